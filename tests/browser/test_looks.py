"""The pages in a browser, without a server behind them: axe, the strict policy, choosing by mouse and by keyboard."""

import pytest

from argosy.web import models, pages
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.house import opened
from tests.web.duel import test_score as duel
from tests.web.wonders import tables

PAGES = {
    "/": lambda theme: pages.lobby(tables.lobby(visitor=tables.visitor(theme=theme))),
    "/lounge": lambda theme: pages.table(tables.lounge(visitor=tables.visitor(theme=theme))),
    "/table": lambda theme: pages.table(
        tables.page(players=5, turns=13, seed=5, seat=3, visitor=tables.visitor(theme=theme))
    ),
    "/seven": lambda theme: pages.table(tables.page(players=7, turns=9, visitor=tables.visitor(theme=theme))),
    "/age": lambda theme: pages.table(tables.page(turns=6, visitor=tables.visitor(theme=theme))),
    "/score": lambda theme: pages.table(tables.page(turns=99, visitor=tables.visitor(theme=theme))),
    "/replay": lambda theme: pages.replay(tables.replay(visitor=tables.visitor(theme=theme))),
    "/duel-score": lambda theme: pages.table(duel.page(*duel.of_both_boxes(), theme=theme)),
    "/duel-capital": lambda theme: pages.table(duel.page(duel.military(), theme=theme)),
    "/duel-symbols": lambda theme: pages.table(duel.page(duel.both_science(), theme=theme)),
    "/duel-senate": lambda theme: pages.table(duel.page(duel.political(), 1, theme=theme)),
    "/duel-replay": lambda theme: pages.replay(duel.replayed(*duel.in_the_middle(), theme=theme)),
    "/help": lambda theme: pages.rules(models.HelpPage(visitor=tables.visitor(theme=theme))),
    "/rules/wonders": lambda theme: pages.rules_in_full(models.RulesPage(visitor=tables.visitor(theme=theme))),
    "/rules/duel": lambda theme: pages.rules_in_full(
        models.RulesPage(game="duel", visitor=tables.visitor(theme=theme))
    ),
}


@pytest.fixture(scope="module")
def house():
    with opened(PAGES) as house:
        yield house.url


@pytest.mark.parametrize(("theme", "size"), [("dark", DESKTOP), ("light", PHONE)], ids=["night desk", "day phone"])
@pytest.mark.parametrize("path", PAGES)
def test_nothing_stands_in_anybodys_way(path, theme, size, house, visitor, accessible):
    page = visitor(viewport=size, reduced_motion="reduce")
    page.goto(f"{house}{path}?{theme}")
    accessible(page)


@pytest.mark.parametrize("path", PAGES)
def test_no_page_is_wider_than_its_window(path, house, visitor):
    page = visitor()
    page.goto(house + path)
    for width in (390, 820, 1024, 1440):
        page.set_viewport_size({"width": width, "height": 844})
        assert page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.fixture
def table(house, visitor):
    page = visitor(reduced_motion="reduce")
    page.goto(f"{house}/table")
    page.wait_for_function("document.documentElement.classList.contains('js') && window.htmx")
    return page


def test_one_click_opens_the_dock_of_a_card(table, accessible):
    card = table.locator("#hand .card").nth(1)
    name = card.locator(".name").inner_text()
    card.click()
    assert card.get_attribute("aria-selected") == "true"
    dock = table.get_by_role("region", name=f"What to do with {name}")
    assert dock.is_visible()
    assert table.locator(".dockp:visible").count() == 1
    accessible(table)


def test_escape_puts_the_card_back(table):
    table.locator("#hand .card").first.click()
    table.keyboard.press("Escape")
    assert table.locator("#hand .card[aria-selected=true]").count() == 0
    assert table.locator("#dock-idle").is_visible()


def test_keys_choose_cards_and_walk_the_hand(table):
    table.keyboard.press("3")
    assert table.locator("#hand .card").nth(2).get_attribute("aria-selected") == "true"
    table.keyboard.press("ArrowRight")
    assert table.locator("#hand .card").nth(3).get_attribute("aria-selected") == "true"
    assert table.locator("#hand .card[aria-selected=true]").count() == 1


def test_letters_are_keys_only_while_they_are_switched_on(table):
    table.keyboard.press("l")
    assert table.locator("#log").is_visible()
    table.keyboard.press("Escape")
    table.evaluate("document.documentElement.dataset.letters = 'off'")
    table.keyboard.press("l")
    assert not table.locator("#log").is_visible()


def test_another_payment_changes_the_sum_on_the_button(table):
    """Some card of this hand can be paid in two ways or more; else the test would prove nothing."""
    dock = table.locator(".dockp", has=table.locator(".f-build .pay:nth-of-type(2)")).first
    slot = int(dock.get_attribute("data-slot"))
    table.locator("#hand .card").nth(slot).click()
    sums = []
    for row in dock.locator(".f-build .pay").all():
        row.click()
        sums.append((row.locator(".sum").inner_text(), dock.locator('[data-act="build"] .coin').inner_text()))
    assert len(sums) > 1
    assert all(asked == shown for asked, shown in sums)


def test_a_note_tells_what_a_card_does(table, accessible):
    card = table.locator("#hand .card").first
    card.hover()
    note = table.locator("#note")
    note.wait_for(state="visible")
    assert card.locator(".name").inner_text() in note.inner_text()
    accessible(table)


def test_a_note_closes_when_another_thing_takes_the_place_of_what_it_explains(table):
    """As when the score sheet is swapped in: no hand takes the focus, and the pointer does not move."""
    table.keyboard.press("Tab")
    table.locator("#table .built[data-note]:visible").first.focus()
    note = table.locator("#note")
    note.wait_for(state="visible")
    table.evaluate("""() => {
        document.getElementById("hand").remove();
        document.activeElement.dataset.note = "something-else";
        document.dispatchEvent(new CustomEvent("argosy:changed", { detail: { moved: true } }));
    }""")
    note.wait_for(state="hidden", timeout=2000)


def test_the_light_can_be_turned(table):
    table.get_by_role("button", name="Day and night").click()
    assert table.locator("html").get_attribute("data-theme") == "light"


def test_without_script_every_choice_is_a_form(house, visitor):
    page = visitor(java_script_enabled=False)
    page.goto(f"{house}/table")
    docks = page.locator(".dockp[data-slot]")
    assert docks.count() == page.locator("#hand .card").count()
    assert docks.first.locator('[data-act="sell"]').is_visible()
