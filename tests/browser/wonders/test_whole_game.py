"""Whole games of 7 Wonders by clicks and keys: from the lobby to score sheet, replay and rematch."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.hands import (
    PATIENCE_MS,
    answered,
    moment,
    open_lobby,
    play_by_requests,
    play_turn,
    set_sail,
    table,
    take,
    wait_for_turn,
)

WAYS = ("build", "build", "stage", "build", "sell", "build")


def test_a_game_is_begun_and_ended_by_clicks(page, house_url, accessible):
    """Two turns of the first Age and the last one are played on the page, the turns between by requests."""
    open_lobby(page, house_url)
    address = set_sail(page)
    for way in WAYS[1:3]:
        assert wait_for_turn(page)
        play_turn(page, way)
    assert wait_for_turn(page)
    before = moment(page)
    page.reload()
    assert wait_for_turn(page)
    assert moment(page) == before
    play_by_requests(page, until=lambda view: (view["age"], view["turn"]) >= (3, 6))
    assert wait_for_turn(page)
    play_turn(page)
    while wait_for_turn(page):
        play_turn(page)  # what a wonder lets its owner do after the last turn
    expect(table(page)).to_have_attribute("data-phase", "over")
    expect(page.get_by_role("button", name="Play again", exact=True)).to_be_visible(timeout=PATIENCE_MS)
    expect(page.locator(".pad tfoot .laurel [data-sum]")).to_have_text(
        re.compile(r"^[1-9]\d"), timeout=PATIENCE_MS
    )
    accessible(page)
    page.get_by_role("link", name="Replay").click()
    page.wait_for_url("**/replay*")
    page.locator("#story a").first.click()
    page.wait_for_url("**/replay?step=1")
    page.goto(address)
    page.get_by_role("button", name="Play again", exact=True).click()
    page.wait_for_url(lambda url: url != address and "/t/" in url)


@pytest.mark.whole
def test_a_table_goes_on_where_a_proxy_holds_the_stream_back(page, house_url):
    page.route("**/live", lambda route: None)
    open_lobby(page, house_url)
    set_sail(page)
    for turn in (1, 2):
        assert wait_for_turn(page)
        play_turn(page)
        expect(table(page)).not_to_have_attribute("data-moment", str(turn), timeout=PATIENCE_MS)
    page.unroute_all(behavior="ignoreErrors")


@pytest.mark.whole
def test_a_whole_game_by_clicks(lively_page, house_url, accessible, picture):
    page = lively_page
    open_lobby(page, house_url)
    accessible(page)
    picture(page, "lobby")
    address = set_sail(page)
    assert wait_for_turn(page)
    picture(page, "table")
    accessible(page)
    take(page, 1)
    picture(page, "card")
    accessible(page)
    turns = 0
    while wait_for_turn(page):
        if turns == 7:
            page.reload()
            wait_for_turn(page)
        if turns == 12:
            picture(page, "table-late")
            accessible(page)
        if turns == 4:
            page.emulate_media(reduced_motion="reduce")  # the rest of a long game without animations
        play_turn(page, WAYS[turns % len(WAYS)])
        turns += 1
    assert turns >= 18
    expect(table(page)).to_have_attribute("data-phase", "over")
    expect(page.get_by_role("button", name="Play again", exact=True)).to_be_visible(timeout=PATIENCE_MS)
    first = page.locator(".pad tfoot .laurel [data-sum]")
    expect(first).to_have_text(
        re.compile(r"^[1-9]\d"), timeout=PATIENCE_MS
    )  # it adds up line by line, from 0 on
    picture(page, "score")
    accessible(page)
    walk_through_replay(page, accessible, picture)
    page.goto(address)
    with page.expect_download() as download:
        page.get_by_role("link", name="Record").click()
    assert "seed" in download.value.path().read_text()
    page.get_by_role("button", name="Play again", exact=True).click()
    page.wait_for_url(lambda url: url != address and "/t/" in url)
    assert wait_for_turn(page)
    assert moment(page) == 1


def walk_through_replay(page, accessible, picture):
    page.get_by_role("link", name="Replay").click()
    page.wait_for_url("**/replay*")
    accessible(page)
    page.goto(page.url.split("?")[0] + "?step=9")
    expect(page.locator("#table")).to_be_visible()
    picture(page, "replay")
    accessible(page)
    expect(page.locator(".held > li").first).to_be_visible()
    page.locator("#speed").select_option("4×")
    page.locator("#plays").click()
    page.wait_for_url("**/replay?step=11")
    page.locator("#plays").click()
    page.locator("#story a").first.click()
    page.wait_for_url("**/replay?step=1")
    expect(page.locator("#where")).to_have_text("Age I, turn 1")
    page.locator(".turns a").nth(1).click()
    expect(page.locator("#step")).to_have_value(page.locator(".turns a").nth(1).get_attribute("data-step"))


@pytest.mark.whole
def test_help_says_what_cards_do(page, house_url, accessible, picture):
    page.goto(house_url + "/help")
    expect(page.get_by_text("Baths").first).to_be_visible()
    picture(page, "help")
    accessible(page)


@pytest.mark.whole
def test_a_wrong_address_says_so_and_leads_back(browser, house_url, accessible):
    page = browser.new_context().new_page()  # no `visitor`, because the browser itself calls a 404 an error
    page.goto(house_url + "/t/nowhere")
    accessible(page)
    page.locator("main a, a.button").first.click()
    page.wait_for_url(house_url + "/")
    page.context.close()


@pytest.mark.whole
def test_with_two_players_the_controller_plays_for_the_free_city_too(page, house_url):
    open_lobby(page, house_url)
    page.locator("label.chip", has=page.locator("#p2")).click()
    set_sail(page)
    assert wait_for_turn(page)
    for _ in range(6):
        assert wait_for_turn(page)
        play_turn(page)
    assert moment(page) > 3


@pytest.mark.whole
def test_a_whole_game_with_the_keyboard_alone(page, house_url):
    """From the lobby to the replay without a pointer; the scenes of the Ages and all questions included."""
    page.goto(house_url)
    press_on(page, "#setup > summary")
    press_on(page, "#sail")
    page.wait_for_url("**/t/*")
    for turn in range(30):
        expect(page.locator('#table[data-turn="yours"], #table[data-phase="over"]').first).to_be_visible(
            timeout=PATIENCE_MS
        )
        if page.locator("dialog.scene[open]").count():
            press_on(page, "dialog.scene[open] button")
            expect(page.locator("dialog.scene[open]")).to_have_count(0)
        if table(page).get_attribute("data-phase") == "over":
            break
        with answered(page):
            play_with_keys(page, {"build": "b", "stage": "w", "sell": "s"}[WAYS[turn % len(WAYS)]])
    assert turn >= 18
    expect(page.locator(".pad tfoot td").first).to_be_visible()
    press_on(page, "a:has-text('Replay')")
    page.wait_for_url("**/replay*")


def play_with_keys(page, key):
    """A card by its number, then what is to be done with it, or the next best that is possible; answers by
    Tab and Enter.
    """
    cards = page.locator("#hand[data-live] .card").count()
    if not cards:
        press_on(page, "#dock form button:visible")
        return
    for letter in dict.fromkeys((key, "b", "w", "s")):
        act = {"b": "build", "w": "stage", "s": "sell"}[letter]
        for number in range(1, cards + 1):
            if page.locator("#hand .card[aria-selected=true]").count():
                page.keyboard.press("Escape")
            page.keyboard.press(str(number))
            expect(page.locator(".dock-panel[data-on]")).to_be_visible()
            if page.locator(f'.dock-panel[data-on] [data-act="{act}"]:not([disabled]):visible').count():
                page.keyboard.press(letter)
                return
    raise AssertionError("nothing can be done with any card")


def press_on(page, selector):
    """Tab to it, then Enter."""
    wanted = page.locator(selector).first
    expect(wanted).to_be_visible()
    for _ in range(150):
        if wanted.evaluate("one => one === document.activeElement"):
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not reach {selector}")


def test_the_language_is_changed_in_the_lobby(page, house_url):
    open_lobby(page, house_url)
    page.get_by_role("button", name="fr", exact=False).first.click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")


@pytest.mark.whole
def test_the_page_never_stays_behind_the_table(page, house_url):
    """The bots choose while our own reveal is still moving: what arrives last must not be what stays."""
    open_lobby(page, house_url)
    set_sail(page)
    for _ in range(6):
        assert wait_for_turn(page)
        expect(page.locator("#waiting .to-do")).to_have_count(1, timeout=PATIENCE_MS)
        play_turn(page, "sell")
