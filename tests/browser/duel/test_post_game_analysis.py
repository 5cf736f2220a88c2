"""Post-game analysis of Duel on a phone: a lost win, the curve, the turning point, another try."""

import re

import pytest
from playwright.sync_api import expect

from argosy.bots.search_backends import is_ready
from tests.rules.duel.table import city, table

pytestmark = pytest.mark.skipif(not is_ready("duel"), reason="the searches are not compiled: argosy warmup")


def thrown_away():
    """The record of a game in which one choice turned everything."""
    symbols = "workshop scriptorium pharmacist academy university"
    game = table("guard_tower apothecary", city(coins=9), city(coins=9, cards=symbols), pawn=8, alone=True)
    for text in ("discard guard_tower", "build apothecary"):
        game.choose(game.owing[0], text)
    assert game.is_over
    return game.record()


@pytest.mark.whole
def test_the_coach_looks_back_on_a_phone(phone, house_url, accessible, picture):
    phone.goto(f"{house_url}/records")
    phone.fill("[name='record']", thrown_away())
    phone.get_by_role("button", name="Look at the replay").click()
    phone.get_by_role("button", name="Analysis").click()
    expect(phone.get_by_role("heading", name="Turning points")).to_be_visible(timeout=60_000)
    expect(phone.locator(".turns li").first).to_contain_text("Guard Tower")
    assert phone.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for theme in ("dark", "light"):
        phone.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
        accessible(phone)
        picture(phone, f"looking-back-{theme}")
    phone.get_by_role("button", name="Try it").first.click()
    expect(phone).to_have_url(re.compile(r"/t/[a-z0-9]+$"))
    expect(phone.locator("#table[data-phase='playing']")).to_be_visible()
