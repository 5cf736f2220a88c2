"""Log of the server: one form for everything, and no secrets."""

import json
import socket
import sqlite3
import subprocess
import sys

import httpx
import pytest

from argosy.server.auth.identity import COOKIE, guest_signer, load_secret
from argosy.server.http.app_state import DATABASE
from tests.server.processes import PATIENCE, Process
from tests.server.storage.test_kill import Player, new_table, stored

SPEAKS = """
import logging, sys, threading, warnings
import structlog
from argosy.server import logs

logs.set_up(*sys.argv[1:])
structlog.get_logger().info("ours", table="t")
logging.getLogger("uvicorn.error").warning("Invalid %s", "request")
logging.getLogger("uvicorn.access").info("GET /t/secret")
warnings.warn("this is old")
thread = threading.Thread(target=lambda: 1 / 0)
thread.start()
thread.join()
raise ValueError("the end")
"""
EVENTS = ("ours", "Invalid request", "this is old", "division by zero", "the end")


def spoken(*form: str) -> str:
    done = subprocess.run([sys.executable, "-c", SPEAKS, *form], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stdout == ""
    assert "secret" not in done.stderr
    return done.stderr


@pytest.mark.parametrize("form", [("json",), ("auto",), ()], ids=["json", "auto", "unsaid"])
def test_everything_is_json_where_there_is_no_terminal(form):
    lines = [json.loads(line) for line in spoken(*form).splitlines()]
    assert len(lines) == len(EVENTS)
    assert all({"timestamp", "level", "event"} <= line.keys() for line in lines)
    assert [line["level"] for line in lines] == ["info", "warning", "warning", "critical", "critical"]
    for line, event in zip(lines, EVENTS, strict=True):
        assert event in line["event"] + line.get("exception", "")
    assert [line.get("logger") for line in lines[:3]] == [None, "uvicorn.error", "py.warnings"]


def test_text_is_for_people_also_where_there_is_no_terminal():
    text = spoken("text")
    for event in EVENTS:
        assert event in text
    assert not any(line.startswith("{") for line in text.splitlines())
    assert "\x1b" not in text


@pytest.mark.whole
def test_a_whole_game_leaves_lines_of_json_without_a_secret(tmp_path):
    """With refusals, bytes that are no request, settings that cannot be read, and a database that breaks."""
    file = tmp_path / "log"
    server = Process(tmp_path, log=file)
    cookies, table = new_table(server.url)
    Player(server.url, cookies, table, seed=1).run()
    with httpx.Client(base_url=server.url, cookies=cookies, timeout=PATIENCE) as http:
        assert http.get(f"/api/tables/{table}").json()["phase"] == "over"
        http.post(f"/t/{table}/choose", data={"choice": "build moon", "moment": "1"})
        with socket.create_connection(("127.0.0.1", server.port)) as connection:
            connection.sendall(b"no request\r\n\r\n")
            assert b"400" in connection.recv(100)
        # Somebody whom the server does not have in memory yet.
        change(tmp_path, "INSERT INTO guests (id, name, settings, seen) VALUES ('broken', '', '{', 0)")
        broken = guest_signer(load_secret(tmp_path)).sign("broken").decode()
        httpx.get(server.url, cookies={COOKIE: broken}, timeout=PATIENCE).raise_for_status()
        log = stored(tmp_path, table)
        change(tmp_path, "ALTER TABLE entries RENAME TO gone")
        assert http.post("/tables", data={"seat-0": "you", "seat-1": "bot:random"}).status_code == 503
    server.interrupt()

    text = file.read_text()
    lines = [json.loads(line) for line in text.splitlines()]
    assert all({"timestamp", "level", "event"} <= line.keys() for line in lines)
    events = {line["event"] for line in lines}
    assert {
        "Invalid HTTP request received.",
        "a guest's settings cannot be read",
        "the database is away",
    } <= events
    deal, *choices = [entry for entry in log if entry.kind in ("deal", "choose")]
    assert len(choices) > 18
    seed = json.loads(deal.text)["seed"]
    guest, _, signature = cookies["argosy_guest"].partition(".")
    secrets = {
        str(seed),
        guest,
        signature,
        *(word for entry in choices for word in entry.text.split() if len(word) > 5),
    }
    assert [secret for secret in secrets if secret in text] == []


BREAKS = """
import sys
import structlog
from argosy.server import logs

logs.set_up(sys.argv[1])
try:
    raise ValueError("duplicate key\\nDETAIL:  Key (game, seq)=(s3cr3t, 3) already exists.")
except ValueError:
    structlog.get_logger().exception("crash")
"""


@pytest.mark.parametrize("form", ["json", "text"])
def test_the_values_of_a_broken_key_are_not_logged(form):
    """PostgreSQL tells them in a line of their own, whatever is said of parameters."""
    done = subprocess.run([sys.executable, "-c", BREAKS, form], capture_output=True, text=True, check=True)
    assert "duplicate key" in done.stderr
    assert "s3cr3t" not in done.stderr


def change(folder, statement: str) -> None:
    """Change the database as another program might."""
    with sqlite3.connect(folder / DATABASE, timeout=PATIENCE) as connection:
        connection.execute(statement)
    connection.close()


PRINTS = (
    "import sys, runpy; print('aqueduct', file=sys.stderr, flush=True);"
    "runpy.run_module('argosy.server.bots.bot_worker', run_name='__main__')"
)


@pytest.mark.whole
def test_what_a_bot_prints_is_no_line_of_the_log(tmp_path):
    """It may name the cards of its hand; in a terminal its author sees it."""
    asks = (
        "import asyncio, sys\nfrom argosy.server import logs\nfrom argosy.server.bots.bot_pool import BotPool\n"
        "logs.set_up(sys.argv[1])\n"
        "async def main():\n"
        "    pool = BotPool(command=('-c', sys.argv[2]))\n"
        "    await pool.warm()\n"
        "    await pool.thinker._workers[0].process.communicate(b'')\n"
        "asyncio.run(main())\n"
    )
    for form, is_seen in (("json", False), ("text", True)):
        done = subprocess.run(
            [sys.executable, "-c", asks, form, PRINTS],
            capture_output=True,
            text=True,
            check=True,
            timeout=PATIENCE,
        )
        assert ("aqueduct" in done.stderr) == is_seen
