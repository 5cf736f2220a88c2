"""Database of a server, opened by a command that runs beside it, without lock and migrations."""

import contextlib
from collections.abc import AsyncGenerator
from pathlib import Path

from sqlalchemy import URL, Connection
from sqlalchemy.exc import SQLAlchemyError

from argosy.server.database_url import named
from argosy.server.errors import StoreError
from argosy.server.storage.database import Away, reason_of
from argosy.server.storage.migration import HEAD, check_form, current
from argosy.server.storage.store import Store


@contextlib.asynccontextmanager
async def command_store(url: URL) -> AsyncGenerator[Store]:
    """The store at an address for one command. Raises StoreError for a database that cannot be used."""
    _check_place(url)
    store = Store(url)
    try:
        await store.database.read(_check)
        yield store
    except (SQLAlchemyError, Away) as error:
        raise StoreError(f"the database {named(url)} cannot be used: {reason_of(error)}") from error
    finally:
        await store.close()


def _check_place(url: URL) -> None:
    """Refuse a file that is not there: to open it would make one."""
    if url.get_backend_name() == "sqlite" and not Path(str(url.database)).exists():
        raise StoreError(
            f"there is no database {url.database}: start the server once, or name another --data-dir or --database"
        )


def _check(connection: Connection) -> None:
    """Refuse a database that is not ours, and one that waits for the server to change its form."""
    check_form(connection)
    if current(connection) != HEAD:
        raise StoreError(
            "the database has the form of an older Argosy: start the server once, which changes it"
        )
