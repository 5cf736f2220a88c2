"""Stored queue of questions to bots and coach: answers by any worker, replacement of dead ones.

Nothing is left over.
"""

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest
from sqlalchemy import func, select, text

import argosy
from argosy.cli import main
from argosy.coach.analysis import questions
from argosy.server.bots.bot_pool import BotFailed, BotPool
from argosy.server.bots.bot_processes import Processes
from argosy.server.bots.queue import client, job_kinds, jobs
from argosy.server.bots.queue.bot_queue import BotQueue, QueueBackend
from argosy.server.storage import schema
from argosy.server.storage.store import Store
from argosy.server.tables.running_game import replayed
from tests.server.helpers import until, until_so
from tests.server.processes import PATIENCE, Process, wait_for
from tests.server.storage.test_kill import arrive

BAD_BOTS = str(Path(__file__).parent / "bad_bots.py")
STRANGERS = str(Path(__file__).parents[2] / "strangers")
FIRST = "odd_bots:First"


@pytest.fixture
def game():
    return argosy.new_game("wonders", players=3, edition=2010, seed=3)


class Machine:
    """One process of a database, with the processes that think there."""

    def __init__(self, url: str, local: dict[str, Processes]) -> None:
        self.store, self.queue = Store(url), BotQueue(local)

    def pool(self, kind: str = job_kinds.BOTS) -> BotPool:
        return BotPool(thinker=QueueBackend(self.queue, kind))

    async def open(self) -> None:
        await self.store.open()
        await self.queue.open(self.store.database)

    async def close(self) -> None:
        await self.queue.close()
        await self.store.close()

    async def left(self) -> int:
        """Number of jobs that are still there."""
        count = select(func.count()).select_from(schema.jobs)
        return await self.store.database.read(lambda c: c.execute(count).scalar_one())


@pytest.fixture
async def machine(postgres_url):
    """Makes machines with processes by the kind of question."""
    async with contextlib.AsyncExitStack() as closing:

        async def make(**local: Processes) -> Machine:
            made = Machine(postgres_url, local)
            await made.open()
            closing.push_async_callback(made.close)
            return made

        yield make


def bad(*habit: str) -> Processes:
    return Processes(command=(BAD_BOTS, *habit))


async def ask(pool: BotPool, game, seed: int = 0, bot: str = "greedy", **more) -> str:
    return await pool.decide("wonders", bot, game.view(0), game.choices(0), seed, **more)


async def nothing_is_left(machine: Machine) -> None:
    for _ in range(1000):
        if await machine.left() == 0:
            return
        await machine.queue._client._look()
        await asyncio.sleep(0)
    assert await machine.left() == 0


async def test_a_machine_answers_what_another_one_asks(machine, game):
    asks, _ = await machine(), await machine(bots=Processes())
    begun = []
    texts = {choice.text for choice in game.choices(0)}
    answers = await asyncio.gather(
        *(ask(asks.pool(), game, seed, begun=lambda: begun.append(None)) for seed in range(5))
    )
    assert set(answers) <= texts
    assert len(begun) == 5
    await nothing_is_left(asks)


async def test_owners_take_turns_in_the_queue_however_many_questions_each_of_them_has(
    machine, game, tmp_path
):
    answered, order = tmp_path / "now", []
    asks, _ = await machine(), await machine(bots=bad("waits_for", str(answered)))
    pool = asks.pool()

    async def ask_as(owner: str) -> None:
        await ask(pool, game, owner=owner)
        order.append(owner)

    asked = [asyncio.create_task(ask_as("many")) for _ in range(20)]
    await until(lambda: (pool.running, pool.waiting) == (1, 19))
    asked.extend(asyncio.create_task(ask_as(owner)) for owner in ("one", "other"))
    await until(lambda: pool.waiting == 21)
    await until_so(lambda: has_questions(asks, 22))
    answered.touch()
    await asyncio.gather(*asked)
    assert max(order.index("one"), order.index("other")) <= 6, order
    await nothing_is_left(asks)


