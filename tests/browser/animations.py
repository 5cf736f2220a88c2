"""Helpers for animation steps on a page: length, moves, counters of coins, and ending them by a key."""

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Page, expect

from argosy.web import models
from tests.browser.page_server import opened

LONGEST = 1600
"""Milliseconds for all animation steps of a reveal."""
WATCH = """() => {
  window.seen = { moves: 0, end: 0, ghosts: 0, all: [] };
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...given) {
    const made = animate.apply(this, given);
    seen.moves += 1;
    seen.all.push(made);
    seen.end = Math.max(seen.end, made.effect.getComputedTiming().endTime);
    seen.ghosts = Math.max(seen.ghosts, document.querySelectorAll("#animation-layer > *").length);
    return made;
  };
}"""
"""Counts what is set in motion."""
HOLD = """() => {
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...given) {
    const made = animate.apply(this, given);
    made.pause();
    return made;
  };
}"""
"""Nothing that is set in motion moves on by itself."""
TO_MOMENT = """(moment) => document.getAnimations().forEach((one) => {
  one.pause();
  one.currentTime = moment;
})"""
WAYS = """() => {
  const places = [...document.querySelectorAll("[data-piece^='name-'], #hand")].map((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return { name: one.dataset.piece ?? one.id, x: left + width / 2, y: top + height / 2 };
  });
  const middle = ({ transform }, { offsetWidth, offsetHeight }) => {
    const [x, y] = /translate\\((.+?)px, (.+?)px\\)/.exec(transform).slice(1).map(Number);
    return { x: x + offsetWidth / 2, y: y + offsetHeight / 2 };
  };
  const far = (one, other) => Math.hypot(one.x - other.x, one.y - other.y);
  const nearest = (point) => places.reduce((best, one) => (far(one, point) < far(best, point) ? one : best)).name;
  return document.getAnimations().filter(({ effect }) => effect.target.matches(".stack")).map(({ effect }) => {
    const frames = effect.getKeyframes();
    return [frames[0], frames.at(-1)].map((frame) => nearest(middle(frame, effect.target)));
  });
}"""
"""From which place to which other one each stack of cards travels."""


@contextmanager
def table(page: Page, before: models.TablePage, after: models.TablePage) -> Iterator[None]:
    """A page that shows what was, and gets what came of it when something is chosen."""
    with opened() as house:
        page.goto(house.lay_out(before, then=after))
        page.wait_for_function("() => window.htmx && document.getElementById('animation')")
        page.evaluate(WATCH)
        yield
        page.goto("about:blank")  # before the house closes, so that no request is cut off


def choose(page: Page) -> None:
    """Send a choice, so that the page gets its animation steps."""
    page.evaluate("() => htmx.ajax('POST', '/t/abc/choose', { target: '#table', swap: 'outerMorph' })")


def seen(page: Page, name: str) -> int:
    """A number of the page's animation so far: moves, end (milliseconds) or ghosts."""
    return page.evaluate(f"() => seen.{name}")


def wait_for_moves(page: Page) -> None:
    page.wait_for_function("() => seen.moves > 0")


def held(page: Page) -> None:
    """A choice is answered, and what is set in motion by it stands still at its beginning."""
    page.evaluate(HOLD)
    choose(page)
    wait_for_moves(page)


def to_moment(page: Page, moment: int) -> None:
    """All that moves stands as it does so many milliseconds after the answer."""
    page.evaluate(TO_MOMENT, moment)


def ways(page: Page) -> set[tuple[str, str]]:
    """From which place to which other one each hand travels: `name-2`, or `hand` for the own one."""
    return {tuple(way) for way in page.evaluate(WAYS)}


def is_still(page: Page) -> bool:
    """Nothing of a beat is on the page any more."""
    return page.evaluate(
        "() => !document.querySelector('#animation-layer > *') && !document.querySelector('[data-on-tick]')"
        " && seen.all.every((one) => one.playState !== 'running')"
    )


def coins(page: Page) -> list[str]:
    """Values of the coin counters of all cities."""
    return page.locator("[data-piece^='coins-']").evaluate_all(
        "all => all.map(one => one.textContent.trim())"
    )


def assert_a_key_ends_it(page: Page, shown: list[str]) -> None:
    """Any key: then everything stands as it will, and counters are right."""
    page.keyboard.press("Shift")
    assert is_still(page)
    assert coins(page) == shown


def assert_steps_play(page: Page, before: models.TablePage, after: models.TablePage) -> None:
    """Beats run in their time, a key ends them, and with reduced motion or at the instant pace there are
    none.
    """
    page.emulate_media(reduced_motion="reduce")
    with table(page, before, after):
        choose(page)
        expect(page.locator("#table")).to_have_attribute("data-version", after.version)
        assert seen(page, "moves") == 0
        shown = coins(page)
    page.emulate_media(reduced_motion="no-preference")
    with table(page, before, after):
        choose(page)
        wait_for_moves(page)
        assert 0 < seen(page, "end") <= LONGEST
        assert seen(page, "ghosts") > 0
        assert_a_key_ends_it(page, shown)
    with table(page, before, after):
        page.evaluate("() => (document.documentElement.dataset.pace = 'instant')")
        choose(page)
        expect(page.locator("#table")).to_have_attribute("data-version", after.version)
        assert seen(page, "moves") == 0
