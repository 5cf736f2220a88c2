"""Probes of a server for its watchers: alive, ready, numbers, and the addresses that may ask."""

import asyncio
import contextlib
import subprocess
import sys

import httpx
import msgspec
import pytest
from prometheus_client.parser import text_string_to_metric_families
from sqlalchemy.exc import OperationalError

from argosy.server.bots.bot_pool import BotPool
from argosy.server.bots.bot_protocol import Question
from argosy.server.http.app_state import AppState
from argosy.server.http.histogram import Histogram
from argosy.server.storage.rows import Guest
from tests.server.conftest import app_of
from tests.server.helpers import finish, until

NOTHING = msgspec.Raw(msgspec.msgpack.encode(None))
LOOK = Question(game="duel", bot="random", choices=NOTHING, view=NOTHING, seed=0)
HERE = {"host": "127.0.0.1:7777"}


@pytest.fixture
async def asked(app_state):
    """Asks the server from an address, which is that of this machine if nothing else is said."""
    async with contextlib.AsyncExitStack() as leaving:

        async def ask(
            path: str, client: str = "127.0.0.1", method: str = "GET", **headers: str
        ) -> httpx.Response:
            transport = httpx.ASGITransport(app=app_of(app_state), client=(client, 1))
            http = await leaving.enter_async_context(
                httpx.AsyncClient(transport=transport, base_url="http://argosy.test")
            )
            return await http.request(method, path, headers=HERE | headers)

        yield ask


@pytest.fixture
def numbers(asked):
    """The numbers of the server, by name and labels."""

    async def read() -> dict[tuple, float]:
        answer = await asked("/metrics")
        assert answer.status_code == 200, answer.text
        families = text_string_to_metric_families(answer.text)
        return {
            (sample.name, *sorted(sample.labels.values())): sample.value
            for family in families
            for sample in family.samples
        }

    return read


@pytest.mark.parametrize("path", ["/health", "/ready", "/metrics"])
async def test_watchers_are_no_guests_and_have_no_limit(app_state, asked, monkeypatch, path):
    async def no_guest(_self: object, guest: str) -> Guest:
        raise AssertionError(guest)

    monkeypatch.setattr(type(app_state.store), "guest", no_guest)
    answers = [await asked(path, **headers) for headers in ({}, {"cookie": "argosy_guest=forged"})]
    assert [answer.status_code for answer in answers] == [200, 200]
    assert not any(
        "set-cookie" in answer.headers or "ratelimit-limit" in answer.headers for answer in answers
    )
    head = await asked(path, method="HEAD")
    assert (head.status_code, head.content) == (200, b"")
    assert (await asked(path, method="POST")).status_code == 405
    assert app_state.answered == {}


async def test_a_server_lives_and_is_ready(asked):
    assert (await asked("/health")).text == "ok\n"
    assert (await asked("/ready", client="192.0.2.1", host="argosy.test")).text == "ready\n"


async def test_while_the_database_is_away_a_server_lives_and_is_not_ready(app_state, asked, monkeypatch):
    async def away(_work: object) -> None:
        raise OperationalError("SELECT", {}, Exception("disk I/O error in /home/ada"))

    monkeypatch.setattr(app_state.store.database, "read", away)
    assert (await asked("/health")).status_code == 200
    answer = await asked("/ready")
    assert (answer.status_code, answer.text) == (503, "The database cannot be reached.\n")
    assert int(answer.headers["retry-after"]) > 0
    found = await asked("/metrics")
    assert found.status_code == 200
    assert "argosy_games_in_progress" not in found.text


async def test_a_server_that_closes_is_not_ready(app_state, asked):
    app_state.begin_closing()
    answer = await asked("/ready")
    assert (answer.status_code, answer.text) == (503, "The server is closing.\n")


@pytest.mark.parametrize(
    ("client", "headers"),
    [
        ("192.0.2.1", {}),
        ("127.0.0.1", {"x-forwarded-for": "127.0.0.1"}),
        ("127.0.0.1", {"forwarded": "for=192.0.2.1"}),
        ("127.0.0.1", {"x-real-ip": "192.0.2.1"}),
        ("127.0.0.1", {"host": "argosy.example.org"}),
    ],
    ids=["another machine", "a proxy here", "Forwarded", "X-Real-IP", "another name"],
)
async def test_numbers_are_told_to_this_machine_alone(app_state, asked, client, headers):
    answer = await asked("/metrics", client, **headers)
    assert answer.status_code == 403
    assert "argosy_" not in answer.text
    app_state.metrics_for = "all"
    assert "argosy_open_streams 0.0" in (await asked("/metrics", client, **headers)).text


async def test_a_host_that_can_be_none_is_told_nothing(asked):
    answer = await asked("/metrics", host="[::1")
    assert answer.status_code == 400
    assert "argosy_" not in answer.text


async def test_numbers_may_be_told_to_nobody(app_state, asked):
    app_state.metrics_for = "off"
    assert (await asked("/metrics")).status_code == 404


