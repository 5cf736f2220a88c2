"""Several people at one table of 7 Wonders, each in a browser of their own."""

import re

import pytest
from playwright.sync_api import expect

from argosy.server.http.own_addresses import lan_address
from tests.browser.hands import (
    PATIENCE_MS,
    choose_in_lobby,
    come_aboard,
    moment,
    open_lobby,
    play,
    play_turn,
    set_sail,
    table,
    wait_for_turn,
)
from tests.server.processes import Process


@pytest.fixture
def two(visitor, house_url):
    """Ada and Ben at a table of three with a bot; their game has begun."""
    ada, ben = visitor(), visitor()
    open_lobby(ada, house_url)
    choose_in_lobby(ada, {0: "you", 1: "friend", 2: "bot:random"})
    set_sail(ada)
    come_aboard(ben, ada.locator("#invite").input_value(), "Ben")
    expect(ada.get_by_text("Ben")).to_be_visible(timeout=PATIENCE_MS)
    ada.get_by_role("button", name="Start the game").click()
    for page in (ada, ben):
        assert wait_for_turn(page)
    return ada, ben


@pytest.mark.whole
def test_a_refusal_is_told_on_the_page_and_changes_nothing_else(visitor, browser, house_url):
    ada = visitor()
    open_lobby(ada, house_url)
    choose_in_lobby(ada, {0: "you", 1: "friend", 2: "bot:random"})
    set_sail(ada)
    ben = browser.new_context().new_page()  # no `visitor`, because the browser itself calls a 409 an error
    come_aboard(ben, ada.locator("#invite").input_value(), "Ben")
    ben.locator("#rename").fill("Ada")
    ben.get_by_role("button", name="Rename").click()
    expect(ben.locator("#notices #notice")).to_contain_text("taken here", timeout=PATIENCE_MS)
    expect(table(ben)).to_have_attribute("data-phase", "waiting")
    ben.context.close()


@pytest.mark.whole
def test_a_choice_can_be_changed_until_the_other_has_chosen(two):
    ada, ben = two
    play(ada, "sell")
    expect(ada.get_by_role("heading", name="Chosen")).to_be_visible(timeout=PATIENCE_MS)
    expect(ben.locator("#waiting")).to_contain_text("have chosen", timeout=PATIENCE_MS)
    assert moment(ben) == 1
    ada.get_by_role("button", name="Change it").click()
    assert wait_for_turn(ada)
    play(ada, "build")
    expect(ada.get_by_role("heading", name="Chosen")).to_be_visible(timeout=PATIENCE_MS)
    play_turn(ben)
    for page in two:
        page.wait_for_function(
            "() => document.getElementById('table').dataset.moment === '2'", timeout=PATIENCE_MS
        )


@pytest.mark.whole
def test_a_reload_in_the_middle_of_a_turn_changes_nothing(two):
    ada, ben = two
    play(ada, "sell")
    expect(ada.get_by_role("heading", name="Chosen")).to_be_visible(timeout=PATIENCE_MS)
    ada.reload()
    expect(ada.get_by_role("heading", name="Chosen")).to_be_visible(timeout=PATIENCE_MS)
    hand = ben.locator("#hand .card").evaluate_all("cards => cards.map(card => card.dataset.note)")
    ben.reload()
    assert ben.locator("#hand .card").evaluate_all("cards => cards.map(card => card.dataset.note)") == hand


@pytest.mark.whole
def test_the_tab_calls_when_it_is_your_turn(two):
    ada, ben = two
    assert re.search("Your turn", ada.title())
    play(ada, "sell")
    expect(ada).not_to_have_title(re.compile("Your turn"), timeout=PATIENCE_MS)
    play(ben, "sell")
    expect(ada).to_have_title(re.compile("Your turn"), timeout=PATIENCE_MS)


@pytest.mark.whole
def test_somebody_without_a_seat_watches_and_sees_no_hand(two, visitor):
    ada, ben = two
    cleo = visitor()
    cleo.goto(ada.url)
    expect(cleo.get_by_text("You are watching")).to_be_visible()
    assert cleo.locator("#hand .card").count() == 0
    expect(ada.get_by_text("1 watching").first).to_be_attached(timeout=PATIENCE_MS)
    for page in (ada, ben):
        play_turn(page)
    cleo.wait_for_function(
        "() => document.getElementById('table').dataset.moment === '2'", timeout=PATIENCE_MS
    )


@pytest.mark.whole
def test_people_follow_each_other_to_the_next_page_without_a_reload(two):
    """Ada's reveal reaches Ben."""
    ada, ben = two
    play_turn(ben)
    play_turn(ada)
    ben.wait_for_function("() => document.getElementById('table').dataset.moment === '2'")


@pytest.mark.whole
def test_a_friend_follows_the_link_that_a_host_at_the_loopback_address_hands_out(visitor, tmp_path):
    if lan_address() is None:
        pytest.skip("this machine has no network")
    server = Process(tmp_path, host="0.0.0.0")  # noqa: S104  because friends come from elsewhere
    ada, ben = visitor(), visitor()
    open_lobby(ada, server.url)
    choose_in_lobby(ada, {0: "you", 1: "friend", 2: "bot:random"})
    set_sail(ada)
    link = ada.locator("#invite").input_value()
    assert link.startswith(f"http://{lan_address()}:{server.port}/t/")
    expect(ada.locator("#local-only")).to_have_count(0)
    come_aboard(ben, link, "Ben")
    expect(ada.get_by_text("Ben")).to_be_visible(timeout=PATIENCE_MS)
    for page in (ada, ben):
        page.close()
    assert server.interrupt() == 0


@pytest.mark.whole
def test_a_host_whom_nobody_reaches_is_told_how_to_be_reached(page, house_url, accessible):
    open_lobby(page, house_url)
    choose_in_lobby(page, {0: "you", 1: "friend", 2: "bot:random"})
    set_sail(page)
    expect(page.locator("#local-only")).to_contain_text("Let my network join")
    accessible(page)


@pytest.mark.whole
def test_a_page_finds_back_when_the_server_was_killed(browser, tmp_path):
    """The secret choice is still there, and the game goes on without a reload."""
    server = Process(tmp_path)
    page = (
        browser.new_context().new_page()
    )  # no `visitor`, because a lost connection is an error in the console
    open_lobby(page, server.url)
    choose_in_lobby(page, {0: "you", 1: "friend", 2: "bot:random"})
    set_sail(page)
    ben = browser.new_context().new_page()
    come_aboard(ben, page.url, "Ben")
    page.get_by_role("button", name="Start the game").click()
    wait_for_turn(page)
    play(page, "sell")
    expect(page.get_by_role("heading", name="Chosen")).to_be_visible(timeout=PATIENCE_MS)
    server.kill()
    expect(page.locator("#lost")).to_be_visible(timeout=PATIENCE_MS)
    again = Process(tmp_path, server.port)
    expect(page.locator("#lost")).to_be_hidden(timeout=30_000)
    expect(page.get_by_role("heading", name="Chosen")).to_be_visible()
    wait_for_turn(ben)
    play_turn(ben)
    page.wait_for_function(
        "() => document.getElementById('table').dataset.moment === '2'", timeout=PATIENCE_MS
    )
    for one in (page, ben):
        one.context.close()
    assert again.interrupt() == 0
