"""One Argosy for each database: whoever opens it claims it, and a second process is refused.

Two of them would lose nothing, because the log has its own lock. But each would hold tables in memory that the other changes,
so people would see old tables and every second choice would be refused as stale. The claim of SQLite is an exclusive
transaction in a small file beside the database, that of PostgreSQL an advisory lock. Both end with the process, however it ends.
"""

import contextlib
import os
import sqlite3
from pathlib import Path
from typing import Protocol

from sqlalchemy import URL, Connection, Engine, text

from argosy.server.database_url import named
from argosy.server.errors import StoreError

LOCK = ".lock"
"""What the name of the small file ends in."""
OWNER_ONLY = 0o600
ADVISORY = 0x4152474F5359
"""The number of the lock in PostgreSQL, which keeps one list of these for each database: `ARGOSY` in ASCII."""


class Claim(Protocol):
    """Holds a database for this process from `take` to `release`."""

    def take(self) -> None:
        """Claim the database, or say in one line that somebody else has."""
        ...

    def release(self) -> None:
        """Let somebody else have it."""
        ...


def claim_of(url: URL, engine: Engine) -> Claim:
    """The claim that suits a database."""
    if url.get_backend_name() == "sqlite":
        return FileClaim(Path(str(url.database)))
    return AdvisoryClaim(url, engine)


class FileClaim:
    """Of a database in a file. Makes that file, too, because only its owner may read it: it holds hands and seeds.

    SQLite gives the files beside it the same permissions. A file that is there keeps those that it has.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._lock: sqlite3.Connection | None = None

    def take(self) -> None:
        """Claim the file, and make it if there is none."""
        lock = self.path.with_name(self.path.name + LOCK)
        try:
            _make(lock)
            self._lock = sqlite3.connect(lock, timeout=0, isolation_level=None, check_same_thread=False)
            self._lock.execute("PRAGMA journal_mode=OFF")  # nothing is ever written, so no journal need lie beside it
            self._lock.execute("BEGIN EXCLUSIVE")
            _make(self.path)
        except (OSError, sqlite3.Error) as error:
            self.release()
            if getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_BUSY:
                raise _refused(str(self.path)) from error
            reason = error.strerror if isinstance(error, OSError) else error
            raise StoreError(f"the database {self.path} cannot be opened for writing: {reason}") from error

    def release(self) -> None:
        """Let the file go."""
        lock, self._lock = self._lock, None
        if lock is not None:
            lock.close()


class AdvisoryClaim:
    """Of a database in PostgreSQL, held by a connection of its own."""

    def __init__(self, url: URL, engine: Engine) -> None:
        self._name = named(url)
        self._engine = engine
        self._connection: Connection | None = None

    def take(self) -> None:
        """Claim the database. The connection stays open, but in no transaction."""
        self._connection = self._engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        if not self._connection.execute(text("SELECT pg_try_advisory_lock(:key)"), {"key": ADVISORY}).scalar_one():
            self.release()
            raise _refused(self._name)

    def release(self) -> None:
        """End the connection, and the lock with it."""
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.invalidate()  # because the pool would keep it, and the lock, for later
            connection.close()


def _refused(name: str) -> StoreError:
    return StoreError(f"another Argosy uses the database {name}: end that one first, or start with another --data-dir")


def _make(path: Path) -> None:
    # Only if it is missing: to close a file that another connection of this process has locked would end that lock.
    with contextlib.suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, OWNER_ONLY))
