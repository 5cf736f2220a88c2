"""Games with Armada by clicks: a team game of four and a game of five, ships, islands, naval scenes."""

import pytest
from playwright.sync_api import Locator, Page, expect

import argosy
from tests.browser import hands
from tests.web.wonders import tables

pytestmark = pytest.mark.whole

BOTS = dict.fromkeys(range(1, 5), "bot:greedy")


def sail(page: Page, house_url: str, players: int, armada: int, *, teams: bool = False) -> None:
    """From the lobby to an Armada table."""
    hands.open_lobby(page, house_url)
    hands.choose_in_lobby(page, {seat: BOTS[seat] for seat in range(1, players)}, players=players)
    page.locator("label.chip", has=page.locator(f"#armada-{armada}")).click()
    if teams:
        page.locator("#teams").check()
    hands.set_sail(page)
    expect(page.locator("#yard .lane")).to_have_count(4)


def build_with_ship(page: Page) -> Locator | None:
    """The button that builds a card of the hand together with its ship; None if no card can."""
    for place in hands.cards_with(page, '[data-act="build"].with-ship:not([disabled])'):
        dock = hands.take(page, place)
        switch = dock.locator(".naval input:not([disabled])")
        if not switch.is_checked():
            dock.locator(".naval").click()
        button = dock.locator('[data-act="build"].with-ship:not([disabled]):visible')
        if button.count():
            return button
    return None


def answer(page: Page) -> str:
    """One answer to whatever is asked, with a ship where that is possible; returns what was done."""
    hands.close_scene(page)
    if page.locator(".answers button").count():
        page.locator(".answers button").first.click()
        return "answer"
    keep = page.locator("#hand[data-live] .card.isle")
    if keep.count():
        hands.take(page).get_by_role("button", name="Keep this island").click()
        return "keep"
    button = build_with_ship(page)
    if button is not None:
        button.click()
        return "ship"
    sale = page.locator('.dock-panel[data-on] [data-act="sell-ship"]:visible')
    if sale.count():
        sale.click()
        return "sell-ship"
    return hands.play(page)


def play_to_the_end(page: Page) -> set[str]:
    """Plays until the score sheet stands there; returns all that was done, scenes included."""
    done = set()
    while hands.wait_for_turn(page):
        if page.locator(".scene .ranks").count():
            done.add("scene")
        with hands.answered(page):
            done.add(answer(page))
    return done


@pytest.mark.whole
def test_a_team_game_of_four(page, house_url, picture):
    sail(page, house_url, 4, 2020, teams=True)
    expect(page.locator(".city.partner")).to_have_count(1)
    expect(page.locator("#table")).to_contain_text("your partner")
    picture(page, "armada-team")
    done = play_to_the_end(page)
    assert {"ship", "scene"} <= done
    expect(page.locator(".team-sum")).to_have_count(2)
    expect(page.get_by_role("rowheader", name="Naval conflicts")).to_be_visible()
    picture(page, "armada-team-score")


@pytest.mark.whole
def test_a_game_of_five(page, house_url, picture):
    sail(page, house_url, 5, 2018)
    picture(page, "armada-five")
    done = play_to_the_end(page)
    assert {"ship", "scene"} <= done
    expect(page.get_by_role("rowheader", name="Islands")).to_be_visible()


@pytest.mark.whole
def test_the_switch_shows_the_new_sum_and_lights_the_lane(page, house_url, picture, accessible):
    sail(page, house_url, 4, 2020)
    while build_with_ship(page) is None:
        hands.play_turn(page)
        hands.wait_for_turn(page)
    dock = page.locator(".dock-panel[data-on]")
    expect(dock.locator(".naval input")).to_be_checked()
    expect(page.locator(".lane[data-on]")).to_have_count(1)
    picture(page, "armada-switch")
    page.mouse.move(1, 1)  # off the card, whose note would open
    expect(page.locator("#note")).to_be_hidden()
    accessible(page)
    page.keyboard.press("n")
    expect(dock.locator(".naval input")).not_to_be_checked()
    expect(page.locator(".lane[data-on]")).to_have_count(0)
    expect(dock.locator('.alone[data-act="build"]')).to_be_visible()


def test_the_phone_has_the_shipyard_and_the_city_on_tabs(phone, shown_at, picture):
    game = argosy.new_game("wonders", players=5, edition=2020, expansions=("armada",), seed=3)
    phone.goto(shown_at(tables.shown(game, (), (), 0, expansions=game.view(0).expansions)))
    expect(phone.locator("#yard .lane")).to_have_count(4)
    assert hands.fits(phone)
    expect(phone.locator("#yard")).to_be_visible()
    phone.locator('[data-tab="city"]').click()
    expect(phone.locator("#yard")).to_be_hidden()
    expect(phone.locator(".own .row-box")).to_be_visible()
    phone.locator('[data-tab="yard"]').click()
    expect(phone.locator("#yard")).to_be_visible()
    picture(phone, "armada-phone")


@pytest.mark.whole
def test_eight_cities_only_with_the_edition_of_2018(page, house_url):
    hands.open_lobby(page, house_url)
    expect(page.locator("#eight")).to_be_hidden()
    page.locator("label.chip", has=page.locator("#armada-2018")).click()
    page.locator("#eight").click()
    expect(page.locator("#seat-7")).to_be_visible()
    page.locator("label.chip", has=page.locator("#armada-2020")).click()
    expect(page.locator("#p7")).to_be_checked()
    expect(page.locator("#seat-7")).to_be_hidden()
