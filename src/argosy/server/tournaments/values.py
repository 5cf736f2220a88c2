"""Values of a tournament as the database stores them and as pairing uses them."""

from typing import Literal

import msgspec

from argosy.server.storage.rows import GameRequest

System = Literal["swiss", "round_robin"]
State = Literal["open", "running", "over"]
LEAST_AT_A_TABLE = 3
"""Players of 7 Wonders at a table of a tournament: two would share a free city, which is another game."""


class Entrant(msgspec.Struct, frozen=True, kw_only=True):
    """Entrant of a tournament: a person, a bot of this server, or a bot of somebody else.

    The last is a guest like a person.
    """

    number: int
    name: str
    guest: str | None = None
    bot: str | None = None
    gone: bool = False
    """Has withdrawn: is paired no more."""


class SeatAssignment(msgspec.Struct, frozen=True, kw_only=True):
    """Seat of a player in a round."""

    round: int
    number: int
    """The entrant's."""
    game: str = ""
    """The table; empty for a bye."""
    seat: int = 0
    points: float | None = None
    """None while the game runs."""
    lapses: int = 0
    """How often their time was up in this game."""
    lapsed: float = 0.0
    """Since when a bot plays for them, in seconds since 1970; 0: they play themselves."""
    forfeit: bool = False
    """The game is lost, however it ends."""


class Tournament(msgspec.Struct, frozen=True, kw_only=True):
    """A tournament with all who take part and all rounds that were drawn."""

    id: str
    host: str
    name: str
    created: float
    request: GameRequest
    """What is played; `players` are those at a full table."""
    system: System
    rounds: int
    """Of a round robin 0 until it begins."""
    most: int
    """So many may take part."""
    state: State = "open"
    round: int = 0
    """The last one that was drawn."""
    entrants: tuple[Entrant, ...] = ()
    places: tuple[SeatAssignment, ...] = ()
    network: str = ""
    """Keyed hash of the address that it was made from."""

    @property
    def awaits_round(self) -> bool:
        """True when all games of the last round have ended and another round follows."""
        is_played = all(place.points is not None for place in self.places)
        return self.state == "running" and self.round < self.rounds and is_played

    @property
    def size(self) -> int:
        """Players at a full table."""
        return self.request.players

    @property
    def active(self) -> tuple[Entrant, ...]:
        """Those who are paired."""
        return tuple(one for one in self.entrants if not one.gone)

    @property
    def least(self) -> int:
        """So many are needed for a table."""
        return least_at_a_table(self.size)


class PairedPlayer(msgspec.Struct, frozen=True, kw_only=True):
    """An entrant with the facts that pairing needs."""

    number: int
    points: float = 0.0
    byes: int = 0
    begun: int = 0
    """How often they sat on the first seat, which begins."""
    games: int = 0
    met: dict[int, int] = {}
    """By entrant how often they sat at the same table."""


class Drawn(msgspec.Struct, frozen=True, kw_only=True):
    """A round: the entrants of each table by seat, and those who have a bye."""

    tables: tuple[tuple[int, ...], ...]
    byes: tuple[int, ...] = ()


def least_at_a_table(size: int) -> int:
    """So many are needed for a table."""
    return min(size, LEAST_AT_A_TABLE)
