"""Backfill of game summaries for old games, from their logs, when a list first needs them."""

import asyncio
from collections.abc import Iterable

import msgspec
import structlog

from argosy.server.errors import Refused
from argosy.server.storage.rows import Entry, Membership, TableSummary
from argosy.server.storage.store import Store
from argosy.server.tables.running_game import replayed

PATIENCE = 0.7
"""Seconds that a page waits for it; what is not ready then stands there at the next visit."""

log = structlog.get_logger()


def lacks_summary(row: Membership) -> bool:
    """Is this a game that is over and of which only the ranks are known?"""
    return row.table.phase == "over" and not row.table.standing.ended


def whole_summary(entries: list[Entry], known: TableSummary) -> TableSummary:
    """The summary of a finished game; of a log that no longer replays only what is known, with its time."""
    try:
        return replayed(entries).standing(entries[-1].at)
    except Refused:
        return msgspec.structs.replace(known, ended=entries[-1].at)


class AddingUp:
    """At most one piece of such work for each guest."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.working: dict[str, asyncio.Task[None]] = {}

    async def games_of(self, guest: str) -> list[Membership]:
        """The list of a guest, with as many summaries as can be made while somebody waits."""
        rows = await self._store.games_of(guest)
        if not any(map(lacks_summary, rows)):
            return rows
        if guest not in self.working:
            self.working[guest] = asyncio.create_task(self._add_up(rows))
            self.working[guest].add_done_callback(lambda _: self.working.pop(guest, None))
        await asyncio.wait([self.working[guest]], timeout=PATIENCE)
        return await self._store.games_of(guest)

    async def _add_up(self, rows: Iterable[Membership]) -> None:
        for row in filter(lacks_summary, rows):
            try:
                entries = await self._store.entries(row.table.id)
                standing = await asyncio.to_thread(whole_summary, entries, row.table.standing)
                await self._store.put_standing(row.table.id, standing)
            except Exception:
                log.exception("a game cannot be summed up", table=row.table.id)

    async def close(self) -> None:
        """Leave the rest for another time."""
        for task in tuple(self.working.values()):
            task.cancel()
        await asyncio.gather(*self.working.values(), return_exceptions=True)
