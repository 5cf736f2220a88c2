"""Rows of table membership: guests who sit or have sat at a table. Written with the log."""

from sqlalchemy import ColumnElement, Connection, delete, insert, select, update

from argosy.server.storage.rows import TableRow
from argosy.server.storage.schema import sittings


def note(connection: Connection, row: TableRow) -> None:
    """Keep who sits at a table now.

    Who stands up before the start has never been there; who leaves a game has.
    """
    here = {seat.guest: seat.seat for seat in row.seats if seat.guest is not None}
    known = connection.execute(select(sittings.c.guest).where(sittings.c.game == row.id))
    before = set(known.scalars())
    for guest, seat in here.items():
        values = {"seat": seat, "gone": False, "hidden": False}
        if guest in before:
            connection.execute(update(sittings).where(*_sitting(row.id, guest)).values(values))
        else:
            connection.execute(insert(sittings).values(values | {"game": row.id, "guest": guest}))
    for guest in before - set(here):
        left = _sitting(row.id, guest)
        if row.phase == "waiting":
            connection.execute(delete(sittings).where(*left))
        else:
            connection.execute(update(sittings).where(*left).values(gone=True))


def hide(connection: Connection, table: str, guest: str) -> bool:
    """Take a table off somebody's own list. True when nobody has it on theirs any more."""
    connection.execute(update(sittings).where(*_sitting(table, guest)).values(hidden=True))
    kept = select(sittings.c.guest).where(sittings.c.game == table, sittings.c.hidden.is_(False)).limit(1)
    return connection.execute(kept).first() is None


def _sitting(table: str, guest: str) -> tuple[ColumnElement[bool], ColumnElement[bool]]:
    return sittings.c.game == table, sittings.c.guest == guest
