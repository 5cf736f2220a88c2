"""Rows of bot names by which bots are challenged: no two that look alike."""

from collections.abc import Iterable

from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError

from argosy.server.auth.name_keys import is_like_any
from argosy.server.storage.row_limits import lock
from argosy.server.storage.schema import handles


def put(connection: Connection, guest: str, handle: str) -> bool:
    """Give a guest a name, if they have none. False when somebody else has one that looks like it."""
    lock(connection, "handles")
    others = connection.execute(select(handles.c.handle).where(handles.c.guest != guest)).scalars()
    if is_like_any(handle, others):
        return False
    values = {"guest": guest, "handle": handle, "key": handle.lower()}
    try:
        with connection.begin_nested():
            connection.execute(insert(handles).values(values))
    except IntegrityError:
        return of_guests(connection, [guest]).get(guest) == handle
    return True


def of_guests(connection: Connection, guests: Iterable[str]) -> dict[str, str]:
    """The names of those among some guests who have one."""
    query = select(handles.c.guest, handles.c.handle).where(handles.c.guest.in_(list(guests)))
    return {row.guest: row.handle for row in connection.execute(query).all()}


def guest_of(connection: Connection, handle: str) -> str | None:
    """Return the guest who has a handle."""
    query = select(handles.c.guest).where(handles.c.key == handle.lower())
    return connection.execute(query).scalar_one_or_none()
