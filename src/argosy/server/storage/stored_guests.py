"""Rows of guests. An update writes only what differs, so that concurrent changes lose nothing."""

import time
from collections.abc import Collection, Mapping
from typing import Any

import msgspec
import structlog
from sqlalchemy import Connection, bindparam, select, update

from argosy.server.storage import upsert
from argosy.server.storage.rows import Guest
from argosy.server.storage.schema import guests

Settings = dict[str, str | bool]
log = structlog.get_logger()


OF_ID = select(guests).where(guests.c.id == bindparam("guest"))


def guest_of(guest: str, row: Mapping[str, Any] | None) -> Guest:
    """Return the guest of a row; a guest without a name if there is none."""
    if row is None:
        return Guest(id=guest)
    values = {name: value for name, value in row.items() if name not in ("seen", "settings")}
    return Guest(**values, settings=_settings(row["settings"]))


def change(connection: Connection, before: Guest, after: Guest) -> Guest:
    """Change what differs between the two; returns the guest as stored then."""
    known = guest_of(after.id, _locked(connection, after.id))
    name = after.name if after.name != before.name else known.name
    settings = _merged(known.settings, before.settings, after.settings)
    stored = msgspec.structs.replace(known, name=name, settings=settings)
    values = {"name": name, "settings": msgspec.json.encode(stored.settings).decode(), "seen": time.time()}
    connection.execute(update(guests).where(guests.c.id == after.id).values(values))
    return stored


def end_sessions(connection: Connection, guest: str) -> Guest:
    """Begin the next epoch of a guest: all cookies so far open nothing any more.

    Returns the guest as stored then.
    """
    return put(connection, guest, epoch=_locked(connection, guest)["epoch"] + 1)


def put(connection: Connection, guest: str, **values: str | float | bool) -> Guest:
    """Write some columns of a guest, whose row is made if there is none; returns the guest as stored then."""
    _locked(connection, guest)
    connection.execute(update(guests).where(guests.c.id == guest).values(values))
    return guest_of(guest, _locked(connection, guest))


def locked(connection: Connection, guest: str) -> Guest:
    """Return a guest whose row nobody else changes before the transaction ends; it is made if there is
    none.
    """
    return guest_of(guest, _locked(connection, guest))


def epochs(connection: Connection, some: Collection[str]) -> dict[str, int]:
    """The epochs of those of some guests who are stored."""
    query = select(guests.c.id, guests.c.epoch).where(guests.c.id.in_(some))
    return {row.id: row.epoch for row in connection.execute(query)}


def _locked(connection: Connection, guest: str) -> Mapping[Any, Any]:
    """The row of a guest, made if there is none, which nobody else changes before the transaction ends."""
    upsert.put(connection, guests, {"id": guest, "name": "", "settings": "{}", "seen": time.time()})
    return connection.execute(select(guests).where(guests.c.id == guest).with_for_update()).mappings().one()


def _merged(stored: Settings, before: Settings, after: Settings) -> Settings:
    kept = {key: value for key, value in stored.items() if key in after or key not in before}
    return kept | {key: value for key, value in after.items() if before.get(key) != value}


def _settings(text: str) -> Settings:
    """Settings of a guest; empty for a row that cannot be read, because every page would fail with it."""
    try:
        return msgspec.json.decode(text, type=Settings)
    except msgspec.DecodeError as error:
        log.error("a guest's settings cannot be read", reason=str(error))  # noqa: TRY400  because the trace says no more
        return {}
