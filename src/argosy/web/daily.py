"""Page of the daily voyage: the game of the day, its results, one's own over the weeks."""

from datetime import UTC, date, datetime
from typing import Any

import msgspec

from argosy.texts import Words
from argosy.web.games import GAMES
from argosy.web.models import TableSummary, Visitor


class DailyLine(msgspec.Struct, frozen=True, kw_only=True):
    """A result of the day."""

    name: str
    """Empty for somebody who is not shown by name."""
    is_you: bool
    rank: int
    """Place at the table, against the bots."""
    points: int


class PastVoyage(msgspec.Struct, frozen=True, kw_only=True):
    """A voyage of the visitor."""

    day: str
    game: TableSummary
    table: str
    points: int | None
    """None where it was not played to its end."""
    place: int | None
    """Among all who finished the same voyage."""
    of: int


class DailyPage(msgspec.Struct, frozen=True, kw_only=True):
    """GET /daily. `POST /daily` begins the voyage of the day, or leads to the table where it was begun."""

    visitor: Visitor
    day: str
    """In UTC, as 2026-11-29."""
    game: TableSummary
    table: str | None
    """The table where the visitor plays or has played it."""
    is_finished: bool
    lines: tuple[DailyLine, ...]
    """The best first."""
    past: tuple[PastVoyage, ...]
    """The newest first."""


def values(page: DailyPage, w: Words) -> dict[str, Any]:
    """Return the template values of the page."""
    places = _places(page.lines)
    return {
        "day": _date(w, page.day),
        "about": GAMES[page.game.game].about(w, page.game, page.game.players),
        "table": page.table,
        "is_finished": page.is_finished,
        "lines": [
            (place, w.say("you") if one.is_you else one.name or w.say("a guest"), one)
            for place, one in zip(places, page.lines, strict=True)
        ],
        "past": [
            (_date(w, one.day), GAMES[one.game.game].about(w, one.game, one.game.players), one)
            for one in page.past
        ],
    }


def _places(lines: tuple[DailyLine, ...]) -> list[int]:
    """Places of results in order: equal ones share theirs."""
    keys = [(one.rank, -one.points) for one in lines]
    return [keys.index(key) + 1 for key in keys]


def _date(w: Words, day: str) -> str:
    found = date.fromisoformat(day)
    return w.date(datetime(found.year, found.month, found.day, tzinfo=UTC))
