"""Two people at one table: talk, a new name, a table that is taken away while somebody watches."""

import pytest
from playwright.sync_api import expect

from tests.browser.hands import SECONDS, choose_in_lobby, come_aboard, open_lobby, set_sail


@pytest.mark.sample(0)
def test_friends_talk_and_part(visitor, house_url, accessible, picture):
    """A line reaches the friend at once and is counted until it is read; what somebody types stays while others talk."""
    ada, ben = visitor(), visitor()
    open_lobby(ada, house_url)
    choose_in_lobby(ada, {0: "you", 1: "friend", 2: "friend"})
    set_sail(ada)
    come_aboard(ben, ada.locator("#invite").input_value(), "Ben")
    button = "[data-opens='talk']"
    ben.locator(button).click()
    ben.locator("#say").press_sequentially("Wind")
    ada.locator(button).click(timeout=SECONDS)
    ada.locator("#say").fill("Ahoy, Ben")
    ada.keyboard.press("Enter")
    expect(ben.locator(".talklines")).to_contain_text("Ahoy, Ben", timeout=SECONDS)
    expect(ada.locator("#say")).to_have_value("")
    expect(ben.locator("#say")).to_have_value("Wind")
    ben.locator("#talk .close button").click()
    ada.get_by_role("button", name="Good luck!").click()
    expect(ben.locator("#said")).to_contain_text("Good luck!", timeout=SECONDS)
    expect(ben.locator(button)).to_have_attribute("data-on-news", "1")
    picture(ben, "talk-news")
    ben.locator(button).click()
    expect(ben.locator(button)).not_to_have_attribute("data-on-news", "1")
    picture(ben, "talk")
    accessible(ben)
    ada.locator("#talk .close button").click()
    ada.locator(".wayout", has_text="Delete").locator("summary").click()
    ada.locator("[data-act='delete']").click()
    expect(ben.locator("#table")).to_have_attribute("data-phase", "gone", timeout=SECONDS)
    ada.wait_for_url(f"{house_url}/", timeout=SECONDS)
