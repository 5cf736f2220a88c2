"""First voyages by clicks of a newcomer: from the lobby to the suggested next game."""

from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser import hands
from tests.browser.duel import hands as duel_hands
from tests.browser.hands import PATIENCE_MS

pytestmark = pytest.mark.whole

TROUBLE = """() => {
  const hint = document.getElementById("hint"), own = hint.getBoundingClientRect();
  const over = (one) => {
    const box = one.getBoundingClientRect();
    return Math.min(box.right, own.right) - Math.max(box.left, own.left) > 1 && Math.min(box.bottom, own.bottom) - Math.max(box.top, own.top) > 1;
  };
  const ring = document.querySelector("#course i");
  const buttons = [...document.querySelectorAll("#dock .acts .button, #dock .answers .button, dialog.scene[open] .button")].filter((one) => one.checkVisibility());
  const found = buttons.filter(over).map((one) => `covers ${one.textContent.trim()}`);
  if (!document.getElementById("course").matches(":popover-open")) found.push("points at nothing");
  else if (over(ring)) found.push("covers what it points at");
  if (own.left < 0 || own.top < 0 || own.right > innerWidth || own.bottom > innerHeight) found.push("leaves the window");
  return found;
}"""
"""What is wrong with where a hint stands."""
MOMENT = 50
"""Milliseconds between two looks at a page that may still move."""
PICTURED = ("trade", "conflict", "draft", "dock", "science")


def sail(page: Page, url: str, game: str) -> None:
    """From the lobby of a newcomer to the table; reveals are instant, so that the test is quick."""
    page.goto(url)
    page.request.post(url + "/settings", form={"pace": "instant", "next": "/"}, headers={"origin": url})
    page.reload()
    expect(page.get_by_role("heading", name="First voyage", level=2)).to_be_visible()
    page.locator(".play-mode > ul").get_by_role("button", name=game).click()
    page.wait_for_url("**/t/*")


