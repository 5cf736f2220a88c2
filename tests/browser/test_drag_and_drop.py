"""Drag and drop of cards: to the city, to the wonder, to the discard pile."""

from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser import hands
from tests.browser.duel import hands as duel_hands
from tests.browser.hands import PATIENCE_MS

pytestmark = pytest.mark.whole

TREMBLE = 50
"""Milliseconds between two moves of a hand that holds something."""
BUILD = '[data-act="build"]:not([disabled])'


def middle(thing: Locator) -> tuple[float, float]:
    """The middle of a thing in the window."""
    box = thing.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, card: Locator, place: Locator) -> None:
    """Press on a card, move it over a place; it is still held.

    The script comes with the first press and lifts the card at the first move after it has come, so the hand
    keeps moving.
    """
    page.mouse.move(*middle(card))
    page.mouse.down()
    x, y = middle(place)
    page.mouse.move(x, y, steps=10)
    for trembling in range(PATIENCE_MS // TREMBLE):
        if page.locator(".dragged").count():
            break
        page.mouse.move(x + trembling % 2, y)
        page.wait_for_timeout(TREMBLE)
    expect(page.locator(".dragged")).to_be_visible()
    expect(place).to_have_attribute("data-drop", "")


def test_a_card_of_the_hand_is_built_where_it_is_let_go(page, house_url):
    hands.open_lobby(page, house_url)
    hands.set_sail(page)
    hands.wait_for_turn(page)
    card = page.locator("#hand[data-live] .card").nth(hands.cards_with(page, BUILD)[0])
    city = page.locator(".own")
    drag(page, card, city)
    page.keyboard.press("Escape")  # thought better of it
    expect(page.locator(".dragged")).to_have_count(0)
    page.mouse.up()
    name, moment = card.locator(".name").inner_text(), hands.moment(page)
    drag(page, card, city)
    with hands.answered(page):
        page.mouse.up()
    hands.wait_for_turn(page)
    assert hands.moment(page) > moment
    expect(city).to_contain_text(name)


@pytest.mark.whole
def test_a_card_of_the_structure_is_discarded_on_the_pile(page, house_url):
    duel_hands.sail(page, house_url)
    chance = Random(3)
    while hands.wait_for_turn(page) and duel_hands.asked(page) != "turn":
        duel_hands.play_turn(page, chance)
    card, pile = page.locator("#structure .open[data-select]").first, page.locator("#piles")
    drag(page, card, pile)
    duel_hands.answered(page, page.mouse.up)
    expect(page.locator("#piles .pile b").first).not_to_have_text("0")
