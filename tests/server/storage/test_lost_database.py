"""Database lost while bots think: memory never holds a choice that the log lacks, and play goes on."""

import asyncio
import contextlib
import os
import random
import sqlite3

import pytest
from sqlalchemy import event

from argosy.server.errors import Refused
from argosy.server.storage.database import AWAY
from argosy.server.storage.rows import Guest
from argosy.server.tables.running_game import replayed
from tests.server.helpers import until

CUTS = int(os.environ.get("ARGOSY_CUTS", "20"))
FORMS = {
    "wonders": {"players": "3", "seat-0": "you", "seat-1": "bot:random", "seat-2": "bot:random"},
    "duel": {"game": "duel", "pantheon": "on", "agora": "on", "opponent": "bot:random", "begins": "you"},
}


class Connection:
    """The connection to a database.

    Cut, every statement fails; where it loses answers, writes happen and nobody hears of it.
    """

    def __init__(self, store, monkeypatch) -> None:
        self.is_cut = False
        self.loses_answers = False
        self.failures = 0
        self.cuts = 0
        engine = store.database.engine
        event.listen(getattr(engine, "sync_engine", engine), "before_cursor_execute", self._send)
        singles = getattr(store.database, "_singles", None)
        if singles is not None:
            connected = singles._connected

            async def connected_unless_cut() -> object:
                self._send()
                return await connected()

            monkeypatch.setattr(singles, "_connected", connected_unless_cut)
        change = store.change

        async def change_and_lose_the_answer(*arguments) -> None:
            await change(*arguments)
            if self.loses_answers:
                self.failures += 1
                raise sqlite3.OperationalError("connection lost")

        monkeypatch.setattr(store, "change", change_and_lose_the_answer)

    def _send(self, *_event: object) -> None:
        if self.is_cut:
            self.failures += 1
            raise sqlite3.OperationalError("disk I/O error")

    @contextlib.asynccontextmanager
    async def cut(self, table, seconds: float, *, loses_answers: bool):
        """Away for a moment, until somebody has noticed."""
        before = self.failures
        self.is_cut, self.loses_answers = not loses_answers, loses_answers
        await asyncio.sleep(seconds)
        yield
        await until(lambda: self.failures > before or table.row.phase == "over")
        self.cuts += self.failures > before
        self.is_cut = self.loses_answers = False


@pytest.fixture
def connection(app_state, monkeypatch):
    monkeypatch.setattr("argosy.server.tables.autoplay.BOT_DELAY", 0.002)
    monkeypatch.setattr("argosy.server.tables.autoplay.TIME_TO_UNDO", 0.002)
    monkeypatch.setattr("argosy.server.tables.autoplay.RETRY_DELAY", 0.02)
    return Connection(app_state.store, monkeypatch)


async def agrees_with_its_log(app_state, table) -> bool:
    """The log replays, to the very game that the table holds.

    Asked in the table's own order: no bot writes meanwhile.
    """

    async def compare() -> bool:
        entries = await app_state.store.entries(table.id)
        assert [entry.seq for entry in entries] == list(range(len(entries)))
        return replayed(entries).game.state_hash() == table.playing.game.state_hash()

    return await table.ask(compare)


async def play_on(table, chance) -> None:
    """The person chooses, if it is their turn and the database lets them."""
    playing = table.playing
    if 0 in playing.game.owing:
        text = chance.choice(playing.game.choices(0)).text
        with contextlib.suppress(Refused, *AWAY):
            await table.ask(lambda: table.choose(0, text, playing.moment))


@pytest.mark.soak
@pytest.mark.parametrize("game", FORMS)
@pytest.mark.parametrize("loses_answers", [False, True], ids=["cut", "answers lost"])
async def test_a_database_that_goes_away_while_bots_think_damages_no_game(
    app_state, person, connection, game, loses_answers
):
    chance = random.Random(7)
    name = await person("Ada").new_table(**FORMS[game])
    table = await app_state.tables.get(name)
    while connection.cuts < CUTS:
        if table.row.phase == "over":
            table = await app_state.tables.get(await person("Ada").new_table(**FORMS[game]))
        await play_on(table, chance)
        await asyncio.sleep(chance.uniform(0, 0.008))
        async with connection.cut(table, chance.uniform(0.005, 0.05), loses_answers=loses_answers):
            await play_on(table, chance)
        # Nobody asks the server for anything now: bots have to come back by themselves.
        await until(
            lambda table=table: (
                table.row.phase == "over" or (0 in table.playing.game.owing and table.is_quiet)
            )
        )
        assert await agrees_with_its_log(app_state, table)


async def test_people_who_watch_see_the_last_acknowledged_state_while_the_database_is_away(
    app_state, person, connection
):
    ada = person("Ada")
    table = await app_state.tables.get(await ada.new_table(**FORMS["wonders"]))
    await until(lambda: table.is_quiet)
    before = table.playing.game.state_hash()
    connection.is_cut = True
    with pytest.raises(AWAY):
        await table.ask(lambda: table.choose(0, table.playing.game.choices(0)[0].text, 1))

    async def seen() -> str:
        return table.playing.game.state_hash()

    assert await table.ask(seen) == before
    connection.is_cut = False
    assert (await ada.choose(table.id)).status_code == 303


async def test_a_deal_whose_answer_is_lost_is_found_at_the_next_touch(app_state, person, connection):
    """The game has begun although nobody heard of it: no second deal, and the table is not stuck."""
    ada = person("Ada")
    table = await app_state.tables.get(
        await ada.new_table(**{"seat-0": "you", "seat-1": "friend", "seat-2": "friend"})
    )
    connection.loses_answers = True
    host = Guest(id=table.row.host)
    with pytest.raises(sqlite3.OperationalError):
        await table.ask(lambda: table.start(host, "random"))
    connection.loses_answers = False
    state = await ada.state(table.id)
    assert (state["phase"], [seat["kind"] for seat in state["seats"]]) == ("playing", ["human", "bot", "bot"])
    assert (await ada.choose(table.id)).status_code == 303
    assert await agrees_with_its_log(app_state, table)
