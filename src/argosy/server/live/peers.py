"""Other processes of the same database: notifications to them, ownership of a table's bots.

What they tell each other makes things quick, never true: the database holds all, and a table that is behind
it finds out at the next look (`Tables.get`) or the next write (`VersionConflict`). On SQLite there is one
process, which is `ALONE`. Where there may be several, see `shared_peers.py`.
"""

from collections.abc import Collection
from typing import Protocol

import msgspec

GONE = 2**31 - 1
"""The version that is told of a table that has been taken away: above all others."""


class Here(msgspec.Struct, frozen=True):
    """Viewers of a table in another process."""

    seats: tuple[int, ...] = ()
    """Those whose people have a page open there."""
    spectators: int = 0


class Listener(Protocol):
    """Interface of a receiver of notifications from other processes."""

    def hear_version(self, table: str, version: int) -> None:
        """There is a version of a table."""
        ...

    def hear_presence(self, table: str, origin: str, here: Here) -> None:
        """Somebody has come or gone in another process."""
        ...

    def tables_to_check(self) -> Collection[str]:
        """Tables whose versions this process checks, also without a notification."""
        ...


class Peers(Protocol):
    """Interface to the other processes of a database."""

    @property
    def is_shared(self) -> bool:
        """May there be others?"""
        ...

    async def open(self, listener: Listener) -> None:
        """Register this process and receive notifications."""
        ...

    async def close(self) -> None:
        """Give back all tables, and be gone."""
        ...

    def tell(self, table: str, version: int) -> None:
        """Tell the others that there is a version of a table. Returns at once."""
        ...

    def tell_presence(self, table: str, here: Here) -> None:
        """Tell the others who looks at a table here. Returns at once."""
        ...

    def has(self, table: str) -> bool:
        """Is it this process that asks the bots of a table, as far as is known?"""
        ...

    async def holds(self, table: str) -> bool:
        """Is it this process that asks the bots of a table? Where none does that lives, it is from now on."""
        ...

    async def let_go(self, table: str) -> None:
        """Let another process ask the bots of a table: it leaves memory here."""
        ...

    async def orphans(self) -> list[str]:
        """Tables whose bots owe a choice and that no living process holds."""
        ...


class Alone:
    """`Peers` of a database that has one process only."""

    is_shared = False

    async def open(self, listener: Listener) -> None:
        """Nothing: nobody will be heard."""

    async def close(self) -> None:
        """Nothing."""

    def tell(self, table: str, version: int) -> None:
        """Do nothing: there is no other process."""

    def tell_presence(self, table: str, here: Here) -> None:
        """Do nothing: there is no other process."""

    def has(self, table: str) -> bool:  # noqa: ARG002  because it is so for every one
        """Always."""
        return True

    async def holds(self, table: str) -> bool:  # noqa: ARG002  likewise
        """Always."""
        return True

    async def let_go(self, table: str) -> None:
        """Nothing: nobody else would take it."""

    async def orphans(self) -> list[str]:
        """None: bots are woken when a table is asked for."""
        return []


ALONE = Alone()
