"""Killed server: nothing that was acknowledged is lost, at any moment."""

import os
import random
import threading
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest
from sqlalchemy import create_engine, text

from argosy.server.storage.rows import Entry
from tests.server.processes import PATIENCE, Process, wait_for

pytestmark = pytest.mark.whole

KILLS = int(os.environ.get("ARGOSY_KILLS", "50"))
"""Number of times that the server is killed."""


@pytest.fixture
def serve() -> Iterator[Callable[..., Process]]:
    """Starts servers; none outlives its test."""
    started: list[Process] = []

    def start(folder: Path, **more: int) -> Process:
        started.append(Process(folder, **more))
        return started[-1]

    yield start
    for server in started:
        server.kill()


class Player(threading.Thread):
    """Somebody who plays as fast as the server answers, and remembers what was acknowledged."""

    def __init__(self, url: str, cookies: dict[str, str], table: str, seed: int) -> None:
        super().__init__(daemon=True)
        self.url, self.cookies, self.table = url, cookies, table
        self.chance = random.Random(seed)
        self.acknowledged: list[tuple[int, str]] = []

    def run(self) -> None:
        try:
            with httpx.Client(base_url=self.url, cookies=self.cookies, timeout=PATIENCE) as http:
                while self.play(http):
                    pass
        except httpx.TransportError:
            return

    def play(self, http: httpx.Client) -> bool:
        state = http.get(f"/api/tables/{self.table}").json()
        if not state["choices"]:
            time.sleep(0.002)
            return state["phase"] != "over"
        text_, moment = self.chance.choice(state["choices"])["text"], state["view"]["moment"]
        answer = http.post(f"/api/tables/{self.table}/choose", json={"choice": text_, "moment": moment})
        if answer.status_code == 200:
            self.acknowledged.append((moment, text_))
        return True


def stored(folder: Path, table: str) -> list[Entry]:
    engine = create_engine(f"sqlite:///{folder / 'argosy.sqlite'}")
    with engine.connect() as connection:
        rows = connection.execute(
            text("SELECT seq, kind, seat, moment, text FROM entries WHERE game = :table ORDER BY seq"),
            {"table": table},
        ).mappings()
        found = [Entry(**row) for row in rows]
    engine.dispose()
    return found


def arrive(url: str) -> httpx.Client:
    """A fresh guest."""
    http = httpx.Client(base_url=url, timeout=PATIENCE)
    http.get("/").raise_for_status()
    return http


def new_table(url: str) -> tuple[dict[str, str], str]:
    """A fresh guest's cookies and table against two bots."""
    with closing(arrive(url)) as http:
        form = {"edition": "2010", "seat-0": "you", "seat-1": "bot:random", "seat-2": "bot:random"}
        return dict(http.cookies), http.post("/tables", data=form).headers["location"].removeprefix("/t/")


GAMES = {
    "wonders": {"edition": "2010", "seat-0": "you", "seat-1": "friend", "seat-2": "friend"},
    "duel": {"game": "duel", "pantheon": "on", "agora": "on", "opponent": "friend", "begins": "you"},
}


def table_of_people(url: str, game: str) -> tuple[list[dict[str, str]], str]:
    """Cookies of people, by seat, and the table at which they have begun to play."""
    form = GAMES[game]
    host, *friends = people = [arrive(url) for _ in range(list(form.values()).count("friend") + 1)]
    table = host.post("/tables", data=form | {"name": "Host"}).headers["location"].removeprefix("/t/")
    for friend in friends:
        friend.post(f"/t/{table}/seat", data={"name": "Friend"})
    host.post(f"/t/{table}/start")
    cookies = [dict(one.cookies) for one in people]
    for one in people:
        one.close()
    return cookies, table


@pytest.mark.soak
@pytest.mark.parametrize(("game", "kills"), [("wonders", KILLS), ("duel", -(-KILLS // 2))])
def test_killing_the_server_again_and_again_loses_no_acknowledged_choice(serve, tmp_path, game, kills):
    chance = random.Random(1)
    people, table = [], ""
    expected: dict[tuple[str, int], list[tuple[int, str]]] = defaultdict(list)
    for round_ in range(kills):
        server = serve(tmp_path)
        if not people or is_over(server.url, people[0], table):
            people, table = table_of_people(server.url, game)
        players = [
            Player(server.url, cookies, table, round_ * 3 + seat) for seat, cookies in enumerate(people)
        ]
        play_until_killed(server, players, chance)
        for seat, player in enumerate(players):
            expected[table, seat] += player.acknowledged
    assert sum(map(len, expected.values())) >= 2 * kills
    for (name, seat), acknowledged in expected.items():
        kept = [(entry.moment, entry.text) for entry in stored(tmp_path, name) if entry.seat == seat]
        # The last choice before a kill may be stored although its answer did not come through: kept may hold
        # more.
        assert is_within(acknowledged, kept)
    server = serve(tmp_path)
    assert httpx.get(f"{server.url}/t/{table}", cookies=people[0], timeout=PATIENCE).status_code == 200
    assert server.interrupt() == 0


def play_until_killed(server: Process, players: list[Player], chance: random.Random) -> None:
    """Kill the server at some moment after a few choices have been acknowledged."""
    for player in players:
        player.start()
    wait_for(lambda: sum(len(player.acknowledged) for player in players) >= 3)
    time.sleep(chance.uniform(0.0, 0.1))
    server.kill()
    for player in players:
        player.join(10)
        assert not player.is_alive()


def is_over(url: str, cookies: dict[str, str], table: str) -> bool:
    return httpx.get(f"{url}/api/tables/{table}", cookies=cookies, timeout=PATIENCE).json()["phase"] == "over"


def is_within(short: list, long: list) -> bool:
    """All of `short` stands in `long`, in the same order."""
    rest = iter(long)
    return all(item in rest for item in short)


def test_ctrl_c_ends_a_server_with_open_streams_at_once_and_its_bots_with_it(serve, tmp_path):
    """At once: before the time that open requests have, which is longer here than the test's patience."""
    server = serve(tmp_path, time_to_close=10 * PATIENCE)
    cookies, table = new_table(server.url)
    http = httpx.Client(base_url=server.url, cookies=cookies, timeout=PATIENCE)
    with http, http.stream("GET", f"/t/{table}/live") as live:
        lines = live.iter_lines()
        assert next(lines).startswith("id: ")
        children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children")
        bots = [int(pid) for pid in children.read_text().split()] if children.exists() else []
        assert server.interrupt() == 0
        assert all(line is not None for line in lines)
    assert not [pid for pid in bots if is_running(pid)]


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True
