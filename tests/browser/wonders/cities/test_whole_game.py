"""Games with Cities by clicks: a whole game of five cities with Armada, and the notes of the lobby.

A whole game with Leaders: `tests/browser/wonders/leaders`.
"""

import pytest
from playwright.sync_api import Page, expect

from tests.browser import hands
from tests.browser.wonders.armada.test_whole_game import answer as answer_at_sea

pytestmark = pytest.mark.whole


def sail(page: Page, house_url: str, players: int, **expansions: int) -> None:
    """From the lobby to a table with expansions of these years, one bot after the other on the other
    seats.
    """
    hands.open_lobby(page, house_url)
    bots = {seat: f"bot:{('greedy', 'random')[seat % 2]}" for seat in range(1, players)}
    hands.choose_in_lobby(page, bots, players=players)
    for name, year in expansions.items():
        page.locator("label.chip", has=page.locator(f"#{name}-{year}")).click()
    hands.set_sail(page)
    expect(page.locator("#hand .card")).to_have_count(7 + len(expansions))


def answer(page: Page) -> str:
    """One answer to whatever is asked: of debts the second one, so that something is paid and something
    owed.
    """
    hands.close_scene(page)
    buttons = page.locator("#dock .answers button:visible")
    if buttons.count() and "debt" in page.locator("#dock h2:visible").first.inner_text():
        buttons.nth(min(1, buttons.count() - 1)).click()
        return "debt"
    return answer_at_sea(page)


@pytest.mark.whole
def test_a_whole_game_of_five_with_armada_has_nine_cards_and_eight_turns(
    visitor, house_url, picture, accessible
):
    page = visitor(reduced_motion="reduce")
    sail(page, house_url, 5, armada=2020, cities=2020)
    expect(page.locator("#yard .lane")).to_have_count(4)
    expect(page.locator(".scale-bar i")).to_have_count(8)
    accessible(page)
    ages, done = [], set()
    while hands.wait_for_turn(page):
        age = hands.table(page).get_attribute("data-age")
        if age not in ages:
            ages.append(age)
            expect(page.locator("#hand[data-live] .card")).to_have_count(9)
            picture(page, f"cities-armada-age-{age}")
        if page.locator(".scene .ranks").count():
            done.add("scene")
        with hands.answered(page):
            done.add(answer(page))
    assert (ages, {"ship", "scene"} <= done) == (["1", "2", "3"], True)
    for line in ("Black cards", "Naval conflicts", "Islands"):
        expect(page.get_by_role("rowheader", name=line)).to_be_visible()
    accessible(page)
    picture(page, "cities-armada-score")


@pytest.mark.whole
def test_the_lobby_keeps_together_what_goes_together(page, house_url, picture, accessible):
    """Numbers of players follow the expansions, expansions follow the number that is chosen last."""
    hands.open_lobby(page, house_url)

    def pick(name: str) -> None:
        page.locator("label.chip", has=page.locator(f"#{name}")).click()

    pick("cities-2012")
    expect(page.locator("#eight")).to_be_visible()
    pick("p8")
    expect(page.locator("#seat-7")).to_be_visible()
    expect(page.locator("#teams")).to_be_visible()
    pick("cities-2020")
    expect(page.locator("#p7")).to_be_checked()
    expect(page.locator("#eight")).to_be_hidden()
    pick("p2")
    expect(page.locator("#cities-none")).to_be_checked()
    pick("cities-2012")
    expect(page.locator("#p3")).to_be_checked()
    pick("p8")
    pick("armada-2018")
    expect(page.locator("#p7")).to_be_checked()
    expect(page.locator("#cities-2012")).to_be_checked()
    expect(page.locator(".unfit")).to_have_count(2)
    accessible(page)
    picture(page, "lobby-boxes")
    pick("p8")
    expect(page.locator("#cities-none")).to_be_checked()
    expect(page.locator("#armada-2018")).to_be_checked()


def test_the_lobby_says_that_a_rulebook_advises_fewer_expansions(page, house_url):
    """ARMADA-MIX-1: Armada 2018 with more than one other expansion is advised against, not refused.

    The advice goes when one expansion is taken out.
    """
    hands.open_lobby(page, house_url)
    hint = page.locator(".advice[data-for=armada_2018]")

    def take(chip: str) -> None:
        page.locator("label.chip", has=page.locator(f"#{chip}")).click()

    for chip, is_said in (
        ("armada-2018", False), ("leaders-2011", False), ("cities-2012", True), ("armada-2020", False),
        ("armada-2018", True), ("leaders-none", False),
    ):  # fmt: skip
        take(chip)
        expect(hint).to_be_visible() if is_said else expect(hint).to_be_hidden()
    assert page.locator("#cities-2012").is_checked()
