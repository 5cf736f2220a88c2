"""Registry of the tables of a process: created, loaded from the store on demand, evicted when idle."""

import asyncio
import secrets
import time
from collections import Counter
from collections.abc import Callable, Mapping

import structlog

from argosy.server.auth import ids
from argosy.server.auth.name_checks import check_name
from argosy.server.bots.bot_pool import BotPool
from argosy.server.engine import new_game
from argosy.server.errors import Refused
from argosy.server.games import GAMES
from argosy.server.live.peers import ALONE, Here, Peers
from argosy.server.storage.database import AWAY
from argosy.server.storage.rows import DailyDeal, Deal, GameRequest, Guest, Guide, TableRow
from argosy.server.storage.store import Store
from argosy.server.tables import tutorial
from argosy.server.tables.seats import first_seats
from argosy.server.tables.table import TALK_LENGTH, Table, gone_on

IDLE = 600.0
"""Seconds after which a table that nobody touches leaves memory.

It comes back from the store in milliseconds.
"""
IDLE_OVER = 60.0
"""The same for a table whose game is over: most are never opened again."""
SWEEP = 60.0
"""Seconds between two looks for idle tables."""
TICK = 1.0
"""Seconds between two looks at the clocks."""
PRESENCE = 20.0
"""Seconds after which other processes are told again who looks at a table here."""
ASK_AGAIN = 60.0
"""Seconds after which a table whose clock could not be followed is asked again: it may only have been
closing.
"""

log = structlog.get_logger()