def settled(page: Page) -> None:
    """The hint stands where it may; while the dock still slides, it follows."""
    for _ in range(PATIENCE_MS // MOMENT):
        if not page.evaluate(TROUBLE):
            return
        page.wait_for_timeout(MOMENT)
    assert page.evaluate(TROUBLE) == [], page.locator("#hint").get_attribute("data-hint")


def shown(page: Page) -> str:
    """The hint that stands on the page; nothing if there is none now."""
    hint = page.locator("#hint[data-hint]")
    if not hint.count():
        return ""
    if hint.get_attribute("data-hint") == "dock" and not page.locator(".dock-panel[data-on]").count():
        expect(hint).to_be_hidden()  # until there is something in the dock
        page.locator("#hand .card, #structure .selectable").first.click()
    expect(hint).to_be_visible(timeout=PATIENCE_MS)
    settled(page)
    return str(hint.get_attribute("data-hint"))


def read(page: Page, event_log: list[str], picture, name: str) -> None:
    """Read all hints that there are now."""
    while (hint := shown(page)) and hint != "score":
        assert hint not in event_log
        event_log.append(hint)
        if hint in PICTURED:
            picture(page, f"{name}-{hint}")
        page.locator("#hint [data-act=hint-seen]").click()
        expect(page.locator(f"#hint[data-hint={hint}]")).to_have_count(0, timeout=PATIENCE_MS)
        hands.close_scene(page)


def arrive(page: Page, event_log: list[str], picture, name: str) -> None:
    """The score, and the way to the lobby, which suggests what comes next."""
    assert shown(page) == "score"
    event_log.append("score")
    picture(page, f"{name}-score")
    page.locator("#hint").get_by_role("link", name="To the lobby").click()
    expect(page.get_by_role("heading", name="What next?")).to_be_visible(timeout=PATIENCE_MS)
    picture(page, f"{name}-next")


@pytest.mark.whole
def test_the_first_voyage_of_7_wonders(page, house_url, accessible, picture):
    sail(page, house_url, "7 Wonders Three")
    event_log: list[str] = []
    assert shown(page) == "hand"
    accessible(page)
    page.reload()
    assert shown(page) == "hand", "a reload keeps where one is"
    page.locator("#hint [data-act=hint-seen]").click()
    expect(page.locator("#hint[data-hint=price]")).to_be_visible()
    hands.take(page)  # which is what this hint asks for
    expect(page.locator("#hint[data-hint=dock]")).to_be_visible()
    assert shown(page) == "dock"
    hands.play_turn(page)
    while hands.wait_for_turn(page):
        read(page, event_log, picture, "first-voyage")
        hands.play_turn(page, "build")
    assert {"reveal", "trade", "coins", "shields", "wonder", "science", "conflict"} <= set(event_log)
    arrive(page, event_log, picture, "first-voyage")
    page.locator(".play-mode > ul").get_by_role("button", name="A bigger table").click()
    page.wait_for_url("**/t/*")
    expect(page.locator("#hint")).to_have_count(0)
    expect(page.locator(".horizon > li")).to_have_count(4)


@pytest.mark.whole
def test_the_first_voyage_of_duel_on_a_phone(phone, house_url, accessible, picture):
    sail(phone, house_url, "7 Wonders Duel")
    event_log: list[str] = []
    chance = Random(3)
    while hands.wait_for_turn(phone):
        read(phone, event_log, picture, "first-duel")
        duel_hands.play_turn(phone, chance)
    assert {"draft", "structure", "price", "dock", "uncover", "market", "wonder", "science"} <= set(event_log)
    arrive(phone, event_log, picture, "first-duel")
    accessible(phone)


def test_a_hint_stays_where_it_is_while_it_is_pressed(page, house_url):
    sail(page, house_url, "7 Wonders Three")
    assert shown(page) == "hand"
    hint, window = page.locator("#hint"), page.viewport_size
    first = hint.bounding_box()
    page.set_viewport_size({"width": 1000, "height": 640})  # so that the best place is another
    page.wait_for_timeout(8 * MOMENT)
    moved = hint.bounding_box()
    assert moved != first, "a hint that is not pressed moves to the best place"
    page.locator("#hint [data-act=hint-seen]").hover()
    page.mouse.down()
    page.set_viewport_size(window)
    page.wait_for_timeout(8 * MOMENT)
    assert hint.bounding_box() == moved
    page.mouse.up()
    expect(page.locator("#hint[data-hint=price]")).to_be_visible(timeout=PATIENCE_MS)
    settled(page)


def test_a_hint_moves_again_after_its_second_button_was_pressed(page, house_url):
    """The context menu may take the release."""
    sail(page, house_url, "7 Wonders Three")
    assert shown(page) == "hand"
    hint = page.locator("#hint")
    first = hint.bounding_box()
    page.locator("#hint [data-act=hint-seen]").hover()
    page.mouse.down(button="right")
    page.set_viewport_size({"width": 1000, "height": 640})
    page.wait_for_timeout(8 * MOMENT)
    assert hint.bounding_box() != first
    page.mouse.up(button="right")


@pytest.mark.sample(1)
@pytest.mark.parametrize("way", ["key", "button"])
def test_hints_are_left_by_key_and_by_button_and_the_game_goes_on(page, house_url, way):
    sail(page, house_url, "7 Wonders Three")
    assert shown(page) == "hand"
    page.keyboard.press("F6")
    assert page.evaluate("document.activeElement.closest('#hint') !== null"), "the keyboard reaches the hint"
    if way == "key":
        hands.take(page)
        page.keyboard.press("Escape")  # puts the card back, as everywhere
        expect(page.locator(".dock-panel[data-on]")).to_have_count(0)
        page.keyboard.press("Escape")
    else:
        page.get_by_role("button", name="No more hints").click()
    expect(page.locator("#hint")).to_be_hidden()
    expect(page.locator("#said")).to_contain_text("in the menu brings the hints back.")
    hands.play_turn(page)
    assert hands.wait_for_turn(page)
    expect(page.locator("#hint[data-hint]")).to_have_count(0)
    page.locator("[data-opens=menu]").first.click()
    page.locator("#menu summary", has_text="Help").click()
    page.get_by_role("button", name="Show the hints again").click()
    expect(page.locator("#hint[data-hint=hand]")).to_be_visible(timeout=PATIENCE_MS)
