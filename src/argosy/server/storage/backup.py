"""Backups: one file with all data, made while the server runs, restored while it is stopped.

The copy is a database itself, made by SQLite in one reading transaction (`VACUUM INTO`), which in WAL mode
holds up no writer: it has every choice that was acknowledged before it began. It also has the secret that
cookies are signed with, because without it everybody would be a stranger at their own table.
"""

import contextlib
import sqlite3
import time
from collections.abc import Generator
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import URL, create_engine
from sqlalchemy.exc import SQLAlchemyError

from argosy.server.auth.identity import SECRET_FILE, load_secret, put_secret
from argosy.server.database_url import named
from argosy.server.errors import StoreError
from argosy.server.storage.atomic_file import whole_file
from argosy.server.storage.database import reason_of
from argosy.server.storage.database_lock import FileClaim
from argosy.server.storage.migration import check_form

PATIENCE = 10.0
"""Seconds for which another program may hold a lock."""
BESIDE = ("-wal", "-shm")
"""How the names of the files end that SQLite keeps beside a database."""
LUGGAGE = "argosy_backup"
"""The table of a copy with what does not stand in the database: the secret."""
NO_POSTGRES = {
    "backup": "pg_dump --format=custom --file FILE",
    "restore": "pg_restore --clean --if-exists --dbname DATABASE FILE",
}


class BackupEntry(NamedTuple):
    """Contents of a backup."""

    tables: int
    entries: int


def back_up(url: URL, data_dir: Path, file: Path) -> BackupEntry:
    """Copy the database and the secret of a data folder into a new file, whatever its server is doing
    meanwhile.
    """
    database = _file_of(url, "backup")
    if file.exists():
        raise StoreError(f"{file} is there already: a backup replaces no file, so give it another name")
    if not database.exists():
        raise StoreError(f"there is no database {database} to back up: name another --data-dir or --database")
    with _said_for(f"the backup {file} cannot be written"), whole_file(file) as unfinished:
        _copy(database, unfinished)
        with _opened(unfinished) as copy:
            _pack(copy, load_secret(data_dir) if (data_dir / SECRET_FILE).exists() else None)
        return _checked(unfinished)


def restore(file: Path, url: URL, data_dir: Path, *, replace: bool = False) -> BackupEntry:
    """Put a copy at the place of a database.

    replace: a database that is there is kept beside it, under a name with the time.
    """
    database = _file_of(url, "restore")
    if not file.is_file():
        raise StoreError(f"there is no file {file} to restore")
    with _said_for(f"the database {database} cannot be restored"):
        data_dir.mkdir(parents=True, exist_ok=True)
        database.parent.mkdir(parents=True, exist_ok=True)
        if not replace:
            _check_free(database)
        claim = FileClaim(database)
        claim.take()
        try:
            return _put_back(file, database, data_dir, replace=replace)
        except BaseException:
            _drop_empty(database)
            raise
        finally:
            claim.release()


def _put_back(file: Path, database: Path, data_dir: Path, *, replace: bool) -> BackupEntry:
    with whole_file(database) as unfinished:
        with _said_for(f"{file} is no backup of Argosy"):
            _copy(file, unfinished)
            with _opened(unfinished) as copy:
                secret = _unpacked(copy)
            kept = _checked(unfinished)
        at = time.strftime("%Y%m%d-%H%M%S")
        _put_secret(data_dir, secret, at, replace=replace)
        # What SQLite keeps beside the old file must not be taken for a part of the new one.
        for part in ("", *BESIDE):
            _set_aside(database.with_name(database.name + part), f"{database.name}.before-{at}{part}")
    return kept


def _put_secret(data_dir: Path, secret: bytes | None, at: str, *, replace: bool) -> None:
    """The secret of a copy for a data folder.

    A copy that another program has made has none; then the folder keeps its own.
    """
    if secret is None:
        return
    own = data_dir / SECRET_FILE
    if own.exists() and load_secret(data_dir) != secret:
        if not replace:
            raise StoreError(
                f"{own} is not the secret of the backup: name another --data-dir, or add --replace"
            )
        _set_aside(own, f"{SECRET_FILE}.before-{at}")
    put_secret(data_dir, secret)


