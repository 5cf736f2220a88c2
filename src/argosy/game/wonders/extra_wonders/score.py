"""What gives the points that single boards add, item by item, and what they may copy for science."""

from typing import Any

from argosy.catalog.wonders.cities.facts import Cities
from argosy.game.wonders.box import Items
from argosy.game.wonders.cities import score as cities
from argosy.rules.wonders.extra_wonders.play import marker_points
from argosy.rules.wonders.ruleset import Ruleset
from argosy.rules.wonders.state import MAX_STAGES


def items(ruleset: Ruleset, game: Any, seat: int) -> dict[str, Items]:
    """Cards next door of the colour of what lies under a stage (EXTRA-STONE-3)."""
    built = [stage for stage in range(MAX_STAGES) if game.cities[seat].stages_built >> stage & 1]
    counted = tuple(
        (f"colour_under_{stage + 1}", points)
        for stage in built
        if (points := int(marker_points(game, ruleset.tables, seat, stage)))
    )
    return {"wonder": counted}


def copies(ruleset: Ruleset, game: Any, seat: int) -> tuple[int, tuple[tuple[str, ...], ...]]:
    """The Great Wall copies symbols as masks do; with Cities its room tells them all (EXTRA-WALL-3)."""
    return (0, ()) if ruleset.catalog.of(Cities) else cities.copies(ruleset, game, seat)
