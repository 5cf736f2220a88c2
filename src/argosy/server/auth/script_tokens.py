"""Tokens that a host makes for scripts, without a browser and beside a running server."""

from collections.abc import Iterable
from pathlib import Path

from sqlalchemy import URL, Connection
from sqlalchemy.exc import SQLAlchemyError

from argosy.server.auth import ids, tokens
from argosy.server.database_url import named
from argosy.server.errors import StoreError
from argosy.server.storage.database import Away, reason_of
from argosy.server.storage.migration import HEAD, check_form, current
from argosy.server.storage.rows import Guest
from argosy.server.storage.store import Store


async def make_token(url: URL, name: str, scopes: Iterable[str]) -> str:
    """Make a guest of this name, who has nothing else, and a token of theirs; return the token.

    Raises StoreError for a database that cannot be used, and Refused for a name or scopes that cannot be.
    """
    _check_place(url)
    guest = Guest(id=ids.guest_id(), name=ids.clean_name(name))
    store = Store(url)
    try:
        await store.database.read(_check)
        made = await tokens.make(store, guest, name, scopes)
        await store.put_guest(guest)
    except (SQLAlchemyError, Away) as error:
        raise StoreError(f"the database {named(url)} cannot be written: {reason_of(error)}") from error
    finally:
        await store.close()
    return made


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
