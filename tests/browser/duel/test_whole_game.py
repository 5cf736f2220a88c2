"""Whole games of Duel by clicks, taps and keys; a choice taken back; secrets between two friends.

A game goes from the lobby to score sheet, replay and rematch.
"""

from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser import hands
from tests.browser.duel import hands as duel_hands
from tests.browser.hands import PATIENCE_MS


@pytest.mark.whole
def test_a_whole_game_with_agora_and_pantheon(page, house_url, accessible, picture):
    hands.open_lobby(page, house_url)
    duel_hands.pick_duel(page, "agora", "pantheon")
    accessible(page)
    picture(page, "duel-lobby")
    address = duel_hands.sail(page, house_url, "agora", "pantheon")
    chance, done, questions = Random(5), [], set()
    while hands.wait_for_turn(page):
        questions.add(duel_hands.asked(page))
        if len(done) in (0, 10, 30):
            picture(page, f"duel-{len(done)}")
            accessible(page)
        if len(done) == 15:
            sit_still(page)
            before = hands.moment(page)
            page.reload()
            assert hands.wait_for_turn(page)
            assert hands.moment(page) == before
        done.append(duel_hands.play_turn(page, chance))
    assert {"pick", "turn"} < questions
    assert {"build", "discard"} <= {choice.split()[0] for choice in done}
    expect(hands.table(page)).to_have_attribute("data-phase", "over")
    expect(page.get_by_role("button", name="Play again", exact=True)).to_be_visible(timeout=PATIENCE_MS)
    expect(page.locator(".city-tab")).to_have_count(0)
    picture(page, "duel-score")
    accessible(page)
    look_at_the_replay(page, accessible, picture)
    page.goto(address)
    with page.expect_download() as download:
        page.get_by_role("link", name="Record").click()
    assert "game duel, box pantheon, box agora, seed" in download.value.path().read_text()
    page.get_by_role("button", name="Play again", exact=True).click()
    page.wait_for_url(lambda url: url != address and "/t/" in url)
    assert hands.wait_for_turn(page)


def sit_still(page: Page) -> None:
    """The rest of a long game without animations, which would take minutes."""
    page.emulate_media(reduced_motion="reduce")


def look_at_the_replay(page: Page, accessible, picture) -> None:
    page.get_by_role("link", name="Replay").click()
    page.wait_for_url("**/replay*")
    expect(page.locator(".draft")).to_be_visible()
    page.keyboard.press("End")
    expect(page.locator(".ending")).to_be_visible()
    accessible(page)
    page.goto(page.url.split("?")[0] + "?step=20")
    expect(page.locator("#structure .cell").first).to_be_visible()
    picture(page, "duel-replay")
    accessible(page)


def test_a_game_is_begun_and_ended_on_a_phone(phone, house_url, accessible):
    """The first wonder and the last cards are chosen on the page, what lies between by requests."""
    duel_hands.sail(phone, house_url, begins="opponent")
    chance = Random(2)
    assert hands.wait_for_turn(phone)
    duel_hands.play_turn(phone, chance)
    sit_still(phone)
    hands.play_by_requests(phone, until=lambda view: view["asked"] == "turn" and view["turn"] >= 57)
    while hands.wait_for_turn(phone):
        assert hands.fits(phone)
        duel_hands.play_turn(phone, chance)
    assert hands.fits(phone)
    expect(phone.locator(".ending")).to_be_visible()
    accessible(phone)


@pytest.mark.whole
def test_a_whole_base_game_on_a_phone(phone, house_url, accessible, picture):
    duel_hands.sail(phone, house_url, begins="opponent")
    chance, turns = Random(2), 0
    while hands.wait_for_turn(phone):
        assert hands.fits(phone)
        if turns == 8:
            sit_still(phone)
        if turns in (1, 12):
            picture(phone, f"duel-phone-{turns}")
            accessible(phone)
        duel_hands.play_turn(phone, chance)
        turns += 1
    assert turns >= 15
    assert hands.fits(phone)
    expect(phone.locator(".ending")).to_be_visible()
    picture(phone, "duel-phone-score")
    accessible(phone)


@pytest.mark.whole
def test_a_turn_is_played_with_the_keyboard_alone(page, house_url):
    """Tab, arrows, Enter and letters; the mouse has only set sail."""
    duel_hands.sail(page, house_url)
    assert hands.wait_for_turn(page)
    focus(page, ".picks button:focus")
    duel_hands.answered(page, lambda: page.keyboard.press("Enter"))
    hands.play_by_requests(page, until=lambda view: view["asked"] != "pick")
    for key in ("b", "d", "b", "Enter"):
        if not hands.wait_for_turn(page):
            break
        if duel_hands.asked(page) != "turn":
            duel_hands.play_turn(page, Random(1))
            continue
        focus(page, "#structure button:focus")
        page.keyboard.press("Enter")
        expect(page.locator(".dock-panel[data-on]")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator(".dock-panel[data-on]")).to_have_count(0)
        page.keyboard.press("Enter")
        can = page.locator(
            f'.dock-panel[data-on] [data-act="{"discard" if key == "d" else "build"}"]'
        ).is_enabled()
        duel_hands.answered(page, lambda key=key, can=can: page.keyboard.press(key if can else "d"))


