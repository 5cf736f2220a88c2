"""Pages for after a game, on a phone: score pad, own games, a position played on."""

import re

import pytest
from playwright.sync_api import expect

pytestmark = pytest.mark.whole


def test_the_pad_adds_up_on_a_phone(phone, house_url, accessible, picture):
    phone.goto(f"{house_url}/pad?players=4&armada=2020")
    phone.fill("[name='name-0']", "Ada")
    phone.fill("[name='science.gear-0']", "3")
    phone.fill("[name='civil.points-0']", "12")
    expect(phone.locator("#o-science-0")).to_have_text("9")
    expect(phone.locator("#t-0 span")).to_have_text("21")
    expect(phone.locator("#verdict")).to_contain_text("Ada wins")
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth"), (
        "only the pad scrolls sideways"
    )
    phone.reload()
    expect(phone.locator("[name='civil.points-0']")).to_have_value("12")
    accessible(phone)
    picture(phone, "pad-phone")
    phone.select_option("[name='players']", "3")
    expect(phone.locator("[name='name-3']")).to_have_count(0)
    expect(phone.locator("[name='name-0']")).to_have_value("Ada")


@pytest.mark.whole
def test_own_games_and_a_position_that_is_played_on_on_a_phone(phone, house_url, accessible, picture):
    phone.goto(f"{house_url}/")
    phone.get_by_role("link", name="My games").click()
    expect(phone).to_have_url(re.compile("/games$"))
    accessible(phone)
    phone.goto(f"{house_url}/position?example=chain")
    phone.get_by_role("button", name="Set it up").click()
    expect(phone).to_have_url(re.compile("/position/[0-9a-f]{20}$"))
    phone.locator("details:has([name='ask']) > summary").click()
    phone.fill("[name='ask']", "build foundry")
    phone.get_by_role("button", name="Ask").click()
    expect(phone.locator("#answer")).to_contain_text("1 coin short")
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
    accessible(phone)
    picture(phone, "position-phone")
    phone.get_by_role("button", name="Play on").click()
    expect(phone.locator("#table[data-phase='playing']")).to_be_visible()


PAGES = (
    "pad?players=7&edition=2020&cities=2020",
    "pad?game=duel&agora=on",
    "games",
    "position",
    "position?game=duel",
)


@pytest.mark.whole
@pytest.mark.parametrize("path", PAGES)
def test_nothing_stands_in_anybodys_way_there_by_day_and_by_night(visitor, house_url, accessible, path):
    page = visitor()
    page.goto(f"{house_url}/{path}")
    for theme in ("dark", "light"):
        page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
        accessible(page)
