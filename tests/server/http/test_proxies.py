"""Server behind Caddy and nginx with the files of deploy/, set up as docs/host/hosting.md says."""

import os
import shutil
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from argosy.server.auth.identity import HTTPS_COOKIE
from tests.server.http.proxies import DEPLOY, NAME, Proxy, filled
from tests.server.processes import Process

pytestmark = pytest.mark.whole
TABLES_AN_HOUR = 6
"""As many as one address may make here."""
GAME = {"edition": "2010", "seat-0": "you", "seat-1": "bot:random", "seat-2": "bot:random"}
FORGED = {"x-forwarded-for": "203.0.113.7", "forwarded": "for=203.0.113.7", "x-real-ip": "203.0.113.7"}
UNIT = DEPLOY / "argosy.service"


class House:
    """A server and the proxy before it."""

    def __init__(self, kind: str, folder: Path) -> None:
        self.folder = folder / "data"
        # Numbers for all: so it is the proxy that refuses them.
        self.settings = {
            "ARGOSY_LIMITS_NEW_TABLES_PER_HOUR": str(TABLES_AN_HOUR),
            "ARGOSY_SERVER_METRICS": "all",
        }
        self.server = Process(self.folder, settings=self.settings)
        self.proxy = Proxy(kind, folder, self.server.port)

    def start_anew(self) -> None:
        """Start the server that has been stopped, on its port."""
        self.server = Process(self.folder, port=self.server.port, settings=self.settings)


@pytest.fixture(scope="module", params=["caddy", "nginx"])
def house(request, tmp_path_factory) -> Iterator[House]:
    found = House(request.param, tmp_path_factory.mktemp(request.param))
    yield found
    found.proxy.stop()
    found.server.kill()


@pytest.fixture
def visitor(house) -> Iterator:
    """Makes visitors, from one address of this machine each."""
    come: list[httpx.Client] = []

    def arrive(number: int) -> httpx.Client:
        come.append(house.proxy.visitor(f"127.0.0.{number}"))
        return come[-1]

    yield arrive
    for one in come:
        one.close()


def new_table(visitor: httpx.Client) -> str:
    answer = visitor.post("/tables", data=GAME)
    assert answer.status_code == 303, answer.text
    return answer.headers["location"].removeprefix("/t/")


def state(visitor: httpx.Client, table: str) -> dict:
    return visitor.get(f"/api/tables/{table}").raise_for_status().json()


def choose(visitor: httpx.Client, table: str, now: dict) -> httpx.Response:
    said = {"choice": now["choices"][0]["text"], "moment": now["view"]["moment"]}
    return visitor.post(f"/api/tables/{table}/choose", json=said)


def test_a_whole_game_is_played_and_its_events_come_at_once(visitor):
    """Events are read while the stream is open: the next choice waits for the news of the last one."""
    ada = visitor(2)
    table = new_table(ada)
    with ada.stream("GET", f"/t/{table}/live") as live:
        assert live.headers["content-type"].startswith("text/event-stream")
        news = (line for line in live.iter_lines() if line.startswith("id: "))
        next(news)
        while (now := state(ada, table))["phase"] != "over":
            if now["choices"]:
                assert choose(ada, table, now).status_code == 200
            next(news)
    assert ada.get(f"/t/{table}/replay").status_code == 200


def test_events_come_at_once_to_who_takes_no_compression(visitor):
    ada = visitor(2)
    table = new_table(ada)
    with ada.stream("GET", f"/t/{table}/live", headers={"accept-encoding": "identity"}) as live:
        news = (line for line in live.iter_lines() if line.startswith("id: "))
        next(news)
        choose(ada, table, state(ada, table))
        assert next(news)


def test_the_cookie_is_for_this_host_alone_and_links_carry_its_name(visitor):
    ada = visitor(3)
    cookie = ada.get("/").headers["set-cookie"]
    assert cookie.startswith(f"{HTTPS_COOKIE}=")
    assert "Secure" in cookie
    assert "strict-transport-security" in ada.get("/").headers
    friends = ada.post(
        "/tables", data={"seat-0": "you", "seat-1": "friend", "seat-2": "friend", "name": "Ada"}
    )
    assert f"https://{NAME}{friends.headers['location']}" in ada.get(friends.headers["location"]).text


