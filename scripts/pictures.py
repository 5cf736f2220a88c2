"""Makes docs/pictures/table.png anew from a real table: a server of its own, a game against bots, the middle of Age II.

Needs Chromium; run it as `.venv/bin/python scripts/pictures.py` when the look of the table has changed.
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

import msgspec
from playwright.sync_api import Page, sync_playwright

from argosy.bots import make
from argosy.server.routes.api import ApiTable

PICTURE = Path(__file__).resolve().parent.parent / "docs" / "pictures" / "table.png"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
AGE, TURN = 2, 4


@contextmanager
def server() -> Iterator[str]:
    """A server with an empty data folder; gives its address."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "argosy", "play", "--no-browser", "--port", "0", "--data-dir", folder]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            try:
                yield next(found[0] for line in process.stdout if (found := re.search(r"http://\S+", line)))
            finally:
                process.terminate()


def play_on(page: Page, address: str) -> None:
    """Play the own seat as the greedy bot would, up to the moment of the picture."""
    bot, rng = make("greedy"), random.Random(7)
    while True:
        table = msgspec.json.decode(page.request.get(address).body(), type=ApiTable)
        if (table.view.age, table.view.turn) >= (AGE, TURN):
            return
        if not table.choices:
            page.wait_for_timeout(100)
            continue
        choice = bot.decide(table.view, table.choices, rng)
        page.request.post(f"{address}/choose", data={"choice": choice.text, "moment": table.view.moment})


def take_picture(page: Page, home: str) -> None:
    page.goto(home)
    page.get_by_role("button", name="Set sail").click()
    page.wait_for_url("**/t/*")
    play_on(page, f"{home}/api/tables/{page.url.rsplit('/', 1)[1]}")
    page.reload()
    page.locator("#hand[data-live] .card").first.click()
    page.wait_for_timeout(1_000)
    PICTURE.parent.mkdir(exist_ok=True)
    page.screenshot(path=PICTURE)


def main() -> None:
    with server() as home, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        context = browser.new_context(viewport={"width": 1280, "height": 800}, color_scheme="dark")
        take_picture(context.new_page(), home)
        browser.close()


if __name__ == "__main__":
    main()