def _set_aside(path: Path, name: str) -> None:
    """Give a file another name; one that holds nothing goes."""
    if not path.exists():
        return
    if path.stat().st_size:
        path.rename(path.with_name(name))
    else:
        path.unlink()


def _check_free(database: Path) -> None:
    if database.exists() and database.stat().st_size:
        raise StoreError(
            f"there is a database {database} already: name another --data-dir, or add --replace, "
            "which keeps it beside the new one"
        )


def _drop_empty(database: Path) -> None:
    """Take away the empty file that a claim has made, so that nothing is left of what has failed."""
    if database.exists() and not database.stat().st_size:
        database.unlink()


def _file_of(url: URL, command: str) -> Path:
    """The file of a database. Another kind has tools of its own."""
    if url.get_backend_name() != "sqlite":
        raise StoreError(
            f"argosy {command} is for databases in a file, and {named(url)} is none: use {NO_POSTGRES[command]}, "
            f"and keep {SECRET_FILE} of the data folder with it"
        )
    return Path(str(url.database))


def _copy(source: Path, target: Path) -> None:
    """Copy a database into an empty file, as it is at this moment."""
    # Read-only, so that the file of a server is not touched.
    with contextlib.closing(
        sqlite3.connect(f"{source.resolve().as_uri()}?mode=ro", uri=True, timeout=PATIENCE)
    ) as one:
        one.execute("VACUUM INTO ?", (str(target),))


@contextlib.contextmanager
def _opened(path: Path) -> Generator[sqlite3.Connection]:
    """A copy to change, in one transaction."""
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA journal_mode=DELETE")  # because everything has to stand in one file
        with connection:
            yield connection


def _pack(copy: sqlite3.Connection, secret: bytes | None) -> None:
    copy.execute(f"DROP TABLE IF EXISTS {LUGGAGE}")
    if secret is None:
        return
    copy.execute(f"CREATE TABLE {LUGGAGE} (secret BLOB NOT NULL)")
    copy.execute(f"INSERT INTO {LUGGAGE} VALUES (?)", (secret,))  # noqa: S608  because the name is ours


def _unpacked(copy: sqlite3.Connection) -> bytes | None:
    """The secret of a copy, which it has no longer then; None if it has none."""
    if not copy.execute("SELECT 1 FROM sqlite_master WHERE name = ?", (LUGGAGE,)).fetchone():
        return None
    (secret,) = copy.execute(f"SELECT secret FROM {LUGGAGE}").fetchone()  # noqa: S608  because the name is ours
    copy.execute(f"DROP TABLE {LUGGAGE}")
    return secret


def _checked(path: Path) -> BackupEntry:
    """Return the contents of a backup once SQLite and we have found nothing wrong with it."""
    with contextlib.closing(sqlite3.connect(path)) as connection:
        (found,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
        if found != "ok":
            raise StoreError(f"the copy is damaged: {found}")
    engine = create_engine(URL.create("sqlite", database=str(path)), hide_parameters=True)
    try:
        with engine.connect() as connection:
            check_form(connection)

            def count(table: str) -> int:
                return int(connection.exec_driver_sql(f"SELECT count(*) FROM {table}").scalar_one())  # noqa: S608

            return BackupEntry(count("tables"), count("entries"))
    finally:
        engine.dispose()


@contextlib.contextmanager
def _said_for(what: str) -> Generator[None]:
    """Say in one line what could not be done and why."""
    try:
        yield
    except (OSError, sqlite3.Error, SQLAlchemyError) as error:
        reason = error.strerror if isinstance(error, OSError) else reason_of(error)
        raise StoreError(f"{what}: {reason}") from error