async def has_questions(machine: Machine, number: int) -> bool:
    return await machine.left() == number


async def test_each_of_two_who_ask_gets_the_own_answers(machine, game):
    both = await machine(bots=Processes()), await machine(bots=Processes())
    alone = BotPool()
    expected = [await ask(alone, game, seed, "random") for seed in range(6)]
    await alone.close()
    for one in both:
        asked = [ask(other.pool(), game, seed, "random") for seed in range(6) for other in (one,)]
        assert await asyncio.gather(*asked) == expected
    await nothing_is_left(both[0])


async def test_what_a_bot_does_wrong_is_said_as_without_a_queue(machine, game):
    asks, _ = await machine(), await machine(bots=Processes())
    with pytest.raises(BotFailed, match="there is no bot") as failed:
        await ask(asks.pool(), game, bot="deep_thought")
    assert failed.value.kind == "ArgosyError"
    await nothing_is_left(asks)


@pytest.mark.parametrize(
    ("habit", "said"), [("dies", "stopped"), ("answers_nonsense", "not among its choices")]
)
async def test_a_process_that_dies_or_answers_nonsense_is_an_error(machine, game, habit, said):
    asks, _ = await machine(), await machine(bots=bad(habit))
    for _ in range(2):
        with pytest.raises(BotFailed, match=said):
            await ask(asks.pool(), game)
    await nothing_is_left(asks)


async def test_a_question_that_nobody_takes_fails_after_a_while(machine, game, monkeypatch):
    monkeypatch.setattr(client, "LONGEST_WAIT", 0.5)
    asks, _ = await machine(), await machine(coach=Processes())
    with pytest.raises(BotFailed, match="nobody takes questions of bots") as failed:
        await ask(asks.pool(), game)
    assert failed.value.kind == "nobody there"
    await nothing_is_left(asks)


async def test_a_question_that_was_given_up_is_stopped_and_the_next_one_answered(machine, game, tmp_path):
    answered = tmp_path / "now"
    asks, works = await machine(), await machine(bots=bad("waits_for", str(answered)))
    pool, begun = asks.pool(), asyncio.Event()
    waiting = asyncio.create_task(ask(pool, game, begun=begun.set))
    await asyncio.wait_for(begun.wait(), PATIENCE)  # before the others, which may be written first
    queued = [asyncio.create_task(ask(pool, game)) for _ in range(2)]
    await until(lambda: (pool.running, pool.waiting) == (1, 2))
    await until(lambda: works.queue.local["bots"].processes != [])
    (before,) = works.queue.local["bots"].processes
    waiting.cancel()
    queued[0].cancel()
    await asyncio.gather(waiting, queued[0], return_exceptions=True)
    await until(lambda: works.queue.local["bots"].processes not in ([before], []))
    answered.touch()
    assert await queued[1] == game.choices(0)[0].text
    await nothing_is_left(asks)


async def test_a_worker_that_ends_gives_its_question_to_another_one_at_once(machine, game, tmp_path):
    asks, ends = await machine(), await machine(bots=bad("waits_for", str(tmp_path / "never")))
    begun = asyncio.Event()
    waiting = asyncio.create_task(ask(asks.pool(), game, begun=begun.set))
    await asyncio.wait_for(begun.wait(), PATIENCE)
    await ends.queue.close()
    await machine(bots=bad("answers"))
    assert await waiting == game.choices(0)[0].text
    await nothing_is_left(asks)


async def test_what_a_dead_asker_wanted_is_not_thought_about_and_goes(machine, game, monkeypatch):
    monkeypatch.setattr(jobs, "ABANDONED", 0.0)
    monkeypatch.setattr(jobs, "FORGOTTEN", 0.0)
    dead = await machine()
    waiting = asyncio.create_task(ask(dead.pool(), game))
    for _ in range(1000):
        if await dead.left() == 1:
            break
    for task in dead.queue._asks:  # as if the process were gone: it asks for nothing any more
        task.cancel()
    works = await machine(bots=bad("dies"))
    await works.store.database.write(jobs.clean)
    assert await works.left() == 0
    assert not works.queue.local["bots"].processes
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)