def test_another_site_cannot_change_anything(visitor):
    ada = visitor(3)
    for foreign in ("https://evil.example", f"https://{NAME}.evil.example"):
        answer = ada.post("/tables", data=GAME, headers={"origin": foreign})
        assert answer.status_code == 403
        assert "another site" in answer.text


def test_limits_count_the_address_of_the_visitor_whatever_they_say_of_themselves(visitor):
    greedy, other = visitor(4), visitor(5)
    for _ in range(TABLES_AN_HOUR):
        new_table(greedy)
    refused = greedy.post("/tables", data=GAME, headers=FORGED)
    assert refused.status_code == 429
    assert int(refused.headers["retry-after"]) > 0
    new_table(other)


def test_numbers_are_not_told_and_health_is(visitor, house):
    ada = visitor(6)
    assert ada.get("/metrics").status_code == 403
    assert ada.get("/ready").text == "ready\n"
    assert httpx.get(f"{house.server.url}/metrics").status_code == 200


def test_a_form_that_is_far_too_large_is_refused(visitor):
    assert visitor(6).post("/records", data={"record": "x" * 300_000}).status_code == 413


def test_a_restart_is_survived(visitor, house):
    """Live pages end and come back to the same table; who asks in between waits for the server or is told
    when to come back.
    """
    ada = visitor(7)
    table = new_table(ada)
    choose(ada, table, state(ada, table))
    with ada.stream("GET", f"/t/{table}/live") as live:
        lines = live.iter_lines()
        next(lines)
        assert house.server.interrupt() == 0
        assert all(line is not None for line in lines)
    between = Asking(ada, f"/api/tables/{table}")
    if house.proxy.kind == "nginx":
        assert between.answer().status_code == 503
        assert between.answer().headers["retry-after"] == "5"
    house.start_anew()
    after = state(ada, table)
    assert after["seat"] == 0
    if house.proxy.kind == "caddy":
        assert between.answer().json()["seat"] == 0
    with ada.stream("GET", f"/t/{table}/live") as live:
        assert next(live.iter_lines()).startswith("id: ")
        assert choose(ada, table, after).status_code == 200


class Asking(threading.Thread):
    """Somebody who asks for an address while others go on."""

    def __init__(self, visitor: httpx.Client, path: str) -> None:
        super().__init__(daemon=True)
        self._visitor, self._path = visitor, path
        self._answer: httpx.Response | None = None
        self.start()

    def run(self) -> None:
        self._answer = self._visitor.get(self._path)

    def answer(self) -> httpx.Response:
        """The response, when it has come."""
        self.join()
        assert self._answer is not None
        return self._answer


def test_a_service_manager_ends_a_server_as_a_person_does(tmp_path):
    """SIGTERM, which systemd and containers send: all is closed, then the process ends by that very
    signal.
    """
    server = Process(tmp_path)
    server.process.send_signal(signal.SIGTERM)
    assert server.process.wait(60) == -signal.SIGTERM
    assert not list(tmp_path.glob("*-wal"))
    server.process.stdout.close()


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd-analyze is not installed")
def test_systemd_understands_the_unit_and_rates_it_well(tmp_path):
    argosy = Path(sys.executable).with_name("argosy")
    unit = tmp_path / UNIT.name
    unit.write_text(filled(UNIT, {"/opt/argosy/.venv/bin/argosy": str(argosy)}))
    understood = run("systemd-analyze", "verify", "--man=no", str(unit))
    assert (understood.returncode, understood.stdout) == (0, ""), understood.stdout
    rated = run("systemd-analyze", "security", "--offline=yes", "--threshold=20", str(unit))
    assert rated.returncode == 0, rated.stdout


def run(*command: str) -> subprocess.CompletedProcess:
    return subprocess.run(
        command,
        env=os.environ | {"LC_ALL": "C"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=60,
        check=False,
    )
