"""Clock of a table with two people: time runs out, a bot plays, the person comes back.

Time is the tests' own: it passes when they say so, for the server and for the page of whoever sleeps.
"""

import asyncio
import re
import socket
import threading
import time
from collections.abc import Callable, Iterator

import pytest
import uvicorn
from playwright.sync_api import Page, expect

from argosy.server.http.app import create_app
from argosy.server.http.app_state import AppState
from argosy.server.tables import clocks as server_clocks
from argosy.web.table import clocks as web_clocks
from tests.browser.hands import (
    PATIENCE_MS,
    choose_in_lobby,
    come_aboard,
    open_lobby,
    play_turn,
    set_sail,
    wait_for_turn,
)

TURN = 3_000
"""Seconds a turn: longer than any browser takes to play one."""


@pytest.fixture
def later(monkeypatch) -> Callable[[int], None]:
    """Lets so many seconds pass at once, for the server."""
    passed, real = [0], time.time
    monkeypatch.setattr(time, "time", lambda: real() + passed[0])

    def wait(seconds: int) -> None:
        passed[0] += seconds

    return wait


@pytest.fixture
def timed_url(tmp_path, monkeypatch) -> Iterator[str]:
    """A server in this process, so that it can offer a clock that nobody would play with."""
    for module in (server_clocks, web_clocks):
        monkeypatch.setattr(module, "CLOCKS", (0, TURN))
    listener = socket.create_server(("127.0.0.1", 0))
    app_state = AppState(tmp_path)
    config = uvicorn.Config(
        create_app(app_state), log_config=None, lifespan="off", timeout_graceful_shutdown=5
    )
    server = uvicorn.Server(config)

    async def serve() -> None:
        async with app_state.open():
            await server.serve([listener])

    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=lambda: loop.run_until_complete(serve()))
    thread.start()
    yield f"http://127.0.0.1:{listener.getsockname()[1]}"
    loop.call_soon_threadsafe(app_state.begin_closing)
    server.should_exit = True
    thread.join(timeout=30)
    assert not thread.is_alive()
    loop.close()


def sail_with_a_clock(ada: Page, url: str) -> None:
    open_lobby(ada, url)
    choose_in_lobby(ada, {0: "you", 1: "friend", 2: "bot:random"})
    ada.get_by_label("Clock").select_option(str(TURN))
    expect(ada.locator("#clock-about")).to_be_visible()
    set_sail(ada)


@pytest.mark.whole
def test_a_bot_plays_for_whoever_sleeps(visitor, timed_url, later, accessible, picture):
    ada, ben = visitor(), visitor(viewport={"width": 390, "height": 844})
    sail_with_a_clock(ada, timed_url)
    ben.clock.install()
    come_aboard(ben, ada.locator("#invite").input_value(), "Ben")
    ada.get_by_role("button", name="Start the game").click()
    expect(ada.locator("#clock b")).to_have_text(re.compile(r"^(50:00|4\d:\d\d)$"), timeout=PATIENCE_MS)
    picture(ada, "clock")
    picture(ben, "clock-phone")
    play_turn(ada)
    ben.clock.fast_forward((TURN - 600) * 1000)
    expect(ben.locator("#clock.soon")).to_be_visible(timeout=PATIENCE_MS)
    expect(ben.locator("#said")).to_have_text("Your time is nearly up.")
    picture(ben, "clock-soon")
    later(TURN + 1)
    back = ben.get_by_role("button", name="I am back")
    expect(back).to_be_visible(timeout=PATIENCE_MS)
    assert wait_for_turn(ada), "the bot has played for Ben"
    expect(ada.locator(".horizon")).to_contain_text("Ben")
    picture(ben, "played-for")
    accessible(ben)
    back.click()
    expect(back).to_have_count(0)
    play_turn(ada)
    assert wait_for_turn(ben)
    play_turn(ben)
