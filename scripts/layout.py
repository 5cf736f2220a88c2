"""Measures the layout of worst cases in every language, theme, window and state.

Needs Chromium. `--jobs` processes (as many as there are cores) share the cases. Words narrow it down:
`scripts/layout.py late-7 armada --languages uk --windows 1280x720`. What has been measured stands in
build/layout.jsonl; `--resume` leaves out what stands there. `--pictures FOLDER` keeps a picture of each.
`--games` follows whole games instead, turn by turn: which places move, and whether names are too small;
words and windows narrow it down too: `scripts/layout.py --games duel --windows 1280x720`.
"""

import argparse
import multiprocessing
import os
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from argosy.game import engine  # noqa: E402  because of the path above
from tests.browser.conftest import FLAGS, chromium  # noqa: E402
from tests.browser.layout.cases import CASES, Case  # noqa: E402
from tests.browser.layout.measures import LANGUAGES, THEMES, WINDOWS, Finding, Window, bring, look, visit  # noqa: E402
from tests.browser.layout.whole_games import DESKS, GAMES, UPRIGHT, follow  # noqa: E402
from tests.browser.page_server import PageServer, opened  # noqa: E402

KEPT = ROOT / "build" / "layout.jsonl"


class Measured(msgspec.Struct, frozen=True):
    """One case in one language and window."""

    key: str
    findings: list[Finding]


def measure(
    page: Page, house: PageServer, case: Case, language: str, windows: list[Window], args: argparse.Namespace
) -> Iterator[Measured]:
    """The case in these windows, one after the other on one page."""
    house.shown["/case"] = lambda _: case.build(language)
    visit(page, f"{house.url}/case")
    for window in windows:
        yield Measured(
            key(case, language, window), list(look(page, case, language, window, tuple(args.themes)))
        )
        if args.pictures:
            take_pictures(page, case, language, window, args)


def take_pictures(page: Page, case: Case, language: str, window: Window, args: argparse.Namespace) -> None:
    for state in case.states:
        for theme in args.themes:
            if (not args.states or state in args.states) and bring(page, state):
                page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
                name = f"{case.name}-{state.replace(' ', '-')}-{language}-{theme}-{window.name}.png"
                page.screenshot(path=args.pictures / name, full_page=args.full)


def key(case: Case, language: str, window: Window) -> str:
    return f"{case.name} {language} {window.name}"


def browsers(play) -> dict[int, Browser]:
    """A browser for each size of text: it is a setting of the browser's, as it is for people."""
    sizes = {window.text for window in WINDOWS}
    return {
        text: play.chromium.launch(
            executable_path=chromium(), args=[*FLAGS, f"--blink-settings=defaultFontSize={16 * text}"]
        )
        for text in sorted(sizes)
    }


def everything(args: argparse.Namespace, done: set[str]) -> Iterator[Measured]:
    """All that is asked for, case by case, from as many processes as are wanted."""
    cases = [case.name for case in CASES if not args.cases or any(word in case.name for word in args.cases)]
    shares = [cases[job :: args.jobs] for job in range(args.jobs)]
    told = multiprocessing.get_context("spawn").Queue()
    workers = [
        multiprocessing.get_context("spawn").Process(target=work, args=(args, share, done, told))
        for share in shares
    ]
    for worker in workers:
        worker.start()
    running = len(workers)
    while running:
        one = told.get()
        if one is None:
            running -= 1
        else:
            yield one
    for worker in workers:
        worker.join()


def work(args: argparse.Namespace, names: list[str], done: set[str], told: Any) -> None:
    """One process's share of the cases; None says that it is through."""
    try:
        with engine.in_backend("compiled"):
            for one in share(args, [case for case in CASES if case.name in names], done):
                told.put(one)
    finally:
        told.put(None)


def share(args: argparse.Namespace, cases: list[Case], done: set[str]) -> Iterator[Measured]:
    windows = [window for window in WINDOWS if not args.windows or window.name in args.windows]
    with opened() as house, sync_playwright() as play:
        for text, browser in browsers(play).items():
            fitting = [window for window in windows if window.text == text]
            page = browser.new_page(reduced_motion="reduce")
            for case in cases if fitting else ():
                for language in args.languages:
                    left = [window for window in fitting if key(case, language, window) not in done]
                    if left:
                        yield from measure(page, house, case, language, left, args)
            browser.close()


def follow_games(words: list[str], names: list[str] | None) -> list[Finding]:
    """Follow whole games, one after the other, in the windows of these names, and print findings."""
    games = [game for game in GAMES if not words or any(word in game.name for word in words)]
    windows = tuple(window for window in (*DESKS, *UPRIGHT) if not names or window.name in names)
    findings = []
    with engine.in_backend("compiled"), opened() as house, sync_playwright() as play:
        browser = browsers(play)[1]
        page = browser.new_page(reduced_motion="reduce")
        for game in games:
            for one in follow(page, house, game, windows):
                findings.append(one)
                print(f"{one.case} {one.window}: {one.measure} {one.text}, {one.detail}", flush=True)
        browser.close()
    return findings


def tell(findings: list[Finding], examples: int) -> None:
    """Findings grouped by what is wrong where, the most frequent first, with some of the places."""
    groups = defaultdict(list)
    for finding in findings:
        groups[finding.measure, finding.selector].append(finding)
    for (name, selector), group in sorted(groups.items(), key=lambda one: -len(one[1])):
        print(f"\n{len(group):5} {name}: {selector}")
        for one in list({(one.case, one.text): one for one in group}.values())[:examples]:
            print(
                f"        {one.case} [{one.state}] {one.language} {one.theme} {one.window}: {one.text!r} {tuple(one.box.values())} {one.detail}"
            )
    counts = Counter(finding.measure for finding in findings)
    print("\n" + ", ".join(f"{n} {name}" for name, n in counts.most_common()))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("cases", nargs="*", help="words in the names of cases")
    parser.add_argument("--languages", nargs="+", default=LANGUAGES, choices=LANGUAGES)
    parser.add_argument("--themes", nargs="+", default=THEMES, choices=THEMES)
    parser.add_argument("--windows", nargs="+", choices=[window.name for window in WINDOWS])
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--resume", action="store_true", help="leave out what has been measured")
    parser.add_argument("--examples", type=int, default=3, help="places told of each group")
    parser.add_argument("--pictures", type=Path, help="keep pictures in this folder")
    parser.add_argument("--states", nargs="+", help="states that pictures are kept of")
    parser.add_argument("--full", action="store_true", help="pictures of the whole page")
    parser.add_argument("--games", action="store_true", help="follow whole games, turn by turn")
    args = parser.parse_args()
    if args.games:
        sys.exit(bool(follow_games(args.cases, args.windows)))
    if args.pictures:
        args.pictures.mkdir(parents=True, exist_ok=True)
    KEPT.parent.mkdir(exist_ok=True)
    known = (
        [msgspec.json.decode(line, type=Measured) for line in KEPT.read_bytes().splitlines()]
        if args.resume and KEPT.exists()
        else []
    )
    findings = [finding for one in known for finding in one.findings]
    with KEPT.open("ab" if args.resume else "wb") as kept:
        for one in everything(args, {one.key for one in known}):
            kept.write(msgspec.json.encode(one) + b"\n")
            kept.flush()
            findings += one.findings
            if one.findings:
                print(f"{one.key}: {len(one.findings)}", flush=True)
    tell(findings, args.examples)
    print(f"{len(findings)} findings")
    sys.exit(bool(findings))


if __name__ == "__main__":
    main()
