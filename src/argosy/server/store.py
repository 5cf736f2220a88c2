"""The store: an append-only log of choices with the deal first.

An entry is acknowledged after its commit. SQLite runs in WAL mode with synchronous=FULL, because then a commit has
reached the disk before we say yes: it outlives a killed process and a power cut; the price is about a millisecond
for a choice, and people choose slowly. The primary key (game, seq) is the lock: of two writers one gets `Taken`.
"""

import sqlite3
import time
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from sqlalchemy import URL, ColumnElement, Connection, Row, Select, delete, event, func, insert, select, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from argosy.server import schema, sittings
from argosy.server.migrate import upgrade
from argosy.server.rows import (
    Entry,
    GameRequest,
    Guest,
    Guide,
    Phase,
    Plan,
    SeatRow,
    Sitting,
    Standing,
    TableRow,
    TalkRow,
    Try,
)

SQLITE_SETTINGS = ("busy_timeout=10000", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")
PATIENCE = 10.0
"""Seconds until a setting is given up that another process holds up."""
PAUSE = 0.01
SQLITE_BEGIN = "sqlite_begin"
"""Execution option that says how a transaction begins in SQLite."""
LIST_LENGTH = 24
OPEN_TABLES = 20
"""So many open tables the lobby shows."""


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

    async def put_seats(self, row: TableRow) -> None:
        """Say anew who sits where, and whose table it is."""
        async with self._writer.begin() as connection:
            await connection.execute(delete(schema.seats).where(schema.seats.c.game == row.id))
            await connection.execute(insert(schema.seats), [_seat_values(row.id, seat) for seat in row.seats])
            changed = {"host": row.host, "due": row.due}
            await connection.execute(update(schema.tables).where(schema.tables.c.id == row.id).values(changed))
            await sittings.note(connection, row)

    async def put_guide(self, table: str, guide: Guide) -> None:
        """Keep how far somebody has come with the hints."""
        async with self._writer.begin() as connection:
            known = schema.tables.c.id == table
            await connection.execute(update(schema.tables).where(known).values(guide=_json(guide)))

    async def delete_table(self, table: str) -> None:
        """Take a table away with its log; what it was the rematch of may have another one."""
        async with self._writer.begin() as connection:
            for rows in (schema.entries, schema.talk, schema.plans, schema.sittings, schema.seats):
                await connection.execute(delete(rows).where(rows.c.game == table))
            await connection.execute(delete(schema.analyses).where(schema.analyses.c.id == table))
            pointing = schema.tables.c.rematch == table
            await connection.execute(update(schema.tables).where(pointing).values(rematch=None))
            await connection.execute(delete(schema.tables).where(schema.tables.c.id == table))

    async def tables_of(self, guest: str, phases: Iterable[Phase], length: int | None = LIST_LENGTH) -> list[TableRow]:
        """The newest tables at which a guest sits, without those taken off the own list; newest first, at most `length`."""
        own = schema.sittings.c
        mine = select(own.game).where(own.guest == guest, own.gone.is_(False), own.hidden.is_(False))
        query = select(schema.tables).where(schema.tables.c.id.in_(mine), schema.tables.c.phase.in_(list(phases)))
        return await self._tables(query, length)

    async def games_of(self, guest: str) -> list[Sitting]:
        """All tables at which a guest sits or sat, without those taken off the own list; newest first."""
        own = schema.sittings.c
        mine = own.guest == guest, own.hidden.is_(False)
        query = select(schema.tables, own.seat, own.gone).join(schema.sittings).where(*mine)
        seated = select(schema.seats).join(schema.sittings, own.game == schema.seats.c.game).where(*mine)
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query.order_by(schema.tables.c.created.desc()))).all()
            seats: dict[str, list[Row[Any]]] = {row.id: [] for row in rows}
            for seat in await connection.execute(seated.order_by(schema.seats.c.seat)):
                seats[seat.game].append(seat)
        return [Sitting(table=_table_row(row, seats[row.id]), seat=row.seat, gone=row.gone) for row in rows]

    async def hide(self, table: str, guest: str) -> bool:
        """Take a table off somebody's own list. True when nobody has it on theirs any more."""
        async with self._writer.begin() as connection:
            return await sittings.hide(connection, table, guest)

    async def put_standing(self, table: str, standing: Standing) -> None:
        """Write the summary of a table anew."""
        async with self._writer.begin() as connection:
            known = schema.tables.c.id == table
            await connection.execute(update(schema.tables).where(known).values(standing=_json(standing)))

    async def due_tables(self, now: float) -> list[str]:
        """Ids of tables where somebody's time is up."""
        late = schema.tables.c.due <= now, schema.tables.c.phase == "playing"
        async with self.engine.connect() as connection:
            return list((await connection.execute(select(schema.tables.c.id).where(*late))).scalars())

    async def open_tables(self, guest: str) -> list[TableRow]:
        """Tables that are shown in the lobby and have a seat for this guest, be it one that a bot keeps; newest first."""
        own, seats = schema.tables.c, schema.seats.c
        has_room = own.id.in_(select(seats.game).where(seats.kind == "open"))
        sits = own.id.in_(select(seats.game).where(seats.guest == guest))
        shown = own.phase.in_(("waiting", "playing")), own.listed, own.host != guest, has_room, ~sits
        return await self._tables(select(schema.tables).where(*shown), OPEN_TABLES)

    async def put_listed(self, table: str, *, listed: bool) -> None:
        """Show a table in the lobby, or no longer."""
        async with self._writer.begin() as connection:
            known = schema.tables.c.id == table
            await connection.execute(update(schema.tables).where(known).values(listed=listed))

    # the log

    async def append(
        self,
        table: str,
        entry: Entry,
        phase: Phase,
        standing: Standing,
        due: float | None = None,
        plans_done: Sequence[int] = (),
    ) -> None:
        """Write the next line of a log and the table's summary. Raises Taken if the place is not free.

        plans_done: seats whose plans are done with it. In the same transaction, because a plan that outlived the choice
        that it was made for would be taken for one of the turn after that.
        """
        values = msgspec.structs.asdict(entry) | {"game": table}
        summary = {"phase": phase, "standing": _json(standing), "due": due}
        try:
            async with self._writer.begin() as connection:
                await connection.execute(insert(schema.entries).values(values))
                await connection.execute(update(schema.tables).where(schema.tables.c.id == table).values(summary))
                for seat in plans_done:
                    await connection.execute(delete(schema.plans).where(*_plan_at(table, seat)))
        except IntegrityError as error:
            raise Taken(f"entry {entry.seq} of {table} is written already") from error

    async def entries(self, table: str) -> list[Entry]:
        """The whole log of a table, the deal first; empty before the start."""
        query = select(schema.entries).where(schema.entries.c.game == table).order_by(schema.entries.c.seq)
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query)).mappings()
            return [Entry(**{name: value for name, value in row.items() if name != "game"}) for row in rows]

    # talk

    async def add_talk(self, table: str, line: TalkRow) -> None:
        """Write the next line of the talk. Raises Taken if the place is not free."""
        try:
            async with self._writer.begin() as connection:
                await connection.execute(insert(schema.talk).values(msgspec.structs.asdict(line) | {"game": table}))
        except IntegrityError as error:
            raise Taken(f"line {line.seq} of the talk at {table} is written already") from error

    async def talk(self, table: str, length: int) -> list[TalkRow]:
        """The last lines of the talk at a table, oldest first."""
        newest = schema.talk.c.seq.desc()
        query = select(schema.talk).where(schema.talk.c.game == table).order_by(newest).limit(length)
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query)).mappings()
            lines = [TalkRow(**{name: value for name, value in row.items() if name != "game"}) for row in rows]
        return lines[::-1]

    # plans

    async def put_plan(self, table: str, seat: int, plan: Plan | None) -> None:
        """Keep what a seat plans, in place of what it planned before; None: nothing any more."""
        async with self._writer.begin() as connection:
            await connection.execute(delete(schema.plans).where(*_plan_at(table, seat)))
            if plan is not None:
                await connection.execute(insert(schema.plans).values(msgspec.structs.asdict(plan) | {"game": table}))

    async def plans(self, table: str) -> list[Plan]:
        """What is planned at a table."""
        query = select(schema.plans).where(schema.plans.c.game == table)
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query)).mappings()
            return [Plan(**{name: value for name, value in row.items() if name != "game"}) for row in rows]

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

    # records

    async def add_record(self, record: str, guest: str, text: str) -> None:
        """Keep a record that somebody has brought along; one that is there already stays as it is."""
        values = {"id": record, "guest": guest, "created": time.time(), "text": text}
        async with self._writer.begin() as connection:
            known = select(schema.records.c.id).where(schema.records.c.id == record)
            if (await connection.execute(known)).first() is None:
                await connection.execute(insert(schema.records).values(values))

    async def record(self, record: str) -> str | None:
        """The text of a kept record, None if there is none of this id."""
        query = select(schema.records.c.text).where(schema.records.c.id == record)
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).scalar_one_or_none()

    # puzzles

    async def add_try(self, guest: str, puzzle: str, *, is_right: bool) -> None:
        """Keep that somebody has tried a puzzle. Whether the first try was right stays as it was."""
        tries = schema.tries
        own = tries.c.guest == guest, tries.c.puzzle == puzzle
        values = {"guest": guest, "puzzle": puzzle, "at_once": is_right, "solved": is_right, "at": time.time()}
        async with self._writer.begin() as connection:
            if (await connection.execute(select(tries.c.puzzle).where(*own))).first() is None:
                await connection.execute(insert(tries).values(values))
            elif is_right:
                await connection.execute(update(tries).where(*own).values(solved=True))

    async def tries_of(self, guest: str) -> list[Try]:
        """The puzzles that somebody has tried, the first one first."""
        tries = schema.tries
        query = select(tries).where(tries.c.guest == guest).order_by(tries.c.at)
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        return [Try(puzzle=row.puzzle, at_once=row.at_once, solved=row.solved) for row in rows]

    # analyses

    async def add_analysis(self, game: str, text: str) -> None:
        """Keep what the coach says of a table's game or of a record; what was said first counts."""
        values = {"id": game, "created": time.time(), "text": text}
        async with self._writer.begin() as connection:
            known = select(schema.analyses.c.id).where(schema.analyses.c.id == game)
            if (await connection.execute(known)).first() is None:
                await connection.execute(insert(schema.analyses).values(values))

    async def analysis(self, game: str) -> str | None:
        """What was kept of it, None if the coach has not looked back."""
        query = select(schema.analyses.c.text).where(schema.analyses.c.id == game)
        async with self.engine.connect() as connection:
            return (await connection.execute(query)).scalar_one_or_none()

    async def _tables(self, query: Select[Any], length: int | None = LIST_LENGTH) -> list[TableRow]:
        newest = query.order_by(schema.tables.c.created.desc()).limit(length)
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
        _set_patiently(cursor, f"PRAGMA {setting}")
    cursor.close()


