"""Processes that share a PostgreSQL database: NOTIFY between them, and ownership of tables' bots.

What has changed is told by NOTIFY, after the commit, so that commits need not wait for one another; what was
told in vain is found out by a look at the versions every other second. Each process says every few seconds
that it lives. Who asks the bots of a table is the process that holds it (`tables.holder`), until it lets go
or has not been seen for a while; that process also plays what was planned, and lets bots play for people
whose time is up.
"""

import asyncio
import contextlib
import secrets
import time
from collections.abc import Callable, Collection, Coroutine
from functools import partial
from typing import Any

import msgspec
import structlog

from argosy.server.live.peers import GONE, Here, Listener
from argosy.server.storage import stored_processes, stored_tables
from argosy.server.storage.database import AWAY, Database, reason_of
from argosy.server.storage.postgres import PostgresDatabase, is_away
from argosy.server.storage.stored_processes import DEAD

CHANNEL = "argosy"
TABLES = 50
"""In one notification, so that it stays well below the 8,000 bytes that PostgreSQL takes."""
SEEN_EVERY = 2.0
"""Seconds between two notes that this process lives."""
SURE = DEAD - 2 * SEEN_EVERY
"""Seconds after the last such note in which nobody else can have taken what this process holds."""
CHECK_EVERY = 2.0
"""Seconds between two looks at the versions of tables that somebody looks at here."""
ELSEWHERE = 1.0
"""Seconds for which it is believed that another process holds a table."""
RETRY = 1.0
"""Seconds before the connection that listens is made again."""

log = structlog.get_logger()


class PeerNotification(msgspec.Struct, frozen=True, array_like=True):
    """A notification between processes."""

    origin: str
    """The process that tells it."""
    versions: dict[str, int]
    here: dict[str, Here]


class SharedPeers:
    """`Peers` of a PostgreSQL database, by NOTIFY and a row for each process."""

    is_shared = True

    def __init__(self, database: PostgresDatabase) -> None:
        self.id = secrets.token_hex(8)
        self._database = database
        self._held: set[str] = set()
        self._elsewhere: dict[str, float] = {}
        """By table that another process holds: until when that is believed."""
        self._seen = 0.0
        """When this process began to say for the last time that it lives."""
        self._versions: dict[str, int] = {}
        self._here: dict[str, Here] = {}
        self._has_news = asyncio.Event()
        self._chores: list[asyncio.Task[None]] = []

    async def open(self, listener: Listener) -> None:
        """Register this process and receive notifications."""
        await self._say_alive()
        self._chores = [
            asyncio.create_task(work)
            for work in (
                self._for_ever(self._say_alive, SEEN_EVERY),
                self._for_ever(lambda: self._check(listener), CHECK_EVERY),
                self._for_ever(self._tell, 0.0),
                self._for_ever(lambda: self._listen(listener), RETRY),
            )
        ]

    async def close(self) -> None:
        """Give back all tables, and be gone."""
        for chore in self._chores:
            chore.cancel()
        await asyncio.gather(*self._chores, return_exceptions=True)
        with contextlib.suppress(*AWAY):
            await self._database.write(lambda connection: stored_processes.be_gone(connection, self.id))

    def tell(self, table: str, version: int) -> None:
        """Tell the others that there is a version of a table, with the next notification."""
        self._versions[table] = max(version, self._versions.get(table, 0))
        self._has_news.set()

    def tell_presence(self, table: str, here: Here) -> None:
        """Tell the others who looks at a table here, with the next notification."""
        self._here[table] = here
        self._has_news.set()

    def has(self, table: str) -> bool:
        """Does this process hold a table, as far as is known?"""
        return table in self._held

    async def holds(self, table: str) -> bool:
        """Does this process hold a table? From now on it does, where no other does that lives."""
        now = time.monotonic()
        if self._elsewhere.get(table, 0.0) > now:
            return False
        if table in self._held and now - self._seen < SURE:
            return True
        is_mine = await self._database.write(
            lambda connection: stored_processes.take(connection, self.id, table)
        )
        if is_mine:
            self._held.add(table)
        else:
            self._held.discard(table)
            self._elsewhere = {one: until for one, until in self._elsewhere.items() if until > now}
            self._elsewhere[table] = now + ELSEWHERE
        return is_mine

    async def let_go(self, table: str) -> None:
        """Let another process hold a table.

        While the database is away nothing is written: it goes with this process.
        """
        self._here.pop(table, None)
        if table in self._held:
            self._held.discard(table)
            with contextlib.suppress(*AWAY):
                await self._database.write(
                    lambda connection: stored_processes.give_back(connection, self.id, table)
                )

    async def orphans(self) -> list[str]:
        """Tables whose bots owe a choice and that no living process holds."""
        return await self._database.read(stored_processes.orphans)

    # chores

    async def _for_ever(self, work: Callable[[], Coroutine[Any, Any, None]], pause: float) -> None:
        """Do something again and again, until cancelled.

        While the database is away it is tried again after a moment.
        """
        while True:
            try:
                await work()
            except Exception as error:  # whatever it is, the chore has to go on
                if not isinstance(error, AWAY) and is_away(error):  # works have noted their own failures
                    self._database.outages.note_failure(reason_of(error), is_write=False)
                elif not isinstance(error, AWAY):
                    log.exception("a chore for the other processes failed")
                await asyncio.sleep(RETRY)
            await asyncio.sleep(pause)

    async def _say_alive(self) -> None:
        began = time.monotonic()
        gap = await self._database.write(lambda connection: stored_processes.see(connection, self.id))
        if began - self._seen > DEAD:
            self._held.clear()  # because another process may have taken them meanwhile
        self._seen = began
        if gap is None or gap > DEAD:  # nobody could play: nobody is late
            await self._database.write(stored_tables.prolong)

    async def _check(self, listener: Listener) -> None:
        """Find changes that came without a notification."""
        for some in _batches(listener.tables_to_check(), 500):
            found = await self._database.read(partial(stored_tables.versions, tables=some))
            for table in some:
                listener.hear_version(table, found.get(table, GONE))

    async def _tell(self) -> None:
        """Send all pending notifications at once."""
        await self._has_news.wait()
        self._has_news.clear()
        versions, self._versions = self._versions, {}
        here, self._here = self._here, {}
        for some in _batches(versions.keys() | here.keys(), TABLES):
            told = PeerNotification(
                self.id,
                {table: versions[table] for table in some if table in versions},
                {table: here[table] for table in some if table in here},
            )
            await self._database.notify(CHANNEL, msgspec.json.encode(told).decode())

    async def _listen(self, listener: Listener) -> None:
        """Receive notifications of other processes until the connection ends."""
        await self._database.listen(CHANNEL, partial(self._hear, listener))

    def _hear(self, listener: Listener, payload: str) -> None:
        try:
            told = msgspec.json.decode(payload, type=PeerNotification)
        except msgspec.DecodeError:
            return  # another program tells something on our channel
        if told.origin == self.id:
            return
        for table, version in told.versions.items():
            listener.hear_version(table, version)
        for table, here in told.here.items():
            listener.hear_presence(table, told.origin, here)


def peers_in(database: Database) -> SharedPeers:
    """The processes of a database, which is one of PostgreSQL."""
    assert isinstance(database, PostgresDatabase)
    return SharedPeers(database)


def _batches(tables: Collection[str], length: int) -> list[list[str]]:
    found = list(tables)
    return [found[start : start + length] for start in range(0, len(found), length)]
