"""Pool of bot processes: answers from views, replacement of dead ones, waiting questions.

If more is asked than the processes can think about, questions wait in a queue, and bots beyond it at their
tables.

Where more is asked than the processes can think about, questions wait in a queue, and bots beyond it at their
tables.
"""

import asyncio
import os
import subprocess
import sys
from pathlib import Path
from subprocess import PIPE

import msgspec
import pytest

import argosy
from argosy.bots.worker_process import packed
from argosy.server.bots import bot_processes
from argosy.server.bots.bot_pool import WORKER, BotFailed, BotPool, random_choice
from argosy.server.bots.bot_protocol import question
from argosy.server.bots.fair_semaphore import FairSemaphore
from argosy.server.storage.rows import GameRequest, Guest
from argosy.server.storage.store import Store
from argosy.server.tables import slow_bot_notice
from argosy.server.tables.registry import Tables
from argosy.server.tables.slow_bot_notice import LateBots
from tests.server.helpers import until

BAD_BOTS = str(Path(__file__).parent / "bad_bots.py")
ADA = Guest(id="ada", name="Ada")


@pytest.fixture
def game():
    return argosy.new_game("wonders", players=3, edition=2010, seed=3)


@pytest.fixture
async def pool():
    """Makes pools: `pool("dies")` of bad bots, `pool()` of real ones."""
    pools = []

    def make(*habit: str, **more) -> BotPool:
        pools.append(BotPool(command=(BAD_BOTS, *habit), **more) if habit else BotPool(**more))
        return pools[-1]

    yield make
    for made in pools:
        await made.close()


async def ask(pool: BotPool, game, seed: int = 0, bot: str = "greedy", **more) -> str:
    return await pool.decide("wonders", bot, game.view(0), game.choices(0), seed, **more)


@pytest.mark.parametrize("bot", ["random", "greedy"])
async def test_a_bot_process_answers_with_a_legal_choice(pool, game, bot):
    pool = pool()
    assert await ask(pool, game, bot=bot) in {choice.text for choice in game.choices(0)}
    assert pool.processes != [os.getpid()]
    assert len(pool.processes) == 1


async def test_equal_questions_have_equal_answers(pool, game):
    pool = pool()
    answers = [await ask(pool, game, seed=seed, bot="random") for seed in (1, 2, 3, 1, 2, 3)]
    assert answers[:3] == answers[3:]


async def test_a_bot_that_does_not_exist_fails_in_words_and_the_process_stays(pool, game):
    pool = pool()
    await ask(pool, game)
    before = pool.processes
    with pytest.raises(BotFailed, match="there is no bot"):
        await ask(pool, game, bot="deep_thought")
    assert pool.processes == before


def test_a_question_holds_the_view_and_the_choices_and_nothing_else(game):
    asked = question("wonders", "greedy", game.view(0), game.choices(0), 7)
    assert set(asked.__struct_fields__) == {"game", "bot", "view", "choices", "seed", "made", "iterations"}
    assert (asked.made, asked.iterations) == ("", 0)  # of a bot nothing has been asked but what to do now
    assert msgspec.msgpack.decode(asked.view, type=type(game.view(0))) == game.view(0)


@pytest.mark.parametrize("habit", ["dies", "babbles"])
async def test_a_process_that_dies_or_babbles_is_an_error_and_is_replaced(pool, game, habit):
    pool = pool(habit)
    for _ in range(2):
        with pytest.raises(BotFailed, match="stopped"):
            await ask(pool, game)
        assert pool.processes == []


async def test_a_bot_that_thinks_too_long_is_stopped_and_the_next_question_is_answered(pool, game):
    pool = pool("sleeps", budget=1.5)
    assert await ask(pool, game, seed=0)
    with pytest.raises(BotFailed, match="Timeout"):
        await ask(pool, game, seed=1)
    assert await ask(pool, game, seed=0)


async def test_an_answer_that_nobody_waits_for_is_not_given_to_the_next_question(pool, game):
    pool = pool("sleeps")
    await ask(pool, game)
    waiting = asyncio.create_task(ask(pool, game, seed=1))
    await asyncio.sleep(0.05)
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    assert await ask(pool, game, seed=0) == game.choices(0)[0].text


async def test_nonsense_is_not_taken_for_a_choice(pool, game):
    with pytest.raises(BotFailed, match="not among its choices"):
        await ask(pool("answers_nonsense"), game)


