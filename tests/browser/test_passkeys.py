"""Passkeys with a virtual authenticator: made in one browser, used in another."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.hands import PATIENCE_MS, choose_in_lobby, open_lobby, set_sail

DEVICE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def device(page) -> tuple:
    """A passkey device in a page's browser: the session, and its id there."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    return session, session.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})["authenticatorId"]


@pytest.mark.whole
def test_a_passkey_takes_the_games_to_another_browser(visitor, house_url):
    url = house_url.replace("127.0.0.1", "localhost")  # no passkey is for a number
    ada, elsewhere = visitor(), visitor()
    open_lobby(ada, url)
    choose_in_lobby(ada, {0: "you"})
    set_sail(ada)
    table = ada.url
    session, own = device(ada)
    ada.goto(f"{url}/account")
    ada.get_by_role("button", name="Make a passkey").click()
    expect(ada.get_by_text("1 passkey")).to_be_visible(timeout=PATIENCE_MS)
    (key,) = session.send("WebAuthn.getCredentials", {"authenticatorId": own})["credentials"]
    other, there = device(elsewhere)
    other.send("WebAuthn.addCredential", {"authenticatorId": there, "credential": key})
    elsewhere.goto(f"{url}/account")
    elsewhere.get_by_role("button", name="Log in with a passkey").click()
    expect(elsewhere.get_by_text("1 passkey")).to_be_visible(timeout=PATIENCE_MS)
    elsewhere.goto(f"{url}/games")
    expect(elsewhere.locator(f"a[href='{re.sub('^.*/t/', '/t/', table)}']").first).to_be_visible()


def test_a_browser_without_a_passkey_says_so(visitor, house_url):
    page = visitor()
    device(page)
    page.goto(f"{house_url}/account")  # a number, for which no passkey can be
    page.get_by_role("button", name="Make a passkey").click()
    expect(page.locator("#passkey-failed")).to_be_visible(timeout=PATIENCE_MS)
