"""Page models and filters of the page of a guest's own games.

The server fills them; `argosy.web.account.my_games` turns them into template values.
"""

from collections.abc import Mapping
from urllib.parse import urlencode

import msgspec

from argosy.coach.lessons import Lesson
from argosy.web.models import PuzzleLine, TableSummary, Visitor

ANY = ""
BASE = "base"
"""The filter of expansions that keeps games without any."""
STATES = ("running", "over")


class Filters(msgspec.Struct, frozen=True, kw_only=True):
    """Filters of the list, from the query string; empty for all games."""

    game: str = ANY
    expansion: str = ANY
    state: str = ANY
    rival: str = ANY

    def query(self, page: int = 1) -> str:
        """The address of a page of the list, behind the question mark; what says nothing is left out."""
        said = {name: value for name, value in msgspec.structs.asdict(self).items() if value}
        return urlencode(said | ({"page": str(page)} if page > 1 else {}))


def filters_of(query: Mapping[str, str]) -> Filters:
    """Return the filters of a query string; unknown values match nothing and raise no error."""
    return Filters(**{name: query.get(name, ANY)[:60] for name in Filters.__struct_fields__})


class PlayedSeat(msgspec.Struct, frozen=True, kw_only=True):
    """One seat of a game: player, points and rank."""

    seat: int
    name: str
    bot: str | None = None
    rival: str = ANY
    """Who that was for the filter; empty for the guest, for partners and where nobody sits."""
    points: int | None = None
    rank: int | None = None
    wonders: tuple[str, ...] = ()
    is_you: bool = False


class PlayedGame(msgspec.Struct, frozen=True, kw_only=True):
    """One game of the list."""

    summary: TableSummary
    at: float
    """When it ended; of a game that runs, when its table was made."""
    phase: str
    is_gone: bool
    """The guest has left it while it ran."""
    seats: tuple[PlayedSeat, ...]

    @property
    def own(self) -> PlayedSeat:
        """The seat of the guest."""
        return next(seat for seat in self.seats if seat.is_you)

    @property
    def counts(self) -> bool:
        """Has the guest played it to its end?"""
        return self.phase == "over" and not self.is_gone

    @property
    def is_won(self) -> bool:
        """Alone, with a partner or shared."""
        return self.counts and self.own.rank == 1


class MyGamesPage(msgspec.Struct, frozen=True, kw_only=True):
    """GET /games: all games of a guest, newest first; the page applies the filters."""

    visitor: Visitor
    games: tuple[PlayedGame, ...]
    filters: Filters = Filters()
    page: int = 1
    still_adding: int = 0
    """Games whose points are still being added up from their logs."""
    lesson: Lesson | None = None
    """The coach's most frequent lesson of the last analysed games."""
    puzzle: PuzzleLine | None = None
    """The puzzle of the day."""
