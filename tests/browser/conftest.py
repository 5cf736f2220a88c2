"""Fixtures of browser tests: the system's Chromium, driven by Playwright.

Without a browser these tests are skipped with a reason; where CI=true or ARGOSY_BROWSER_REQUIRED=1 they fail
instead.
"""

import contextlib
import os
import shutil
from collections.abc import Callable, Generator, Iterator
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.browser.hands import PATIENCE_MS
from tests.browser.page_server import opened
from tests.server.processes import Process

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
"""The first is the same engine without a window around it, which is two thirds of what a page costs in the
others.
"""
# As quiet as a browser can be: it speaks to the server under test and to nobody else.
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
AT_REST = {"viewport": DESKTOP, "reduced_motion": "reduce"}
"""Nothing moves, unless a test asks for it with `reduced_motion="no-preference"`: animations would take most
of the time of a whole game.
"""

AT_EASE = "() => document.getAnimations().every(one => one.playState !== 'running')"
"""Colours that fade and sheets that slide have arrived.

What a page is waited for is written as a function: it is read once, where a bare expression is read anew at
each look, and the policy of our pages forbids that.
"""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Everything in this folder needs the browser; nobody has to remember the mark."""
    for item in items:
        if item.nodeid.startswith("tests/browser/"):
            item.add_marker("browser")


def is_required() -> bool:
    return os.environ.get("CI") == "true" or os.environ.get("ARGOSY_BROWSER_REQUIRED") == "1"


def chromium() -> str:
    """The path of the browser; ARGOSY_CHROMIUM names another one."""
    asked = os.environ.get("ARGOSY_CHROMIUM", "")
    found = next(filter(None, map(shutil.which, (asked, *NAMES) if asked else NAMES)), None)
    if found is None:
        refuse = pytest.fail if is_required() else pytest.skip
        refuse(f"no browser: install one of {', '.join(NAMES)}, or set ARGOSY_CHROMIUM to its path")
    return found


class Shared:
    """One browser for all tests of this folder in a process."""

    def __init__(self) -> None:
        self._open = contextlib.ExitStack()
        self._browser: Browser | None = None

    def browser(self) -> Browser:
        if self._browser is None:
            path = chromium()
            play = self._open.enter_context(sync_playwright())
            self._browser = play.chromium.launch(executable_path=path, args=FLAGS)
            self._open.callback(self._browser.close)
        return self._browser

    def close(self) -> None:
        self._browser = None
        self._open.close()


SHARED = Shared()
expect.set_options(timeout=PATIENCE_MS)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(
    item: pytest.Item, nextitem: pytest.Item | None
) -> Generator[None, object, object]:
    """Before a test from elsewhere the browser goes: Playwright keeps an event loop running, and coroutine
    tests cannot have theirs beside it.
    """
    done = yield
    if nextitem is None or not nextitem.nodeid.startswith("tests/browser/"):
        SHARED.close()
    return done


@pytest.fixture(scope="module")
def browser() -> Browser:
    """The browser of this process."""
    return SHARED.browser()


@pytest.fixture
def visitor(browser: Browser) -> Iterator[Callable[..., Page]]:
    """Makes persons: each call gives a page with cookies of its own, `visitor(viewport=PHONE)` on a phone.

    A page that logs an error or throws one fails its test at the end.
    """
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def arrive(**options: object) -> Page:
        context = browser.new_context(**(AT_REST | options))
        context.set_default_timeout(PATIENCE_MS)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: complaints.append(f"{page.url}: {error}"))
        page.on(
            "console", lambda said: said.type == "error" and complaints.append(f"{page.url}: {said.text}")
        )
        return page

    yield arrive
    for context in contexts:
        context.close()
    assert not complaints


@pytest.fixture
def page(visitor: Callable[..., Page]) -> Page:
    """One person at a desk."""
    return visitor()


@pytest.fixture
def lively_page(visitor: Callable[..., Page]) -> Page:
    """One person at a desk, whose browser shows everything that moves."""
    return visitor(reduced_motion="no-preference")


@pytest.fixture
def phone(visitor: Callable[..., Page]) -> Page:
    """One person with a phone in hand."""
    return visitor(viewport=PHONE, is_mobile=True, has_touch=True)


@pytest.fixture
def accessible() -> Callable[[Page], None]:
    """Asserts that axe has nothing to say about a page."""

    def check(page: Page) -> None:
        page.wait_for_load_state()  # an address changes before its page is there
        page.wait_for_function(AT_EASE)
        # Axe reads the sheets of a root of its own through an inline style, which the policy of our pages
        # forbids.
        has_root = page.evaluate("() => document.getElementById('board-table') !== null")
        results = Axe().run(page, options={"preload": not has_root, "resultTypes": ["violations"]})
        assert results.violations_count == 0, results.generate_report()

    return check


@pytest.fixture(scope="session")
def house_url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a running server, in a process of its own, with bots in theirs, who do not wait for
    second thoughts.
    """
    server = Process(tmp_path_factory.mktemp("house"), time_to_undo=0.1)
    yield server.url
    assert server.interrupt() == 0


@pytest.fixture
def shown_at(visitor: Callable[..., Page], browser: Browser) -> Iterator[Callable[..., str]]:
    """Gives the address of a table that is shown without a game behind it.

    Pages leave it before its server ends.
    """
    with opened() as house:
        yield house.lay_out
        for page in (page for context in browser.contexts for page in context.pages):
            page.goto("about:blank")


@pytest.fixture
def picture() -> Callable[[Page, str], None]:
    """Keeps a screenshot to look at in the folder that ARGOSY_PICTURES names; takes none where it names
    none.
    """
    wanted = os.environ.get("ARGOSY_PICTURES")
    if not wanted:
        return lambda _page, _name: None
    folder = Path(wanted)
    folder.mkdir(parents=True, exist_ok=True)

    def keep(page: Page, name: str) -> None:
        page.wait_for_load_state()
        page.wait_for_function(AT_EASE)
        width = page.viewport_size["width"]
        page.screenshot(path=folder / f"{name}-{width}.png")

    return keep
