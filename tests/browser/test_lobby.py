"""Lobby in a browser: start button, chosen wonders and bots, host's name, clubs, weight of the page."""

import pytest
from playwright.sync_api import expect

from tests.browser import hands
from tests.browser.conftest import DESKTOP, PHONE


@pytest.mark.whole
@pytest.mark.parametrize(
    "window", [{"width": 1280, "height": 720}, DESKTOP, PHONE], ids=lambda one: str(one["width"])
)
def test_the_start_button_is_in_sight_with_seven_chosen_wonders(
    visitor, house_url, window, accessible, picture
):
    page = visitor(viewport=window)
    hands.open_lobby(page, house_url)
    page.check("#p7")
    page.check("#wchosen")
    expect(page.locator("#wonder-6")).to_be_visible()
    page.locator("#seat-1").scroll_into_view_if_needed()
    expect(page.locator("#sail")).to_be_in_viewport(ratio=1)
    picture(page, "lobby-seven")
    accessible(page)


@pytest.mark.whole
def test_a_medallion_of_the_chart_chooses_its_wonder_for_you(page, house_url):
    page.goto(house_url)
    page.locator(".site[data-wonder=babylon]").click()
    expect(page.locator("#gwonders")).to_be_checked()
    expect(page.locator("#wchosen")).to_be_checked()
    expect(page.locator("#wonder-0")).to_have_value("babylon")
    expect(page.locator("#wonder-0")).to_be_focused()
    page.locator("#setup > summary").click()
    page.locator(".site[data-wonder=gizah]").click()
    expect(page.locator("#wonder-0")).to_have_value("gizah")


@pytest.mark.whole
def test_the_bots_that_are_chosen_are_described(page, house_url):
    hands.open_lobby(page, house_url)
    lines = page.locator(".of-wonders .characters li:visible")
    expect(lines).to_have_text(["Deckhand easy: looks one turn ahead"])
    page.select_option("#seat-2", "bot:captain")
    expect(lines).to_have_count(2)
    expect(lines.nth(1)).to_have_text("Captain strong: searches far ahead")
    page.select_option("#seat-1", "friend")
    expect(lines).to_have_text(["Captain strong: searches far ahead"])
    page.check("#gduel")
    page.select_option("#opponent", "bot:greedy")
    expect(page.locator(".of-duel .characters li:visible")).to_contain_text(
        ["plays by a trained network, without a search"]
    )


def test_what_is_chosen_before_the_scripts_come_counts(page, house_url):
    """On a slow connection too many expansions for Armada 2018 are reported, and the bots described.

    Two expansions are too many (ARMADA-MIX-1).
    """
    held = []

    def hold(route):
        held.append(route)

    page.route("**/js/lobby.js*", hold)
    page.goto(house_url, wait_until="commit")
    page.locator("#setup > summary").click()
    for chip in ("armada-2018", "leaders-2011", "cities-2012"):
        page.locator("label.chip", has=page.locator(f"#{chip}")).click()
    page.locator("#seat-1").select_option("bot:random")
    hint = page.locator(".advice[data-for=armada_2018]")
    expect(hint).to_be_hidden()
    held[0].continue_()
    expect(hint).to_be_visible()
    expect(page.locator('.of-wonders [data-bot="random"]')).to_be_visible()


LOW = [{"width": 1280, "height": 720}, {"width": 1366, "height": 768}, PHONE]


@pytest.mark.whole
@pytest.mark.parametrize("window", LOW, ids=lambda one: str(one["width"]))
def test_a_game_with_your_turn_is_in_sight_at_once(visitor, house_url, window, picture):
    page = visitor(viewport=window)
    hands.open_lobby(page, house_url)
    hands.set_sail(page)
    page.goto(house_url)
    expect(page.locator(".running .your-turn")).to_be_in_viewport(ratio=1)
    picture(page, "lobby-running")


@pytest.mark.whole
@pytest.mark.parametrize("window", LOW[:2], ids=lambda one: str(one["width"]))
def test_the_start_button_covers_no_field(visitor, house_url, window, accessible):
    """Wherever the fields are scrolled to; a field that is cut at the edge of its list is not under the
    button.
    """
    page = visitor(viewport=window)
    hands.open_lobby(page, house_url)
    hands.set_sail(page)
    hands.open_lobby(page, house_url)
    accessible(page)
    for field in ("#p3", "#seat-0", "#seat-2", "#clock"):
        page.locator(field).scroll_into_view_if_needed()
        list_, button = page.locator(".fields").bounding_box(), page.locator("#sail").bounding_box()
        assert list_["y"] + list_["height"] <= button["y"]
        expect(page.locator(field)).to_be_in_viewport(ratio=1)


