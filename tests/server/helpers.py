"""Playing a game to its end, and looking at all that a refused request must not change."""

import asyncio
from collections.abc import Awaitable, Callable

import msgspec

from argosy.server.app_state import AppState
from argosy.server.rows import Change, Entry, Phase, Standing
from argosy.server.store import Store
from argosy.server.table import Table
from tests.server.processes import PATIENCE


async def finish(app_state: AppState, table_id: str) -> Table:
    """Play a game to its end, as fast as the rules allow."""
    table = await app_state.tables.get(table_id)
    while table.row.phase != "over":
        await table.ask(lambda: step(table))
    return table


async def step(table: Table) -> None:
    """Let one person at the table choose something; leave the bots alone."""
    assert table.playing is not None
    game = table.playing.game
    people = {seat.seat for seat in table.row.seats if seat.kind == "human"}
    for seat in sorted(people.intersection(game.owing)):
        await table.choose(seat, game.choices(seat)[-1].text, table.playing.moment)
        return


async def standing(app_state: AppState, table_id: str) -> tuple:
    """All that is stored of a table, and all that is in memory."""
    table = await app_state.tables.get(table_id)
    in_memory = table.playing.game.state_hash() if table.playing else None
    return await app_state.store.table(table_id), await app_state.store.entries(table_id), table.row, in_memory


async def append(
    store: Store, table: str, entry: Entry, phase: Phase = "playing", standing: Standing | None = None
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
