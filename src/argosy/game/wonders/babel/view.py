"""What a seat may know of tower and projects."""

import msgspec


class CityBabel(msgspec.Struct, frozen=True, kw_only=True):
    """What Babel adds to a city; all of it is public."""

    tiles: int
    """Own tiles that are not laid yet."""
    laid: int
    """Own tiles in the tower."""
    resting: tuple[str, ...]
    """Cards whose effects rest because of a tile."""
    tokens: int
    """Participation tokens of this Age."""
    rewards: tuple[int, ...]
    """By Age how often the city has the reward of its project."""
    debt: int
    """Points of tokens for penalties that could not be suffered; never positive."""
    free_stages: int
    free_cards: int
    any_color: int
    """Tokens for a free stage, a free card, a project with a card of any colour."""
    board_rests: bool
    """The resource of the board can no longer be used."""


class LaidTile(msgspec.Struct, frozen=True, kw_only=True):
    """A tile of the tower."""

    number: int
    seat: int
    """Who laid it."""
    works: bool
    """Is it uncovered?"""


class ProjectView(msgspec.Struct, frozen=True, kw_only=True):
    """A project that has been turned up."""

    id: str
    age: int
    tokens: int
    """Participation tokens left on it."""


class TableBabel(msgspec.Struct, frozen=True, kw_only=True):
    """Tower and projects as the viewer sees them."""

    places: int
    """Of the tower; 0 without it."""
    tower: tuple[LaidTile, ...]
    """All tiles in the order in which they were laid."""
    tiles: tuple[int, ...]
    """The viewer's own tiles that are not laid yet."""
    packet: tuple[int, ...]
    """The tiles of which the viewer keeps one now."""
    projects: tuple[ProjectView, ...]
    """Those of the Ages that have begun."""
    penalty: tuple[str, ...]
    """What the viewer gives up one of now: ids of buildings, points of victory tokens."""
