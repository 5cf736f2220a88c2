"""Event stream of one game for a program: its state after every change, one JSON object a line."""

import asyncio
from collections.abc import AsyncGenerator

import msgspec

from argosy.server.api.api_models import game_full
from argosy.server.errors import Refused
from argosy.server.http.app_state import AppState
from argosy.server.storage.database import AWAY
from argosy.server.storage.rows import Guest
from argosy.server.storage.stored_tokens import Token
from argosy.server.tables.subscribers import Watcher
from argosy.server.tables.table import Table

KEEP_ALIVE = 7.0
"""Seconds after which an empty line says that the stream is still open."""
EMPTY = b"\n"


def line_of(value: object) -> bytes:
    """A line of a stream."""
    return msgspec.json.encode(value) + b"\n"


async def game_lines(app_state: AppState, table: Table, guest: Guest, token: Token) -> AsyncGenerator[bytes]:
    """The stream of a game. It ends when its token is revoked."""
    watcher = table.subscribers.attach(guest)
    try:
        async for line in _lines(app_state, table, guest, watcher):
            if not await _still_opens(app_state, token):
                return
            yield line
    finally:
        table.subscribers.detach(watcher)
        app_state.signals.give(guest.id)


async def _lines(app_state: AppState, table: Table, guest: Guest, watcher: Watcher) -> AsyncGenerator[bytes]:
    sent = b""
    while not app_state.is_closing and not table.is_gone:
        watcher.news.clear()
        try:
            full = await table.look(lambda: game_full(table, guest))
        except Refused:
            return  # the table has left memory, or the account its seat
        state = line_of(full.state)
        if state != sent:
            yield state if sent else line_of(full)
            sent = state
        if full.state.phase == "over":
            return
        while not await _has_news(watcher):
            yield EMPTY


async def _still_opens(app_state: AppState, token: Token) -> bool:
    """Is a token known still? While the database is away nobody can revoke it."""
    try:
        return await app_state.store.newest_stream(token.id) is not None
    except AWAY:
        return True


async def _has_news(watcher: Watcher) -> bool:
    """Wait for news; False when it is time to say that the stream is still open."""
    try:
        async with asyncio.timeout(KEEP_ALIVE):
            await watcher.news.wait()
    except TimeoutError:
        return False
    return True
