"""Measures of the layout: opens a case in a window, brings it into a state, collects findings.

The same code serves the sample in CI and the whole matrix (scripts/layout.py).
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import Page

from tests.browser.layout.cases import Case

HERE = Path(__file__).parent
SCRIPTS = [(HERE / name).read_text() for name in ("page.js", "paint.js", "measures.js")]
LANGUAGES = ("en", "fr", "pl", "ru", "uk")
THEMES = ("dark", "light")
SIZES = (
    (390, 844),
    (820, 1180),
    (1180, 820),
    (1280, 720),
    (1366, 768),
    (1440, 900),
    (1920, 1080),
    (2560, 1440),
)
TOUCH = 820
"""Windows up to this wide are touched with fingers."""
PATIENCE = 180_000
"""Milliseconds that a page may take to open on a machine with other work."""
PLACES = ("cut", "half", "outside", "over", "question", "city", "board")
"""Measures that the light of the page has no part in."""


class Window(msgspec.Struct, frozen=True, order=True):
    """A window and the size of its text: 2 is 200 %."""

    width: int
    height: int
    text: int = 1

    @property
    def name(self) -> str:
        return f"{self.width}x{self.height}" + ("" if self.text == 1 else f"@{self.text * 100}%")

    @property
    def is_touched(self) -> bool:
        return self.width <= TOUCH


WINDOWS = (*(Window(*size) for size in SIZES), Window(1440, 900, 2), Window(390, 844, 2))


class Finding(msgspec.Struct, frozen=True):
    """Something that is wrong at one place."""

    measure: str
    selector: str
    text: str
    box: dict[str, int]
    detail: str = ""
    case: str = ""
    state: str = ""
    language: str = ""
    theme: str = ""
    window: str = ""


CHANGED = """() => document.querySelectorAll("[id^='city-'] :is(.gauge b, .stat b, header .coin)").forEach((one) => {
  one.dataset.onChanged = one.matches(".coin, .coin + b") ? "+13" : "";
})"""
"""All values of the cities at once, as the pages mark those that a reveal has changed."""
CHOOSE = """([wanted, stage]) => {
  document.querySelectorAll("dialog.scene[open]").forEach((one) => one.close());
  const card = [...document.querySelectorAll("#hand[data-live] .card, #structure .structure-card.open[data-select]")].filter((one) => one.checkVisibility()).find((one) => one.matches(wanted));
  if (!card) return false;
  if (card.getAttribute("aria-selected") !== "true") card.click();
  const more = stage ? document.querySelector(".dock-panel[data-on] [data-act='stage-payments']") : null;
  if (stage && !more) return false;
  more?.click();
  return true;
}"""
RESET = """() => {
  document.querySelectorAll("dialog:modal").forEach((one) => one.close());
  document.querySelectorAll("[data-on-changed]").forEach((one) => one.removeAttribute("data-on-changed"));
  document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  scrollTo(0, 0);
}"""
STILL = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("*, *::before, *::after { transition: none !important; animation: none !important; }");
  document.adoptedStyleSheets = [sheet];
}"""
"""Without it a change of light would still be on its way, element by element, when colours are read."""
READY = "() => document.documentElement.classList.contains('js') && (!document.querySelector('#live') || window.htmx)"


def bring(page: Page, state: str) -> bool:
    """Bring the page into a state; False where it has none such."""
    page.evaluate(RESET)
    name, _, sheet = state.partition(" ")
    if name == "open":
        return page.evaluate(
            "id => { const one = document.getElementById(id); one?.showModal(); return Boolean(one); }", sheet
        )
    if name == "city":
        tab = page.locator(".tabs [data-tab=city]:visible")
        if not tab.count():
            return False
        tab.click()
        page.mouse.move(0, 0)  # away, or the note of what comes to lie under it would open
        return True
    if name == "changed":
        page.evaluate(CHANGED)
    if name in {"chosen", "refused", "stage"}:
        wanted = {"chosen": ":not(.cannot, .no)", "refused": ".cannot, .no", "stage": "*"}[name]
        return page.evaluate(CHOOSE, [wanted, name == "stage"])
    return True


def visit(page: Page, url: str) -> None:
    """Open a page and give it the measures."""
    page.goto(url, timeout=PATIENCE)
    page.wait_for_function(READY, timeout=PATIENCE)
    page.evaluate("document.fonts.ready")
    give_measures(page)


def give_measures(page: Page) -> None:
    """Give an open page the measures; from now on nothing on it moves."""
    page.evaluate(STILL)
    for script in SCRIPTS:
        page.evaluate(f"() => {{ {script} }}")


def look(
    page: Page, case: Case, language: str, window: Window, themes: tuple[str, ...] = THEMES
) -> Iterator[Finding]:
    """Everything that is wrong with a case in one window: places once, contrast in each light.

    The second light is looked at in the first language only, because colours are the same in all of them.
    """
    themes = themes if language == LANGUAGES[0] else themes[:1]
    page.set_viewport_size({"width": window.width, "height": window.height})
    for state in case.states:
        page.evaluate("document.documentElement.dataset.theme = 'dark'")
        if not bring(page, state):
            continue
        where = {"case": case.name, "state": state, "language": language, "window": window.name}
        names = [*PLACES, *(["target"] if window.is_touched else [])]
        yield from found(page, names, where | {"theme": "dark"})
        for theme in themes:
            page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)
            yield from found(page, ["contrast"], where | {"theme": theme})


def found(page: Page, names: list[str], where: dict[str, Any]) -> Iterator[Finding]:
    """Findings of these measures on the page as it stands."""
    for one in page.evaluate("names => layoutMeasures(names)", names):
        yield Finding(**one, **where)
