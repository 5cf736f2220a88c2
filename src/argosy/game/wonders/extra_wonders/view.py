"""What a seat may know of single boards; all of it is public."""

import msgspec


class CopiedStage(msgspec.Struct, frozen=True, kw_only=True):
    """A stage of the city that copies another one."""

    stage: int
    """Its own 1-based number."""
    wonder: str
    side: str
    number: int
    """The board and the 1-based stage that it copies."""


class CityExtra(msgspec.Struct, frozen=True, kw_only=True):
    """What single boards add to a city."""

    copies: tuple[CopiedStage, ...]
    diplomacy: int
    """Diplomacy tokens; with one the city takes no part in the next land conflicts."""
    masks: int
    """How many science symbols of green cards next door it copies at the end."""
