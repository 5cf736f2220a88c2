"""From the record to a view: what a seat sees of single boards."""

from typing import Any

from argosy.catalog import Effect
from argosy.game.wonders.extra_wonders.view import CityExtra, CopiedStage
from argosy.rules.wonders.ruleset import Ruleset
from argosy.rules.wonders.state import MAX_STAGES


def effects_of(ruleset: Ruleset, city: Any) -> list[Effect]:
    """The effects of copied stages."""
    wonders = {wonder.id: wonder for wonder in ruleset.catalog.wonders}
    return [
        effect
        for copied in copies_of(ruleset, city)
        for effect in wonders[copied.wonder].sides[copied.side].stages[copied.number - 1].effects
    ]


def copies_of(ruleset: Ruleset, city: Any) -> tuple[CopiedStage, ...]:
    """The stages of a city that copy others."""
    places = [(stage, divmod(int(place) - 1, MAX_STAGES)) for stage, place in enumerate(city.extra_wonders.copies)]
    return tuple(
        CopiedStage(stage=stage + 1, wonder=ruleset.boards[board][0], side=ruleset.boards[board][1], number=number + 1)
        for stage, (board, number) in places
        if board >= 0
    )


def look_at_city(ruleset: Ruleset, city: Any) -> dict[str, Any]:
    """Copied stages, Diplomacy and masks as everybody sees them."""
    black = city.black
    return {
        "extra_wonders": CityExtra(
            copies=copies_of(ruleset, city), diplomacy=int(black.diplomacy), masks=int(black.masks)
        )
    }