async def test_a_game_is_counted(app_state, game_of_two, numbers):
    table = game_of_two[2]
    before = await numbers()
    assert before["argosy_games_in_progress",] == 1
    assert before["argosy_tables_in_memory",] == 1
    await finish(app_state, table)
    after = await numbers()
    for _ in range(100):  # where there may be other processes, this one writes now and then that it lives
        if after["argosy_waiting_writes",] == 0:
            break
        after = await numbers()
    kinds = {
        seat.seat: "bot" if seat.bot else "person" for seat in (await app_state.store.table(table)).seats
    }
    made = [kinds[entry.seat] for entry in await app_state.store.entries(table) if entry.kind == "choose"]
    for kind in ("bot", "person"):
        assert after["argosy_choices_total", kind, "wonders"] == made.count(kind) > 0
    assert after["argosy_games_in_progress",] == 0
    assert after["argosy_write_seconds_count",] > before["argosy_write_seconds_count",]
    assert after["argosy_commit_works_sum",] > len(made)
    assert after["argosy_commit_works_sum",] >= after["argosy_commit_works_count",] > 0
    assert after["argosy_waiting_writes",] == 0
    assert after["argosy_bots_waiting", "coach"] == after["argosy_bots_running", "bots"] == 0


async def test_refusals_are_counted_by_code_wherever_they_are_answered(game_of_two, asked, numbers):
    ada, _, table = game_of_two
    await ada.get("/nowhere")
    await ada.get("/api/tables/nowhere")
    await ada.choose(table, "build moon")
    await ada.post(f"/t/{table}/choose", data={"choice": "sell loom", "moment": "99"})
    await ada.post("/records", data={"record": "a letter"})
    await ada.post("/tables", data={"edition": "1066"})
    await asked("/", host="no host")
    found = await numbers()
    counted = {name[1]: value for name, value in found.items() if name[0] == "argosy_refusals_total"}
    assert counted == {
        "unknown_page": 1,
        "unknown_table": 1,
        "refused": 1,
        "stale": 1,
        "bad_record": 1,
        "bad_form": 1,
        "bad_host": 1,
    }
    assert found["argosy_responses_total", "4xx"] == 7
    assert found["argosy_responses_total", "2xx"] > 0


async def test_what_breaks_is_counted_as_an_answer_of_ours(app_state, person, numbers, logs, monkeypatch):
    async def broken(_self: object, _guest: str) -> Guest:
        raise ValueError("no such thing")

    monkeypatch.setattr(type(app_state.store), "guest", broken)
    assert (await person("Ada").get("/")).status_code == 500
    logs.clear()
    found = await numbers()
    assert found["argosy_responses_total", "5xx"] == found["argosy_refusals_total", "lost"] == 1


async def test_questions_to_bots_are_counted_while_they_run_and_wait(app_state, numbers):
    app_state.bots = BotPool(workers=1, command=("-c", "import sys; sys.stdin.read()"))
    questions = [asyncio.create_task(app_state.bots._ask(LOOK)) for _ in range(3)]
    await until(lambda: app_state.bots.waiting == 2)
    found = await numbers()
    assert (found["argosy_bots_running", "bots"], found["argosy_bots_waiting", "bots"]) == (1, 2)
    assert found["argosy_bots_held_back",] == 0
    app_state.bots.held_back += 3
    assert (await numbers())["argosy_bots_held_back",] == 3
    for question in questions:
        question.cancel()
    await asyncio.gather(*questions, return_exceptions=True)
    assert (app_state.bots.running, app_state.bots.waiting) == (0, 0)


async def test_how_late_the_loop_is_is_looked_at_again_and_again(app_state, numbers):
    def looks() -> float:
        return list(app_state.loop_lag.up_to())[-1][1]

    await until(lambda: looks() >= 2)
    found = await numbers()
    assert found["argosy_loop_lag_seconds_count",] >= 2
    assert found["argosy_loop_lag_seconds_sum",] == app_state.loop_lag.total


async def test_a_process_tells_its_memory_and_processor_time(numbers):
    found = await numbers()
    if sys.platform == "linux":  # elsewhere the library knows neither
        assert found["process_resident_memory_bytes",] > 1e6
        assert found["process_cpu_seconds_total",] > 0


def test_values_are_counted_up_to_each_bound():
    spread = Histogram((1.0, 2.0))
    for value in (0.5, 1.0, 1.5, 7.0):
        spread.note(value)
    assert list(spread.up_to()) == [("1.0", 2), ("2.0", 3), ("+Inf", 4)]
    assert spread.total == 10.0


def test_a_start_does_not_load_the_library_for_numbers():
    code = "import sys, argosy.server.http.launch; print('prometheus_client' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"


async def test_two_servers_in_one_process_count_apart(app_state: AppState, tmp_path, asked, person):
    await person("Ada").get("/nowhere")
    other = AppState(tmp_path / "other")
    assert other.refusals == {}
    assert app_state.refusals == {"unknown_page": 1}
