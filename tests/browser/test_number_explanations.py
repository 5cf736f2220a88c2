"""Explanations of numbers at a table: opened by hover, key and long tap, for players and spectators.

In panels of players and in the sheet of a city.
"""

import json
import random

import pytest
from playwright.sync_api import expect

import argosy
from argosy.web import models, pages
from tests.browser.conftest import PHONE
from tests.browser.page_server import opened
from tests.web.duel import tables as duel
from tests.web.wonders import tables

pytestmark = pytest.mark.whole

EXPANSIONS = ("armada_2020",)


def table(seat):
    """A table of 7 Wonders with Armada in the middle of the game."""
    game, log = argosy.new_game(expansions=list(EXPANSIONS), players=3, seed=4), ()
    rng = random.Random(4)
    while game.moment < 11:
        log = (*log, tables.revealed(game, rng))
    return pages.table(tables.shown(game, log, (), seat, expansions=EXPANSIONS))


def of_duel(seat):
    """A table of Duel with both expansions."""
    game, log = duel.at(("agora", "pantheon"), 60)
    return pages.table(duel.page(game, log, seat, projection=game.scores()))


VIEWERS = {"verdict", "shop", "pawn", "supply", "balance", *(f"chamber-{number}" for number in range(1, 7))}
"""What is said from the side of who looks: `you` and `your`."""

PAGES = {
    "/table": lambda _: table(0),
    "/watch": lambda _: table(None),
    "/duel": lambda _: of_duel(0),
    "/duel/watch": lambda _: of_duel(None),
    "/signs/wonders": lambda _: pages.signs(models.HelpPage(expansions=EXPANSIONS, visitor=tables.visitor())),
}


@pytest.fixture(scope="module")
def house():
    with opened(PAGES) as house:
        yield house.url


def ready(page):
    page.wait_for_function("() => document.documentElement.classList.contains('js') && window.htmx")


def sums(page):
    """Numbers that the page explains, by name."""
    return json.loads(page.locator("#accounts").text_content())


def assert_says(page, told):
    """The note shows a title and its sum."""
    note = page.locator("#note")
    expect(note.locator("h3")).to_have_text(told[0])
    expect(note.locator(".sum li")).to_have_count(len(told[1]))


@pytest.mark.whole
def test_numbers_of_every_panel_answer_the_mouse_and_the_keys(house, visitor, accessible):
    page = visitor(reduced_motion="reduce")
    page.goto(f"{house}/table")
    ready(page)
    told = sums(page)
    for where, name in (
        ("#city-0", "0-shields"),
        ("#city-1", "1-shields"),
        ("#city-2", "2-naval"),
        ("#city-1", "1-level"),
    ):
        page.locator(f'{where} [data-account="{name}"]').hover()
        assert_says(page, told[name])
    page.keyboard.press("Escape")
    page.locator('#city-0 [data-account="0-coins"]').focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator('#city-0 [data-account="0-shields"]')).to_be_focused()
    page.keyboard.press("Enter")
    assert_says(page, told["0-shields"])
    accessible(page)
    page.keyboard.press("g")
    expect(page.locator("#learn .asked li p b").first).to_be_visible()


def test_a_click_on_a_number_of_a_panel_opens_its_city_and_there_it_tells(house, visitor):
    page = visitor(viewport=PHONE, has_touch=True, reduced_motion="reduce")
    page.goto(f"{house}/table")
    ready(page)
    page.locator('#city-1 [data-account="1-shields"]').tap()
    sheet = page.locator("#full-1")
    expect(sheet).to_be_visible()
    expect(page.locator("#note")).to_be_hidden()
    sheet.locator('[data-account="1-shields"]').tap()
    assert_says(page, sums(page)["1-shields"])


@pytest.mark.whole
def test_a_table_of_duel_tells_its_sums(house, visitor, accessible):
    page = visitor(reduced_motion="reduce")
    page.goto(f"{house}/duel")
    ready(page)
    told = sums(page)
    for name in ("0-points", "1-wood", "0-different", "0-balance"):
        page.locator(f'[data-account="{name}"]:visible').first.hover()
        assert_says(page, told[name])
    page.keyboard.press("Escape")
    page.locator('#city-0 [data-account="0-coins"]').focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    assert_says(page, told[page.evaluate("() => document.activeElement.dataset.account")])
    accessible(page)


@pytest.mark.whole
@pytest.mark.parametrize("game", ["", "/duel"])
def test_a_spectator_is_told_what_is_public(house, visitor, game):
    page = visitor(reduced_motion="reduce")
    page.goto(f"{house}{game}/watch")
    ready(page)
    told = sums(page)
    name = "1-points" if game else "1-shields"
    page.locator(f'[data-account="{name}"]:visible').first.hover()
    assert_says(page, told[name])
    playing = visitor(reduced_motion="reduce")
    playing.goto(f"{house}{game or '/table'}")
    own = sums(playing)
    differ = {name.partition("-")[2] for name, one in own.items() if told.get(name) != one}
    assert differ <= VIEWERS, differ
