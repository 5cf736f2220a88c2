"""Items of the score lines that single boards add to, and science symbols that they may copy."""

from argosy.game.wonders import open_symbols
from argosy.game.wonders.hooks import Copies, Items
from argosy.game.wonders.interactions.cities_and_extra_wonders import are_told_by_cities
from argosy.rules.wonders.extra_wonders.play import marker_points
from argosy.rules.wonders.records import Game
from argosy.rules.wonders.ruleset import Ruleset
from argosy.rules.wonders.state import MAX_STAGES


def items(ruleset: Ruleset, game: Game, seat: int) -> dict[str, Items]:
    """Cards next door of the colour of what lies under a stage (EXTRA-STONE-3)."""
    built = [stage for stage in range(MAX_STAGES) if game.cities[seat].stages_built >> stage & 1]
    counted = tuple(
        (f"colour_under_{stage + 1}", points)
        for stage in built
        if (points := int(marker_points(game, ruleset.tables, seat, stage)))
    )
    return {"wonder": counted}


def copies(ruleset: Ruleset, game: Game, seat: int) -> Copies:
    """Symbols that the Great Wall copies; none with Cities, which lists them with masks (EXTRA-WALL-3)."""
    return (0, ()) if are_told_by_cities(ruleset) else open_symbols.copies(ruleset, game, seat)
