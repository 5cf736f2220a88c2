"""Whole visits with the keyboard alone: games, friends, the day's voyage, settings, rules, a puzzle."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser import hands
from tests.browser.test_puzzles import built

pytestmark = pytest.mark.whole

UNSEEN = """() => {
  const one = document.activeElement, box = one.getBoundingClientRect();
  if (one === document.body) return "";
  const about = `${one.localName}#${one.id}.${one.className} ${one.textContent.trim().slice(0, 40)}`;
  const shown = [one, one.closest("label, li, .box, .cell"), one.nextElementSibling, one.querySelector("*")].filter(Boolean);
  const marked = shown.some((thing) => {
    const style = getComputedStyle(thing);
    return (style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2) || style.boxShadow !== "none";
  });
  if (!one.matches(":focus-visible") || !marked) return `no frame: ${about}`;
  const place = one.matches("input[type=radio], input[type=checkbox]") ? one.closest("label").getBoundingClientRect() : box;
  const inside = place.bottom > 0 && place.top < innerHeight && place.right > 0 && place.left < innerWidth;
  return inside && place.width && place.height ? "" : `not in the window: ${about}`;
}"""
"""Fault in how the element that has the focus is seen; none while nothing has it."""


AT_EASE = "() => document.getAnimations().every((one) => one.playState !== 'running')"


class Keyboard:
    """Keys that are pressed on a page; after each step the focus can be seen."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def see(self) -> None:
        """Assert that the focus can be seen, once nothing moves any more."""
        if self.page.evaluate(UNSEEN):
            self.page.wait_for_function(AT_EASE)
        assert self.page.evaluate(UNSEEN) == ""

    def reach(self, selector: str, most: int = 150) -> None:
        """Walk with Tab until this has the focus, which is seen on the way."""
        wanted = self.page.locator(selector).first
        expect(wanted).to_be_visible()
        for _ in range(most):
            self.see()
            if wanted.evaluate("one => one === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        pytest.fail(f"Tab does not reach {selector}")

    def press(self, selector: str, key: str = "Enter", most: int = 150) -> None:
        """Walk there and press a key."""
        self.reach(selector, most)
        self.page.keyboard.press(key)

    def write(self, selector: str, text: str) -> None:
        """Walk to a field and write into it."""
        self.reach(selector)
        self.page.keyboard.type(text)

    def play(self) -> None:
        """Choose the first card by its number and sell it, which is always possible."""
        expect(self.page.locator("#hand[data-live] .card").first).to_be_visible()
        self.page.keyboard.press("1")
        expect(self.page.locator(".dock-panel[data-on]")).to_be_visible()
        self.see()
        with hands.answered(self.page):
            self.page.keyboard.press("s")


def test_from_the_first_page_to_a_game_and_from_its_score_to_the_analysis(page, house_url):
    keys = Keyboard(page)
    page.goto(house_url)
    keys.press(".quick-start button, .play-mode > ul button.go")
    page.wait_for_url("**/t/*")
    page.wait_for_function("() => window.htmx")
    for _ in range(2):
        assert hands.wait_for_turn(page)
        keys.play()
    hands.play_by_requests(page, until=lambda _view: False)
    page.wait_for_function("() => window.htmx")
    if page.locator("dialog[open]").count():
        keys.press("dialog[open] :is(form[method=dialog] button, [data-act=close])")
        expect(page.locator("dialog[open]")).to_have_count(0)
    keys.press("button:has-text('Analyse this game')")
    page.wait_for_url("**/analysis")
    expect(page.locator("#curve-t")).to_be_visible(timeout=hands.PATIENCE_MS)
    keys.reach("main a[href*='/replay']")


def test_a_table_for_friends_is_made_and_started(page, house_url):
    keys = Keyboard(page)
    page.goto(house_url)
    keys.write("#friends-name", "Ada")
    keys.reach("#friends-table")
    page.keyboard.press("ArrowDown")
    expect(page.locator("#friends-table")).to_have_value("wonders-4")
    keys.press(".with-friends button")
    page.wait_for_url("**/t/*")
    page.wait_for_function("() => window.htmx")
    keys.reach("[data-copy]")
    keys.reach("#invite")
    keys.press("button.sail-button")
    assert hands.wait_for_turn(page)
    keys.play()


def test_the_voyage_of_the_day_is_begun(page, house_url):
    keys = Keyboard(page)
    page.goto(house_url)
    keys.press("a[href='/daily']")
    page.wait_for_url("**/daily")
    keys.press("form[action='/daily'] button")
    page.wait_for_url("**/t/*")
    page.wait_for_function("() => window.htmx")
    assert hands.wait_for_turn(page)
    keys.reach("#table button")


def test_sounds_are_switched_on_in_the_settings(page, house_url):
    keys = Keyboard(page)
    page.goto(house_url)
    keys.press("[data-opens=settings]")
    expect(page.locator("#settings")).to_be_visible()
    keys.press("#settings [name=sounds]", "Space")
    expect(page.locator("#settings [name=sounds]")).to_be_checked()
    page.keyboard.press("Escape")
    expect(page.locator("#settings")).to_be_hidden()
    expect(page.locator("[data-opens=settings]")).to_be_focused()
    page.keyboard.press("Enter")
    keys.press("#settings button.go")
    page.wait_for_load_state()
    page.wait_for_function("() => document.documentElement.classList.contains('js')")
    keys.press("[data-opens=settings]")
    expect(page.locator("#settings [name=sounds]")).to_be_checked()


def test_an_exact_rule_is_found(page, house_url):
    keys = Keyboard(page)
    page.goto(house_url)
    keys.press("a[href^='/help']")
    page.wait_for_url("**/help*")
    keys.press("a[href='/rules/wonders']")
    page.wait_for_url("**/rules/wonders")
    keys.write("#find", "BASE-TRADE-4")
    page.keyboard.press("Enter")
    found = "#text .rule-id:has-text('BASE-TRADE-4')"
    expect(page.locator(found).first).to_be_visible()
    keys.press(found)
    page.wait_for_url(re.compile("#base-trade-4$"))
    expect(page.locator("#base-trade-4")).to_be_in_viewport()
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('#exact, .turn') !== null"), (
        "Tab goes on from the rule"
    )


def test_a_puzzle_is_solved(page, house_url):
    puzzle, card = built("wonders")
    keys = Keyboard(page)
    page.goto(house_url)
    keys.press("a[href='/puzzles']")
    page.wait_for_url("**/puzzles")
    keys.press(f".riddles a[href='/puzzles/{puzzle.id}']", most=600)
    page.wait_for_url(f"**/puzzles/{puzzle.id}")
    page.wait_for_function("() => window.htmx")
    names = page.locator("#hand .card").evaluate_all("all => all.map((one) => one.dataset.piece)")
    place = next(n for n, name in enumerate(names, 1) if card in name)
    page.keyboard.press(str(place))
    expect(page.locator(".dock-panel[data-on]")).to_be_visible()
    page.keyboard.press("b")
    expect(page.locator(".verdict.right")).to_be_visible()
    keys.press("a:has-text('Next puzzle')")
    page.wait_for_function("id => location.pathname !== `/puzzles/${id}`", arg=puzzle.id)
