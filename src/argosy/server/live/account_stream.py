"""Event stream of a bot account: games and challenges, one JSON object a line.

What is told follows from the database alone: a stream compares what stands there with what it has told. It
looks every two seconds, and at once when something in this process gives a signal.
"""

import asyncio
import time
from collections.abc import AsyncGenerator, AsyncIterator

from argosy.server.api.api_models import (
    ChallengeCanceled,
    ChallengeDeclined,
    ChallengeInfo,
    ChallengeNew,
    Event,
    GameFinish,
    GameStart,
    game_info,
)
from argosy.server.api.challenges import described, open_since
from argosy.server.auth import ids
from argosy.server.errors import Refused
from argosy.server.http.app_state import AppState
from argosy.server.live.game_stream import EMPTY, KEEP_ALIVE, line_of
from argosy.server.storage.database import AWAY
from argosy.server.storage.rows import Guest, TableRow
from argosy.server.storage.stored_tokens import Token

LOOK = 2.0
"""Seconds between two looks into the database."""


async def opened(app_state: AppState, guest: Guest, token: Token) -> str:
    """The name of a new stream of a token. The one before ends as soon as it looks."""
    stream = ids.table_id()
    await app_state.store.open_stream(token.id, stream)
    app_state.signals.give(guest.id)
    return stream


async def event_lines(app_state: AppState, guest: Guest, token: Token, stream: str) -> AsyncGenerator[bytes]:
    """The stream of this name, until it is no longer the newest of its token."""
    with app_state.signals.listening(guest.id) as news:
        told, last = StreamState(app_state, guest.id), time.monotonic()
        while not app_state.is_closing:
            news.clear()
            try:
                if await app_state.store.newest_stream(token.id) != stream:
                    return
                async for event in told.news():
                    yield line_of(event)
                    last = time.monotonic()
            except AWAY:
                pass  # the next look tells what was missed
            if time.monotonic() - last >= KEEP_ALIVE:
                yield EMPTY
                last = time.monotonic()
            await _signal_or_time(news, min(LOOK, max(0.0, last + KEEP_ALIVE - time.monotonic())))


async def _signal_or_time(news: asyncio.Event, seconds: float) -> None:
    try:
        async with asyncio.timeout(seconds):
            await news.wait()
    except TimeoutError:
        return


class StreamState:
    """Games and challenges that a stream has already sent to its account."""

    def __init__(self, app_state: AppState, guest: str) -> None:
        self._app_state = app_state
        self._store = app_state.store
        self._guest = guest
        self._since = time.time()
        self._playing: dict[str, TableRow] = {}
        self._finished: set[str] = set()
        self._challenges: dict[str, ChallengeInfo] = {}

    async def news(self) -> AsyncIterator[Event]:
        """All that has happened since the last look."""
        async for event in self._of_challenges():
            yield event
        async for event in self._of_games():
            yield event

    async def _of_games(self) -> AsyncIterator[Event]:
        playing = {row.id: row for row in await self._store.tables_of(self._guest, ("playing",), None)}
        over = [
            row for row in await self._store.tables_of(self._guest, ("over",)) if self._has_just_ended(row)
        ]
        for row in (*playing.values(), *over):
            if row.id not in self._playing:
                self._playing[row.id] = row
                yield GameStart(game=game_info(row, self._guest))
        ended = {row.id: row for row in over}
        for table in [table for table in self._playing if table in ended or table not in playing]:
            before = self._playing.pop(table)
            self._finished.add(table)
            yield await self._finish(before, ended.get(table))

    def _has_just_ended(self, row: TableRow) -> bool:
        """Return whether the end of a game is still to be sent; ends before the stream began are not."""
        return row.standing.ended >= self._since and row.id not in self._finished

    async def _finish(self, before: TableRow, row: TableRow | None) -> GameFinish:
        try:
            row = row or await self._store.table(before.id)
        except Refused:  # what is stored of it cannot be read any more
            row = None
        if row is None:
            return GameFinish(game=game_info(before, self._guest), status="takenAway")
        info, standing = game_info(row, self._guest), row.standing
        status = "over" if row.phase == "over" else "left"
        return GameFinish(game=info, status=status, ranks=standing.ranks, points=standing.totals)

    async def _of_challenges(self) -> AsyncIterator[Event]:
        now = {one.id: one for one in await self._store.open_challenges(self._guest, open_since())}
        for challenge in now.values():
            if challenge.id in self._challenges:
                continue
            if info := await described(self._app_state, challenge, self._guest):
                self._challenges[challenge.id] = info
                yield ChallengeNew(challenge=info)
        for gone in [one for one in self._challenges if one not in now]:
            info, settled = self._challenges.pop(gone), await self._store.challenge(gone)
            state = settled.state if settled else "canceled"
            if state == "declined":
                yield ChallengeDeclined(challenge=info)
            elif state != "accepted":
                yield ChallengeCanceled(challenge=info)
