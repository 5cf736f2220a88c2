"""Responsiveness of a table in the browser: updates, frame rate of animations, page size.

    .venv/bin/python bench/table.py

Needs Chromium; the server runs in a process of its own and its bots in theirs, on the same machine. Targets:
from a choice to the changed table at most 120 ms (median) and 250 ms (95 %) with three players, 150 and 350
with seven, first page at most 150 KB and 16 requests, 55 frames a second while something moves.
"""

import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from tests.browser import hands  # noqa: E402  because of the path above
from tests.browser.conftest import DESKTOP, FLAGS, chromium  # noqa: E402
from tests.server.processes import Process  # noqa: E402

WATCH = """() => {
  window.felt = { sent: 0, changed: [], frames: [] };
  const moment = () => document.getElementById("table")?.dataset.moment;
  let before = moment(), last = 0;
  addEventListener("click", (event) => { if (event.target.closest("[data-act]")) [felt.sent, before] = [performance.now(), moment()]; }, true);
  const moving = () => document.getAnimations().some((one) => one.playState === "running" && one.currentTime > (one.effect.getTiming().delay ?? 0));
  const frame = (now) => {
    if (felt.sent && moment() !== before) { felt.changed.push(now - felt.sent); felt.sent = 0; }
    const moves = moving();
    if (moves && last) felt.frames.push(now - last);
    last = moves ? now : 0;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}"""
"""Times of choices that end a turn, by the frame in which the new table stands, and of all frames in which
something moves.
"""


def first_page(browser, url: str) -> tuple[float, int]:
    """Kilobytes that the lobby loads for a new visitor, and with how many requests."""
    page = browser.new_page(viewport=DESKTOP)
    devtools = page.context.new_cdp_session(page)
    devtools.send("Network.enable")
    sizes: list[float] = []
    devtools.on("Network.loadingFinished", lambda done: sizes.append(done["encodedDataLength"]))
    page.goto(url, wait_until="networkidle")
    page.close()
    return sum(sizes) / 1000, len(sizes)


def game(page: Page, url: str, players: int) -> dict[str, list[float]]:
    """Plays a game to its end; milliseconds of choices and of frames."""
    hands.open_lobby(page, url)
    page.locator("label.chip", has=page.locator(f"#p{players}")).click()
    hands.set_sail(page)
    page.evaluate(WATCH)
    turn = 0
    while hands.wait_for_turn(page):
        page.wait_for_timeout(2_000)  # as long as somebody thinks at least; the bots have chosen meanwhile
        hands.play_turn(page, ("build", "build", "stage", "sell")[turn % 4])
        turn += 1
    return page.evaluate("felt")


def tell(what: str, value: str, target: str) -> None:
    print(f"{what:<58}{value:>12}   {target}", flush=True)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as play:
        server = Process(Path(folder), time_to_undo=0.1)
        browser = play.chromium.launch(executable_path=chromium(), args=FLAGS)
        size, requests = first_page(browser, server.url)
        tell("first page", f"{size:.0f} KB", "at most 150 KB")
        tell("first page, requests", str(requests), "at most 16")
        for players, middle, slow in ((3, 120, 250), (7, 150, 350)):
            felt = game(browser.new_page(viewport=DESKTOP), server.url, players)
            times, frames = sorted(felt["changed"]), felt["frames"]
            tell(
                f"choice to changed table, {players} players, median of {len(times)}",
                f"{statistics.median(times):.0f} ms",
                f"at most {middle} ms",
            )
            tell(
                f"choice to changed table, {players} players, 95 %",
                f"{times[int(len(times) * 0.95)]:.0f} ms",
                f"at most {slow} ms",
            )
            tell(
                f"frames a second while something moves, {players} players",
                f"{1000 * len(frames) / sum(frames):.0f}",
                "55",
            )
        browser.close()
        server.interrupt()


if __name__ == "__main__":
    main()
