"""Writes docs/pictures from real tables: own server, games against bots, the middle of Age II.

Needs Chromium; run it as `.venv/bin/python scripts/pictures.py [NAME ...]` when the look of a table has
changed.
"""

import random
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import Browser, Page, sync_playwright

from argosy.bots import make
from argosy.server.routes.api import DuelTable, WondersTable

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "pictures"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
DESKTOP, PHONE = (1440, 900), (390, 844)
HAND, STRUCTURE = "#hand[data-live] .card", "#structure .structure-card.open[data-select]"
QUALITY = 86
"""Of the JPEG: no smear on small letters, and well below 300 KB."""


class Picture(msgspec.Struct, frozen=True):
    """One picture: which table, on which screen, what is chosen on it."""

    form: dict[str, str]
    """Fields of the lobby's form."""
    size: tuple[int, int]
    chosen: str
    """The card that is clicked: the first that fits."""


WONDERS = {"game": "wonders", "players": "3", "edition": "2020"}
ARMADA = {"game": "wonders", "players": "5", "edition": "2020", "armada": "2020"}
LEADERS = {"game": "wonders", "players": "3", "edition": "2020", "leaders": "2020"}
CITIES = {"game": "wonders", "players": "4", "edition": "2020", "cities": "2020"}
BABEL = {"game": "wonders", "players": "4", "edition": "2020", "babel": "2014"}
AGORA = {"game": "duel", "agora": "on", "begins": "you"}

PICTURES = {
    "table": Picture(WONDERS, DESKTOP, HAND),
    "armada": Picture(ARMADA, DESKTOP, HAND),
    "armada-phone": Picture(ARMADA, PHONE, HAND),
    "leaders": Picture(LEADERS, DESKTOP, HAND),
    "cities": Picture(CITIES, DESKTOP, HAND),
    "babel": Picture(BABEL, DESKTOP, HAND),
    "duel-agora": Picture(AGORA, DESKTOP, STRUCTURE),
    "duel-phone": Picture(AGORA, PHONE, STRUCTURE),
}


TABLES = {"wonders": WondersTable, "duel": DuelTable}
"""What the server tells of a table, by game."""


@contextmanager
def server() -> Iterator[str]:
    """A server with an empty data folder; gives its address."""
    with tempfile.TemporaryDirectory() as folder:
        command = [
            sys.executable,
            "-m",
            "argosy",
            "play",
            "--no-browser",
            "--port",
            "0",
            "--data-dir",
            folder,
        ]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            try:
                yield next(found[0] for line in process.stdout if (found := re.search(r"http://\S+", line)))
            finally:
                process.terminate()


def play_on(page: Page, address: str, kind: type[WondersTable | DuelTable]) -> None:
    """Play the own seat as the greedy bot would, up to the moment of the picture."""
    bot, rng = make("greedy"), random.Random(7)
    while True:
        table = msgspec.json.decode(page.request.get(address).body(), type=kind)
        if table.choices and is_time(table.view):
            return
        if not table.choices:
            page.wait_for_timeout(100)
            continue
        choice = bot.decide(table.view, table.choices, rng)
        page.request.post(f"{address}/choose", data={"choice": choice.text, "moment": table.view.moment})


def is_time(view: Any) -> bool:
    """The middle of Age II, with a card to be chosen."""
    structure = getattr(view, "structure", None)
    if structure is None:
        return (view.age, view.turn) >= (2, 4) and view.asked == "card"
    taken = sum(place.back is None for place in structure)
    return view.age == 2 and view.asked == "turn" and taken >= len(structure) // 4


def take_picture(browser: Browser, home: str, name: str, picture: Picture) -> None:
    width, height = picture.size
    context = browser.new_context(viewport={"width": width, "height": height}, color_scheme="dark")
    page = context.new_page()
    page.goto(home)
    page.request.post(
        f"{home}/settings", form={"language": "en", "theme": "dark", "pace": "instant", "letters": "on"}
    )
    answer = page.request.post(f"{home}/tables", form=picture.form)
    play_on(page, f"{home}/api/tables/{answer.url.rsplit('/', 1)[1]}", TABLES[picture.form["game"]])
    page.goto(answer.url)
    page.locator(picture.chosen).first.click()
    page.mouse.move(1, 1)  # because a note would cover what it explains
    page.wait_for_timeout(1_000)
    page.screenshot(path=FOLDER / f"{name}.jpg", quality=QUALITY)
    context.close()


def main() -> None:
    with server() as home, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        for name in sys.argv[1:] or PICTURES:
            take_picture(browser, home, name, PICTURES[name])
        browser.close()


if __name__ == "__main__":
    main()