def test_a_bot_whose_server_ends_while_it_thinks_goes_without_a_word(game):
    asked = packed(question("wonders", "greedy", game.view(0), game.choices(0), 7))
    process = subprocess.Popen([sys.executable, *WORKER], stdin=PIPE, stdout=PIPE, stderr=PIPE)
    process.stdout.close()
    _, said = process.communicate(asked)
    assert (process.returncode, said) == (0, b"")


async def test_no_process_outlives_its_pool(pool, game):
    pool = pool()
    await ask(pool, game)
    (process,) = pool.processes
    await pool.close()
    with pytest.raises(ProcessLookupError):
        os.kill(process, 0)


@pytest.mark.whole
@pytest.mark.parametrize("habit", ["dies", "dies_on_odd_seeds", "answers_nonsense"])
async def test_a_table_of_bots_goes_on_to_the_end_whatever_they_do(pool, tmp_path, logs, monkeypatch, habit):
    """After failed attempts a random choice takes the bot's place, and the log says so."""
    monkeypatch.setattr(bot_processes, "STARTUP_SECONDS", 5.0)
    store = Store(f"sqlite:///{tmp_path}/games.sqlite")
    await store.open()
    tables = Tables(store, pool(habit))
    kinds = {0: "bot:random", 1: "you", 2: "bot:greedy"}
    table = await tables.get(await tables.create(ADA, GameRequest(players=3, edition=2010), kinds))
    for _ in range(3):
        await play_own_seat(table)
    assert table.playing.game.moment == 4
    assert any(entry["event"] == "bot failed" for entry in logs)
    assert habit == "dies_on_odd_seeds" or any(
        entry["event"] == "random choice in place of a bot" for entry in logs
    )
    await tables.close()
    await store.close()


async def asks(pool: BotPool, game) -> str:
    """Ask as a table does."""
    async with pool.place():
        return await ask(pool, game)


async def test_so_many_questions_wait_and_the_other_bots_wait_without_one(pool, game, tmp_path):
    answered = tmp_path / "now"
    pool = pool("waits_for", str(answered), workers=2, most_waiting=3)
    asked = [asyncio.create_task(asks(pool, game)) for _ in range(9)]
    await until(lambda: (pool.running, pool.waiting, pool.held_back) == (2, 3, 4))
    asked[-1].cancel()
    await until(lambda: (pool.running, pool.waiting, pool.held_back) == (2, 3, 3))
    answered.touch()
    assert await asyncio.gather(*asked[:-1]) == [game.choices(0)[0].text] * 8
    assert (pool.running, pool.waiting, pool.held_back) == (0, 0, 0)


@pytest.mark.whole
@pytest.mark.parametrize("most_waiting", [1, 100])
async def test_owners_take_turns_however_many_questions_each_of_them_has(pool, game, tmp_path, most_waiting):
    """Tables of one owner ask thirty questions; one of somebody else is the second that is answered after
    that.
    """
    answered, order = tmp_path / "now", []
    pool = pool("waits_for", str(answered), most_waiting=most_waiting)

    async def asks(owner: str) -> None:
        async with pool.place(owner):
            await ask(pool, game, owner=owner)
        order.append(owner)

    asked = [asyncio.create_task(asks("many")) for _ in range(30)]
    await until(lambda: pool.running == 1)
    asked.append(asyncio.create_task(asks("one")))
    await until(lambda: pool.waiting + pool.held_back == 30)
    answered.touch()
    await asyncio.gather(*asked)
    assert order.index("one") <= 4, order
    assert (pool.running, pool.waiting, pool.held_back) == (0, 0, 0)


@pytest.mark.whole
async def test_a_place_is_given_back_by_questions_that_fail_or_are_given_up(pool, game):
    pool = pool("dies", most_waiting=1)
    for _ in range(4):
        with pytest.raises(BotFailed):
            await asks(pool, game)
    waiting = asyncio.create_task(asks(pool, game))
    await until(lambda: pool.running == 1)
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    async with pool.place(), pool.place():
        assert pool.held_back == 0


