"""API clients for tests without sockets: a token, requests with it, lines of streams."""

import asyncio
import contextlib
import json
from collections.abc import AsyncGenerator
from typing import Any

import httpx

from argosy.server.auth import tokens
from argosy.server.http.app_state import AppState
from argosy.server.live.account_stream import event_lines, opened
from argosy.server.live.game_stream import game_lines
from argosy.server.storage.rows import Guest
from argosy.server.storage.stored_tokens import Token
from tests.server.conftest import BASE, app_of


class Program:
    """A program with a token of its own, whose owner is a guest of its own."""

    def __init__(self, app_state: AppState, token: str, known: Token, guest: Guest) -> None:
        self.app_state, self.token, self.known, self.guest = app_state, token, known, guest
        transport = httpx.ASGITransport(app=app_of(app_state))
        self.http = httpx.AsyncClient(
            transport=transport, base_url=BASE, headers={"authorization": f"Bearer {token}"}
        )

    async def get(self, path: str) -> Any:
        return await self.http.get(path)

    async def post(self, path: str, body: Any = None) -> httpx.Response:
        return await self.http.post(path, json=body) if body is not None else await self.http.post(path)

    def events(self) -> "Lines":
        """The stream of events; read without a socket, because the transport of httpx waits for the end of
        an answer.
        """
        return Lines(self._events())

    async def _events(self) -> AsyncGenerator[bytes]:
        stream = await opened(self.app_state, self.guest, self.known)
        async with contextlib.aclosing(event_lines(self.app_state, self.guest, self.known, stream)) as lines:
            async for line in lines:
                yield line

    async def game(self, table: str) -> "Lines":
        found = await self.app_state.tables.get(table)
        return Lines(game_lines(self.app_state, found, self.guest, self.known))


class Lines:
    """Lines of a stream, as values; None for an empty one."""

    def __init__(self, stream: AsyncGenerator[bytes]) -> None:
        self._stream = stream

    async def next(self) -> Any:
        line = await asyncio.wait_for(anext(self._stream), 60)
        assert line.endswith(b"\n")
        assert line.count(b"\n") == 1
        return json.loads(line) if line.strip() else None

    async def until(self, kind: str) -> Any:
        """The next line of a kind."""
        while True:
            line = await self.next()
            if line is not None and line["type"] == kind:
                return line

    async def has_ended(self) -> bool:
        try:
            await self.next()
        except StopAsyncIteration:
            return True
        return False

    async def close(self) -> None:
        await self._stream.aclose()


async def program(app_state: AppState, name: str, scopes: tuple[str, ...] = tokens.SCOPES) -> Program:
    """A program of somebody who has this name."""
    guest = Guest(id=f"guest_{name}", name=name)
    await app_state.store.put_guest(guest)
    secret = await tokens.make(app_state.store, guest, "test", scopes)
    return Program(app_state, secret, await tokens.known(app_state.store, secret), guest)
