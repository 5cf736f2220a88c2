"""Rows of the server processes of a database, and which process asks the bots of a table.

Times are those of the database, because clocks of machines differ.
"""

from typing import Any

from sqlalchemy import ColumnElement, Connection, delete, func, or_, select, update

from argosy.server.storage import upsert
from argosy.server.storage.schema import processes, tables

DEAD = 10.0
"""Seconds after which a process that has not been seen counts as dead."""
FORGOTTEN = 86_400.0
"""Seconds after which nothing is kept of a dead one."""
MOST_ORPHANS = 50

NOW: ColumnElement[Any] = func.extract("epoch", func.clock_timestamp())
ALIVE = select(processes.c.id).where(processes.c.seen > NOW - DEAD)
FREE = or_(tables.c.holder.is_(None), tables.c.holder.not_in(ALIVE))


def see(connection: Connection, process: str) -> float | None:
    """Note that a process lives.

    Returns for how many seconds none has been seen before; None if none ever was.
    """
    gap: Any = connection.execute(select(NOW - func.max(processes.c.seen))).scalar_one()
    values = {"id": process, "started": NOW, "seen": NOW}
    upsert.put(connection, processes, values, ("seen",))
    connection.execute(delete(processes).where(processes.c.seen < NOW - FORGOTTEN))
    return None if gap is None else float(gap)


def be_gone(connection: Connection, process: str) -> None:
    """Note that a process ends: others may hold its tables at once."""
    connection.execute(delete(processes).where(processes.c.id == process))


def take(connection: Connection, process: str, table: str) -> bool:
    """Let a process hold a table, unless another one that lives does. True when it holds it."""
    own = tables.c
    mine = update(tables).where(own.id == table, or_(own.holder == process, FREE)).values(holder=process)
    return connection.execute(mine).rowcount == 1


def give_back(connection: Connection, process: str, table: str) -> None:
    """Let go of a table, should the process hold it."""
    connection.execute(
        update(tables).where(tables.c.id == table, tables.c.holder == process).values(holder=None)
    )


def orphans(connection: Connection) -> list[str]:
    """Tables whose bots owe a choice, or whose plans are to be played, and that no living process holds."""
    query = (
        select(tables.c.id).where(tables.c.bots_owe, tables.c.phase == "playing", FREE).limit(MOST_ORPHANS)
    )
    return list(connection.execute(query).scalars())
