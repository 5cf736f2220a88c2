"""Background task that deletes unused rows after the days of the settings, some at a time."""

import asyncio
import contextlib
import time
from collections.abc import Callable, Mapping
from functools import partial

import structlog
from sqlalchemy import Connection

from argosy.server.errors import Refused
from argosy.server.settings import Retention
from argosy.server.storage import stored_expiry
from argosy.server.storage.database import AWAY, VersionConflict
from argosy.server.storage.store import Store
from argosy.server.tables.registry import Tables

EVERY = 300.0
"""Seconds between two looks."""
DAY = 86_400.0

log = structlog.get_logger()
Deletion = Callable[[Connection, float], int]
"""Deletes what was used last before a moment, some of it at a time, and returns how much."""


class Expiry:
    """Background task of one process that deletes expired rows.

    Where several processes serve a database, each of them looks.
    """

    def __init__(self, store: Store, tables: Tables, retention: Retention) -> None:
        self._store, self._tables, self._retention = store, tables, retention
        self._looked = 0.0

    async def run_forever(self) -> None:
        """Look now and then, until cancelled."""
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.run(time.time())
            except AWAY:
                pass  # until it is back; the database has logged the outage
            except Exception:
                log.exception("expiry failed")

    async def run(self, now: float) -> None:
        """Note which tables are open here, then delete what is too old."""
        watched, self._looked = self._tables.watched(self._looked), now
        await self._store.database.write(partial(stored_expiry.note_seen, watched=watched, now=now))
        kept = self._retention
        await self._expire_tables("waiting_tables", stored_expiry.waiting_tables, kept.waiting_tables, now)
        await self._expire_tables("deserted_games", stored_expiry.deserted_games, kept.deserted_games, now)
        await self._expire_tables("finished_games", stored_expiry.finished_games, kept.finished_games, now)
        await self._expire("lines of talk", stored_expiry.delete_old_talk, kept.talk, now)
        await self._expire("reports", stored_expiry.delete_old_reports, kept.reports, now)
        await self._expire("tournaments", stored_expiry.delete_open_tournaments, kept.deserted_games, now)
        await self._expire("challenges", stored_expiry.delete_challenges, kept.deserted_games, now)
        await self._expire("records", stored_expiry.delete_records, kept.records, now)
        await self._expire("tokens", stored_expiry.delete_unused_tokens, kept.unused_tokens, now)
        await self._expire("guests", stored_expiry.delete_idle_guests, kept.idle_guests, now)
        await self._expire("puzzle tries", stored_expiry.delete_idle_tries, kept.idle_guests, now)

    async def _expire_tables(
        self, kind: str, find: Callable[[Connection, float], Mapping[str, int]], days: int, now: float
    ) -> None:
        """Take tables away one by one, unless somebody has opened or changed them meanwhile."""
        if not days:
            return
        taken, before = 0, now - days * DAY
        found = await self._store.database.read(lambda connection: find(connection, before))
        for table, version in found.items():
            with contextlib.suppress(Refused, VersionConflict):
                taken += await self._tables.take_away_unused(table, version)
        _report(kind, taken)

    async def _expire(self, kind: str, delete: Deletion, days: int, now: float) -> None:
        if days:
            _report(
                kind,
                await self._store.database.write(lambda connection: delete(connection, now - days * DAY)),
            )


def _report(kind: str, number: int) -> None:
    if number:
        log.info("expired", kind=kind, number=number)
