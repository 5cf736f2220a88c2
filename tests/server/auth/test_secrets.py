"""Secrets on pages, in streams and in log lines: nothing that a guest may not know."""

import asyncio
import os
import random
import subprocess
import sys

import msgspec
import pytest

from argosy.server.bots.bot_pool import BotFailed
from argosy.server.errors import Refused
from argosy.server.live.page_stream import stream
from argosy.server.storage.rows import Entry, Guest
from argosy.server.tables.running_game import replayed
from tests.sampling import tries

BASE = "http://argosy.test"
TRIES = int(os.environ.get("ARGOSY_TRIES", tries(200, 15)))
"""Number of times that somebody sits down while a game starts."""
WAYS = ("fragment", "page", "stream")


async def look(way: str, app_state, table, guest: Guest, somebody) -> str:
    """The page as shown to somebody: its live part, the whole, or the first message of a stream."""
    if way == "stream":
        chunks = stream(app_state, table, guest, BASE)
        try:
            return (await anext(chunks)).encode().decode()
        finally:
            await chunks.aclose()
    answer = await somebody.get(f"/t/{table.id}", headers={"hx-request": "true"} if way == "fragment" else {})
    return answer.text


async def after(turns: int, work):
    """Do something a little later: so many turns of the event loop."""
    for _ in range(turns):
        await asyncio.sleep(0)
    return await work


async def test_membership_down_while_the_game_starts_shows_nobody_elses_hand(app_state, person):
    """Ben asks for the table as a spectator, sits down and is dealt a hand, all at once; then Cleo looks.

    She has the same language and as little of a name as Ben: what is rendered for him as a spectator is hers
    too.
    """
    chance = random.Random(3)
    ada, cleo = person("Ada"), person("Cleo")
    watcher = Guest(id="cleo", settings={"language": "en"})
    for number in range(TRIES):
        ben = person("Ben")
        await ben.get("/")
        form = {"seat-0": "you", "seat-1": "friend", "seat-2": "bot:random"}
        table = await app_state.tables.get(await ada.new_table(**form))
        ben_id = ben.http.cookies["argosy_guest"].partition(".")[0]
        guest = Guest(id=ben_id, settings={"language": "en"})
        looks = [look(WAYS[(number + turn) % 3], app_state, table, guest, ben) for turn in range(2)]
        await asyncio.gather(
            after(
                chance.randrange(8), table.ask(lambda table=table, guest=guest: table.take_seat(guest, "Ben"))
            ),
            after(
                chance.randrange(12),
                table.ask(lambda table=table: table.start(Guest(id=table.row.host), "random")),
            ),
            *(after(chance.randrange(12), one) for one in looks),
            return_exceptions=True,
        )
        assert table.playing is not None
        seen = await look(WAYS[number % 3], app_state, table, watcher, cleo)
        assert hands_on(seen, table) == set()
        own = await look("fragment", app_state, table, guest, ben)
        assert hands_on(own, table) == {table.seat_of(guest)} - {None}
        await app_state.tables.close()


def hands_on(text: str, table) -> set[int]:
    """The seats whose whole hand is offered in a text."""
    game = table.playing.game
    return {
        seat for seat in (0, 1, 2) if all(f'value="sell {card}"' in text for card in game.view(seat).hand)
    }


FAILS = """
import asyncio, sys, structlog
from sqlalchemy import text
from argosy.server import logs
from argosy.server.storage.rows import Entry, GameRequest, SeatRow, TableRow
from argosy.server.storage.store import Store
from tests.server.helpers import append

logs.set_up()
log = structlog.get_logger()

async def main():
    store = Store(f"sqlite:///{sys.argv[1]}/games.sqlite")
    await store.open()
    row = TableRow(id="t", host="ada", created=1.0, phase="waiting", request=GameRequest(), seats=(SeatRow(seat=0, kind="open"),))
    deal = Entry(seq=0, kind="deal", text='{"seed": 123454321}')
    choice = Entry(seq=0, kind="choose", seat=0, moment=1, text="build aqueduct")
    await store.add_table(row)
    for entry in (deal, choice, choice):
        try:
            await append(store, "t", entry)
        except Exception:
            log.exception("lost", seq=entry.seq)
            await store.database.write(lambda connection: connection.execute(text("DROP TABLE IF EXISTS entries")))
    await store.close()

asyncio.run(main())
"""


def test_errors_of_the_database_are_logged_without_seeds_and_choices(tmp_path):
    """Two errors, a place of the log written twice and a missing log, are logged in full."""
    run = subprocess.run([sys.executable, "-c", FAILS, tmp_path], capture_output=True, text=True, check=True)
    lines = run.stdout + run.stderr
    assert "IntegrityError" in lines
    assert "OperationalError" in lines
    assert "INSERT INTO entries" in lines
    assert "aqueduct" not in lines
    assert "123454321" not in lines


async def test_a_log_that_does_not_replay_is_refused_without_the_choice_that_does_not_fit(
    game_of_two, log_of
):
    log = await log_of(game_of_two[2])
    entries = [*log, Entry(seq=len(log), kind="choose", seat=0, text="build moon")]
    with pytest.raises(Refused, match=f"line {len(log)} of its log") as refused:
        replayed(entries)
    assert "moon" not in str(refused.value)


async def test_what_bots_say_is_not_logged(app_state, game_of_two, logs, monkeypatch):
    """A bot that answers nonsense may name cards of its hand; so may its error."""
    name = game_of_two[2]

    async def decide(*_args) -> str:
        raise BotFailed("ValueError", "ValueError: aqueduct is in my hand")

    monkeypatch.setattr(app_state.bots, "decide", decide)
    table = await app_state.tables.get(name)
    await table.autoplay._decision(
        msgspec.structs.replace(table.row.seats[0], kind="bot", bot="greedy"), lambda: None
    )
    assert [entry["reason"] for entry in logs if entry["event"] == "bot failed"] == ["ValueError"] * 2
    assert "aqueduct" not in str(logs)
