"""Clicks and taps of a player of 7 Wonders: lobby, table, choices."""

import random
import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from urllib.parse import urlsplit

from playwright.sync_api import Locator, Page, Response, expect

PATIENCE_MS = 60_000
"""Milliseconds after which a test on a busy machine gives up; no step needs that long."""


def open_lobby(page: Page, url: str) -> None:
    """Open the first page and its form for a new table."""
    page.goto(url)
    open_setup(page)


def open_setup(page: Page) -> None:
    """Open the form of the first page for a new table."""
    if not page.locator("#setup[open]").count():
        page.locator("#setup > summary").click()
    expect(page.get_by_role("button", name="Start the game")).to_be_visible()


def set_sail(page: Page) -> str:
    """From the lobby to a table; returns its address."""
    give_name(page)
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/t/*")
    return page.url


def choose_in_lobby(page: Page, seats: dict[int, str], players: int = 3, edition: int = 2020) -> None:
    """Fill in the form of the lobby."""
    page.locator("label.chip", has=page.locator(f"#e{edition}")).click()
    page.locator("label.chip", has=page.locator(f"#p{players}")).click()
    for seat, kind in seats.items():
        page.locator(f"#seat-{seat}").select_option(kind)


def give_name(page: Page, name: str = "Ada") -> None:
    """Say who invites friends, where the lobby asks for it."""
    field = page.locator("#host-name")
    if field.is_visible():
        field.fill(name)


def come_aboard(page: Page, url: str, name: str) -> None:
    """Follow an invitation and sit down."""
    page.goto(url)
    page.get_by_label("Your name").first.fill(name)
    page.get_by_role("button", name="Join the table").click()
    expect(page.get_by_text("The host starts the game")).to_be_visible(timeout=PATIENCE_MS)


def table(page: Page) -> Locator:
    return page.locator("#table")


def moment(page: Page) -> int:
    """The moment of the game that the page shows."""
    return int(table(page).get_attribute("data-moment"))


def wait_for_turn(page: Page) -> bool:
    """Wait until the page asks something; False when the game is over."""
    asked = page.locator('#table[data-turn="yours"], #table[data-phase="over"]').first
    expect(asked).to_be_visible(timeout=PATIENCE_MS)
    if table(page).get_attribute("data-phase") == "playing":
        return True
    close_scene(page)  # the last Age
    page.keyboard.press("Shift")  # any key: the whole score at once
    return False


def take(page: Page, number: int = 0) -> Locator:
    """Choose a card of the hand, the first one if nothing is said; returns the dock that opens."""
    close_scene(page)
    card = page.locator("#hand[data-live] .card").nth(number)
    expect(card).to_be_visible()
    if card.get_attribute("aria-selected") != "true":
        card.click()
    dock = page.locator(".dock-panel[data-on]")
    expect(dock).to_be_visible()
    return dock


def cards_with(page: Page, button: str) -> list[int]:
    """Places in the hand of the cards whose dock has such a button, whether or not a switch hides it now;
    asked all at once.
    """
    close_scene(page)
    expect(page.locator("#hand[data-live] .card, #dock form button:visible").first).to_be_visible()
    return page.evaluate(
        """button => [...document.querySelectorAll("#hand[data-live] .card")].flatMap((card, place) =>
            document.querySelector(`#d-${card.id} :is(${button})`) ? [place] : [])""",
        button,
    )


def play(page: Page, way: str = "build") -> str:
    """Play a card in this way, or in the next best one that is possible; returns the way."""
    for wanted in dict.fromkeys((way, "build", "stage", "sell")):
        act = f'[data-act="{wanted}"]:not([disabled])'
        for place in cards_with(page, act):
            button = take(page, place).locator(f"{act}:visible")
            if button.count():
                button.first.click()
                return wanted
    page.locator("#dock form button:visible").first.click()
    return "pass"


def is_answer(response: Response) -> bool:
    """Is this the server's response to a choice?"""
    return response.url.endswith("/choose")


@contextmanager
def answered(page: Page) -> Iterator[None]:
    """Sends what is chosen inside, and waits until the page shows what the server has answered.

    Time runs from the end of the block, because it takes its own time to look through a large hand.
    """
    heard: list[Response] = []

    def hear(response: Response) -> None:
        if is_answer(response):
            heard.append(response)

    page.on("response", hear)
    try:
        yield
        answer = heard[0] if heard else page.wait_for_event("response", is_answer, timeout=PATIENCE_MS)
    finally:
        page.remove_listener("response", hear)
    wait_until_shown(page, answer)


def wait_until_shown(page: Page, answer: Response) -> None:
    """Wait until the page shows what an accepted choice has changed."""
    assert answer.status == 204
    page.wait_for_function(
        "changes => parseInt(document.getElementById('table').dataset.version) >= changes",
        arg=int(answer.headers["table-version"].partition(":")[0]),
        timeout=PATIENCE_MS,
    )


def play_turn(page: Page, way: str = "build") -> None:
    """Play, and wait until the page shows what the server has answered."""
    with answered(page):
        play(page, way)


def play_by_requests(*pages: Page, until: Callable[[dict], bool]) -> None:
    """Plays by chance for the players of these pages, by requests with their cookies, until a view of the
    game is as wanted or the game is over. The pages are closed meanwhile and opened at the table again.
    """
    address, chance = urlsplit(pages[0].url), random.Random(1)
    origin, table_ = f"{address.scheme}://{address.netloc}", address.path.rpartition("/")[2]
    url = f"{origin}/api/tables/{table_}"
    for page in pages:
        page.goto("about:blank")
    end = time.monotonic() + PATIENCE_MS / 1000
    while True:
        assert time.monotonic() < end, "the game does not go on"
        states = [(page, page.request.get(url).json()) for page in pages]
        asked = [(page, state) for page, state in states if state["choices"]]
        if states[0][1]["phase"] == "over" or any(until(state["view"]) for _, state in asked):
            break
        for page, state in asked:
            choice = {"choice": chance.choice(state["choices"])["text"], "moment": state["view"]["moment"]}
            answer = page.request.post(f"{url}/choose", data=choice, headers={"origin": origin})
            assert answer.ok, answer.text()
        if not asked:
            time.sleep(0.06)  # bots choose
    for page in pages:
        page.goto(f"{origin}/t/{table_}")


def close_scene(page: Page) -> None:
    """The conflicts at the end of an Age come after the last turn and stay until somebody has looked."""
    scene = page.locator("dialog[open]:not(#talk) :is(form[method=dialog] button, [data-act=close])").first
    if scene.count():
        expect(scene).to_be_visible()
        scene.click()


def fits(page: Page) -> bool:
    """Nothing sticks out to the right."""
    return page.evaluate("document.documentElement.scrollWidth <= window.innerWidth + 1")


YOUR_TURN = re.compile("Your turn")
