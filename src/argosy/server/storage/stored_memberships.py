"""Rows of table membership: guests who sit or have sat at a table. Written with the log."""

from sqlalchemy import ColumnElement, Connection, delete, insert, select, update

from argosy.server.storage.rows import TableRow
from argosy.server.storage.schema import memberships


def note(connection: Connection, row: TableRow) -> None:
    """Keep who sits at a table now.

    Who stands up before the start has never been there; who leaves a game has.
    """
    here = {seat.guest: seat.seat for seat in row.seats if seat.guest is not None}
    known = connection.execute(select(memberships.c.guest).where(memberships.c.game == row.id))
    before = set(known.scalars())
    for guest, seat in here.items():
        values = {"seat": seat, "gone": False, "hidden": False}
        if guest in before:
            connection.execute(update(memberships).where(*_membership(row.id, guest)).values(values))
        else:
            connection.execute(insert(memberships).values(values | {"game": row.id, "guest": guest}))
    for guest in before - set(here):
        left = _membership(row.id, guest)
        if row.phase == "waiting":
            connection.execute(delete(memberships).where(*left))
        else:
            connection.execute(update(memberships).where(*left).values(gone=True))


def hide(connection: Connection, table: str, guest: str) -> bool:
    """Take a table off somebody's own list. True when nobody has it on theirs any more."""
    connection.execute(update(memberships).where(*_membership(table, guest)).values(hidden=True))
    kept = (
        select(memberships.c.guest)
        .where(memberships.c.game == table, memberships.c.hidden.is_(False))
        .limit(1)
    )
    return connection.execute(kept).first() is None


def _membership(table: str, guest: str) -> tuple[ColumnElement[bool], ColumnElement[bool]]:
    return memberships.c.game == table, memberships.c.guest == guest