def focus(page: Page, wanted: str) -> None:
    """Walk with Tab until the focus is where it should be."""
    for _ in range(60):
        if page.locator(wanted).count():
            return
        page.keyboard.press("Tab")
    pytest.fail(f"Tab never reaches {wanted}")


@pytest.mark.whole
def test_a_choice_is_taken_back_while_nothing_has_come_to_light(visitor, house_url):
    """Against a friend, because a bot waits only for so long."""
    page, ben = visitor(), visitor()
    duel_hands.sail(page, house_url, opponent="friend")
    hands.come_aboard(ben, page.locator("#invite").input_value(), "Ben")
    page.get_by_role("button", name="Start the game").click()
    assert hands.wait_for_turn(page)
    before = hands.moment(page)
    first = duel_hands.answered(page, lambda: duel_hands.click(page.locator(".picks button").first))
    page.get_by_role("button", name="Take it back").click()
    again = page.locator(f'.picks button[value="{first}"]')
    expect(again).to_be_visible(timeout=PATIENCE_MS)
    assert hands.moment(page) > before
    second = duel_hands.answered(page, lambda: duel_hands.click(page.locator(".picks button").last))
    assert second != first
    own = page.locator(".bar.me .wonders button")
    expect(own).to_have_count(1)
    expect(own).to_have_attribute("data-piece", f"wo-{second.split()[1]}")


@pytest.fixture
def two(visitor, house_url):
    """Ada, who begins, and Ben, who has come by her link, at a table of Duel with Agora; and somebody who
    watches.
    """
    ada, ben, eve = visitor(), visitor(), visitor()
    url = duel_hands.sail(ada, house_url, "agora", opponent="friend")
    hands.come_aboard(ben, ada.locator("#invite").input_value(), "Ben")
    expect(ada.get_by_text("Ben")).to_be_visible(timeout=PATIENCE_MS)
    ada.get_by_role("button", name="Start the game").click()
    assert hands.wait_for_turn(ada)
    eve.goto(url)
    return ada, ben, eve


@pytest.mark.whole
def test_friends_play_and_nobody_else_sees_what_a_conspirator_draws(two):
    ada, ben, eve = two
    players, chance = (ada, ben), Random(3)
    one = ada
    while duel_hands.asked(one) != "plot":
        conspire(one, chance)
        now = hands.moment(one)
        for page in two:
            page.wait_for_function(
                "moment => Number(document.getElementById('table').dataset.moment) >= moment",
                arg=now,
                timeout=PATIENCE_MS,
            )
        one = next(page for page in players if hands.table(page).get_attribute("data-turn") == "yours")
        for watcher in {*two} - {one}:
            expect(watcher.locator('#table [name="choice"]')).to_have_count(0)
    choices = one.locator('.fan [value^="plot "]').evaluate_all(
        "all => all.map(one => one.value.split(' ')[1])"
    )
    names = one.locator(".fan .fan-head b").all_inner_texts()
    assert len(set(choices)) == len(set(names)) == 2
    for watcher in {*two} - {one}:
        told = hands.table(watcher).inner_html()
        assert not [word for word in (*choices, *names) if word in told]
    expect(eve.get_by_text("You are watching")).to_be_visible()
    duel_hands.play_turn(one, chance)
    drawn = next(name for name in names if one.locator(".bar.me").get_by_text(name).count())
    for watcher in {*two} - {one}:
        assert drawn not in hands.table(watcher).inner_html()


def conspire(page: Page, chance: Random) -> None:
    """One choice that leads to a conspiracy where that is possible."""
    wanted = page.locator('#dock [value="conspire"]:visible')
    if wanted.count():
        duel_hands.answered(page, lambda: duel_hands.click(wanted))
        return
    cards = page.locator('#structure [data-select^="card:conspirator"]')
    if duel_hands.asked(page) == "turn" and cards.count():
        duel_hands.select(page, cards.first)
        recruit = page.locator('.dock-panel[data-on] [value^="recruit"]:not([disabled])')
        if recruit.count():
            duel_hands.answered(page, lambda: duel_hands.click(recruit))
            return
    duel_hands.play_turn(page, chance)
