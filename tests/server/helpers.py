"""Helpers that play a game to its end, and that compare all that a refused request must not change."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping

import msgspec
from litestar.types import ASGIApp

from argosy.server.http.app_state import AppState
from argosy.server.storage.rows import Change, Entry, Phase, TableSummary
from argosy.server.storage.store import Store
from argosy.server.tables.table import Table
from tests.server.processes import PATIENCE


async def finish(app_state: AppState, table_id: str) -> Table:
    """Play a game to its end, as fast as the rules allow."""
    table = await app_state.tables.get(table_id)
    while table.row.phase != "over":
        if not await table.ask(
            lambda: step(table)
        ):  # bots choose: asking again and again would take their processor
            await asyncio.sleep(0.002)
    return table


async def step(table: Table) -> bool:
    """Let one person at the table choose something; whether one could. Bots are left alone."""
    assert table.playing is not None
    game = table.playing.game
    people = {seat.seat for seat in table.row.seats if seat.kind == "human"}
    for seat in sorted(people.intersection(game.owing)):
        await table.choose(seat, game.choices(seat)[-1].text, table.playing.moment)
        return True
    return False


async def standing(app_state: AppState, table_id: str) -> tuple:
    """All that is stored of a table, and all that is in memory."""
    table = await app_state.tables.get(table_id)
    in_memory = table.playing.game.state_hash() if table.playing else None
    return (
        await app_state.store.table(table_id),
        await app_state.store.entries(table_id),
        table.row,
        in_memory,
    )


async def append(
    store: Store, table: str, entry: Entry, phase: Phase = "playing", standing: TableSummary | None = None
) -> None:
    """Write the next line of a log, as another process would."""
    before = await store.table(table)
    changed = {"phase": phase, "standing": standing or before.standing, "version": before.version + 1}
    await store.change(before, Change(row=msgspec.structs.replace(before, **changed), entry=entry))


async def until_so(condition: Callable[[], Awaitable[bool]], seconds: float = PATIENCE) -> None:
    """The same where finding out takes a question to the database."""
    async with asyncio.timeout(seconds):
        while not await condition():  # noqa: ASYNC110  because the database has no event for this
            await asyncio.sleep(0.01)


async def until(condition: Callable[[], bool], seconds: float = PATIENCE) -> None:
    """Wait for something that other tasks bring about."""
    async with asyncio.timeout(seconds):
        while not condition():  # noqa: ASYNC110  because the code under test has no event for this
            await asyncio.sleep(0.005)


class OpenPage:
    """Request that is answered by a stream and stays open until it is closed.

    It is raw ASGI, because httpx waits for the end.
    """

    def __init__(
        self, app: ASGIApp, path: str, headers: Mapping[str, str], address: str = "127.0.0.1"
    ) -> None:
        self._app = app
        self._scope = {
            "type": "http",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "method": "GET",
            "scheme": "http",
            "path": path,
            "raw_path": path.encode(),
            "query_string": b"",
            "root_path": "",
            "headers": [
                (b"host", b"argosy.test"),
                *((key.encode(), value.encode()) for key, value in headers.items()),
            ],
            "client": (address, 1),
            "server": ("argosy.test", 80),
            "state": {},
        }
        self._status: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._closed = asyncio.Event()
        self._has_asked = False

    async def open(self) -> int:
        """Ask; the status of the answer, as soon as it begins."""
        self._task = asyncio.create_task(self._app(self._scope, self._receive, self._send))
        return await asyncio.wait_for(self._status, PATIENCE)

    async def close(self) -> None:
        """Leave, as a browser does whose page is closed."""
        self._closed.set()
        await asyncio.wait_for(self._task, PATIENCE)

    async def _receive(self) -> dict:
        if not self._has_asked:
            self._has_asked = True
            return {"type": "http.request", "body": b"", "more_body": False}
        await self._closed.wait()
        return {"type": "http.disconnect"}

    async def _send(self, message: dict) -> None:
        if message["type"] == "http.response.start" and not self._status.done():
            self._status.set_result(message["status"])
