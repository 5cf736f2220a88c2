"""Page models of the tournament pages. The server fills them."""

from typing import Literal

import msgspec

from argosy.web.models import Invited, LobbyPage, Notice, TableSummary, Visitor


class TournamentLine(msgspec.Struct, frozen=True, kw_only=True):
    """A tournament in a list."""

    id: str
    title: str
    state: Literal["open", "running", "over"]
    game: TableSummary
    """What is played; `players` are those at a full table."""
    clock: int
    """Seconds that a turn may take."""
    is_round_robin: bool
    round: int
    """The last one that was drawn."""
    rounds: int
    """Of a round robin 0 until it begins."""
    entrants: int
    most: int


class TournamentsPage(msgspec.Struct, frozen=True, kw_only=True):
    """GET /tournaments: all of them, the newest first, and the form for a new one, which posts there.

    The form has the fields of the lobby's about the game (`LobbyPage`), and title, system=swiss|round_robin,
    rounds, clock, most, name.
    """

    visitor: Visitor
    form: LobbyPage
    lines: tuple[TournamentLine, ...] = ()
    notice: Notice | None = None


class EntrantLine(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who takes part, as they stand."""

    number: int
    name: str
    bot: str | None
    """Of this server; None for people and for bots of others."""
    is_you: bool
    gone: bool
    rank: int
    points: float
    buchholz: float
    games: int
    byes: int


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """A table of a round: by seat the number of the entrant, and what the game has brought."""

    table: str
    entrants: tuple[int, ...]
    points: tuple[float | None, ...]


class RoundLine(msgspec.Struct, frozen=True, kw_only=True):
    """Round of a tournament."""

    number: int
    tables: tuple[Played, ...]
    byes: tuple[int, ...]


class TournamentPage(msgspec.Struct, frozen=True, kw_only=True):
    """GET /tournaments/<id>: entrants and standings, all rounds, and the visitor's actions."""

    visitor: Visitor
    form: LobbyPage
    """Which bots may be added."""
    line: TournamentLine
    entrants: tuple[EntrantLine, ...]
    rounds: tuple[RoundLine, ...]
    """The newest first."""
    is_maker: bool
    takes_part: bool
    invited: tuple[Invited, ...] = ()
    """For the maker, before it begins: the bots of others that were asked."""
    awaits_round: bool = False
    """All games of the last round have ended, and the tables of the next one are not made yet."""
    notice: Notice | None = None
