"""Validation of database URLs: SQLite in a file, or PostgreSQL with an installed driver."""

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from argosy.server.errors import StoreError

RIGHT_FORMS = "sqlite:////folder/games.sqlite or postgresql://user:password@host/name"
POSTGRES = "postgresql+asyncpg"
"""The driver for PostgreSQL, whichever an address names."""


def parsed(url: str | URL) -> URL:
    """The address of a database.

    Refuses one that cannot be read, names no file, or names a driver that is not there.
    """
    try:
        found = make_url(url)
        if found.drivername == "sqlite+aiosqlite":
            right = found.set(drivername="sqlite").render_as_string()
            raise StoreError(
                f"the database {named(found)} names the driver aiosqlite, which is not used: write {right}"
            )
        if found.get_backend_name() == "postgresql":
            found = found.set(drivername=POSTGRES)
        found.get_dialect().import_dbapi()
    except ArgumentError as error:
        raise StoreError(f"the address of the database is not understood; write {RIGHT_FORMS}") from error
    except ImportError as error:
        extra = (
            "; scripts/prepare server brings its driver, or pip install 'argosy[postgres]'"
            if "postgresql" in str(url)
            else ""
        )
        raise StoreError(
            f"the database {named(url)} needs the package {error.name}, which is not installed{extra}"
        ) from error
    if found.get_backend_name() == "sqlite" and found.database in (None, "", ":memory:"):
        raise StoreError(
            f"the database {found} names no file, so every game would be lost; write {RIGHT_FORMS}"
        )
    return found


def named(url: str | URL) -> str:
    """A database in a sentence for people: the path of a file, an address without its password."""
    found = make_url(url)
    if found.drivername == "sqlite":
        return str(found.database)
    return found.set(drivername=found.get_backend_name()).render_as_string()
