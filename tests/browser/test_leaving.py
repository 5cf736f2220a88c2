"""Two and three browsers at a table: a link, resigning, leaving, coming back, spectators."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser import hands

pytestmark = pytest.mark.whole


def table_for(host: Page, url: str, table: str) -> str:
    """Make a table for friends with the two fields of the first page, and return its address."""
    host.goto(url)
    host.fill("#friends-name", "Ada")
    host.select_option("#friends-table", table)
    host.get_by_role("button", name="Make a table and get the link").click()
    host.wait_for_url("**/t/*")
    return host.url


def act_in_menu(page: Page, act: str) -> None:
    page.locator("[data-opens='menu']").first.click()
    way = page.locator(".way-out", has=page.locator(f"[data-act={act}]"))
    way.locator("summary").click()
    way.locator(f"[data-act={act}]").click()


def test_resigning_a_duel_tells_both_and_a_spectator(visitor, house_url, accessible, picture):
    ada, ben, cleo = visitor(), visitor(), visitor()
    address = table_for(ada, house_url, "duel-2")
    expect(ada.get_by_text("1 player is missing.")).to_be_visible()
    hands.come_aboard(ben, address, "Ben")
    expect(ada.get_by_role("heading", name="Everybody is here")).to_be_visible()
    ada.get_by_role("button", name="Start the game").click()
    expect(ben.locator("#field")).to_be_visible()
    cleo.goto(address)
    act_in_menu(ben, "resign")
    expect(ada.get_by_role("heading", name="Ben has resigned: you win.")).to_be_visible()
    expect(ben.get_by_role("heading", name="You have resigned: Ada wins.")).to_be_visible()
    expect(cleo.get_by_role("heading", name="Ben has resigned: Ada wins.")).to_be_visible()
    picture(ada, "resigned")
    accessible(ada)
    ada.get_by_role("button", name="Play again", exact=True).click()
    ada.wait_for_url(lambda url: url != address)
    expect(ben.get_by_role("heading", name="Ada would like to play again.")).to_be_visible()
    ben.get_by_role("button", name="Join the rematch").click()
    expect(ben.locator("#field")).to_be_visible()


def test_leaving_a_game_of_three_asks_those_who_stay(visitor, house_url, accessible):
    ada, ben, cleo = visitor(), visitor(), visitor()
    address = table_for(ada, house_url, "wonders-3")
    for page, name in ((ben, "Ben"), (cleo, "Cleo")):
        hands.come_aboard(page, address, name)
    ada.get_by_role("button", name="Start the game").click()
    expect(cleo.locator("#hand")).to_be_visible()
    act_in_menu(cleo, "leave")
    cleo.wait_for_url(f"{house_url}/")
    for page in (ada, ben):
        expect(page.get_by_role("heading", name="A player has left.")).to_be_visible()
        expect(page.get_by_text("Cleo (bot)").first).to_be_visible()
    accessible(ada)
    ada.get_by_role("button", name="Play on with a bot").click()
    expect(ada.get_by_role("heading", name="A player has left.")).to_have_count(0)
    cleo.goto(address)
    cleo.get_by_role("button", name="Join the table").click()
    expect(cleo.locator("#hand .card").first).to_be_visible()
    expect(ben.get_by_role("heading", name="A player has left.")).to_have_count(0)
    act_in_menu(cleo, "resign")
    for page in (ada, ben):
        page.get_by_role("button", name="End the game").click()
    expect(ada.get_by_role("heading", name="The players have ended this game.")).to_be_visible()
