"""Migrations of a database to the newest schema when a server starts, with checks of its form.

The migrations travel in the package.
"""

import re
from pathlib import Path

from sqlalchemy import Connection, inspect, text
from sqlalchemy.engine import Inspector
from sqlalchemy.exc import OperationalError, ProgrammingError

from argosy.server.errors import StoreError
from argosy.server.storage.database import reason_of
from argosy.server.storage.schema import metadata
from argosy.server.storage.unfinished_schema import (
    VERSION_TABLE,
    drop_tables,
    has_only_empty_tables,
    own_tables,
    tables_with_rows,
)

MIGRATIONS = Path(__file__).parent / "migrations"
LOCK = 0x4152474F5359
"""The number of the lock in PostgreSQL, which keeps one list of these for each database: `ARGOSY` in
ASCII.
"""
LOCK_SECONDS = 12
"""How long one waits for it."""
WAY_OUT = "put back a copy, or start with another --data-dir or --database"
TWICE = re.compile("already exists|duplicate column")
"""Messages of SQLite and PostgreSQL about a table or column that exists."""
HEAD = "0024"
"""The newest migration. A test holds it equal to what the scripts say."""


def upgrade(connection: Connection) -> None:
    """Run the migrations that a database has not seen yet.

    Refuses a database that is not ours, or not whole.

    Tables without a row, as a first start that was cut off leaves them, are made anew.

    Where several processes may start at the same time, the others wait until one has done it.
    """
    if connection.dialect.name == "postgresql":
        lock(connection)
    seen = current(connection)
    if seen is not None:
        _check_known(seen)
    if seen != HEAD:
        _migrate(connection, seen)
    _check_whole(connection)


def _migrate(connection: Connection, seen: str | None) -> None:
    if own_tables(connection) and has_only_empty_tables(connection):
        drop_tables(connection)
    elif seen is None:
        _check_empty(connection)
    try:
        _run_alembic(connection)
    except (OperationalError, ProgrammingError) as error:
        if not TWICE.search(str(error.orig)):
            raise
        raise StoreError(
            f"the database says the form {seen} and is half made beyond it: {reason_of(error)}; {WAY_OUT}"
        ) from error


def lock(connection: Connection) -> None:
    """Let nobody else change the form of a database in PostgreSQL until the transaction ends."""
    connection.execute(text(f"SET LOCAL lock_timeout = '{LOCK_SECONDS}s'"))
    connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": LOCK})


def check_form(connection: Connection) -> None:
    """Refuse a database that is not ours, that a newer Argosy has made, or that is not whole."""
    seen = current(connection)
    if seen is None:
        raise StoreError("the database has no games of Argosy: nothing in it says which form it has")
    _check_known(seen)
    if seen == HEAD:
        _check_whole(connection)


def current(connection: Connection) -> str | None:
    """The last migration that a database has seen.

    It is read without Alembic, because its import costs start-up time.
    """
    if not inspect(connection).has_table(VERSION_TABLE):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def known() -> set[str]:
    """The migrations that travel with this package, by the numbers that their files begin with."""
    return {path.name.partition("_")[0] for path in (MIGRATIONS / "versions").glob("[0-9]*_*.py")}


def _check_known(seen: str) -> None:
    if seen not in known():
        raise StoreError(
            f"the database has the form {seen}, and this Argosy knows forms up to {HEAD}: start the newer Argosy "
            "that has made it, or another --data-dir"
        )


def _check_empty(connection: Connection) -> None:
    """Refuse a database that has tables of ours but no schema version."""
    found = own_tables(connection)
    if found:
        filled = tables_with_rows(connection, found)
        what = f"rows in the table {filled[0]}" if filled else f"a table {found[0]}"
        raise StoreError(
            f"the database has {what} and does not say which form it has: it is half made or belongs to another program; "
            f"{WAY_OUT}"
        )


def _check_whole(connection: Connection) -> None:
    missing = _missing(inspect(connection))
    if missing:
        raise StoreError(f"the database lacks {', '.join(missing)}: {WAY_OUT}")


def _missing(found: Inspector) -> list[str]:
    """Tables, and columns of the tables that are there, which the schema has and the database does not."""
    tables = set(found.get_table_names())
    missing = [f"the table {name}" for name in metadata.tables if name not in tables]
    for (_, name), columns in found.get_multi_columns(
        filter_names=sorted(tables & set(metadata.tables))
    ).items():
        there = {column["name"] for column in columns}
        missing += [
            f"the column {name}.{column.name}"
            for column in metadata.tables[name].c
            if column.name not in there
        ]
    return missing


def _run_alembic(connection: Connection) -> None:
    from alembic import command  # noqa: PLC0415  because most starts need no migration
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
