"""PostgreSQL connections. Each unit of work is a transaction on one of a few connections.

Many can write at once there, and a commit reaches the disk together with those of its neighbours.

Reading sees one moment of the database, however many statements it takes. A connection is tried before it is
used, and a work whose commit has not begun is tried again for a moment: so a restart of the database is a
pause for most, and `Away` for the others. A write that may have happened is never done again.
"""

# pyright: reportUnknownArgumentType=false, reportUnknownMemberType=false, reportUnknownVariableType=false, reportUnknownLambdaType=false
# asyncpg's types are partial.

import asyncio
import time
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import Any

import asyncpg
from sqlalchemy import URL, Select, TextClause, bindparam, func, select
from sqlalchemy.dialects.postgresql.asyncpg import dialect as asyncpg_dialect
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from argosy.server.http.histogram import POWERS, SECONDS, Histogram
from argosy.server.outage_log import OutageLog
from argosy.server.storage.database import AWAY, Away, Result, Statement, VersionConflict, Work, reason_of

CONNECTIONS = 6
"""Connections of a process for works; one more listens to the other processes."""
SINGLES = 6
"""Connections for single statements."""
PATIENCE = 5.0
"""Seconds for which a work waits for a connection, and the longest that a database may take to accept one."""
STATEMENT_SECONDS = 15.0
"""Seconds after which a statement is given up."""
PAUSES = (0.05, 0.2, 0.5, 1.0)
"""Seconds before a work is tried again while the database restarts."""
AWAY_CLASSES = ("08", "53", "57", "58", "XX")
"""Classes of SQLSTATE that say that the database is not there, full, closing or broken; not that a statement
is wrong.
"""
AGAIN = ("40001", "40P01")
"""SQLSTATEs of a transaction that was taken back because of another one: it may be done again."""
READ_ONLY, LOCKED = "25006", "55P03"
DIALECT = asyncpg_dialect()
NOTIFY = select(func.pg_notify(bindparam("channel"), bindparam("payload")))


class PostgresDatabase:
    """Database that runs works of the store on a pool of PostgreSQL connections."""

    def __init__(self, url: URL) -> None:
        # Parameters stay hidden because errors are logged, and parameters hold secrets.
        self.engine: AsyncEngine = create_async_engine(
            url.set(drivername="postgresql+asyncpg"),
            hide_parameters=True,
            pool_pre_ping=True,
            pool_size=CONNECTIONS,
            max_overflow=0,
            pool_timeout=PATIENCE,
            connect_args={"timeout": PATIENCE, "command_timeout": STATEMENT_SECONDS},
        )
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._reading = self.engine.execution_options(
            isolation_level="REPEATABLE READ", postgresql_readonly=True
        )
        self._singles = Singles(self._address)
        self.outages = OutageLog()
        """Outages that were met."""
        self.waiting = 0
        """Works that wait for their commit."""
        self.write_seconds = Histogram(SECONDS)
        """From asking for a write to its acknowledgement."""
        self.commit_works = Histogram(POWERS)
        """Works that one commit has acknowledged: always one."""

    async def write(self, work: Work[Result], single: Statement[Result] | None = None) -> Result:
        """Do a work and wait for the commit.

        Raises what the work raises, what the database refuses, and Away.
        """
        self.waiting += 1
        asked = time.perf_counter()
        try:
            if single is None:
                result = await self._noted(
                    _retried(partial(_transaction, self.engine, work), is_harmless=False), is_write=True
                )
            else:
                row = await self._noted(self._singles.change(single.query, single.values), is_write=True)
                result = single.result(row)
        finally:
            self.waiting -= 1
        self.write_seconds.note(time.perf_counter() - asked)
        self.commit_works.note(1)
        return result

    async def read(self, work: Work[Result]) -> Result:
        """Do a work that only reads, as of one moment."""
        return await self._noted(_retried(partial(_transaction, self._reading, work), is_harmless=True))

    async def glance(self, query: Select[Any] | TextClause, **values: object) -> Mapping[str, Any] | None:
        """The first row of a query with bound values, as of one moment."""
        return await self._noted(self._singles.row(query, values))

    async def _noted(self, answer: Awaitable[Result], *, is_write: bool = False) -> Result:
        """Wait for an answer, and note whether the database has given one."""
        try:
            result = await answer
        except AWAY as error:
            self.outages.note_failure(reason_of(error), is_write=is_write)
            raise
        self.outages.note_answer(is_write=is_write)
        return result

    async def notify(self, channel: str, payload: str) -> None:
        """Tell whoever listens; in no transaction of a write, because a commit that notifies waits for every
        other one.
        """
        await self._noted(self._singles.row(NOTIFY, {"channel": channel, "payload": payload}))

    async def listen(self, channel: str, hear: Callable[[str], object]) -> None:
        """Pass the payload of each notification of a channel to `hear`, until the connection ends.

        The connection belongs to no pool.
        """
        ended = asyncio.Event()

        def pass_on(_connection: object, _pid: int, _channel: str, payload: object) -> None:
            hear(str(payload))

        connection = await asyncpg.connect(self._address, timeout=round(PATIENCE))
        try:
            connection.add_termination_listener(lambda _connection: ended.set())
            await connection.add_listener(channel, pass_on)
            await ended.wait()
        finally:
            connection.terminate()

    async def close(self) -> None:
        """Let all connections go."""
        await self._singles.close()
        await self.engine.dispose()