async def test_no_more_processes_start_than_there_is_work_for(pool, game, tmp_path):
    answered = tmp_path / "now"
    pool = pool("waits_for", str(answered), workers=3)
    await pool.warm()
    asked = [asyncio.create_task(ask(pool, game)) for _ in range(2)]
    await until(lambda: len(pool.processes) == 2)
    answered.touch()
    await asyncio.gather(*asked)
    for _ in range(3):
        await ask(pool, game)
    assert len(pool.processes) == 2


def test_bots_leave_a_processor_to_the_server(monkeypatch):
    found = []
    for usable in ({0}, {0, 3}, {0, 1, 2, 3}):
        monkeypatch.setattr(os, "sched_getaffinity", lambda _pid, usable=usable: usable, raising=False)
        found.append(bot_processes.processes_for_bots())
    assert found == [1, 1, 3]


async def test_a_bot_that_is_replaced_while_it_waits_is_not_asked(app_state, game_of_two, monkeypatch):
    """The place comes when a person has taken the seat; nothing is asked then, and the place is free for
    others.
    """
    ada, ben, name = game_of_two
    table, asked = await app_state.tables.get(name), []

    async def decide(*question, **_more):
        asked.append(question)
        raise AssertionError("nobody waits for that")

    monkeypatch.setattr(app_state.bots, "_places", FairSemaphore(0))
    monkeypatch.setattr(app_state.bots, "decide", decide)
    for person in (ada, ben):
        await person.choose(name)
    await until(lambda: app_state.bots.held_back == 1)
    seats = [
        msgspec.structs.replace(seat, kind="human", guest="cy", bot=None) for seat in table.row.seats[2:]
    ]
    await table.ask(lambda: table.put_seats([*table.row.seats[:2], *seats]))
    app_state.bots._places.release()
    await until(lambda: not table.autoplay.thinking)
    assert asked == []
    assert app_state.bots._places.free == 1


@pytest.mark.parametrize(
    "form",
    [
        {"players": "3", "seat-0": "you", "seat-1": "bot:random", "seat-2": "bot:random"},
        {"game": "duel", "begins": "you"},
    ],
    ids=["wonders", "duel"],
)
async def test_a_page_says_when_bots_are_busy_and_no_longer_when_they_think(
    app_state, person, pool, tmp_path, monkeypatch, form
):
    monkeypatch.setattr(slow_bot_notice, "LATE_AFTER", 0.01)
    monkeypatch.setattr("argosy.server.tables.autoplay.TIME_TO_UNDO", 0.0)
    answered, others = tmp_path / "now", argosy.new_game("wonders", players=3, edition=2010, seed=3)
    busy = pool("waits_for", str(answered))
    ada = person("Ada")
    name = await ada.new_table(**form)
    table = await app_state.tables.get(name)
    await until(lambda: table.is_quiet)
    monkeypatch.setattr(table.autoplay, "_pool", busy)
    elsewhere = asyncio.create_task(ask(busy, others))
    await until(lambda: busy.running == 1)
    assert "busy" not in (await ada.get(f"/t/{name}")).text
    while 0 in table.playing.game.owing:
        await ada.choose(name)
    await until(lambda: bool(table.autoplay.late_bots))
    assert "The bots are busy at other tables." in (await ada.get(f"/t/{name}")).text
    moment = table.playing.moment
    answered.touch()
    await elsewhere
    await until(lambda: table.playing.moment > moment)
    await until(lambda: not table.autoplay.thinking)
    assert not table.autoplay.late_bots
    assert "busy" not in (await ada.get(f"/t/{name}")).text


async def test_a_bot_that_thinks_for_long_is_not_late(monkeypatch):
    told, late = [], LateBots(lambda: told.append(bool(late)))
    monkeypatch.setattr(slow_bot_notice, "LATE_AFTER", 0.0)
    with late.waiting(1) as begun:
        begun()
        for _ in range(3):
            await asyncio.sleep(0)
    assert told == []
    with late.waiting(1) as begun:
        await until(lambda: told == [True])
        begun()
        assert told == [True, False]
    assert told == [True, False]


async def play_own_seat(table) -> None:
    """Choose for seat 1 and wait until the bots have chosen too."""
    game = table.playing.game
    await table.ask(lambda: table.choose(1, game.choices(1)[-1].text, game.moment))
    await until(lambda: table.playing.game.moment > game.moment)


def test_the_random_choice_in_place_of_a_bot_is_legal(game):
    assert random_choice(game.choices(0)) in {choice.text for choice in game.choices(0)}
