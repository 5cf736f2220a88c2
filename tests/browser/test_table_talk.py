"""Table talk in a browser: lines between two people, the panel beside the board and on a phone."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import PHONE
from tests.browser.duel.hands import sail
from tests.browser.hands import (
    PATIENCE_MS,
    answered,
    choose_in_lobby,
    come_aboard,
    open_lobby,
    play,
    set_sail,
    take,
)

pytestmark = pytest.mark.whole


@pytest.mark.whole
def test_friends_talk_and_part(visitor, house_url, accessible, picture):
    """A line reaches the friend at once and is counted until it is read; what somebody types stays while
    others talk.
    """
    ada, ben = visitor(), visitor()
    open_lobby(ada, house_url)
    choose_in_lobby(ada, {0: "you", 1: "friend", 2: "friend"})
    set_sail(ada)
    come_aboard(ben, ada.locator("#invite").input_value(), "Ben")
    button = "[data-talks]"
    ben.locator(button).click()
    ben.locator("#say").press_sequentially("Wind")
    ada.locator(button).click(timeout=PATIENCE_MS)
    ada.locator("#say").fill("Ahoy, Ben")
    ada.keyboard.press("Enter")
    expect(ben.locator(".talk-lines")).to_contain_text("Ahoy, Ben", timeout=PATIENCE_MS)
    expect(ada.locator("#say")).to_have_value("")
    expect(ben.locator("#say")).to_have_value("Wind")
    for line in ("one", "two", "three"):  # quick lines are neither lost nor joined
        ada.locator("#say").press_sequentially(line)
        ada.keyboard.press("Enter")
        expect(ada.locator("#say")).to_have_value("")
    expect(ben.locator(".talk-lines p > span")).to_have_text(["three", "two", "one", "Ahoy, Ben"])
    ben.locator("#talk .close button").click()
    ada.get_by_role("button", name="Good luck!").click()
    expect(ben.locator("#said")).to_contain_text("Good luck!", timeout=PATIENCE_MS)
    expect(ben.locator(button)).to_have_attribute("data-on-news", "1")
    picture(ben, "talk-news")
    ben.locator(button).click()
    expect(ben.locator(button)).not_to_have_attribute("data-on-news", "1")
    picture(ben, "talk")
    accessible(ben)
    ada.locator("#talk .close button").click()
    ada.locator(".way-out", has_text="Delete").locator("summary").click()
    ada.locator("[data-act='delete']").click()
    expect(ben.locator("#table")).to_have_attribute("data-phase", "gone", timeout=PATIENCE_MS)
    ada.wait_for_url(f"{house_url}/", timeout=PATIENCE_MS)


def at_one_table(visitor, url, **options):
    """Ada and Ben at a table that has set sail, with Ada's pages of these settings."""
    ada, ben = visitor(**options), visitor()
    open_lobby(ada, url)
    choose_in_lobby(ada, {0: "you", 1: "friend"})
    set_sail(ada)
    come_aboard(ben, ada.url, "Ben")
    ada.get_by_role("button", name="Start the game").click()
    for one in (ada, ben):
        expect(one.locator("#table")).to_have_attribute("data-phase", "playing", timeout=PATIENCE_MS)
    return ada, ben


def left_of(page, part):
    """The right edge of a part of the board, and the left edge of the talk."""
    board, talk = page.locator(part).bounding_box(), page.locator("#talk").bounding_box()
    return board["x"] + board["width"], talk["x"]


def test_the_talk_stands_beside_a_board_that_stays_usable(visitor, house_url, picture):
    """Nothing is dimmed, the chosen card keeps the focus, and the card is built while the talk is open."""
    ada, ben = at_one_table(visitor, house_url, viewport={"width": 1280, "height": 720})
    ada.wait_for_function("() => !document.querySelector('.said:popover-open')")
    take(ada)
    ada.locator("#hand .card").first.focus()
    ada.locator("[data-talks]").click()
    expect(ada.locator("#talk")).to_be_visible()
    assert not ada.locator("#talk").evaluate("one => one.matches(':modal')")
    assert ada.locator("#hand .card").first.evaluate("one => one === document.activeElement")
    for part in ("#dock", ".horizon", ".top"):
        edge, talk = left_of(ada, part)
        assert edge <= talk
    ben.keyboard.press("m")
    ben.locator("#say").fill("Ahoy, Ada")
    ben.keyboard.press("Enter")
    expect(ada.locator(".talk-lines")).to_contain_text("Ahoy, Ada", timeout=PATIENCE_MS)
    picture(ada, "talk-beside")
    with answered(ada):
        play(ada)
    expect(ada.locator("#talk")).to_be_visible()


@pytest.mark.whole
def test_escape_or_the_key_closes_the_talk_and_what_comes_then_is_counted(visitor, house_url, accessible):
    ada, ben = at_one_table(visitor, house_url)
    talk, button = ada.locator("#talk"), ada.locator("[data-talks]")
    ada.keyboard.press("m")
    expect(talk).to_be_visible()
    expect(button).to_have_attribute("aria-expanded", "true")
    accessible(ada)
    ada.keyboard.press("m")
    expect(talk).to_be_hidden()
    ada.keyboard.press("m")
    take(ada)
    ada.keyboard.press("Escape")
    expect(ada.locator(".dock-panel[data-on]")).to_have_count(0)
    expect(talk).to_be_visible()
    ada.keyboard.press("Escape")
    expect(talk).to_be_hidden()
    ada.keyboard.press("m")
    ada.locator("#say").focus()
    ada.keyboard.press("Escape")
    expect(talk).to_be_hidden()
    expect(button).to_be_focused()
    ben.keyboard.press("m")
    for number in (1, 2):
        ben.get_by_role("button", name="Oops!").click()
        expect(button).to_have_attribute("data-on-news", str(number), timeout=PATIENCE_MS)
    expect(ada.locator("#said")).to_contain_text("Oops!")
    ada.keyboard.press("m")
    expect(button).not_to_have_attribute("data-on-news", "2")


@pytest.mark.whole
def test_on_a_phone_the_talk_is_a_sheet(visitor, house_url):
    ada, _ = at_one_table(visitor, house_url, viewport=PHONE)
    ada.locator("[data-talks]").click()
    expect(ada.locator("#talk")).to_be_visible()
    assert ada.locator("#talk").evaluate("one => one.matches(':modal')")
    ada.go_back()
    expect(ada.locator("#talk")).to_be_hidden()


@pytest.mark.whole
def test_the_line_to_write_on_is_one_line_high_at_a_table_of_duel_too(visitor, house_url):
    """The middle of that table is a field as well, and must be as high as its structure."""
    ada, ben = visitor(viewport={"width": 1280, "height": 720}), visitor()
    url = sail(ada, house_url, "agora", "pantheon", opponent="friend")
    come_aboard(ben, url, "Ben")
    ada.locator("[data-talks]").click()  # a key would be lost while the browser has not drawn the page yet
    expect(ada.locator("#talk")).to_be_visible()
    before = ada.locator("#talk .field").bounding_box()
    ada.get_by_role("button", name="Start the game").click()
    expect(ada.locator("#table")).to_have_attribute("data-phase", "playing", timeout=PATIENCE_MS)
    expect(ada.locator("#talk")).to_be_visible()
    assert ada.locator("#talk .field").bounding_box()["height"] == before["height"]
