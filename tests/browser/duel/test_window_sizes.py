"""Whole games of Duel with both expansions by clicks and taps, on a low laptop and on a phone.

Every question can be answered there, and the parts of the board stay in the window.
"""

from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser import hands
from tests.browser.conftest import PHONE
from tests.browser.duel import hands as duel_hands
from tests.browser.layout.measures import found, give_measures

LAPTOP = {"width": 1280, "height": 720}
MEASURES = ["outside", "question", "city", "board"]
"""What is asked of the window at every choice: tests/browser/layout/measures.js."""
ANSWERS = f"#table :is({duel_hands.SUBMITS}, {duel_hands.SELECTS})".replace(":visible", "")
"""Anything that makes a choice or opens one."""


def bring_in_sight(page: Page) -> None:
    """On a phone cities, Senate and Pantheon take turns: open a tab on which something can be answered."""
    for tab in (None, *page.locator("[data-tab]:visible").all()):
        if tab is not None:
            tab.click()
        if page.locator(ANSWERS).locator("visible=true").count():
            return


@pytest.mark.whole
@pytest.mark.parametrize("window", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_a_whole_game_by_clicks_fits_its_window(window, visitor, house_url, accessible, picture):
    is_phone = window is PHONE
    page = visitor(viewport=window, **({"is_mobile": True, "has_touch": True} if is_phone else {}))
    duel_hands.sail(page, house_url, "agora", "pantheon", opponent="bot:random")
    chance, findings, asked = Random(8), [], []
    while hands.wait_for_turn(page):
        asked.append(duel_hands.asked(page))
        if len(asked) in (1, 12, 36):
            picture(page, f"duel-both-{len(asked)}")
        give_measures(page)
        findings += [
            f"{len(asked)} {asked[-1]}: {one.measure} {one.selector} {one.text} {one.box} {one.detail}"
            for one in found(page, MEASURES, {})
        ]
        in_the_dock = page.locator(f"#dock .dock-panel.idle {duel_hands.SUBMITS}")
        if is_phone and in_the_dock.count():  # a finger answers there what the dock may cover on the board
            duel_hands.answered(
                page, lambda found=in_the_dock: duel_hands.click(found.nth(chance.randrange(found.count())))
            )
            continue
        bring_in_sight(page)
        duel_hands.play_turn(page, chance)
    assert {"pick", "turn"} < set(asked)
    expect(page.locator(".ending")).to_be_visible()
    accessible(page)
    picture(page, "duel-both-score")
    assert not findings, "\n".join(findings)
