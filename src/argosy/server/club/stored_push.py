"""Rows of push subscriptions and the key pair of the server. Functions of a connection."""

import hashlib
import time

import msgspec
from sqlalchemy import Connection, delete, insert, select

from argosy.server.storage import upsert
from argosy.server.storage.row_limits import lock
from argosy.server.storage.schema import keys, subscriptions

MOST = 10
"""Browsers of one guest; beyond that the one that has been heard of least recently goes."""


class Browser(msgspec.Struct, frozen=True, kw_only=True):
    """The address of a browser's push service, and the keys for messages that only it can read."""

    endpoint: str
    p256dh: str
    auth: str


def key(connection: Connection, name: str) -> str | None:
    """A key of this server, None before its first use."""
    return connection.execute(select(keys.c.text).where(keys.c.name == name)).scalar_one_or_none()


def add_key(connection: Connection, name: str, text: str) -> None:
    """Keep a key. Raises IntegrityError where there is one."""
    connection.execute(insert(keys).values(name=name, text=text, at=time.time()))


def subscribe(connection: Connection, guest: str, browser: Browser, base: str) -> None:
    """Keep a browser as that of a guest. base: the address of this server, as the browser knows it."""
    lock(connection, f"subscriptions of {guest}")
    own = subscriptions.c
    values = msgspec.structs.asdict(browser) | {"guest": guest, "base": base, "at": time.time()}
    upsert.put(connection, subscriptions, values | {"id": _id(browser.endpoint)}, values)
    newest = select(own.id).where(own.guest == guest).order_by(own.at.desc(), own.id)
    for old in list(connection.execute(newest).scalars())[MOST:]:
        connection.execute(delete(subscriptions).where(own.id == old))


def unsubscribe(connection: Connection, endpoint: str, guest: str | None = None) -> None:
    """Forget a browser; guest: only if it is theirs."""
    own = subscriptions.c
    mine = [] if guest is None else [own.guest == guest]
    connection.execute(delete(subscriptions).where(own.id == _id(endpoint), *mine))


def browsers(connection: Connection, guest: str) -> list[tuple[Browser, str]]:
    """The browsers of a guest, each with the address under which it knows this server."""
    rows = connection.execute(select(subscriptions).where(subscriptions.c.guest == guest))
    return [(Browser(endpoint=row.endpoint, p256dh=row.p256dh, auth=row.auth), row.base) for row in rows]


def _id(endpoint: str) -> str:
    """A name of fixed length for an address; two guests who share a browser share it."""
    return hashlib.sha256(endpoint.encode()).hexdigest()[:40]