class _Progress:
    """Progress of one attempt."""

    may_have_happened = False
    """From when on it may have been committed."""


async def _retried(attempt: Callable[[_Progress], Awaitable[Result]], *, is_harmless: bool) -> Result:
    """Make an attempt, and again while the database restarts, unless it may have happened.

    is_harmless: it only reads. Raises Away where the database is not there for longer.
    """
    for pause in (*PAUSES, None):
        progress = _Progress()
        try:
            return await attempt(progress)
        except Exception as error:
            if (fault := fault_of(error)) is not None:
                raise fault from error
            if (
                is_harmless and sqlstate(error) == READ_ONLY
            ):  # a fault of ours: the database would take writes
                raise
            may_go_on = pause is not None and (is_harmless or not progress.may_have_happened)
            if may_go_on and is_away(error):
                await asyncio.sleep(pause or 0)
            elif pause is not None and sqlstate(error) in AGAIN:
                await asyncio.sleep(0)
            elif is_away(error):
                raise Away(reason_of(error)) from error
            else:
                raise
    raise AssertionError("the last attempt returns or raises")


async def _transaction(engine: AsyncEngine, work: Work[Result], progress: _Progress) -> Result:
    """Do a work in one transaction: nothing has happened before the commit."""
    async with engine.connect() as connection:
        result = await connection.run_sync(work)
        progress.may_have_happened = True
        await connection.commit()
        return result


class Singles:
    """Pool of connections of the driver alone, for single statements.

    Every request asks for a row or two, every choice is one, and what the layers above the driver do for a
    statement takes ten times as long as the database.
    """

    def __init__(self, address: str) -> None:
        self._address = address
        self._pool: asyncpg.Pool | None = None
        self._making = asyncio.Lock()
        self._compiled: dict[Select[Any] | TextClause, tuple[str, tuple[str, ...]]] = {}
        """Of each query, its text and the names of its values in order.

        Queries are made once, so there are few.
        """

    async def row(
        self, query: Select[Any] | TextClause, values: Mapping[str, object]
    ) -> Mapping[str, Any] | None:
        """The first row of a query; tried again for a moment while the database restarts."""
        return await self._first(query, values, is_harmless=True)

    async def change(self, statement: Select[Any], values: Mapping[str, object]) -> Mapping[str, Any] | None:
        """The first row of a statement that writes, which is a transaction of its own; never done again once
        it is on its way.

        Raises VersionConflict where it breaks a key.
        """
        try:
            return await self._first(statement, values, is_harmless=False)
        except asyncpg.UniqueViolationError as error:
            raise VersionConflict(str(error)) from error

    async def _first(
        self, query: Select[Any] | TextClause, values: Mapping[str, object], *, is_harmless: bool
    ) -> Mapping[str, Any] | None:
        text, names = self._text_of(query)
        arguments = [values[name] for name in names]

        async def attempt(progress: _Progress) -> Mapping[str, Any] | None:
            async with (await self._connected()).acquire() as connection:
                progress.may_have_happened = True
                return await connection.fetchrow(text, *arguments)

        return await _retried(attempt, is_harmless=is_harmless)

    async def close(self) -> None:
        """Let all connections go."""
        if self._pool is not None:
            self._pool.terminate()

    def _text_of(self, query: Select[Any] | TextClause) -> tuple[str, tuple[str, ...]]:
        if query not in self._compiled:
            compiled = query.compile(dialect=DIALECT)
            self._compiled[query] = str(compiled), tuple(compiled.positiontup or ())
        return self._compiled[query]

    async def _connected(self) -> asyncpg.Pool:
        if self._pool is None:
            async with self._making:
                if self._pool is None:
                    self._pool = await asyncpg.create_pool(
                        self._address,
                        min_size=0,
                        max_size=SINGLES,
                        timeout=PATIENCE,
                        command_timeout=STATEMENT_SECONDS,
                        reset=_nothing,
                    )
        return self._pool


async def _nothing(_connection: object) -> None:
    """Do nothing before the connection's next use: single statements leave nothing behind."""


def is_away(error: BaseException) -> bool:
    """Does an error say that the database is not there, full, closing or read-only?"""
    if isinstance(error, DBAPIError) and error.connection_invalidated:
        return True
    if fault_of(error) is not None:
        return False
    if isinstance(
        error, OSError | TimeoutError | PoolTimeout | asyncpg.InterfaceError | asyncpg.InternalClientError
    ):
        return True
    state = sqlstate(error)
    return state is not None and (state.startswith(AWAY_CLASSES) or state in (READ_ONLY, LOCKED))


def fault_of(error: BaseException) -> ValueError | None:
    """The driver's own error for a value that does not fit its column: a fault of ours.

    It has never reached the database.
    """
    found: BaseException | None = error
    while found is not None:
        if isinstance(found, asyncpg.InterfaceError) and isinstance(found, ValueError):
            return found
        found = getattr(found, "orig", None) or found.__cause__
    return None


def sqlstate(error: BaseException | None) -> str | None:
    """The SQLSTATE of an error, its own or that of the error of the driver in it."""
    found: Any = error
    while found is not None:
        state = getattr(found, "sqlstate", None)
        if isinstance(state, str):
            return state
        found = getattr(found, "orig", None) or found.__cause__
    return None