def _set_patiently(cursor: Any, setting: str) -> None:
    """Try until it works: while another process changes the journal mode, SQLite refuses at once, whatever the timeout."""
    giving_up = time.monotonic() + PATIENCE
    while True:
        try:
            cursor.execute(setting)
        except sqlite3.OperationalError as error:
            if "locked" not in str(error) or time.monotonic() > giving_up:
                raise
            time.sleep(PAUSE)
        else:
            return


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
        "guide": None if row.guide is None else _json(row.guide),
        "due": row.due,
        "listed": row.listed,
    }
    await connection.execute(insert(schema.tables).values(values))
    await connection.execute(insert(schema.seats), [_seat_values(row.id, seat) for seat in row.seats])
    await sittings.note(connection, row)


def _table_row(row: Row[Any], seats: Sequence[Row[Any]]) -> TableRow:
    return TableRow(
        id=row.id,
        host=row.host,
        created=row.created,
        phase=row.phase,
        request=msgspec.json.decode(row.request, type=GameRequest),
        standing=msgspec.json.decode(row.standing, type=Standing),
        rematch=row.rematch,
        guide=None if row.guide is None else msgspec.json.decode(row.guide, type=Guide),
        due=row.due,
        listed=row.listed,
        seats=tuple(
            SeatRow(seat=seat.seat, kind=seat.kind, guest=seat.guest, name=seat.name, bot=seat.bot) for seat in seats
        ),
    )


def _seat_values(table: str, seat: SeatRow) -> dict[str, Any]:
    return msgspec.structs.asdict(seat) | {"game": table}


def _plan_at(table: str, seat: int) -> tuple[ColumnElement[bool], ColumnElement[bool]]:
    return schema.plans.c.game == table, schema.plans.c.seat == seat


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
