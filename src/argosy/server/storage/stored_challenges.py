"""Rows of challenges to a table or a tournament.

One whose table no longer waits, or whose tournament has begun or is gone, is open no more.
"""

from typing import Any, Literal

import msgspec
from sqlalchemy import ColumnElement, Connection, Row, insert, or_, select, update

from argosy.server.storage.row_limits import RowLimit, first_reached
from argosy.server.storage.schema import challenges, tables, tournaments

State = Literal["open", "accepted", "declined", "canceled"]


class Challenge(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody asks a bot to sit down, or to take part in a tournament."""

    id: str
    game: str
    """The table; empty where a tournament is meant."""
    challenger: str
    challenged: str
    created: float
    state: State = "open"
    makes_table: bool = False
    """The table was made for it, and goes when nothing comes of it."""
    tournament: str | None = None


def add(
    connection: Connection, challenge: Challenge, since: float, most: int
) -> State | Literal["full", "asked"]:
    """Keep a new one.

    `full`: its challenger has so many already; `asked`: the same bot is asked to the same place already.
    """
    own = *_open(since), challenges.c.challenger == challenge.challenger
    if first_reached(connection, RowLimit(f"challenges of {challenge.challenger}", _SUBJECTS, own, most)):
        return "full"
    where = (
        challenges.c.game == challenge.game,
        challenges.c.tournament.is_not_distinct_from(challenge.tournament),
    )
    same = *where, challenges.c.challenged == challenge.challenged
    if (
        connection.execute(select(challenges.c.id).select_from(_SUBJECTS).where(*own, *same)).first()
        is not None
    ):
        return "asked"
    connection.execute(insert(challenges).values(msgspec.structs.asdict(challenge)))
    return "open"


def of_id(connection: Connection, challenge: str) -> Challenge | None:
    """A challenge, None if there is none of this id."""
    row = connection.execute(select(challenges).where(challenges.c.id == challenge)).one_or_none()
    return None if row is None else _challenge(row)


def open_of(connection: Connection, guest: str, since: float) -> list[Challenge]:
    """Those that are open, by or to a guest, the oldest first."""
    own = or_(challenges.c.challenger == guest, challenges.c.challenged == guest)
    query = select(challenges).select_from(_SUBJECTS).where(*_open(since), own)
    return list(
        map(_challenge, connection.execute(query.order_by(challenges.c.created, challenges.c.id)).all())
    )


def of_table(connection: Connection, table: str, since: float) -> list[Challenge]:
    """The newest of each bot at a table, the oldest first, as far as it is open or was declined."""
    return _unanswered(connection, challenges.c.game == table, challenges.c.created >= since)


def of_tournament(connection: Connection, tournament: str, since: float) -> list[Challenge]:
    """The newest of each bot for a tournament, the oldest first, as far as it is open or was declined."""
    return _unanswered(connection, challenges.c.tournament == tournament, challenges.c.created >= since)


def _unanswered(connection: Connection, *where: ColumnElement[bool]) -> list[Challenge]:
    rows = connection.execute(
        select(challenges).where(*where).order_by(challenges.c.created, challenges.c.id)
    ).all()
    newest = {row.challenged: _challenge(row) for row in rows}
    return [one for one in newest.values() if one.state in ("open", "declined")]


def late_of(connection: Connection, guest: str, since: float) -> list[Challenge]:
    """Those by a guest that nobody has answered in time."""
    late = challenges.c.state == "open", challenges.c.created < since, challenges.c.challenger == guest
    return list(map(_challenge, connection.execute(select(challenges).where(*late)).all()))


def settle(connection: Connection, challenge: str, state: State) -> bool:
    """Say what has come of a challenge. False when something else has before."""
    still = challenges.c.id == challenge, challenges.c.state == "open"
    return connection.execute(update(challenges).where(*still).values(state=state)).rowcount == 1


_SUBJECTS = challenges.outerjoin(tables, tables.c.id == challenges.c.game).outerjoin(
    tournaments, tournaments.c.id == challenges.c.tournament
)


def _open(since: float) -> tuple[Any, ...]:
    may_come = or_(tables.c.phase == "waiting", tournaments.c.state == "open")
    return challenges.c.state == "open", challenges.c.created >= since, may_come


def _challenge(row: Row[Any]) -> Challenge:
    return Challenge(
        id=row.id,
        game=row.game,
        challenger=row.challenger,
        challenged=row.challenged,
        created=row.created,
        state=row.state,
        makes_table=row.makes_table,
        tournament=row.tournament,
    )
