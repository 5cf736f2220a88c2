"""Background task that rates finished games in the order in which they ended.

What is not rated yet stands in the database, so that a game whose server was killed at its end is rated after
the next start.
"""

import asyncio
import contextlib
import time
from functools import partial
from importlib import import_module

import structlog
from sqlalchemy.exc import IntegrityError

from argosy.server.club import club_extra, stored_ratings
from argosy.server.storage.database import AWAY, Database

OFTEN = 60.0
"""Seconds between two looks for games that ended in another process or before the last start."""

log = structlog.get_logger()


class RatingChore:
    """Background task of one process that rates finished games."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._news = asyncio.Event()

    def game_over(self) -> None:
        """A game has ended here."""
        self._news.set()

    async def rate_all(self) -> int:
        """Rate all that is not rated yet; how many games counted."""
        waiting = await self._database.read(stored_ratings.unrated)
        if waiting:  # in a thread of its own, because the one that writes should not wait for the import
            await asyncio.to_thread(import_module, f"{club_extra.RATINGS}.models")
        counted = 0
        for table in waiting:
            with contextlib.suppress(IntegrityError):  # another process has rated it
                counted += await self._database.write(
                    partial(stored_ratings.rate, table=table, now=time.time())
                )
        return counted

    async def rate_forever(self) -> None:
        """Rate what is over, until cancelled. Without the library nothing is rated, and nothing is lost."""
        if not club_extra.has(club_extra.RATINGS):
            return
        while True:
            self._news.clear()
            try:
                await self.rate_all()
            except AWAY:
                pass  # until it is back; the database has logged the outage
            except Exception:
                log.exception("games could not be rated")
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(OFTEN):
                    await self._news.wait()
