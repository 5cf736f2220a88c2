"""Lock of an SQLite database: one Argosy process for each file, a second one is refused.

Two of them would lose nothing, because a change counts only from the newest version. But nobody tells one
what the other does, so people would see old tables. The claim is an exclusive transaction in a small file
beside the database. It ends with the process, however it ends. On PostgreSQL any number of processes serve a
database (`peers.py`), and nobody claims it.
"""

import contextlib
import os
import sqlite3
from pathlib import Path
from typing import Protocol

from sqlalchemy import URL

from argosy.server.errors import StoreError

LOCK = ".lock"
"""What the name of the small file ends in."""
OWNER_ONLY = 0o600


class Claim(Protocol):
    """Interface of a lock that one process has on a database from `take` to `release`."""

    def take(self) -> None:
        """Claim the database, or say in one line that somebody else has."""
        ...

    def release(self) -> None:
        """Let somebody else have it."""
        ...


def claim_of(url: URL) -> Claim:
    """The claim that suits a database."""
    return FileClaim(Path(str(url.database))) if url.get_backend_name() == "sqlite" else NoClaim()


class FileClaim:
    """Lock of a database in a file.

    Makes that file, too, because only its owner may read it: it holds hands and seeds.

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
            self._lock.execute(
                "PRAGMA journal_mode=OFF"
            )  # nothing is ever written, so no journal need lie beside it
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


class NoClaim:
    """Lock of a database that several processes share: it locks nothing."""

    def take(self) -> None:
        """Nothing: everybody may."""

    def release(self) -> None:
        """Nothing."""


def _refused(name: str) -> StoreError:
    return StoreError(
        f"another Argosy uses the database {name}: end that one first, or start with another --data-dir. Several processes need PostgreSQL (docs/host/hosting.md)"
    )


def _make(path: Path) -> None:
    # Only if it is missing: to close a file that another connection of this process has locked would end that
    # lock.
    with contextlib.suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, OWNER_ONLY))
