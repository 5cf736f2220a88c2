"""Planned choices in Duel against a friend: made by mouse, touch and keys, played when the turn comes."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser import hands
from tests.browser.conftest import PHONE
from tests.browser.duel import hands as duel_hands
from tests.browser.hands import PATIENCE_MS

pytestmark = pytest.mark.whole

LOW_DESK = {"width": 1280, "height": 720}
SIZES = pytest.mark.parametrize(
    "size",
    [{"viewport": LOW_DESK}, {"viewport": PHONE, "is_mobile": True, "has_touch": True}],
    ids=["desk", "phone"],
)


def in_the_first_age(visitor, house_url, size) -> tuple[Page, Page]:
    """Two pages after the draft, in windows of this size: the one that chooses now, and the other."""
    pages = visitor(**size), visitor(**size)
    duel_hands.sail(pages[0], house_url, opponent="friend")
    hands.come_aboard(pages[1], pages[0].locator("#invite").input_value(), "Ben")
    pages[0].get_by_role("button", name="Start the game").click()
    expect(hands.table(pages[0])).to_have_attribute("data-turn", "yours", timeout=PATIENCE_MS)
    hands.play_by_requests(*pages, until=lambda view: view["asked"] == "turn")
    return who_moves(pages)


def who_moves(pages: tuple[Page, Page]) -> tuple[Page, Page]:
    """Both pages at the same moment, the one that is asked first."""
    newest = max(map(hands.moment, pages))
    for page in pages:
        page.wait_for_function(
            "moment => Number(document.getElementById('table').dataset.moment) >= moment",
            arg=newest,
            timeout=PATIENCE_MS,
        )
    is_first = hands.table(pages[0]).get_attribute("data-turn") == "yours"
    return pages if is_first else pages[::-1]


def discard(page: Page, number: int) -> str:
    """Discard an open card; returns its key."""
    card = page.locator("#structure button.selectable").nth(number)
    key = card.get_attribute("data-select")
    duel_hands.select(page, card)
    duel_hands.answered(page, lambda: page.locator('.dock-panel[data-on] [data-act="discard"]').click())
    return key


def plan_of(page: Page):
    return page.locator("#planned:visible")


@pytest.mark.sample(1)
@SIZES
def test_a_choice_is_planned_by_hand_and_plays_itself(visitor, house_url, size, picture):
    mover, waiter = in_the_first_age(visitor, house_url, size)
    picture(waiter, "plan-none")
    card = waiter.locator("#structure button.ahead").last
    key = card.get_attribute("data-select")
    duel_hands.select(waiter, card)
    picture(waiter, "plan-panel")
    waiter.locator('.dock-panel[data-on] [data-act="discard"]').click()
    expect(plan_of(waiter)).to_contain_text(
        "Planned: it is played when your turn comes.", timeout=PATIENCE_MS
    )
    expect(waiter.locator("#structure .planned")).to_have_attribute("data-select", key)
    expect(waiter.locator(".dock-panel[data-on]")).to_have_count(0)
    picture(waiter, "plan-made")
    assert hands.fits(waiter)
    waiter.reload()
    expect(plan_of(waiter)).to_be_visible(timeout=PATIENCE_MS)
    expect(mover.locator("#planned, .planned, .planned-mark")).to_have_count(0)
    before = hands.moment(waiter)
    discard(mover, 0)
    waiter.wait_for_function(
        "moment => Number(document.getElementById('table').dataset.moment) >= moment + 2",
        arg=before,
        timeout=PATIENCE_MS,
    )
    expect(waiter.locator(f'#structure [data-select="{key}"]')).to_have_count(0)
    expect(plan_of(waiter)).to_have_count(0)


@pytest.mark.whole
@SIZES
def test_a_plan_that_cannot_be_says_why(visitor, house_url, size, picture, accessible):
    mover, waiter = in_the_first_age(visitor, house_url, size)
    card = waiter.locator("#structure button.ahead").first
    duel_hands.select(waiter, card)
    waiter.locator('.dock-panel[data-on] [data-act="discard"]').click()
    expect(plan_of(waiter)).to_be_visible(timeout=PATIENCE_MS)
    discard(mover, 0)
    expect(plan_of(waiter)).to_contain_text(
        "Your planned choice is no longer possible: the card is gone.", timeout=PATIENCE_MS
    )
    picture(waiter, "plan-dropped")
    accessible(waiter)
    assert hands.fits(waiter)
    expect(hands.table(waiter)).to_have_attribute("data-turn", "yours")
    discard(waiter, 0)
    expect(plan_of(waiter)).to_have_count(0)


@pytest.mark.whole
@SIZES
def test_a_choice_is_planned_and_taken_back_with_keys(visitor, house_url, size, accessible):
    _, waiter = in_the_first_age(visitor, house_url, size)
    waiter.keyboard.press("ArrowDown")
    expect(waiter.locator("#structure button.ahead:focus")).to_have_count(1)
    waiter.keyboard.press("Enter")
    expect(waiter.locator(".dock-panel[data-on]")).to_be_visible()
    waiter.keyboard.press("d")
    expect(plan_of(waiter)).to_be_visible(timeout=PATIENCE_MS)
    accessible(waiter)
    waiter.keyboard.press("Escape")
    expect(plan_of(waiter)).to_have_count(0)
