"""The store: an append-only log of choices with the deal first.

An entry is acknowledged after its commit. SQLite runs in WAL mode with synchronous=FULL, because then a commit has
reached the disk before we say yes: it outlives a killed process and a power cut; the price is about a millisecond
for a choice, and people choose slowly. The primary key (game, seq) is the lock: of two writers one gets `Taken`.
"""

import time
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from sqlalchemy import URL, Connection, Row, Select, delete, event, func, insert, select, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from argosy.server import schema
from argosy.server.migrate import upgrade
from argosy.server.rows import Entry, GameRequest, Guest, Phase, SeatRow, Standing, TableRow

SQLITE_SETTINGS = ("busy_timeout=10000", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")
"""The first one first: two processes that start together both change the journal mode."""
SQLITE_BEGIN = "sqlite_begin"
"""Execution option that says how a transaction begins in SQLite."""
LIST_LENGTH = 24


class Taken(Exception):
    """Somebody else has written this place of the log: read the log again."""


class Store:
    """Reads and writes rows; knows nothing of games. Every method is one transaction."""

    def __init__(self, url: str | URL) -> None:
        self.engine = _engine(url)
        # Writers take their lock at once, because SQLite refuses a reader who wants to write after somebody else has.
        self._writer = self.engine.execution_options(**{SQLITE_BEGIN: "BEGIN IMMEDIATE"})

    async def open(self) -> None:
        """Bring the database to the newest form (makes it if there is none), in one transaction."""
        async with self._writer.begin() as connection:
            await connection.run_sync(upgrade)

    async def close(self) -> None:
        """Let all connections go."""
        await self.engine.dispose()

    # tables and seats

    async def add_table(self, row: TableRow) -> None:
        """Write a new table with its seats."""
        async with self._writer.begin() as connection:
            await _insert_table(connection, row)

    async def add_rematch(self, old: str, row: TableRow) -> str:
        """Write a new table as the rematch of an old one, unless there is one. Returns the id of the one that counts."""
        async with self._writer.begin() as connection:
            free = schema.tables.c.id == old, schema.tables.c.rematch.is_(None)
            done = await connection.execute(update(schema.tables).where(*free).values(rematch=row.id))
            if done.rowcount == 1:
                await _insert_table(connection, row)
                return row.id
            kept = select(schema.tables.c.rematch).where(schema.tables.c.id == old)
            return str((await connection.execute(kept)).scalar_one())

    async def table(self, table: str) -> TableRow | None:
        """A table with its seats, None if there is none of this id."""
        found = await self._tables(select(schema.tables).where(schema.tables.c.id == table))
        return found[0] if found else None

    async def put_seats(self, table: str, seats: Sequence[SeatRow]) -> None:
        """Say anew who sits where."""
        async with self._writer.begin() as connection:
            await connection.execute(delete(schema.seats).where(schema.seats.c.game == table))
            await connection.execute(insert(schema.seats), [_seat_values(table, seat) for seat in seats])

    async def tables_of(self, guest: str, phases: Iterable[Phase]) -> list[TableRow]:
        """Tables at which a guest sits, newest first."""
        mine = select(schema.seats.c.game).where(schema.seats.c.guest == guest)
        query = select(schema.tables).where(schema.tables.c.id.in_(mine), schema.tables.c.phase.in_(list(phases)))
        return await self._tables(query)

    async def waiting_tables(self) -> list[TableRow]:
        """Tables whose game has not begun, newest first."""
        return await self._tables(select(schema.tables).where(schema.tables.c.phase == "waiting"))

    # the log

    async def append(self, table: str, entry: Entry, phase: Phase, standing: Standing) -> None:
        """Write the next line of a log and the table's summary. Raises Taken if the place is not free."""
        values = msgspec.structs.asdict(entry) | {"game": table}
        summary = {"phase": phase, "standing": _json(standing)}
        try:
            async with self._writer.begin() as connection:
                await connection.execute(insert(schema.entries).values(values))
                await connection.execute(update(schema.tables).where(schema.tables.c.id == table).values(summary))
        except IntegrityError as error:
            raise Taken(f"entry {entry.seq} of {table} is written already") from error

    async def entries(self, table: str) -> list[Entry]:
        """The whole log of a table, the deal first; empty before the start."""
        query = select(schema.entries).where(schema.entries.c.game == table).order_by(schema.entries.c.seq)
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query)).mappings()
            return [Entry(**{name: value for name, value in row.items() if name != "game"}) for row in rows]

    # guests

    async def guest(self, guest: str) -> Guest:
        """Who has this cookie; somebody without a name if we have never heard of it."""
        query = select(schema.guests).where(schema.guests.c.id == guest)
        async with self.engine.connect() as connection:
            row = (await connection.execute(query)).one_or_none()
        if row is None:
            return Guest(id=guest)
        return Guest(id=guest, name=row.name, settings=msgspec.json.decode(row.settings))

    async def put_guest(self, guest: Guest) -> None:
        """Keep the name and the settings of a guest."""
        values = {"name": guest.name, "settings": _json(guest.settings), "seen": time.time()}
        async with self._writer.begin() as connection:
            known = schema.guests.c.id == guest.id
            done = await connection.execute(update(schema.guests).where(known).values(values))
            if done.rowcount == 0:
                await connection.execute(insert(schema.guests).values(values | {"id": guest.id}))

    async def rename(self, guest: str, name: str) -> None:
        """The name on all seats of a guest whose games are not over."""
        live = select(schema.tables.c.id).where(schema.tables.c.phase != "over")
        seats = schema.seats.c.guest == guest, schema.seats.c.game.in_(live)
        async with self._writer.begin() as connection:
            await connection.execute(update(schema.seats).where(*seats).values(name=name))

    async def count_tables(self) -> int:
        """How many tables there are."""
        async with self.engine.connect() as connection:
            return int((await connection.execute(select(func.count()).select_from(schema.tables))).scalar_one())

    async def _tables(self, query: Select[Any]) -> list[TableRow]:
        newest = query.order_by(schema.tables.c.created.desc()).limit(LIST_LENGTH)
        async with self.engine.connect() as connection:
            rows = (await connection.execute(newest)).all()
            wanted = schema.seats.c.game.in_([row.id for row in rows])
            seats = (await connection.execute(select(schema.seats).where(wanted).order_by(schema.seats.c.seat))).all()
        return [_table_row(row, [seat for seat in seats if seat.game == row.id]) for row in rows]


