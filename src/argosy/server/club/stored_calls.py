"""Rows of calls: notifications to players about turns, waiting, claimed or sent.

A call waits a moment before it is due. In that moment every process looks whether whoever is called has the
table open with it, and takes the call back. What is due is claimed by one process, in a transaction that also
looks whether it is still true; only then it is sent, so nothing is sent twice. Target and turn name a call:
for one turn nobody is called again.
"""

from collections.abc import Collection

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, delete, insert, or_, select, union, update

from argosy.server.club.stored_hooks import MOST_FAILURES
from argosy.server.storage.rows import TableSummary
from argosy.server.storage.schema import calls, hooks, seats, subscriptions, tables

PUSH, HOOK = "push:", "hook:"
OVER = "over"
"""The turn of what is told when a game is over."""
WAIT = 5.0
"""Seconds before a call is due: a reload is no absence, and every process has looked several times by
then.
"""
PAUSE = 60.0
"""Seconds between two calls of one target by one table."""


class Call(msgspec.Struct, frozen=True, kw_only=True):
    """A notification to a target about a turn or a finished game."""

    game: str
    target: str
    """`push:GUEST`, `hook:ID`."""
    turn: str
    """Age and turn, or `over`."""


def heeded(connection: Connection, games: Collection[str]) -> set[str]:
    """Those of some tables that anybody wants to hear of, or has been called to: of most tables nobody
    does.
    """
    told = select(seats.c.game).where(seats.c.game.in_(games))
    by_push = told.join(subscriptions, subscriptions.c.guest == seats.c.guest)
    by_hook = told.join(hooks, and_(hooks.c.guest == seats.c.guest, hooks.c.game == ""))
    of_table = select(hooks.c.game).where(hooks.c.game.in_(games))
    called = select(calls.c.game).where(calls.c.game.in_(games))
    return set(connection.execute(union(by_push, by_hook, of_table, called)).scalars())


def owed(connection: Connection, table: str) -> list[Call]:
    """Return the calls that a table owes to subscribers as it stands now."""
    own = tables.c
    query = select(own.phase, own.standing, own.host).where(own.id == table)
    row = connection.execute(query).one_or_none()
    if row is None or row.phase == "waiting":
        return []
    try:
        standing = msgspec.json.decode(row.standing, type=TableSummary)
    except msgspec.DecodeError:  # the page of the table says that it is damaged
        return []
    is_over = row.phase == "over"
    guests = _people(connection, table, None if is_over else standing)
    if not guests:
        return []
    turn = OVER if is_over else f"{standing.age}.{standing.turn}"
    targets = [] if is_over else _reached(connection, guests)
    targets += _hooked(connection, table, row.host, guests)
    return [Call(game=table, target=target, turn=turn) for target in targets]


def _people(connection: Connection, table: str, standing: TableSummary | None) -> list[str]:
    """Guests at a table; standing: only those who owe a choice and for whom no bot plays."""
    own = seats.c
    people = own.game == table, own.kind == "human"
    owe = () if standing is None else (own.bot.is_(None), own.seat.in_(standing.owing))
    found = connection.execute(select(own.guest).where(*people, *owe)).scalars()
    return [guest for guest in found if guest is not None]


def _reached(connection: Connection, guests: list[str]) -> list[str]:
    """Guests who have a subscribed browser."""
    query = select(subscriptions.c.guest).where(subscriptions.c.guest.in_(guests)).distinct()
    return [PUSH + guest for guest in sorted(connection.execute(query).scalars())]


def _hooked(connection: Connection, table: str, host: str, guests: list[str]) -> list[str]:
    """Webhooks of the table, as long as they are its host's, and of these guests."""
    own = hooks.c
    wanted = or_(and_(own.game == table, own.guest == host), and_(own.game == "", own.guest.in_(guests)))
    query = select(own.id).where(wanted, own.failures < MOST_FAILURES).order_by(own.id)
    return [HOOK + hook for hook in connection.execute(query).scalars()]


def note(connection: Connection, wanted: list[Call], now: float) -> None:
    """Let calls wait that have not been made for this turn."""
    for call in wanted:
        known = connection.execute(select(calls).where(*_of(call)).with_for_update()).one_or_none()
        if known is None:
            values = msgspec.structs.asdict(call) | {"due": now + WAIT, "sent": 0.0}
            connection.execute(insert(calls).values(values))
        elif known.turn != call.turn:
            due = max(now + WAIT, known.sent + PAUSE)
            connection.execute(update(calls).where(*_of(call)).values(turn=call.turn, due=due))


def waiting(connection: Connection, now: float) -> list[tuple[Call, bool]]:
    """Calls that are due soon, and whether they are due now."""
    query = select(calls).where(calls.c.due <= now + WAIT).order_by(calls.c.due)
    return [
        (Call(game=row.game, target=row.target, turn=row.turn), row.due <= now)
        for row in connection.execute(query)
    ]


def settle(connection: Connection, call: Call) -> None:
    """Take a call back: whoever is called has seen it."""
    connection.execute(update(calls).where(*_of(call), calls.c.turn == call.turn).values(due=None))


def claim(connection: Connection, call: Call, now: float) -> bool:
    """May this process make the call? Not if another one does, and not if it is no longer true."""
    still = call in owed(connection, call.game)
    mine = *_of(call), calls.c.turn == call.turn, calls.c.due <= now
    values = {"due": None, "sent": now} if still else {"due": None}
    return connection.execute(update(calls).where(*mine).values(values)).rowcount == 1 and still


def has_any(connection: Connection, table: str) -> bool:
    """Has anybody been called to a table?"""
    return (
        connection.execute(select(calls.c.target).where(calls.c.game == table).limit(1)).first() is not None
    )


def forget(connection: Connection, table: str) -> None:
    """Drop the calls to people of a table whose game is over."""
    connection.execute(delete(calls).where(calls.c.game == table, calls.c.target.startswith(PUSH)))


def _of(call: Call) -> tuple[ColumnElement[bool], ColumnElement[bool]]:
    return calls.c.game == call.game, calls.c.target == call.target
