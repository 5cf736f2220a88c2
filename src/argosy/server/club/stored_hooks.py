"""Rows of webhooks. Functions of a connection."""

import time

import msgspec
from sqlalchemy import Connection, RowMapping, delete, insert, select, update

from argosy.server.storage.row_limits import RowLimit, first_reached, lock
from argosy.server.storage.schema import hooks, tables

MOST = 5
"""Webhooks of one guest, their own and those of tables together."""
MOST_FAILURES = 10
"""In a row; then a webhook is off until its owner switches it on again."""
LONGEST_NOTE = 80


class Hook(msgspec.Struct, frozen=True, kw_only=True):
    """A webhook: its guest, its table if it has one, its address and its failures."""

    id: str
    guest: str
    game: str = ""
    """The table whose host wants it told; empty: all tables at which the guest sits."""
    address: str
    base: str
    """The address of this server, as its owner knows it: links begin with it."""
    failures: int = 0
    note: str = ""
    """What went wrong last; while it says something after too many failures, nothing is sent."""

    @property
    def is_off(self) -> bool:
        """Has it failed too often?"""
        return self.failures >= MOST_FAILURES


def add(connection: Connection, hook: Hook) -> bool:
    """Keep a webhook; False where its owner has as many as there may be."""
    limit = RowLimit(f"webhooks of {hook.guest}", hooks, (hooks.c.guest == hook.guest,), MOST)
    lock(connection, limit.name)
    drop_of_lost_tables(connection, hook.guest)
    if first_reached(connection, limit):
        return False
    connection.execute(insert(hooks).values(msgspec.structs.asdict(hook) | {"at": time.time()}))
    return True


def of_guest(connection: Connection, guest: str) -> list[Hook]:
    """The webhooks of a guest, the oldest first."""
    rows = connection.execute(select(hooks).where(hooks.c.guest == guest).order_by(hooks.c.at, hooks.c.id))
    return [_hook(row) for row in rows.mappings()]


def one(connection: Connection, hook: str) -> Hook | None:
    """A webhook, None if it has been taken away."""
    row = connection.execute(select(hooks).where(hooks.c.id == hook)).mappings().one_or_none()
    return None if row is None else _hook(row)


def remove(connection: Connection, hook: str, guest: str) -> None:
    """Take a webhook of a guest away."""
    connection.execute(delete(hooks).where(hooks.c.id == hook, hooks.c.guest == guest))


def drop(connection: Connection, hook: str) -> None:
    """Delete a webhook that has no more events to send."""
    connection.execute(delete(hooks).where(hooks.c.id == hook))


def drop_of_lost_tables(connection: Connection, guest: str) -> None:
    """Take those of a guest away whose tables have been taken away."""
    there = select(tables.c.id).where(tables.c.id == hooks.c.game).exists()
    connection.execute(delete(hooks).where(hooks.c.guest == guest, hooks.c.game != "", ~there))


def switch_on(connection: Connection, hook: str, guest: str) -> None:
    """Begin again after too many failures."""
    mine = hooks.c.id == hook, hooks.c.guest == guest
    connection.execute(update(hooks).where(*mine).values(failures=0, note=""))


def sent(connection: Connection, hook: str, fault: str) -> None:
    """Keep how it went; fault: what went wrong, empty if nothing did."""
    failures = hooks.c.failures + 1 if fault else 0
    connection.execute(
        update(hooks).where(hooks.c.id == hook).values(failures=failures, note=fault[:LONGEST_NOTE])
    )


def _hook(row: RowMapping) -> Hook:
    return Hook(**{name: value for name, value in row.items() if name != "at"})
