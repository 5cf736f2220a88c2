"""Uploaded and imported records in the database: functions of a connection."""

import time
from collections.abc import Collection, Mapping
from typing import NamedTuple

from sqlalchemy import Connection, delete, select, update

from argosy.server.errors import Refused
from argosy.server.storage import upsert
from argosy.server.storage.row_limits import RowLimit, count, lock
from argosy.server.storage.schema import analyses, records

OF_A_GUEST = 200
"""Records and positions that are kept for one guest: more than anybody opens again, so that nobody fills the
disk.
"""
OF_A_NETWORK = 2_000
"""And for all guests of one network."""
IN_ALL = 20_000
"""Records and positions of all together: at most 64 KB each, most of them two, so some forty megabytes."""
MOST_DROPPED = 1000
"""Records that go in one transaction: a database that was filled before there was a limit shrinks bit by
bit.
"""
IMPORTED = ""
"""The guest of records that the host has imported."""


class Added(NamedTuple):
    """The number of new records, and the ids of those for which there was no room."""

    new: int
    over_capacity: tuple[str, ...]


def add(connection: Connection, record: str, guest: str, text: str, network: str = "") -> None:
    """Keep a record of a guest, or note that it was uploaded again.

    Above the limits the oldest of the guest's own go; refuses it where the server or the network has its
    share and the guest has none.
    """
    own = RowLimit(f"records of {guest}", records, (records.c.guest == guest,), OF_A_GUEST)
    limits = [own, RowLimit("records", records, (), IN_ALL)]
    if network:
        limits.append(
            RowLimit(f"records from {network}", records, (records.c.network == network,), OF_A_NETWORK)
        )
    lock(connection, *(limit.name for limit in limits))
    if _is_there(connection, record):
        connection.execute(update(records).where(records.c.id == record).values(created=time.time()))
        return
    surplus = max(count(connection, limit) + 1 - limit.most for limit in limits)
    if surplus > 0 and not _drop_oldest(connection, guest, surplus):
        raise Refused("records_full", "This server has no room for another record now. Try again later.")
    _insert(connection, record, guest, text, network)


def add_imported(connection: Connection, texts: Mapping[str, str]) -> Added:
    """Keep records of the host's import, by id, as long as there is room: none goes for them."""
    everyone = RowLimit("records", records, (), IN_ALL)
    lock(connection, everyone.name)
    kept, new, over_capacity = count(connection, everyone), 0, list[str]()
    for record, text in texts.items():
        if _is_there(connection, record):
            connection.execute(update(records).where(records.c.id == record).values(guest=IMPORTED))
            continue
        if kept + new < everyone.most:
            _insert(connection, record, IMPORTED, text)
            new += 1
        else:
            over_capacity.append(record)
    return Added(new, tuple(over_capacity))


def remove(connection: Connection, chosen: Collection[str]) -> None:
    """Delete records with what the coach said of them."""
    for rows in (analyses, records):
        connection.execute(delete(rows).where(rows.c.id.in_(chosen)))


def _drop_oldest(connection: Connection, guest: str, number: int) -> bool:
    """Delete so many of a guest's own records, the oldest first.

    False where the guest has none, or is none.
    """
    oldest = select(records.c.id).where(records.c.guest == guest).order_by(records.c.created, records.c.id)
    own = (
        []
        if guest == IMPORTED
        else list(connection.execute(oldest.limit(min(number, MOST_DROPPED))).scalars())
    )
    remove(connection, own)
    return bool(own)


def _is_there(connection: Connection, record: str) -> bool:
    return connection.execute(select(records.c.id).where(records.c.id == record)).first() is not None


def _insert(connection: Connection, record: str, guest: str, text: str, network: str = "") -> None:
    values = {"id": record, "guest": guest, "created": time.time(), "text": text, "network": network}
    upsert.put(connection, records, values)