def _engine(url: str | URL) -> AsyncEngine:
    engine = create_async_engine(url, hide_parameters=True)  # because errors are logged, and parameters hold secrets
    if make_url(url).get_backend_name() == "sqlite":
        event.listen(engine.sync_engine, "connect", _prepare_sqlite)
        event.listen(engine.sync_engine, "begin", _begin_sqlite)
    return engine


def _prepare_sqlite(connection: Any, _record: object) -> None:
    # We begin transactions ourselves: Python's driver begins none before a statement that makes a table, so that a
    # migration that is cut short would leave half a schema.
    connection.isolation_level = None
    cursor = connection.cursor()
    for setting in SQLITE_SETTINGS:
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    connection.exec_driver_sql(connection.get_execution_options().get(SQLITE_BEGIN, "BEGIN"))


async def _insert_table(connection: AsyncConnection, row: TableRow) -> None:
    values = {
        "id": row.id,
        "host": row.host,
        "created": row.created,
        "phase": row.phase,
        "request": _json(row.request),
        "standing": _json(row.standing),
        "rematch": row.rematch,
    }
    await connection.execute(insert(schema.tables).values(values))
    await connection.execute(insert(schema.seats), [_seat_values(row.id, seat) for seat in row.seats])


def _table_row(row: Row[Any], seats: Sequence[Row[Any]]) -> TableRow:
    return TableRow(
        id=row.id,
        host=row.host,
        created=row.created,
        phase=row.phase,
        request=msgspec.json.decode(row.request, type=GameRequest),
        standing=msgspec.json.decode(row.standing, type=Standing),
        rematch=row.rematch,
        seats=tuple(
            SeatRow(seat=seat.seat, kind=seat.kind, guest=seat.guest, name=seat.name, bot=seat.bot) for seat in seats
        ),
    )


def _seat_values(table: str, seat: SeatRow) -> dict[str, Any]:
    return msgspec.structs.asdict(seat) | {"game": table}


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