async def test_a_question_over_which_too_many_workers_have_died_fails(machine, game, monkeypatch):
    monkeypatch.setattr(jobs, "MOST_ATTEMPTS", 0)
    asks, _ = await machine(), await machine(bots=Processes())
    with pytest.raises(BotFailed, match="workers have died over this question"):
        await ask(asks.pool(), game)
    await nothing_is_left(asks)


async def test_a_worker_of_another_argosy_takes_nothing(machine, game, monkeypatch):
    monkeypatch.setattr(client, "LONGEST_WAIT", 0.5)
    asks = await machine()
    monkeypatch.setattr(job_kinds, "VERSION", -1)
    await machine(bots=Processes())
    with pytest.raises(BotFailed, match="nobody takes"):
        await ask(asks.pool(), game)


def test_other_facts_are_another_fingerprint_whichever_expansion_they_are_of(tmp_path, monkeypatch):
    found = [job_kinds.fingerprint_of_here()]
    monkeypatch.setenv("ARGOSY_DATA", str(tmp_path))
    for edition in (2010, 2020):
        folder = tmp_path / "wonders" / f"base_{edition}"
        folder.mkdir(parents=True)
        (folder / "guilds.toml").write_text("remove = []\n")
        found.append(job_kinds.fingerprint_of_here())
    assert len(set(found)) == 3
    assert job_kinds.fingerprint_of_here() == found[-1]


async def test_a_bot_of_others_is_asked_only_where_it_is_known(machine, game):
    kind = job_kinds.of_bot("first")
    asks, first = await machine(), bad("answers")
    await machine(bots=bad("answers_nonsense"))
    await machine(**{kind: first})
    assert await ask(asks.pool(kind), game, bot="first") == game.choices(0)[0].text
    assert len(first.processes) == 1


async def test_the_coach_and_its_looking_back_go_through_the_queue(machine):
    asks, _ = await machine(), await machine(coach=Processes())
    pool, played = asks.pool(job_kinds.COACH), argosy.new_game("duel", seed=3)
    while not played.is_over and len(played.journal) < 12:
        (seat,) = played.owing
        played.choose(seat, played.choices(seat)[0].text)
    (seat,) = played.owing
    one = next(iter(questions(played)))
    for work in (
        pool.advise("duel", played.view(seat), played.choices(seat), seed=1),
        pool.weigh("duel", one, 20, 1),
    ):
        try:
            assert await work
        except BotFailed as failed:
            assert failed.kind == "NotCompiled"  # noqa: PT017  where nothing is compiled the coach says so, and has been asked
    await nothing_is_left(asks)


# workers in processes of their own


class Worker:
    """`argosy worker` in a process of its own."""

    def __init__(self, url: str, *options: str) -> None:
        self.process = subprocess.Popen(
            [
                sys.executable,
                "-c",
                "from argosy.cli import main; main()",
                "worker",
                "--database",
                url,
                *options,
            ],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env=os.environ
            | {"ARGOSY_BACKEND": "plain", "PYTHONPATH": os.pathsep.join([STRANGERS, *sys.path])},
        )
        self.said = self.process.stdout.readline()

    def end(self, how: signal.Signals = signal.SIGKILL) -> int:
        self.process.send_signal(how)
        code = self.process.wait(PATIENCE)
        self.process.stdout.close()
        return code


@pytest.fixture
def worker(postgres_url):
    """Starts workers; none outlives its test."""
    started = []

    def start(*options: str) -> Worker:
        started.append(Worker(postgres_url, *options))
        return started[-1]

    yield start
    for one in started:
        if one.process.poll() is None:
            one.end()


