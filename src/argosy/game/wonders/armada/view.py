"""What a seat may know of ships and islands."""

import msgspec


class CityArmada(msgspec.Struct, frozen=True, kw_only=True):
    """What Armada adds to a city; all of it is public."""

    shipyard: str
    """Id of the board; costs and wonder symbol stand in the catalog."""
    ships: dict[str, int]
    """Space of each ship by colour, 0 = start."""
    strength: int
    """Naval strength now: cards, stages, islands and ships."""
    level: int
    """Commercial level: the yellow ship's number."""
    islands: tuple[str, ...]
    tokens: tuple[int, ...]
    """Points of the naval token of each Age; 0 = none."""
    landings: tuple[int, ...]
    """Seats that this city makes an incursion on at the end of this Age."""
    explores: int | None
    """Level of the islands that it is looking at now."""
