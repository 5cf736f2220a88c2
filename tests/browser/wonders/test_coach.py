"""Coach at a table of 7 Wonders in a browser: asked by key and button, read, its advice taken."""

import pytest
from playwright.sync_api import Page, expect

from argosy.bots.search_backends import is_ready
from tests.browser import hands
from tests.browser.hands import PATIENCE_MS
from tests.sampling import tries

pytestmark = pytest.mark.skipif(
    not is_ready("wonders"), reason="the searches are not compiled: argosy warmup"
)


def three_rows(page: Page):
    rows = page.locator("#coach .advice-button")
    expect(rows).to_have_count(3, timeout=PATIENCE_MS)
    return rows


def follow(page: Page, row) -> None:
    """Click a row: the card is taken up, and the button that sends the choice has the focus."""
    text = row.get_attribute("data-text")
    row.click()
    expect(page.locator("#coach")).to_be_hidden()
    page.wait_for_function(
        """text => {
            const button = document.activeElement;
            return button.matches("#dock button") && (button.value || new FormData(button.form).get("choice")) === text;
        }""",
        arg=text,
        timeout=PATIENCE_MS,
    )


def ask_in_the_first_turn(page: Page, house_url: str):
    """The three rows of the coach, asked by a key at a table that has just begun."""
    hands.open_lobby(page, house_url)
    hands.set_sail(page)
    assert hands.wait_for_turn(page)
    page.keyboard.press("h")
    return three_rows(page)


@pytest.mark.whole
def test_a_key_asks_and_a_row_takes_the_card_up(page, house_url):
    rows = ask_in_the_first_turn(page, house_url)
    expect(rows.first).to_be_focused()
    expect(rows.first).to_contain_text("%")
    follow(page, rows.nth(1))
    before = hands.moment(page)
    page.keyboard.press("Enter")
    expect(hands.table(page)).not_to_have_attribute("data-moment", str(before), timeout=PATIENCE_MS)


@pytest.mark.whole
def test_the_coach_can_be_read_by_day_and_by_night(page, house_url, accessible, picture):
    rows = ask_in_the_first_turn(page, house_url)
    expect(rows.first).to_be_visible()
    accessible(page)
    picture(page, "wonders-coach-day")
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    page.locator("[data-act=theme]").click()
    page.locator(".ask-coach button").click()
    three_rows(page)
    accessible(page)
    picture(page, "wonders-coach-night")


@pytest.mark.whole
def test_every_choice_of_every_expansion_is_found_in_its_dock(page, house_url, accessible, picture):
    """Each choice that the coach names: the button that sends it gets the focus.

    All expansions whose docks have switches are played.
    """
    hands.open_lobby(page, house_url)
    for expansion in ("armada-2020", "leaders-2020", "cities-2020", "babel-2014"):
        page.locator("label.chip", has=page.locator(f"#{expansion}")).click()
    hands.set_sail(page)
    last = tries(8, 2)
    for turn in range(last + 1):
        assert hands.wait_for_turn(page)
        hands.close_scene(page)
        page.keyboard.press("h")
        rows = page.locator("#coach .advice-button")
        expect(rows.first).to_be_visible(timeout=PATIENCE_MS)
        if turn in (0, last):
            accessible(page)
            picture(page, f"wonders-coach-boxes-{turn}")
        for number in range(rows.count()):
            if number:
                page.keyboard.press("h")
                expect(rows.first).to_be_visible(timeout=PATIENCE_MS)
            follow(page, rows.nth(number))
        with hands.answered(page):
            page.keyboard.press("Enter")


@pytest.mark.whole
def test_on_a_phone_it_is_a_sheet_at_the_bottom(phone, house_url, accessible, picture):
    hands.open_lobby(phone, house_url)
    hands.set_sail(phone)
    assert hands.wait_for_turn(phone)
    phone.locator(".ask-coach button").click()
    rows = three_rows(phone)
    assert hands.fits(phone)
    accessible(phone)
    picture(phone, "wonders-coach-phone")
    follow(phone, rows.first)


@pytest.mark.whole
@pytest.mark.parametrize("allowed", [False, True])
def test_among_friends_there_is_one_if_the_host_allows_it(page, house_url, allowed):
    hands.open_lobby(page, house_url)
    expect(page.get_by_label("Allow hints from the coach")).to_be_hidden()
    hands.choose_in_lobby(page, {1: "friend"})
    page.get_by_label("Allow hints from the coach").set_checked(allowed)
    hands.set_sail(page)
    expect(page.locator("#gather-t")).to_be_visible()
    expect(page.locator("dialog#coach")).to_have_count(int(allowed))
    expect(page.get_by_text("coach allowed")).to_have_count(int(allowed))
