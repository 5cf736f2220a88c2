"""SQLite connections: one writer with group commit, and readers that never wait for it.

A commit that reaches the disk is the dear part of a write. So whoever wants to write hands in a piece of
work, a plain function of a connection; one thread takes all that waits, does it in one transaction, each
piece in a savepoint unless it is the only one, and answers after the commit. A piece that breaks a
constraint, or comes too late (`VersionConflict`), is taken back alone; whatever else goes wrong fails the
whole transaction. No transaction is open while somebody is waited for, so nobody in this process finds the
database locked.
"""

import asyncio
import queue
import sqlite3
import threading
import time
from collections.abc import Awaitable, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, Generic, cast

from sqlalchemy import URL, Connection, Select, TextClause, create_engine, event
from sqlalchemy.engine import Engine
from sqlalchemy.exc import IntegrityError

from argosy.server.errors import Refused
from argosy.server.http.histogram import POWERS, SECONDS, Histogram
from argosy.server.outage_log import OutageLog
from argosy.server.storage.database import AWAY, Result, Statement, VersionConflict, Work, reason_of

PATIENCE = 10.0
"""Seconds for which another program may hold the lock before a write or a setting is given up."""
PAUSE = 0.01
MOST_TOGETHER = 64
"""Works in one transaction at most: enough for a busy second, few enough that the first of them does not
wait for long.
"""
READERS = 4
"""Threads that read. Reading takes a fraction of a millisecond, and there are rarely more cores to spare."""
SQLITE_SETTINGS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")
SQLITE_BEGIN = "sqlite_begin"
"""Execution option that says how a transaction begins in SQLite."""


class SqliteDatabase:
    """A database in a file, with a thread that writes and some that read."""

    def __init__(self, url: URL) -> None:
        self.engine = _engine(url)
        # The writer takes its lock at once, because SQLite refuses a reader who wants to write after somebody
        # else has.
        self._writing = self.engine.execution_options(**{SQLITE_BEGIN: "BEGIN IMMEDIATE"})
        self._queue: queue.SimpleQueue[_Waiting[Any] | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_forever, name="database writer", daemon=True)
        self._readers = ThreadPoolExecutor(READERS, "database reader")
        self._is_closed = False
        self.outages = OutageLog()
        """Outages that were met."""
        self.write_seconds = Histogram(SECONDS)
        """From asking for a write to its acknowledgement."""
        self.commit_works = Histogram(POWERS)
        """Works that one commit has acknowledged."""

    async def write(self, work: Work[Result], single: Statement[Result] | None = None) -> Result:  # noqa: ARG002  not SQLite's
        """Do a work and wait for the commit. Raises what the work raises, and what the database refuses."""
        if self._is_closed:
            raise RuntimeError("the database is closed")
        if self._writer.ident is None:
            self._writer.start()
        waiting, asked = _Waiting(work), time.perf_counter()
        self._queue.put(waiting)
        result = await self._noted(asyncio.wrap_future(waiting.future), is_write=True)
        self.write_seconds.note(time.perf_counter() - asked)
        return result

    @property
    def waiting(self) -> int:
        """Works with which no commit has begun."""
        return self._queue.qsize()

    async def read(self, work: Work[Result]) -> Result:
        """Do a work that only reads, at once, whatever the writer is doing."""
        return await self._noted(asyncio.get_running_loop().run_in_executor(self._readers, self._read, work))

    async def _noted(self, answer: Awaitable[Result], *, is_write: bool = False) -> Result:
        """Wait for an answer, and note whether the database has given one."""
        try:
            result = await answer
        except AWAY as error:
            self.outages.note_failure(reason_of(error), is_write=is_write)
            raise
        self.outages.note_answer(is_write=is_write)
        return result

    async def glance(self, query: Select[Any] | TextClause, **values: object) -> Mapping[str, Any] | None:
        """The first row of a query with bound values."""
        row = await self.read(lambda connection: connection.execute(query, values).mappings().first())
        return None if row is None else {str(name): value for name, value in row.items()}

    async def close(self) -> None:
        """Write what is waiting, then let all connections go."""
        self._is_closed = True
        if self._writer.ident is not None:
            self._queue.put(None)
            await asyncio.to_thread(self._writer.join)
        await asyncio.to_thread(self._readers.shutdown)
        self.engine.dispose()

    def _read(self, work: Work[Result]) -> Result:
        with self.engine.connect() as connection:
            return work(connection)

    def _write_forever(self) -> None:
        goes_on = True
        while goes_on:
            works, goes_on = self._next_works()
            if works and _write_together(self._writing, works):
                self.commit_works.note(len(works))

    def _next_works(self) -> "tuple[list[_Waiting[Any]], bool]":
        """All that waits, at least one work, and whether there may be more."""
        works: list[_Waiting[Any]] = []
        found = self._queue.get()
        while found is not None:
            if found.future.set_running_or_notify_cancel():
                works.append(found)
            if len(works) == MOST_TOGETHER or self._queue.empty():
                return works, True
            found = self._queue.get()
        return works, False


class _Waiting(Generic[Result]):
    """A work, and what becomes of it."""

    def __init__(self, work: Work[Result]) -> None:
        self.work = work
        self.future: Future[Result] = Future()
        self._result: Result | None = None
        self._refusal: IntegrityError | VersionConflict | Refused | None = None

    def do_alone(self, connection: Connection) -> None:
        """Do the work as all that there is in a transaction, which what breaks a constraint takes back."""
        self._result = self.work(connection)

    def do(self, connection: Connection) -> None:
        """Do the work in a savepoint; what breaks a constraint or is refused goes back to that."""
        savepoint = connection.begin_nested()
        try:
            self._result = self.work(connection)
        except (IntegrityError, VersionConflict, Refused) as error:
            savepoint.rollback()
            self._refusal = error
        else:
            savepoint.commit()

    def answer(self) -> None:
        """Say how it went, after the commit."""
        if self._refusal is None:
            self.future.set_result(cast("Result", self._result))
        else:
            self.future.set_exception(self._refusal)


def _write_together(engine: Engine, works: list[_Waiting[Any]]) -> bool:
    """Do works in one transaction and answer. True when it has been committed."""
    try:
        with engine.begin() as connection:
            if len(works) == 1:
                works[0].do_alone(connection)
            else:
                for waiting in works:
                    waiting.do(connection)
    except BaseException as error:  # noqa: BLE001  because it belongs to those who wait; this thread has to go on
        for waiting in works:
            waiting.future.set_exception(error)
        return False
    for waiting in works:
        waiting.answer()
    return True


def _engine(url: URL) -> Engine:
    # Parameters stay hidden because errors are logged, and parameters hold secrets.
    engine = create_engine(url, hide_parameters=True)
    event.listen(engine, "connect", _prepare_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def _prepare_sqlite(connection: Any, _record: object) -> None:
    # We begin transactions ourselves: Python's driver begins none before a statement that makes a table, so
    # that a migration that is cut short would leave half a schema.
    connection.isolation_level = None
    cursor = connection.cursor()
    for setting in (f"busy_timeout={round(PATIENCE * 1000)}", *SQLITE_SETTINGS):
        _set_patiently(cursor, f"PRAGMA {setting}")
    cursor.close()


def _set_patiently(cursor: Any, setting: str) -> None:
    """Try until it works: while another process changes the journal mode, SQLite refuses at once, whatever
    the timeout.
    """
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
