"""Coach at a table of Duel in a browser: asked by key and button, read, its advice taken."""

from random import Random

import pytest
from playwright.sync_api import Page, expect

from argosy.bots.search_backends import is_ready
from tests.browser import hands
from tests.browser.duel import hands as duel_hands
from tests.browser.hands import PATIENCE_MS

pytestmark = pytest.mark.skipif(not is_ready("duel"), reason="the searches are not compiled: argosy warmup")

PICKS = 4
"""Wonders that one player chooses in the draft."""


def sail_to_the_first_turn(page: Page, url: str, *expansions: str) -> None:
    duel_hands.sail(page, url, *expansions)
    chance = Random(4)
    while duel_hands.asked(page) != "turn":
        duel_hands.play_turn(page, chance)
        assert hands.wait_for_turn(page)


def three_rows(page: Page):
    rows = page.locator("#coach .advice-button")
    expect(rows).to_have_count(3, timeout=PATIENCE_MS)
    return rows


@pytest.mark.whole
def test_a_key_asks_and_a_row_takes_the_card_up(page, house_url, accessible, picture):
    sail_to_the_first_turn(page, house_url, "agora", "pantheon")
    page.keyboard.press("h")
    rows = three_rows(page)
    expect(rows.first).to_be_focused()
    expect(rows.first).to_contain_text("%")
    accessible(page)
    picture(page, "coach-day")
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    page.locator("[data-act=theme]").click()
    page.locator(".ask-coach button").click()
    rows = three_rows(page)
    accessible(page)
    picture(page, "coach-night")
    text = rows.nth(1).get_attribute("data-text")
    rows.nth(1).click()
    expect(page.locator("#coach")).to_be_hidden()
    expect(page.locator(f'[name=choice][value="{text}"]:focus')).to_be_visible()
    before = hands.moment(page)
    page.keyboard.press("Enter")
    expect(hands.table(page)).not_to_have_attribute("data-moment", str(before))


@pytest.mark.whole
def test_on_a_phone_it_is_a_sheet_at_the_bottom(phone, house_url, accessible, picture):
    duel_hands.sail(phone, house_url)
    assert hands.wait_for_turn(phone)
    phone.locator(".ask-coach button").click()
    rows = three_rows(phone)
    assert hands.fits(phone)
    accessible(phone)
    picture(phone, "coach-draft")
    wonder = rows.first.get_attribute("data-text")
    rows.first.click()
    expect(phone.locator(f'[name=choice][value="{wonder}"]:focus')).to_be_visible()


@pytest.mark.whole
@pytest.mark.parametrize("allowed", [False, True])
def test_among_friends_there_is_one_if_the_host_allows_it(page, house_url, allowed):
    hands.open_lobby(page, house_url)
    duel_hands.pick_duel(page)
    expect(page.get_by_label("Allow hints from the coach")).to_be_hidden()
    page.locator("#opponent").select_option("friend")
    page.get_by_label("Allow hints from the coach").set_checked(allowed)
    hands.set_sail(page)
    expect(page.locator("#gather-t")).to_be_visible()
    expect(page.locator("dialog#coach")).to_have_count(int(allowed))
    expect(page.get_by_text("coach allowed")).to_have_count(int(allowed))
