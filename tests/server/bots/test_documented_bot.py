"""Bot and client printed in the documentation: they play every ruleset over the network."""

import os
import re
import subprocess
import sys
import threading
import weakref
from concurrent.futures import ThreadPoolExecutor
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import httpx
import pytest

from tests.rulesets import TABLES
from tests.sampling import WHOLE
from tests.server.processes import PATIENCE, Process, end, wait_for

pytestmark = pytest.mark.whole

EXAMPLES = Path(__file__).parents[3] / "examples"
AT_ONCE = 4


def client_module():
    """The module of the printed client."""
    spec = spec_from_file_location("client", EXAMPLES / "http" / "client.py")
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def token_of(url: str, name: str) -> str:
    """A token of a new guest, made through the form of the page."""
    with httpx.Client(base_url=url) as person:
        person.post("/settings", data={"name": name})
        scopes = re.findall(r'<input type="checkbox" name="([a-z]+:[a-z]+)"', person.get("/tokens").text)
        assert len(scopes) == 3
        page = person.post("/tokens", data={"name": "program", **dict.fromkeys(scopes, "on")}).text
        return re.search(r"arg_[A-Za-z0-9_-]{32}", page)[0]


def asked(table: dict) -> dict:
    """A table as a challenge asks for it."""
    options = {"teams": True} if table.get("teams") else {}
    bots = ["random"] * (table.get("players", 2) - 2)
    return {name: value for name, value in table.items() if name != "teams"} | {
        "options": options,
        "bots": bots,
    }


def play(client, table: str) -> dict:
    """Choose the first that is possible, to the end; how the game stands then."""
    answered, state = None, {}
    for line in client.bots.stream_game_state(table):
        state = line.get("state", line)
        question = state["moment"], [choice["text"] for choice in state["choices"]]
        if state["choices"] and question != answered:
            answered = question
            client.bots.choose(table, state["choices"][0]["text"], state["moment"])
    return state


@pytest.fixture
def server(tmp_path):
    process = Process(tmp_path / "data", log=tmp_path / "log")
    yield process
    assert process.interrupt() == 0
    assert "crash" not in (tmp_path / "log").read_text()


@pytest.fixture
def bot(server):
    """The printed bot, in a process of its own."""
    process = subprocess.Popen(
        [sys.executable, EXAMPLES / "http" / "bot.py", server.url, "Triton"],
        env=os.environ | {"ARGOSY_TOKEN": token_of(server.url, "Author")},
        stdout=subprocess.PIPE,
        text=True,
    )
    weakref.finalize(process, end, process)
    assert process.stdout.readline() == "Triton waits for challenges\n"
    yield process
    assert process.poll() is None, "the bot has ended before its time"
    end(process)


def test_the_printed_bot_plays_every_ruleset(server, bot):
    client = client_module().client(server.url, token_of(server.url, "Ada"))
    tables = TABLES if WHOLE else [TABLES[0], TABLES[-1]]
    games = {}

    def one(table: dict) -> dict:
        challenge = client.challenges.create("Triton", **asked(table))
        events.begun.setdefault(challenge["table"], threading.Event()).wait(PATIENCE)
        games[challenge["table"]] = table
        return play(client, challenge["table"])

    events = Events(client)
    with ThreadPoolExecutor(AT_ONCE) as pool:
        ended = list(pool.map(one, tables))
    for table, state in zip(tables, ended, strict=True):
        assert state["phase"] == "over", table
        assert 1 in state["ranks"], table
    events.wait_for_ends(games)


@pytest.mark.whole
def test_two_clients_play_both_games_alike(server):
    ada, ben = (client_module().client(server.url, token_of(server.url, name)) for name in ("Ada", "Ben"))
    ben.bots.upgrade("Nereus")
    for ruleset in ({"game": "wonders", "players": 2, "edition": 2010}, {"game": "duel"}):
        challenge = ada.challenges.create("nereus", **ruleset)
        event = next(ben.bots.stream_incoming_events())
        assert (event["type"], event["challenge"]["id"]) == ("challenge", challenge["id"])
        game = ben.challenges.accept(event["challenge"]["id"])
        assert next(ben.bots.stream_incoming_events())["game"] == game
        with ThreadPoolExecutor(2) as pool:
            ended = list(pool.map(play, (ada, ben), [challenge["table"]] * 2))
        assert [state["phase"] for state in ended] == ["over", "over"]
        assert ended[0]["ranks"] == ended[1]["ranks"]


class Events:
    """A client's stream of events, read in a thread."""

    def __init__(self, client) -> None:
        self.begun: dict[str, threading.Event] = {}
        self.ended: set[str] = set()
        self._client = client
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        for event in self._client.bots.stream_incoming_events():
            if event["type"] == "gameStart":
                self.begun.setdefault(event["game"]["table"], threading.Event()).set()
            elif event["type"] == "gameFinish":
                self.ended.add(event["game"]["table"])

    def wait_for_ends(self, games) -> None:
        wait_for(lambda: games.keys() <= self.ended)
        assert self.ended == games.keys()
