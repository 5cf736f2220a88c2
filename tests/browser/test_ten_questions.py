"""Ten questions of a newcomer, each answered by one gesture at the table (docs/develop/design.md).

On a desk the mouse or the keys ask, on a phone a long tap.
"""

import json
import random

import pytest
from playwright.sync_api import Locator, Page, expect

import argosy
from argosy.web import pages
from tests.browser.conftest import PHONE
from tests.browser.page_server import opened
from tests.web.duel import tables as duel
from tests.web.wonders import tables

EXPANSIONS = ("armada_2020",)


def table(moment: int) -> str:
    """A table of 7 Wonders with Armada, seen from seat 0, with what may be chosen."""
    game, log, rng = argosy.new_game(expansions=list(EXPANSIONS), players=3, seed=4), (), random.Random(4)
    while game.moment < moment:
        log = (*log, tables.revealed(game, rng))
    return pages.table(tables.shown(game, log, (), 0, expansions=EXPANSIONS))


def of_duel() -> str:
    """A table of Duel with both expansions."""
    game, log = duel.at(("agora", "pantheon"), 60)
    return pages.table(duel.page(game, log, 0, projection=game.scores()))


PAGES = {"/table": lambda _: table(11), "/duel": lambda _: of_duel()}


@pytest.fixture(scope="module")
def house():
    with opened(PAGES) as house:
        yield house.url


def arrive(page: Page, url: str) -> dict[str, list]:
    """Open a table; what it tells of its numbers."""
    page.goto(url)
    page.wait_for_function("() => document.documentElement.classList.contains('js') && window.htmx")
    return json.loads(page.locator("#accounts").text_content() or "{}")


def held(page: Page, thing: Locator) -> None:
    """A long tap: the finger comes down and stays."""
    box = thing.bounding_box()
    assert box
    at = {
        "clientX": box["x"] + box["width"] / 2,
        "clientY": box["y"] + box["height"] / 2,
    }
    thing.dispatch_event("pointerdown", {"bubbles": True, "pointerType": "touch", "isPrimary": True, **at})
    expect(page.locator("#note")).to_be_visible()
    thing.dispatch_event("pointerup", {"bubbles": True, "pointerType": "touch", "isPrimary": True, **at})


def asked(page: Page, way: str, name: str) -> Locator:
    """The note of a number, asked for in one way."""
    page.keyboard.press("Escape")
    thing = page.locator(f'[data-account="{name}"]:visible').first
    if way == "hover":
        thing.hover()
    elif way == "key":
        thing.focus()
        page.keyboard.press("Enter")
    else:
        held(page, thing)
    note = page.locator("#note")
    expect(note).to_be_visible()
    return note


QUESTIONS = {
    "pill": ("1-verdict", "If Age II ended now"),
    "sea": ("0-naval", "points at sea"),
    "shop": ("1-shop", "coins"),
    "shields": ("1-shields", "shields"),
    "points": ("0-points", "points so far"),
}
"""What is asked, the number that is pointed at, words of the answer."""


@pytest.mark.whole
@pytest.mark.parametrize("way", ["key", "hover"])
def test_numbers_answer_on_a_desk(house, visitor, picture, way):
    page = visitor(reduced_motion="reduce")
    told = arrive(page, f"{house}/table")
    for question, (name, words) in QUESTIONS.items():
        note = asked(page, way, name)
        expect(note).to_contain_text(told[name][0])
        expect(note).to_contain_text(words)
        picture(page, f"question-{question}-{way}")


@pytest.mark.whole
def test_numbers_answer_a_long_tap_on_a_phone(house, visitor, picture):
    page = visitor(viewport=PHONE, has_touch=True, reduced_motion="reduce")
    told = arrive(page, f"{house}/table")
    for question, (name, words) in QUESTIONS.items():
        if not page.locator(f'[data-account="{name}"]:visible').count():
            page.locator("#city-1 .open").tap()  # the sheet of the city has it
        note = asked(page, "long", name)
        expect(note).to_contain_text(told[name][0])
        expect(note).to_contain_text(words)
        picture(page, f"question-{question}-phone")


CARDS = {
    "pay": ("#hand .card:has(.tag.pay .flag)", ".split, .pays", "2 ore from Zofia, 4 coins"),
    "chain": ("#hand .card:has(.chains):has(.tag.pay)", ".leads", "free if you have"),
    "refused": ("#hand .card:has(.tag.no)", ".acts .button:disabled", "stands in your city"),
}


@pytest.mark.sample(1)
@pytest.mark.parametrize("kind", ["phone", "desk"])
def test_a_card_says_what_it_costs_and_who_is_paid_and_why_not(house, visitor, picture, kind):
    page = visitor(
        **({"viewport": PHONE, "has_touch": True} if kind == "phone" else {}), reduced_motion="reduce"
    )
    arrive(page, f"{house}/table")
    found = []
    for question, (card, answer, words) in CARDS.items():
        one = page.locator(card)
        if not one.count():
            continue
        one.first.tap() if kind == "phone" else one.first.click()
        panel = page.locator(".dock-panel[data-on]")
        expect(panel.locator(answer).first).to_contain_text(words)
        picture(page, f"question-{question}-{kind}")
        found.append(question)
        page.keyboard.press("Escape")
    assert found == list(CARDS)


@pytest.mark.whole
@pytest.mark.parametrize("way", ["hover", "key", "long"])
def test_duel_says_which_symbols_are_missing(house, visitor, picture, way):
    phone = {"viewport": PHONE, "has_touch": True} if way == "long" else {}
    page = visitor(**phone, reduced_motion="reduce")
    arrive(page, f"{house}/duel")
    expect(asked(page, way, "0-different")).to_contain_text("Missing:")
    picture(page, f"question-science-{way}")


@pytest.mark.whole
def test_the_tabs_of_a_phone_say_what_points_are_made_of(house, visitor, picture):
    page = visitor(viewport=PHONE, has_touch=True, reduced_motion="reduce")
    told = arrive(page, f"{house}/duel")
    note = asked(page, "long", "1-tab")
    expect(note.locator("h3")).to_have_text(told["1-tab"][0])
    picture(page, "question-tab-phone")


@pytest.mark.whole
def test_the_scale_says_who_would_win_at_sea(house, visitor, picture):
    page = visitor(reduced_motion="reduce")
    told = arrive(page, f"{house}/table")
    for name in ("0-scale", "0-lane-red"):
        expect(asked(page, "hover", name)).to_contain_text(told[name][0])
        picture(page, f"question-{name}")
