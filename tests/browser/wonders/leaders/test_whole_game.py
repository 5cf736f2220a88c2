"""Games with Leaders by clicks: a game of four with Cities, its draft and three recruitment phases.

Reloads included.
"""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

import argosy
from tests.browser import hands
from tests.browser.hands import PATIENCE_MS
from tests.web.wonders import tables

pytestmark = pytest.mark.whole

BOTS = dict.fromkeys(range(1, 4), "bot:greedy")


def set_sail(page: Page, house_url: str, players: int = 3, more: tuple[str, ...] = ()) -> None:
    """From the lobby to a table with Leaders, and more expansions."""
    hands.open_lobby(page, house_url)
    hands.choose_in_lobby(page, {seat: BOTS[seat] for seat in range(1, players)}, players=players)
    expect(page.get_by_text("standard and expert leaders")).to_be_hidden()
    for chip in ("leaders-2020", *more):
        page.locator("label.chip", has=page.locator(f"#{chip}")).click()
    expect(page.get_by_text("Leaders adds famous people")).to_be_visible()
    page.locator("label.chip", has_text="standard and expert leaders").click()
    hands.set_sail(page)


def send(page: Page, name: str) -> None:
    """Press what is open in the dock, and wait until the page shows what the server has answered."""
    with hands.answered(page):
        page.locator(f'.dock-panel[data-on] [data-act="{name}"]:not([disabled]):visible').first.click()


def draft(page: Page) -> list[str]:
    """Keep the first leader of each packet; the names of those that were kept."""
    kept = []
    while hands.wait_for_turn(page) and page.get_by_role("heading", name="Draft of the leaders").count():
        kept.append(page.locator("#hand .card .name").first.inner_text())
        hands.take(page)
        send(page, "build")
    return kept


def recruit(page: Page) -> str:
    """Recruit a leader, or discard the last one when all are too dear; its name."""
    hands.wait_for_turn(page)
    hands.close_scene(page)
    expect(page.locator(".age-banner")).to_contain_text("Recruitment")
    for number in range(page.locator("#hand[data-live] .card").count()):
        dock = hands.take(page, number)
        if dock.locator('[data-act="build"]:not([disabled])').count():
            name = dock.get_by_role("heading").inner_text()
            send(page, "build")
            return name
    send(page, "sell")
    return ""


def quiet(page: Page) -> None:
    """No note is open while a page is examined."""
    page.mouse.move(1, 1)
    expect(page.locator("#note")).to_be_hidden()


def answer(page: Page, look: Callable[[str], None]) -> str:
    """One answer to whatever is asked between turns and in them; of debts the second one, so that some is
    owed.
    """
    hands.close_scene(page)
    if page.locator("#hand[data-live] .card.white").count():
        recruit(page)
        return "leader"
    buttons = page.locator("#dock .answers button:visible")
    if buttons.count():
        look("question")
        is_debt = "debt" in page.locator("#dock h2:visible").first.inner_text()
        with hands.answered(page):
            buttons.nth(min(1, buttons.count() - 1)).click()
        return "debt" if is_debt else "answer"
    hands.play_turn(page)
    return "card"


@pytest.mark.whole
def test_a_whole_game_of_four_with_leaders_and_cities(visitor, house_url, picture, accessible):
    page, looked = visitor(reduced_motion="reduce"), set()
    set_sail(page, house_url, 4, ("cities-2020",))
    hands.wait_for_turn(page)
    expect(page.locator("#hand[data-live] .card.white")).to_have_count(4)
    accessible(page)
    picture(page, "leaders-draft")
    kept = draft(page)
    assert len(kept) == 3
    expect(page.locator(".age-banner")).to_contain_text("Recruitment")
    expect(page.locator("#hand[data-live] .card.white")).to_have_count(4)
    page.reload()
    expect(page.locator("#hand[data-live] .card.white")).to_have_count(4)
    quiet(page)
    accessible(page)
    picture(page, "leaders-recruitment")
    recruit(page)
    while hands.wait_for_turn(page) and page.locator("#dock .answers button:visible").count():
        answer(page, lambda _: None)
    expect(page.locator("#hand[data-live] .card:not(.white)")).to_have_count(8)
    page.keyboard.press("v")
    expect(page.locator("#my-leaders li")).to_have_count(3)
    accessible(page)
    picture(page, "leaders-own")
    page.keyboard.press("Escape")
    quiet(page)
    accessible(page)
    picture(page, "leaders-turn")

    def look(what: str) -> None:
        if what not in looked:
            looked.add(what)
            accessible(page)
            picture(page, f"leaders-cities-{what}")

    phases = 1
    while hands.wait_for_turn(page):
        begins = page.locator(".age-banner", has_text="Recruitment").count()
        done = answer(page, look)
        if begins and done == "leader":
            phases += 1
            page.reload()
    assert phases >= 3
    expect(page.get_by_role("rowheader", name="Leaders")).to_be_visible()
    expect(page.get_by_role("rowheader", name="Black cards")).to_be_visible()
    accessible(page)
    picture(page, "leaders-score")


def test_a_key_shows_the_own_leaders(page, shown_at):
    game = argosy.new_game("wonders", players=3, edition=2020, expansions=("leaders",), seed=3)
    while not game.view(0).leaders_hand:
        for seat in game.owing:
            game.choose(seat, game.choices(seat)[0])
    page.goto(shown_at(tables.shown(game, (), (), 0, expansions=game.view(0).expansions)))
    page.wait_for_function("() => document.documentElement.classList.contains('js') && window.htmx")
    page.keyboard.press("v")
    expect(page.locator("#my-leaders li")).to_have_count(len(game.view(0).leaders_hand))


@pytest.mark.whole
def test_a_leader_may_be_taken_back_before_all_have_chosen(visitor, house_url):
    """A friend thinks, so the choice can be changed."""
    host, friend = visitor(), visitor()
    hands.open_lobby(host, house_url)
    hands.choose_in_lobby(host, {1: "friend", 2: "bot:greedy"})
    host.locator("label.chip", has=host.locator("#leaders-2020")).click()
    hands.set_sail(host)
    hands.come_aboard(friend, host.locator("#invite").input_value(), "Zofia")
    expect(host.get_by_text("Zofia")).to_be_visible(timeout=PATIENCE_MS)
    host.get_by_role("button", name="Start the game").click()
    hands.wait_for_turn(host)
    hands.take(host, 1)
    send(host, "build")
    expect(host.get_by_text("You keep")).to_be_visible()
    host.get_by_role("button", name="Change it").click()
    expect(host.locator("#hand[data-live] .card.white")).to_have_count(4, timeout=PATIENCE_MS)


@pytest.mark.whole
def test_the_phone_recruits_too(phone, house_url, picture):
    set_sail(phone, house_url)
    hands.wait_for_turn(phone)
    assert hands.fits(phone)
    picture(phone, "leaders-draft")
    draft(phone)
    hands.take(phone)
    assert hands.fits(phone)
    picture(phone, "leaders-recruitment")
    recruit(phone)
    hands.wait_for_turn(phone)
    phone.locator(".leaders-hand").click()
    expect(phone.locator("#my-leaders")).to_be_visible()
    picture(phone, "leaders-own")
