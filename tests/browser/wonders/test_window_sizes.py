"""Whole games of 7 Wonders of every kind of table by clicks and taps, on a low laptop and on a phone.

Every question can be answered there; the question, the own city and its boards stay in the window.
"""

from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser import hands
from tests.browser.conftest import PHONE
from tests.browser.layout.measures import found, give_measures

LAPTOP = {"width": 1280, "height": 720}
TABLES = {
    "base": (7, 2020, ()),
    "armada-5": (5, 2020, ("armada-2020",)),
    "armada-8": (8, 2010, ("armada-2018",)),
    "leaders-cities": (4, 2020, ("leaders-2020", "cities-2020")),
    "babel": (4, 2010, ("babel-2014",)),
    "edifice": (4, 2020, ("edifice-2023",)),
    "everything": (
        5,
        2010,
        ("armada-2018", "leaders-2011", "cities-2012", "babel-2014", "extra_wonders-2013"),
    ),
}
"""Players, edition, and the chips of the lobby that choose expansions."""
MEASURES = ["outside", "question", "city", "board"]
"""What is asked of the window at every turn: tests/browser/layout/measures.js."""


def sail(page: Page, url: str, players: int, edition: int, expansions: tuple[str, ...]) -> None:
    """From the lobby to a table with bots."""
    hands.open_lobby(page, url)
    first = min(players, 7)  # an eighth seat comes with its box
    bots = {seat: f"bot:{('greedy', 'random')[seat % 2]}" for seat in range(1, first)}
    hands.choose_in_lobby(page, bots, players=first, edition=edition)
    for name in (*expansions, *((f"p{players}",) if players > first else ())):
        page.locator("label.chip", has=page.locator(f"#{name}")).click()
    for seat in range(first, players):
        page.locator(f"#seat-{seat}").select_option("bot:greedy")
    hands.set_sail(page)


def answer(page: Page, chance: Random) -> str:
    """Answer whatever is asked, as a person would, by chance; returns what was pressed."""
    hands.close_scene(page)
    questions = page.locator("#dock :is(.answers, .fan) button:visible:not([disabled])")
    if not questions.count():
        cards = page.locator("#hand[data-live] .card")
        expect(cards.first).to_be_visible()
        dock = hands.take(page, chance.randrange(cards.count()))
        questions = dock.locator("button[form]:visible:not([disabled])")
        expect(questions.first).to_be_visible()
    button = questions.nth(chance.randrange(questions.count()))
    said = button.inner_text()
    button.click()
    return said


@pytest.mark.whole
@pytest.mark.parametrize("window", [LAPTOP, PHONE], ids=["laptop", "phone"])
@pytest.mark.parametrize("table", TABLES)
def test_a_whole_game_by_clicks_fits_its_window(table, window, visitor, house_url, accessible, picture):
    is_phone = window is PHONE
    page = visitor(viewport=window, **({"is_mobile": True, "has_touch": True} if is_phone else {}))
    sail(page, house_url, *TABLES[table])
    chance, findings, ages = Random(f"{table} {is_phone}"), [], set()
    while hands.wait_for_turn(page):
        age = hands.table(page).get_attribute("data-age")
        if age not in ages:
            ages.add(age)
            picture(page, f"{table}-age-{age}")
        hands.close_scene(page)
        give_measures(page)
        findings += [
            f"{age}: {one.measure} {one.selector} {one.text} {one.box} {one.detail}"
            for one in found(page, MEASURES, {})
        ]
        with hands.answered(page):
            answer(page, chance)
    assert ages >= {"1", "2", "3"}
    expect(page.get_by_role("rowheader").first).to_be_visible()
    accessible(page)
    picture(page, f"{table}-score")
    assert not findings, "\n".join(findings)
