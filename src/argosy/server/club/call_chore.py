"""Background task that notifies players of their turns by push and webhook."""

import asyncio
import time
from collections.abc import Callable, Mapping
from functools import partial
from itertools import islice

import structlog

from argosy.server.club import hooks, stored_calls
from argosy.server.club.hooks import Hooks
from argosy.server.club.push import Push
from argosy.server.club.stored_calls import HOOK, PUSH, Call
from argosy.server.storage.database import AWAY, Database
from argosy.server.storage.rows import TableRow

TICK = 1.0
"""Seconds between two looks."""
MOST_AT_ONCE = 500
"""Tables that are asked for in one statement."""
MOST_ON_THE_WAY = 32
"""Calls that are being made at the same time by one process; the others wait in the database."""
MOST_OF_TARGET = 3
"""Calls of them to one target, so that webhooks that answer slowly, all that one guest may have, leave half
of the room to others.
"""

log = structlog.get_logger()


class Caller:
    """Background task of one process that makes due calls.

    is_here: whether a guest has a table open with this process.
    """

    def __init__(
        self, database: Database, push: Push, hooks: Hooks, is_here: Callable[[str, str], bool]
    ) -> None:
        self._database = database
        self._push = push
        self._hooks = hooks
        self._is_here = is_here
        self._heard: dict[str, TableRow] = {}
        self.on_the_way: set[asyncio.Task[None]] = set()

    def heard(self, row: TableRow) -> None:
        """Something has happened at a table here."""
        self._heard[row.id] = row

    async def call_forever(self) -> None:
        """Look and call, until cancelled. Without the library that sends nobody can have asked for it."""
        while hooks.is_there():
            await asyncio.sleep(TICK)
            try:
                await self.look(time.time())
            except AWAY:
                pass  # until it is back; the database has logged the outage
            except Exception:
                log.exception("nobody could be called")

    async def look(self, now: float) -> None:
        """Note what has happened, and make the calls that are due."""
        for rows in _batches(self._heard):
            heeded = await self._database.read(partial(stored_calls.heeded, games=rows.keys()))
            for table, row in rows.items():
                if table in heeded:
                    await self._note(row, now)
                if self._heard.get(table) is row:  # else something more has happened meanwhile
                    del self._heard[table]
        for call, is_due in await self._database.read(partial(stored_calls.waiting, now=now)):
            if self._has_seen(call):
                await self._database.write(partial(stored_calls.settle, call=call))
            elif is_due and self._has_capacity(call.target):
                await self._claim(call, now)

    async def _note(self, row: TableRow, now: float) -> None:
        wanted = await self._database.read(partial(stored_calls.owed, table=row.id))
        if wanted:
            await self._database.write(partial(stored_calls.note, wanted=wanted, now=now))
        if row.phase == "over" and await self._database.read(partial(stored_calls.has_any, table=row.id)):
            await self._database.write(partial(stored_calls.forget, table=row.id))

    def _has_seen(self, call: Call) -> bool:
        return call.target.startswith(PUSH) and self._is_here(call.game, call.target.removeprefix(PUSH))

    def _has_capacity(self, target: str) -> bool:
        to_target = sum(task.get_name() == target for task in self.on_the_way)
        return len(self.on_the_way) < MOST_ON_THE_WAY and to_target < MOST_OF_TARGET

    async def _claim(self, call: Call, now: float) -> None:
        if await self._database.write(partial(stored_calls.claim, call=call, now=now)):
            task = asyncio.create_task(self._make(call), name=call.target)
            self.on_the_way.add(task)
            task.add_done_callback(self.on_the_way.discard)

    async def _make(self, call: Call) -> None:
        try:
            if call.target.startswith(HOOK):
                await self._hooks.call(call.target.removeprefix(HOOK), call.game, call.turn)
            else:
                await self._push.call(call.target.removeprefix(PUSH), call.game)
        except Exception:
            log.exception("a call is lost", table=call.game)

    async def close(self) -> None:
        """Give up what is on the way."""
        for task in tuple(self.on_the_way):
            task.cancel()
        await asyncio.gather(*self.on_the_way, return_exceptions=True)


def _batches(heard: Mapping[str, TableRow]) -> list[dict[str, TableRow]]:
    """Return what has been heard until now, in parts of a length that one statement takes."""
    items = iter(heard.items())
    return [dict(islice(items, MOST_AT_ONCE)) for _ in range(0, len(heard), MOST_AT_ONCE)]