async def test_a_worker_says_that_it_is_ready_and_ends_in_peace(worker):
    working = worker("--bot-processes", "2")
    assert working.said.startswith("Working for postgresql://")
    assert "with 3 processes" in working.said
    assert working.end(signal.SIGTERM) == 0


@pytest.mark.parametrize(
    ("options", "line"),
    [
        ((), "a worker needs the database of PostgreSQL that its server has: name it with --database"),
        (("--database", "sqlite:////tmp/games.sqlite"), "a worker needs the database of PostgreSQL"),
    ],
)
def test_a_worker_without_postgresql_is_refused_in_one_line(options, line):
    with pytest.raises(SystemExit) as end:
        main(("worker", *options))
    assert end.value.code.startswith(f"argosy: {line}")
    assert "\n" not in end.value.code


def test_without_processes_and_without_postgresql_there_is_nobody_to_think(tmp_path, monkeypatch):
    monkeypatch.setenv("ARGOSY_SERVER_BOT_PROCESSES", "0")
    with pytest.raises(SystemExit) as end:
        main(("play", "--data-dir", str(tmp_path), "--no-browser", "--port", "0"))
    assert "bot_processes = 0 leaves nobody to think" in end.value.code


@pytest.mark.soak
@pytest.mark.parametrize("kills", [3])
def test_a_whole_game_goes_on_though_workers_are_killed_while_bots_think(
    worker, tmp_path, postgres_url, monkeypatch, kills
):
    """A server that thinks for nobody, a bot that takes a moment, and workers of which one after the other
    is killed.
    """
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([STRANGERS, *sys.path]))
    bot = "odd_bots:Slow"
    settings = {"DATABASE": postgres_url, "BOT_PROCESSES": "0", "BOTS": bot}
    server = Process(
        tmp_path,
        time_to_undo=0.01,
        settings={f"ARGOSY_SERVER_{name}": value for name, value in settings.items()},
        log=tmp_path / "log",
    )
    working = [worker("--bot", bot), worker("--bot", bot)]
    host = arrive(server.url)
    form = {
        "name": "Host",
        "edition": "2010",
        "seat-0": "you",
        "seat-1": f"bot:{bot}",
        "seat-2": "bot:random",
    }
    table = host.post("/tables", data=form).headers["location"].removeprefix("/t/")
    chosen = 0
    while True:
        state = host.get(f"/api/tables/{table}").json()
        if state["phase"] == "over":
            break
        if not state["choices"]:
            continue
        text_, moment = state["choices"][0]["text"], state["view"]["moment"]
        answer = host.post(f"/api/tables/{table}/choose", json={"choice": text_, "moment": moment})
        assert answer.status_code == 200
        chosen += 1
        if chosen <= kills:
            wait_for(lambda: asyncio.run(thinking(postgres_url, bot)))
            working.pop(0).end()
            working.append(worker("--bot", bot))
    host.close()
    asyncio.run(check(postgres_url, table))
    server.kill()
    assert "bot failed" not in (tmp_path / "log").read_text()


async def thinking(url: str, bot: str) -> bool:
    """Does a worker think about a question to a bot?"""
    store = Store(url)
    query = text("SELECT count(*) FROM jobs WHERE worker IS NOT NULL AND answer IS NULL AND kind LIKE :kind")
    try:
        return await store.database.read(lambda c: c.execute(query, {"kind": f"bot:{bot}%"}).scalar_one()) > 0
    finally:
        await store.close()


async def check(url: str, table: str) -> None:
    """Nothing is lost, no bot has moved twice or by chance, and nothing is left in the queue."""
    machine = Machine(url, {})
    await machine.store.open()
    entries = await machine.store.entries(table)
    replayed(entries)
    moves = Counter((entry.seat, entry.moment) for entry in entries if entry.seat is not None)
    assert max(moves.values()) == 1
    for _ in range(1000):
        if await machine.left() == 0:
            break
    assert await machine.left() == 0
    await machine.store.close()
