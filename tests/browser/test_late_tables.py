"""Late tables of 7 Wonders, opened as positions: full cities, changed treasuries, the questions at the end of an Age."""

import pytest
from playwright.sync_api import expect

import argosy
from tests.browser.conftest import PHONE
from tests.browser.contrast import contrast
from tests.browser.hands import take
from tests.browser.house import opened
from tests.web import late

READABLE = 4.5
"""Contrast of text that everybody can read (WCAG 2.2, 1.4.3)."""


@pytest.fixture(scope="module")
def house():
    with opened() as house:
        yield house


@pytest.fixture
def arrive(house, visitor):
    """Opens a position and waits until the page is alive: `then` is what the next choice leads to."""

    def open_page(shown, size, theme="dark", then=None):
        page = visitor(viewport=size, reduced_motion="reduce")
        page.goto(f"{house.lay_out(shown, then)}?{theme}")
        page.wait_for_function("document.documentElement.classList.contains('js') && window.htmx")
        return page

    return open_page


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", [{"width": 1440, "height": 900}, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("players", [3, 7])
def test_coins_that_have_changed_can_be_read(players, size, theme, arrive, picture):
    """All cities sell a card: every treasury says how many coins came in, and no number melts into its coin."""
    game = argosy.from_position(late.position(players))
    before = late.page(game)
    for seat in game.owing:
        game.choose(seat, next(choice for choice in game.choices(seat) if choice.verb == "sell"))
    page = arrive(before, size, theme, then=late.page(game, version=1))
    take(page).locator('[data-act="sell"]:visible').first.click()
    treasuries = page.locator("#own-coins b, .horizon header .coin")
    expect(treasuries).to_have_count(players)
    for treasury in treasuries.all():
        if treasury.is_visible():
            expect(treasury).to_have_attribute("data-on-changed", "+3")
            assert contrast(treasury) >= READABLE
            assert contrast(treasury, "::after") >= READABLE
    for changed in page.locator("#table [data-on-changed]:visible").all():
        assert contrast(changed) >= READABLE, changed.evaluate("one => one.outerHTML")
    picture(page, f"coins-{players}-{theme}")
