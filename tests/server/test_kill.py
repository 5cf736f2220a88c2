"""Killing the server at any moment loses nothing that was acknowledged."""

import os
import random
import threading
import time
from pathlib import Path

import httpx
import pytest
from sqlalchemy import create_engine, text
from tests.server.processes import Process

from argosy.server.rows import Entry

KILLS = 20


class Player(threading.Thread):
    """Somebody who plays as fast as the server answers, and remembers what was acknowledged."""

    def __init__(self, url: str, cookies: dict[str, str], table: str, seed: int) -> None:
        super().__init__(daemon=True)
        self.url, self.cookies, self.table = url, cookies, table
        self.chance = random.Random(seed)
        self.acknowledged: list[tuple[int, str]] = []

    def run(self) -> None:
        try:
            with httpx.Client(base_url=self.url, cookies=self.cookies, timeout=10) as http:
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
            text("SELECT seq, kind, seat, moment, text FROM entries WHERE game = :table ORDER BY seq"), {"table": table}
        ).mappings()
        found = [Entry(**row) for row in rows]
    engine.dispose()
    return found


def new_table(url: str) -> tuple[dict[str, str], str]:
    """A fresh guest's cookies and table."""
    with httpx.Client(base_url=url) as http:
        answer = http.post(
            "/tables", data={"edition": "2010", "seat-0": "you", "seat-1": "bot:random", "seat-2": "bot:random"}
        )
        return dict(http.cookies), answer.headers["location"].removeprefix("/t/")


@pytest.mark.slow
def test_killing_the_server_twenty_times_loses_no_acknowledged_choice(tmp_path):
    chance = random.Random(1)
    cookies, table = {}, ""
    expected: dict[str, list[tuple[int, str]]] = {}
    for round_ in range(KILLS):
        server = Process(tmp_path)
        if not cookies or is_over(server.url, cookies, table):
            cookies, table = new_table(server.url)
            expected[table] = []
        player = Player(server.url, cookies, table, round_)
        player.start()
        time.sleep(chance.uniform(0.05, 0.35))
        server.kill()
        player.join(10)
        assert not player.is_alive()
        expected[table] += player.acknowledged
    assert sum(map(len, expected.values())) >= KILLS
    for name, acknowledged in expected.items():
        kept = [(entry.moment, entry.text) for entry in stored(tmp_path, name) if entry.seat == 0]
        # The last choice before each kill may be stored without an answer having come through: kept may hold more.
        assert is_within(acknowledged, kept)
    server = Process(tmp_path)
    with httpx.Client(base_url=server.url, cookies=cookies) as http:
        assert http.get(f"/t/{table}").status_code == 200
    assert server.interrupt(10) == 0


def is_over(url: str, cookies: dict[str, str], table: str) -> bool:
    with httpx.Client(base_url=url, cookies=cookies) as http:
        return http.get(f"/api/tables/{table}").json()["phase"] == "over"


def is_within(short: list, long: list) -> bool:
    """All of `short` stands in `long`, in the same order."""
    rest = iter(long)
    return all(item in rest for item in short)


def test_ctrl_c_ends_a_server_with_open_streams_at_once_and_its_bots_with_it(tmp_path):
    server = Process(tmp_path)
    cookies, table = new_table(server.url)
    with httpx.Client(base_url=server.url, cookies=cookies) as http, http.stream("GET", f"/t/{table}/live") as live:
        lines = live.iter_lines()
        assert next(lines).startswith("retry")
        children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children")
        bots = [int(pid) for pid in children.read_text().split()] if children.exists() else []
        begun = time.monotonic()
        assert server.interrupt(10) == 0
        assert time.monotonic() - begun < 4
        assert all(line is not None for line in lines)
    assert not [pid for pid in bots if is_running(pid)]


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_two_servers_share_a_folder_without_losing_a_choice(tmp_path):
    """The primary key of the log is the lock between processes."""
    first, second = Process(tmp_path), Process(tmp_path)
    cookies, table = new_table(first.url)
    players = [Player(url, cookies, table, seed) for seed, url in enumerate((first.url, second.url))]
    for player in players:
        player.start()
    for player in players:
        player.join(1.5)
    first.kill()
    second.kill()
    for player in players:
        player.join(10)
    kept = [(entry.moment, entry.text) for entry in stored(tmp_path, table) if entry.seat == 0]
    acknowledged = [choice for player in players for choice in player.acknowledged]
    assert acknowledged
    assert sorted(acknowledged) == sorted(set(acknowledged))
    assert set(acknowledged) <= set(kept)
