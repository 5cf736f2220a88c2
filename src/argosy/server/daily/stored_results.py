"""Rows of daily voyages: who has begun one on a day, and what it has brought; one a day and guest.

They are written in the transactions of the table, so nothing counts twice.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from argosy.server.errors import Refused
from argosy.server.storage.rows import TableRow
from argosy.server.storage.schema import daily_results, guests

SHOWN = 100
"""Results of a day that are read."""
DAYS = 28
"""Days of a guest that are read, the newest."""


class DailyResult(msgspec.Struct, frozen=True, kw_only=True):
    """A guest's voyage of a day; without rank and points while it runs."""

    day: str
    guest: str
    game: str
    name: str = ""
    """Empty for somebody who has no name or is not shown by it."""
    rank: int | None = None
    points: int | None = None
    result: str | None = None
    """Duel: how it was won (`TableSummary.result`)."""


def begin(connection: Connection, row: TableRow) -> None:
    """Note that the maker of a table has begun the voyage of its day. Refuses a second one."""
    if row.daily is None:
        return
    values = {"day": row.daily.day, "guest": row.maker, "game": row.id}
    try:
        with connection.begin_nested():
            connection.execute(insert(daily_results).values(values))
    except IntegrityError as error:
        raise Refused("already_begun", "You have begun the voyage of this day already.") from error


def table_of(connection: Connection, day: str, guest: str) -> str | None:
    """The table at which a guest has begun the voyage of a day."""
    own = daily_results.c
    query = select(own.game).where(own.day == day, own.guest == guest)
    return connection.execute(query).scalar_one_or_none()


def note_end(connection: Connection, row: TableRow) -> None:
    """Keep the result of a voyage whose guest has played it to its end."""
    if row.daily is None or row.standing.ended_by != "play":
        return
    seat = next((one.seat for one in row.seats if one.guest == row.maker and one.bot is None), None)
    if seat is None:
        return
    values = {
        "rank": row.standing.ranks[seat],
        "points": row.standing.totals[seat],
        "result": row.standing.result,
        "ended": row.standing.ended,
    }
    connection.execute(update(daily_results).where(daily_results.c.game == row.id).values(values))


def of_day(connection: Connection, day: str) -> Sequence[DailyResult]:
    """The finished voyages of a day, the best first: by place, then by points, then the earlier one."""
    own = daily_results.c
    query = (
        select(daily_results, guests.c.name, guests.c.settings)
        .join(guests, guests.c.id == own.guest, isouter=True)
        .where(own.day == day, own.rank.is_not(None))
        .order_by(own.rank, own.points.desc(), own.ended)
        .limit(SHOWN)
    )
    return tuple(_result(row) for row in connection.execute(query).mappings())


def of_guest(connection: Connection, guest: str) -> Sequence[tuple[DailyResult, int, int]]:
    """The last voyages of a guest, the newest first, each with its place among all of its day, and all."""
    query = (
        select(daily_results)
        .where(daily_results.c.guest == guest)
        .order_by(daily_results.c.day.desc())
        .limit(DAYS)
    )
    results = [_result(row) for row in connection.execute(query).mappings().all()]
    return tuple((one, *_place(connection, one)) for one in results)


def _place(connection: Connection, own: DailyResult) -> tuple[int, int]:
    """Place of a result among those of its day, and their number; place 0 without a result."""
    column = daily_results.c
    of_day = column.day == own.day, column.rank.is_not(None)
    total = connection.execute(select(func.count()).where(*of_day)).scalar_one()
    if own.rank is None:
        return 0, total
    better = (column.rank < own.rank) | ((column.rank == own.rank) & (column.points > own.points))
    return connection.execute(select(func.count()).where(*of_day, better)).scalar_one() + 1, total


def _result(row: Mapping[Any, Any]) -> DailyResult:
    settings = msgspec.json.decode(row.get("settings") or "{}", type=dict[str, str | bool])
    return DailyResult(
        day=row["day"],
        guest=row["guest"],
        game=row["game"],
        name=row.get("name") or "" if settings.get("ranked") is True else "",
        rank=row["rank"],
        points=row["points"],
        result=row["result"],
    )
