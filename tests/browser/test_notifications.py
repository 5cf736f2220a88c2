"""Notifications of a player: title of the tab, sounds, push messages; and the back button at a table."""

import pytest
from playwright.sync_api import expect

from argosy.web import pages
from tests.browser import page_server
from tests.web.wonders import tables

pytestmark = pytest.mark.whole


def test_the_tab_calls_and_sounds_are_made_only_when_they_are_switched_on(visitor):
    """The icon of the tab carries a mark in your turn; a note sounds only with sounds switched on."""
    page = visitor()
    page.add_init_script(
        "window.struck = 0; for (const source of [OscillatorNode, AudioBufferSourceNode]) {"
        "const start = source.prototype.start; source.prototype.start = function (...times) {"
        " window.struck += 1; return start.apply(this, times); }; }"
    )
    shown = tables.page(turns=2, seat=1)
    with page_server.opened() as home:
        page.goto(home.lay_out(shown))
        assert page.locator("#table").get_attribute("data-turn") == "yours"
        expect(page.locator('link[rel="icon"]')).to_have_attribute(
            "href", page.locator('link[rel="icon"]').get_attribute("data-calls")
        )
        page.mouse.click(5, 5)
        say = "document.dispatchEvent(new CustomEvent('argosy:changed', {detail: {moved: true}}))"
        page.evaluate(say)
        assert page.evaluate("window.struck") == 0
        page.evaluate("document.documentElement.dataset.sounds = 'on'")
        page.evaluate(say)
        page.wait_for_function("() => window.struck > 0")
        page.evaluate(f"document.getElementById('table').dataset.turn = 'waiting'; {say}")
        expect(page.locator('link[rel="icon"]')).not_to_have_attribute(
            "href", page.locator('link[rel="icon"]').get_attribute("data-calls")
        )
        page.close()  # before its server goes: the stream would come back and complain


def test_back_closes_the_sheet_and_stays_at_the_table(visitor):
    page = visitor()
    with page_server.opened({"/": lambda theme: pages.lobby(tables.lobby())}) as home:
        page.goto(home.url)
        page.goto(home.lay_out(tables.page(turns=2, seat=1)))
        page.locator("[data-opens='menu']").first.click()
        page.locator("#menu [data-opens='log']").click()
        expect(page.locator("#log")).to_be_visible()
        page.go_back()
        expect(page.locator("dialog:modal")).to_have_count(0)
        assert page.url.endswith("/position")
        page.locator("[data-opens='log']").first.click()
        page.locator("#log .close button").click()  # closed by hand: no step is left behind
        page.wait_for_function("() => history.state === null")
        page.go_back()
        assert page.url.rstrip("/") == home.url
        page.close()


def test_what_the_server_sends_to_a_closed_page_is_shown_and_leads_to_the_table(visitor, house_url):
    """The worker of a real server hears what a push service brings; what it would show is noted, because a
    browser without a window shows nothing.
    """
    page = visitor()
    page.goto(house_url)
    with page.context.expect_event("serviceworker") as begun:
        page.evaluate("() => navigator.serviceWorker.register('/worker.js').then(() => true)")
    said = {"table": "abc", "game": "duel", "title": "Your turn! Argosy", "body": "7 Wonders Duel"}
    title, options = begun.value.evaluate(
        """said => new Promise(resolve => {
            registration.showNotification = async (...shown) => resolve(shown);
            dispatchEvent(new PushEvent("push", { data: JSON.stringify(said) }));
        })""",
        said,
    )
    assert title == "Your turn! Argosy"
    assert options["body"] == "7 Wonders Duel"
    assert options["tag"] == "/t/abc"
    assert options["data"] == f"{house_url}/t/abc"
    assert page.request.get(f"{house_url}{options['icon']}").headers["content-type"] == "image/png"
