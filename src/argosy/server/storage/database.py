"""Database interface of the store: units of work (functions of a connection) and their errors.

SQLite is in `sqlite.py`, PostgreSQL in `postgres.py`.
"""

import sqlite3
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from sqlalchemy import URL, Connection, Select, TextClause
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from argosy.server.http.histogram import Histogram
from argosy.server.outage_log import OutageLog

Result = TypeVar("Result")
Work = Callable[[Connection], Result]


class Away(Exception):
    """Error of a database that is out of reach, full, or takes no writes now.

    The message is that of the database.
    """


AWAY = (Away, OperationalError, InterfaceError, PoolTimeout, sqlite3.OperationalError)
"""What is raised while the database is locked by another program, full, read-only, or not there at all."""


class VersionConflict(Exception):
    """Error of a work whose rows somebody else has changed: they are to be read again."""


@dataclass(frozen=True)
class Statement(Generic[Result]):
    """A work that is one single statement.

    It is for a database on which each statement is a way to another machine and back.
    """

    query: Select[Any]
    """Made once, because each is prepared once on every connection."""
    values: Mapping[str, object]
    result: Callable[[Mapping[str, Any] | None], Result]
    """Of the first row that it returns.

    May raise, as a work may, for a statement that has changed nothing.
    """


class Database(Protocol):
    """Runs works of the store: plain functions of a connection."""

    @property
    def outages(self) -> OutageLog:
        """Outages that this process has met; a database notes them itself."""
        ...

    @property
    def waiting(self) -> int:
        """Writes that no commit has acknowledged yet."""
        ...

    @property
    def write_seconds(self) -> Histogram:
        """From asking for a write to its acknowledgement."""
        ...

    @property
    def commit_works(self) -> Histogram:
        """Works that one commit has acknowledged."""
        ...

    async def write(self, work: Work[Result], single: Statement[Result] | None = None) -> Result:
        """Do a work and wait for the commit. Raises what the work raises, and what the database refuses.

        single: the same in one statement of PostgreSQL, which breaks a key only where it comes too late
        (`VersionConflict`).
        """
        ...

    async def read(self, work: Work[Result]) -> Result:
        """Do a work that only reads, as of one moment."""
        ...

    async def glance(self, query: Select[Any] | TextClause, **values: object) -> Mapping[str, Any] | None:
        """The first row of a query with bound values, quickly; None if there is none.

        Queries are to be made once.
        """
        ...

    async def close(self) -> None:
        """Write what is waiting, then let all connections go."""
        ...


def database_of(url: URL) -> Database:
    """The database at an address."""
    if url.get_backend_name() == "sqlite":
        from argosy.server.storage.sqlite import SqliteDatabase  # noqa: PLC0415  because both stand on this module

        return SqliteDatabase(url)
    from argosy.server.storage.postgres import PostgresDatabase  # noqa: PLC0415  likewise, and its driver is an extra

    return PostgresDatabase(url)


def reason_of(error: BaseException) -> str:
    """Return the database's own message, in one line and without the statement."""
    return " ".join(str(error.orig if isinstance(error, DBAPIError) else error).split())
