"""Clicks, taps and keys of a player at a table of Duel.

The page itself says what can be clicked, so any game can be played to its end.
"""

from random import Random

from playwright.sync_api import Locator, Page, expect

from tests.browser import hands
from tests.browser.hands import PATIENCE_MS, wait_until_shown

SUBMITS = 'button[name="choice"]:not([disabled]):visible'
"""Buttons that make a choice with one click, on the table or in the dock."""
SELECTS = "button[data-select]:visible"
"""Things that open a panel of the dock."""


def sail(page: Page, url: str, *expansions: str, begins: str = "you", opponent: str = "bot:greedy") -> str:
    """From the lobby to a table of Duel; returns its address."""
    hands.open_lobby(page, url)
    pick_duel(page, *expansions)
    page.locator("#opponent").select_option(opponent)
    page.locator("label.chip", has=page.locator(f"#b{begins}")).click()
    return hands.set_sail(page)


def pick_duel(page: Page, *expansions: str) -> None:
    """Fill in the game and its expansions."""
    page.locator("label.chip", has=page.locator("#gduel")).click()
    for expansion in expansions:
        page.locator(f"label.box.{expansion}").click()


def asked(page: Page) -> str:
    """The question that the page asks its viewer; empty while the others choose."""
    return hands.table(page).get_attribute("data-asked") or ""


def answer(page: Page, chance: Random) -> str:
    """Do something that is possible, as a person would: what is on the table first, then the dock.

    Returns the choice.
    """
    if asked(page) == "turn":
        return press(take_card(page, chance), chance)
    direct = page.locator(f"#table :is(#field, .bar) {SUBMITS}")
    direct = direct if direct.count() else page.locator(f"#dock .dock-panel.idle {SUBMITS}")
    if direct.count():
        return click(direct.nth(chance.randrange(direct.count())))
    things = page.locator(f"#table {SELECTS}")
    select(page, things.nth(chance.randrange(things.count())))
    return press(page.locator(".dock-panel[data-on]"), chance)


def take_card(page: Page, chance: Random) -> Locator:
    """Select a card of the structure that something can be done with; now and then something else.

    Returns its panel.
    """
    cards = page.locator(f"#structure {SELECTS}")
    others = page.locator(f"#table :is(.bar, #pantheon, #dock .idle) {SELECTS}")
    things = others if others.count() and chance.random() < 0.5 else cards
    select(page, things.nth(chance.randrange(things.count())))
    return page.locator(".dock-panel[data-on]")


def select(page: Page, thing: Locator) -> None:
    """Take hold of a thing; its panel opens in the dock."""
    if thing.get_attribute("data-on") is None:
        body(thing).click(timeout=PATIENCE_MS)
    expect(page.locator(".dock-panel[data-on]")).to_be_visible()


def press(panel: Locator, chance: Random) -> str:
    """Press a button of an open panel: more often one that builds than one that discards."""
    building = panel.locator(
        'button[name="choice"]:is([data-act="build"], [data-act="wonder"]):not([disabled]):visible'
    )
    buttons = building if building.count() and chance.random() < 0.8 else panel.locator(SUBMITS)
    return click(buttons.nth(chance.randrange(buttons.count())))


def click(button: Locator) -> str:
    """Click, and say which choice that was."""
    text = str(button.get_attribute("value"))
    body(button).click(timeout=PATIENCE_MS)
    return text


def body(button: Locator) -> Locator:
    """The part of a button that a finger should hit.

    The six wedges of the Senate share one box, so the middle of the box is not the middle of a wedge.
    """
    wedge = button.and_(button.page.locator("[data-chamber]")).locator(".point-count")
    return wedge if wedge.count() else button


def answered(page: Page, act) -> str:
    """Do something that chooses, and wait until the page shows what the server has answered."""
    with page.expect_response(lambda one: one.url.endswith("/choose"), timeout=PATIENCE_MS) as answer_:
        done = act()
    wait_until_shown(page, answer_.value)
    return done


def play_turn(page: Page, chance: Random) -> str:
    """One choice by clicks.

    Afterwards nothing is selected, also where the page made another thing of what was.
    """
    done = answered(page, lambda: answer(page, chance))
    expect(page.locator("#table [data-on]:not([data-tab])")).to_have_count(0, timeout=PATIENCE_MS)
    return done
