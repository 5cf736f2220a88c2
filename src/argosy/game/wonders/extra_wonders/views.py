"""Types of the part of single boards in a view, and the copied stages of a city."""

import msgspec

from argosy.rules.wonders.ruleset import Ruleset
from argosy.rules.wonders.state import MAX_STAGES, City


class CopiedStage(msgspec.Struct, frozen=True, kw_only=True):
    """A stage of the city that copies another one."""

    stage: int
    """Its own 1-based number."""
    wonder: str
    side: str
    number: int
    """The board and the 1-based stage that it copies."""


class CityExtra(msgspec.Struct, frozen=True, kw_only=True):
    """The part of single boards in a city."""

    copies: tuple[CopiedStage, ...]
    diplomacy: int
    """Diplomacy tokens; with one the city takes no part in the next land conflicts."""
    masks: int
    """How many science symbols of green cards next door it copies at the end."""


def copies_of(ruleset: Ruleset, city: City) -> tuple[CopiedStage, ...]:
    """The stages of a city that copy others."""
    places = [
        (stage, divmod(int(place) - 1, MAX_STAGES)) for stage, place in enumerate(city.extra_wonders.copies)
    ]
    return tuple(
        CopiedStage(
            stage=stage + 1, wonder=ruleset.boards[board][0], side=ruleset.boards[board][1], number=number + 1
        )
        for stage, (board, number) in places
        if board >= 0
    )