class Tables:
    """The tables in memory, by id."""

    def __init__(self, store: Store, bots: BotPool, peers: Peers = ALONE) -> None:
        self.peers = peers
        self.store = store
        self.bots = bots
        self._tables: dict[str, asyncio.Task[Table]] = {}
        self.chosen: Counter[tuple[str, str]] = Counter()
        """Choices that were acknowledged, by game and by who chose (`person`, `bot`)."""
        self._hearing: set[asyncio.Task[None]] = set()
        self.after_line: Callable[[TableRow], None] | None = None
        """Told how any table stands after each line of its log."""
        self._ask_again: dict[str, float] = {}
        """By table whose clock could not be followed: when it is asked again.

        Such tables hold no other clock up.
        """

    async def get(self, table: str) -> Table:
        """The table of an id, from memory or from the store. Refuses an id that there is not."""
        if table not in self._tables:
            self._tables[table] = asyncio.create_task(self._load(table))
            self._tables[table].add_done_callback(lambda task: self._forget_failed(table, task))
        # Shielded, because one visitor who leaves must not cancel the loading for the others.
        found = await asyncio.shield(self._tables[table])
        if self.peers.is_shared:
            await found.refresh()
        found.touched = time.monotonic()
        found.autoplay.wake()
        return found

    # what other processes tell

    def hear_version(self, table: str, version: int) -> None:
        """There is a version of a table."""
        task = self._tables.get(table)
        if task is not None and task.done() and not task.cancelled() and task.exception() is None:
            hearing = asyncio.create_task(task.result().hear(version))
            self._hearing.add(hearing)
            hearing.add_done_callback(self._hearing.discard)

    def hear_presence(self, table: str, origin: str, here: Here) -> None:
        """Somebody has come or gone in another process."""
        task = self._tables.get(table)
        if task is not None and task.done() and not task.cancelled() and task.exception() is None:
            task.result().subscribers.hear_presence(origin, here)

    def watched(self, since: float) -> list[str]:
        """Tables of which a page is open here, or was since a moment."""
        return [table.id for table in self._there() if table.subscribers.was_open(since)]

    def tables_to_check(self) -> list[str]:
        """Tables at which somebody looks here, or whose bots are asked from here."""
        return [table.id for table in self._there() if table.subscribers.watchers or self.peers.has(table.id)]

    def _there(self) -> list[Table]:
        """The tables that have been read."""
        tasks = [task for task in self._tables.values() if task.done() and not task.cancelled()]
        return [task.result() for task in tasks if task.exception() is None]

    async def create_first_voyage(self, host: Guest, game: str, network: str = "") -> str:
        """Make the guided table of a game and return its id."""
        voyage = GAMES[game].first_voyage
        return await self.create(host, voyage.request, voyage.kinds, Guide(), network=network)

    async def create(
        self,
        host: Guest,
        request: GameRequest,
        kinds: Mapping[int, str],
        guide: Guide | None = None,
        *,
        listed: bool = False,
        network: str = "",
        daily: DailyDeal | None = None,
    ) -> str:
        """Make a table and return its id. `kinds` by seat: `you`, `friend` or `bot:NAME`.

        Refuses what cannot be played, a host without a name where friends are invited or with that of a bot,
        and a table for which a limit leaves no room. listed: the lobby shows it while it waits for friends.
        network: keyed hash of the address that asks for it.
        """
        waits = "friend" in kinds.values()
        if waits and not host.name:
            raise Refused("no_name", "Write your name, so that your friends know who invites them.")
        if host.name:
            await check_name(self.store, host.id, host.name)
        new_game(Deal(request=request, seed=secrets.randbits(63)))
        row = TableRow(
            id=ids.table_id(),
            host=host.id,
            created=time.time(),
            phase="waiting",
            request=request,
            seats=first_seats(request, kinds, host),
            guide=guide,
            daily=daily,
            listed=listed and waits,
            maker=host.id,
            network=network,
        )
        await self.store.add_table(row)
        await self.begin(row.id)
        return row.id

    async def begin(self, table: str) -> None:
        """Begin a game that waits for nobody."""
        found = await self.get(table)
        await found.ask(found.begin_if_full)

    @property
    def in_memory(self) -> int:
        """Return the number of tables in memory."""
        return len(self._tables)

    async def forget(self, table: str) -> None:
        """Let go of a table that has been taken away; what it was the rematch of may have another one."""
        task = self._tables.pop(table, None)
        if task is not None:
            await (await task).close()
        await self.peers.let_go(table)
        for finished in self._there():
            if finished.row.rematch == table:
                await finished.hear(finished.row.version + 1)

    async def take_away(self, table: str) -> None:
        """Take a table away for good; in its own order if it is in memory, also one whose log no longer
        replays.
        """
        if table in self._tables:
            found = await self.get(table)
            await found.ask(found.take_away)
            await self.forget(table)
        else:
            await self.store.delete_table(table)

    async def take_away_unused(self, table: str, version: int) -> bool:
        """Take a table away if it is still at a version and no page of it is open here.

        Raises VersionConflict where another process was faster.
        """
        if table not in self._tables:
            await self.store.delete_table(table, version)
            return True
        found = await self.get(table)

        async def work() -> bool:
            if found.subscribers.watchers or found.row.version != version:
                return False
            await found.take_away()
            return True

        is_done = await found.ask(work)
        if is_done:
            await self.forget(table)
        return is_done

    async def announce(self, table: str, version: int) -> None:
        """Read again, here and in other processes, what has been changed of a table without asking it."""
        self.peers.tell(table, version)
        if table in self._tables:
            await (await self.get(table)).reach(version)

    async def sweep(self) -> None:
        """Let go of tables that nobody has touched for a while."""
        for table in self._there():
            idle = IDLE_OVER if table.row.phase == "over" else IDLE
            if table.is_quiet and time.monotonic() - table.touched > idle:
                del self._tables[table.id]
                await table.close()
                await self.peers.let_go(table.id)

    async def sweep_forever(self) -> None:
        """Sweep now and then, until cancelled."""
        while True:
            await asyncio.sleep(SWEEP)
            await self.sweep()

    async def keep_time(self) -> None:
        """Let bots play wherever somebody's time is up."""
        now = time.time()
        for late in await self.store.due_tables(now):
            if self._ask_again.get(late, now) <= now:
                await self._play_for_the_late(late, now)

    async def _play_for_the_late(self, late: str, now: float) -> None:
        """Ask one table.

        What goes wrong there is its own affair; only a database that is away concerns all.
        """
        self._ask_again.pop(late, None)
        try:
            if await self.peers.holds(late):
                table = await self.get(late)
                await table.ask(table.play_for_the_late)
        except AWAY:
            raise
        except Refused as refused:
            self._ask_again[late] = now + ASK_AGAIN
            log.warning(
                "a clock has run out at a table that cannot be asked", table=late, reason=refused.code
            )
        except Exception:
            self._ask_again[late] = now + ASK_AGAIN
            log.exception("a clock has run out at a table that fails", table=late)

    async def adopt(self) -> None:
        """Ask the bots of tables whose process has ended."""
        for orphan in await self.peers.orphans():
            try:
                if await self.peers.holds(orphan):
                    await self.get(orphan)  # which wakes them
            except Refused as refused:
                log.warning(
                    "bots owe a choice at a table that cannot be read", table=orphan, reason=refused.code
                )

    async def keep_time_forever(self) -> None:
        """Look at the clocks, and for bots that nobody asks, until cancelled."""
        while True:
            await asyncio.sleep(TICK)
            try:
                await self.keep_time()
                await self.adopt()
            except AWAY:
                pass  # until it is back; the database has logged the outage
            except Exception:
                log.exception("clocks could not be read")

    def is_watched(self, table: str, guest: str) -> bool:
        """Has a guest this table open here?"""
        task = self._tables.get(table)
        return (
            task is not None
            and task.done()
            and not task.exception()
            and task.result().subscribers.is_connected(guest)
        )

    async def tell_presence_forever(self) -> None:
        """Tell other processes now and then who looks here, until cancelled: what was told may have been
        lost.
        """
        while self.peers.is_shared:
            await asyncio.sleep(PRESENCE)
            for table in self._there():
                table.subscribers.tell_presence()

    def wake_streams(self) -> None:
        """Let every open stream look up: the server is closing."""
        for task in self._tables.values():
            if task.done() and not task.exception():
                for watcher in task.result().subscribers.watchers:
                    watcher.news.set()

    async def close(self) -> None:
        """Finish the work at hand everywhere."""
        tables = await asyncio.gather(*self._tables.values(), return_exceptions=True)
        self._tables.clear()
        for table in tables:
            if isinstance(table, Table):
                await table.close()

    def _forget_failed(self, table: str, task: asyncio.Task[Table]) -> None:
        """A table that could not be loaded is loaded again when it is asked for again."""
        if (task.cancelled() or task.exception() is not None) and self._tables.get(table) is task:
            del self._tables[table]

    async def _load(self, table: str) -> Table:
        past = await self.store.snapshot(table, lines=TALK_LENGTH)
        if past is None:
            raise Refused("unknown_table", "There is no table at this address.")
        try:
            playing = await gone_on(None, past.entries)
        except Refused as refused:
            if past.row.phase == "over":  # before that its seed is a secret
                refused.download = f"/t/{table}/record"
            raise
        loaded = Table(past, playing, self.store, self.bots, self.chosen, self.peers)
        loaded.after_line = self.after_line
        loaded.guide_after = tutorial.after_choice
        return loaded
