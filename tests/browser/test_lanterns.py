"""Example expansion Lanterns in a browser: offered in the lobby, explained, played to its score sheet.

It is added by files of its own and one row.
"""

from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser import hands
from tests.browser.wonders.test_window_sizes import answer
from tests.house import lanterns_expansion
from tests.server.processes import Process


@pytest.mark.whole
def test_an_expansion_of_ones_own_is_played_in_the_browser(tmp_path, page):
    """The server is its own, because its settings name a copy of the package with that expansion."""
    server = Process(
        tmp_path / "house", time_to_undo=0.1, settings=lanterns_expansion.build(tmp_path / "copy")
    )
    hands.open_lobby(page, server.url)
    hands.choose_in_lobby(page, {1: "bot:random", 2: "bot:random"}, players=3, edition=2020)
    page.locator("label.chip", has=page.locator("#lanterns-2026")).click()
    hands.set_sail(page)
    chance = Random(7)
    while hands.wait_for_turn(page):
        with hands.answered(page):
            answer(page, chance)
    expect(page.get_by_role("rowheader", name="lanterns")).to_be_visible()
    page.goto(f"{server.url}/help?game=wonders&edition=2020&boxes=lanterns")
    expect(page.get_by_text("Each lantern is a point.").first).to_be_visible()