@pytest.mark.whole
def test_a_host_says_a_name_where_friends_come_and_shows_the_table_in_the_lobby(
    visitor, house_url, accessible, picture
):
    ada, ben = visitor(), visitor()
    hands.open_lobby(ada, house_url)
    name = ada.locator("#host-name")
    expect(name).to_be_hidden()
    ada.select_option("#seat-1", "friend")
    expect(name).to_be_visible()
    ada.get_by_role("button", name="Start the game").click()
    expect(name).to_be_focused()
    name.fill("Ada of the open table")
    ada.check("#listed")
    ada.get_by_role("button", name="Start the game").click()
    ada.wait_for_url("**/t/*")
    ben.goto(house_url)
    line = ben.locator(".list.open li", has_text="Ada of the open table")
    expect(line).to_contain_text("1 seat open")
    picture(ben, "lobby-open")
    accessible(ben)
    line.get_by_role("link", name="Join the table").click()
    hands.come_aboard(ben, ben.url, "Ben")
    ben.goto(house_url)
    expect(ben.locator(".list.open li", has_text="Ada of the open table")).to_have_count(0)
    expect(ben.locator(".running")).to_contain_text("Ada of the open table")
    hands.open_lobby(ada, house_url)
    ada.select_option("#seat-1", "friend")
    expect(name).to_have_count(0)


@pytest.mark.whole
def test_whoever_has_a_name_comes_aboard_with_one_click(visitor, house_url):
    ada, ben = visitor(), visitor()
    hands.open_lobby(ada, house_url)
    hands.choose_in_lobby(ada, {1: "friend", 2: "friend"})
    hands.give_name(ada, "Ada the quick")
    ada.get_by_role("button", name="Start the game").click()
    ada.locator("[data-act=listed]").click()
    expect(ada.get_by_text("Hide this table")).to_be_visible()
    ben.goto(house_url)
    ben.request.post(
        f"{house_url}/settings", form={"name": "Ben", "switches": ""}, headers={"origin": house_url}
    )
    ben.reload()
    ben.locator(".list.open li", has_text="Ada the quick").get_by_role(
        "button", name="Join the table"
    ).click()
    expect(ben.get_by_text("The host starts the game")).to_be_visible()


@pytest.mark.whole
@pytest.mark.parametrize("window", LOW[::-1], ids=lambda one: str(one["width"]))
def test_the_first_page_says_what_can_be_played_and_where_else_to_go(
    visitor, house_url, window, accessible, picture
):
    page = visitor(viewport=window)
    page.goto(house_url)
    expect(page.get_by_role("heading", level=1)).to_have_text("7 Wonders in your browser")
    for title in ("First voyage", "Play with friends", "Open tables"):
        expect(page.get_by_role("heading", name=title, level=2)).to_be_attached()
    for name in ("Tournaments", "Ratings", "Account", "Privacy"):
        link = page.get_by_role("link", name=name, exact=True)
        link.scroll_into_view_if_needed()
        expect(link).to_be_in_viewport(ratio=1)
    assert hands.fits(page)
    picture(page, "lobby-first")
    accessible(page)


@pytest.mark.whole
def test_a_table_for_friends_is_two_clicks_away(page, house_url):
    page.goto(house_url)
    page.fill("#friends-name", "Ada")
    page.select_option("#friends-table", "wonders-4")
    page.get_by_role("button", name="Make a table and get the link").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_text("3 players are missing.")).to_be_visible()
    expect(page.get_by_role("button", name="Start the game")).to_be_in_viewport(ratio=1)


@pytest.mark.whole
def test_the_last_setup_is_kept(page, house_url):
    hands.open_lobby(page, house_url)
    hands.choose_in_lobby(page, {2: "bot:captain"}, players=5)
    page.locator("label.chip", has=page.locator("#leaders-2020")).click()
    hands.set_sail(page)
    hands.open_lobby(page, house_url)
    for field in ("#p5", "#leaders-2020"):
        expect(page.locator(field)).to_be_checked()
    expect(page.locator("#seat-2")).to_have_value("bot:captain")


def test_the_first_page_is_light(visitor, house_url):
    """A new visitor loads at most 150 KB in 16 requests before anything can be clicked."""
    page = visitor()
    devtools = page.context.new_cdp_session(page)
    devtools.send("Network.enable")
    sizes: list[float] = []
    devtools.on("Network.loadingFinished", lambda done: sizes.append(done["encodedDataLength"]))
    page.goto(house_url, wait_until="networkidle")
    assert 5 < len(sizes) <= 16
    assert 20_000 < sum(sizes) <= 150_000
