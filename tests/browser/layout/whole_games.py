"""Measures of whole games: places that move between turns, and the smallest name.

Each turn of a game is opened as a page of seat 0 and measured in several windows; choices are made by
chance.
"""

import random
from collections.abc import Callable, Iterator

import msgspec
from playwright.sync_api import Page

import argosy
from argosy.web import pages
from tests.browser.layout.measures import Finding, Window, visit
from tests.browser.page_server import PageServer
from tests.web import late
from tests.web.duel import tables as duel_tables
from tests.web.wonders import tables

DESKS = tuple(
    Window(*size) for size in ((1180, 820), (1280, 720), (1366, 768), (1440, 900), (1920, 1080), (2560, 1440))
)
UPRIGHT = (Window(390, 844), Window(820, 1180))
"""A phone, on which the page scrolls, and a tablet."""
PHONE = 704
"""Pixels of the narrowest window that is not a phone: 44 rem."""
NEAR = 1.5
"""Pixels by which rounding may move a place."""
LEAST_NAME = 12
"""Pixels of the smallest name of a building on a desk."""
FIXED = {
    "wonder": ".home > .wonder",
    "own city": ".home > .own",
    "shipyard": "#yard",
    "other cities": ".horizon > .city",
    "hand": "#hand",
    "card": "#hand > .card:first-child .face",
    "dock": "#dock:not(:has(.asks))",
    "city above": ".duel .bar.opponent",
    "city below": ".duel .bar.me",
    "structure": ".table:not(.drafting) #structure",
    "military track": ".duel .track",
    "progress tokens": "#progress",
    "Senate": "#senate",
    "Pantheon": "#pantheon",
    "log": ".top [data-opens=log]",
}
"""Parts of the table that keep their places and sizes."""
FIXED_ON_PHONES = ("structure", "log")
"""Parts that keep their places on a page that scrolls."""
GROWING = ("own city", "shipyard")
"""Parts of 7 Wonders that grow downwards, or lie below one that does, where an upright tablet scrolls."""
PLACES = """fixed => Object.fromEntries(Object.entries(fixed).map(([name, selector]) => [
  name,
  [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility()).map((one) => {
    const box = one.getBoundingClientRect();
    return [box.left, box.top, name === "hand" ? 0 : box.right, name === "structure" ? 0 : box.bottom];
  }),
]))"""
"""A hand gets narrower with every card played, and each Age has a structure of its own height; a question
of Duel with many answers may take the place of the Senate, as a tab does.
"""
NAMES = """() => [...document.querySelectorAll(".home .card-name, #hand .name, .bar .card-name, #structure .name")]
  .filter((one) => one.checkVisibility() && one.textContent.trim())
  .map((one) => [parseFloat(getComputedStyle(one).fontSize), one.textContent.trim()])
  .sort((one, other) => one[0] - other[0])[0] ?? null"""
QUIET = """() => {
  document.querySelectorAll("dialog.scene[open]").forEach((one) => one.close());
  document.activeElement?.blur();
  scrollTo(0, 0);
}"""


class WholeGame(msgspec.Struct, frozen=True):
    """A game of which every turn is looked at."""

    name: str
    turns: Callable[[], Iterator[str]]
    """The pages of seat 0, turn by turn."""


def wonders(
    players: int, expansions: tuple[str, ...] = (), edition: int = 2020
) -> Callable[[], Iterator[str]]:
    def turns() -> Iterator[str]:
        game = argosy.new_game("wonders", players=players, edition=edition, expansions=expansions, seed=3)
        rng, log = random.Random(3), []
        while not game.is_over:
            if 0 in game.owing and game.view(0).asked == "card":
                yield pages.table(late.page(game, 0, tuple(log), visitor=tables.visitor("en")))
            log.append(tables.revealed(game, rng))

    return turns


def duel(expansions: tuple[str, ...] = (), every: int = 5) -> Callable[[], Iterator[str]]:
    """Every fifth choice of Duel from the draft on, as seat 0 sees it, whoever is asked whatever."""

    def turns() -> Iterator[str]:
        game, rng, log = argosy.new_game("duel", expansions=list(expansions), seed=4), random.Random(4), ()
        while not game.is_over:
            if game.moment % every == 0:
                yield pages.table(duel_tables.page(game, log, 0))
            log = duel_tables.played(game, rng, log)

    return turns


GAMES = (
    WholeGame("base-4", wonders(4)),
    WholeGame("armada-4", wonders(4, ("armada",))),
    WholeGame("everything-5", wonders(5, ("armada", "cities", "leaders", "babel"), 2010)),
    WholeGame("duel-plain", duel()),
    WholeGame("duel-agora", duel(("agora",))),
    WholeGame("duel-pantheon", duel(("pantheon",))),
    WholeGame("duel-both", duel(("agora", "pantheon"))),
)


def follow(
    page: Page, house: PageServer, game: WholeGame, windows: tuple[Window, ...] = (*DESKS, *UPRIGHT)
) -> Iterator[Finding]:
    """Find moving places and small names of a game, once for each part and window."""
    first: dict[tuple[Window, str], list[list[float]]] = {}
    told = set()
    for number, html in enumerate(game.turns()):
        house.shown["/turn"] = lambda _, html=html: html
        visit(page, f"{house.url}/turn")
        for window in windows:
            page.set_viewport_size({"width": window.width, "height": window.height})
            page.evaluate(QUIET)
            for name, boxes in page.evaluate(PLACES, fixed(window)).items():
                known = first.setdefault((window, name), boxes) if boxes else boxes
                if (window, name) not in told and boxes and not is_same(known, boxes):
                    told.add((window, name))
                    yield finding("moves", game, window, name, f"turn {number + 1}: {known} -> {boxes}")
            smallest = page.evaluate(NAMES)
            if smallest and smallest[0] < LEAST_NAME and (window, "name") not in told:
                told.add((window, "name"))
                yield finding("small", game, window, smallest[1], f"turn {number + 1}: {smallest[0]} px")


def fixed(window: Window) -> dict[str, str]:
    """Return the parts that keep their places in a window, with their selectors."""
    if window.width < PHONE:
        return {name: FIXED[name] for name in FIXED_ON_PHONES}
    if window in UPRIGHT:
        return {name: selector for name, selector in FIXED.items() if name not in GROWING}
    return FIXED


def is_same(known: list[list[float]], boxes: list[list[float]]) -> bool:
    """True if as many boxes stand in the same places."""
    return len(known) == len(boxes) and all(
        abs(before - now) <= NEAR
        for one, other in zip(known, boxes, strict=True)
        for before, now in zip(one, other, strict=True)
    )


def finding(measure: str, game: WholeGame, window: Window, text: str, detail: str) -> Finding:
    return Finding(measure, "", text, {}, detail, case=game.name, window=window.name)
