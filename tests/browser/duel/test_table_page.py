"""Pages of Duel in a browser without a server: axe, window sizes, choosing by mouse and keyboard."""

from urllib.parse import parse_qs

import pytest
from playwright.sync_api import expect

from argosy.web import models, pages
from tests.browser.conftest import DESKTOP, PHONE
from tests.browser.duel.hands import body
from tests.browser.hands import PATIENCE_MS
from tests.browser.page_server import Asked, opened
from tests.web.duel import tables
from tests.web.wonders import tables as wonders_tables

QUESTIONS = ("turn", "senate", "enshrine", "plot", "shift", "destroy", "first")
EXPANSIONS = {"base": (), "agora": ("agora",), "pantheon": ("pantheon",), "both": ("agora", "pantheon")}
SIZES = ((390, 844), (820, 1180), (1024, 768), (1280, 720), (1440, 900), (1920, 1080))


def page_of(path, theme):
    """`/q/senate` is a decision, `/t/agora/45` a game with expansions after some choices, seen by who
    decides.
    """
    kind, *rest = path.strip("/").split("/")
    if kind == "q":
        game, log = tables.at_every_question()[rest[0]]
    else:
        game, log = tables.at(EXPANSIONS[rest[0]], int(rest[1]))
    return pages.table(tables.page(game, log, game.owing[0], theme=theme, can_undo=True))


POSTED = []
"""What the pages have sent: (choose or undo, the choice)."""


class Duel(Asked):
    """Serves tables of Duel and their notes, and remembers what is sent."""

    def do_GET(self):  # noqa: N802  because the base class names it so
        path, _, query = self.path.partition("?")
        self.server.help = models.HelpPage(visitor=wonders_tables.visitor(), game="duel")
        # A page that asks by itself, because no stream brings anything, is told that there is nothing new.
        asks_by_itself = "hx-request" in self.headers and "hx-request-type" not in self.headers
        if path.startswith(("/q/", "/t/")) and not path.endswith("/live") and not asks_by_itself:
            self.answer(page_of(path, query or "dark").encode(), "text/html; charset=utf-8")
        else:
            super().do_GET()

    def do_POST(self):  # noqa: N802  because the base class names it so
        body = self.rfile.read(int(self.headers["content-length"])).decode()
        POSTED.append((self.path.rpartition("/")[2], parse_qs(body).get("choice", [""])[0]))
        self.answer(b"", "text/plain")


@pytest.fixture(scope="module")
def house():
    with opened(handler=Duel) as house:
        yield house.url


@pytest.fixture
def arrive(house, visitor):
    """Opens a page and waits until it is alive."""
    POSTED.clear()

    def arrive(path, **options):
        page = visitor(reduced_motion="reduce", **options)
        page.goto(house + path)
        page.wait_for_function("() => document.documentElement.classList.contains('js') && window.htmx")
        return page

    return arrive


def posted(page):
    """The form that the page has sent, as soon as it has."""
    for _ in range(PATIENCE_MS // 50):
        if POSTED:
            break
        page.wait_for_timeout(50)
    return POSTED[-1] if POSTED else None


@pytest.mark.whole
@pytest.mark.parametrize(
    ("theme", "size"), [("dark", DESKTOP), ("light", PHONE)], ids=["night desk", "day phone"]
)
@pytest.mark.parametrize("path", ["/t/base/3", "/t/both/45", "/q/senate", "/q/plot"])
def test_nothing_stands_in_anybodys_way(path, theme, size, arrive, accessible):
    page = arrive(f"{path}?{theme}", viewport=size)
    accessible(page)


@pytest.mark.whole
def test_an_open_panel_stands_in_nobodys_way(arrive, accessible):
    page = arrive("/q/turn")
    page.locator("#structure [data-select]").first.click()
    accessible(page)


@pytest.mark.whole
@pytest.mark.parametrize("path", ["/t/base/3", "/t/base/30", "/t/agora/55", "/t/pantheon/40", "/t/both/60"])
def test_no_table_is_wider_than_its_window(path, arrive):
    page = arrive(path)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        # Nested container queries settle some frames after the window has changed.
        page.wait_for_function("(width) => document.documentElement.scrollWidth <= width", arg=width)


def one_of_each_kind(page):
    """A thing of every look that has a note of every kind: {kind of note: things}."""
    return page.evaluate("""() => {
        const found = new Map();
        for (const thing of document.querySelectorAll("#table [data-note]")) {
            const kind = `${thing.classList[0] ?? thing.tagName} ${thing.dataset.note.split("-")[0]}`;
            if (thing.checkVisibility() && !found.has(kind)) found.set(kind, thing);
        }
        [...found.values()].forEach((thing, n) => (thing.dataset.example = n));
        return [...found.keys()];
    }""")


@pytest.mark.whole
@pytest.mark.parametrize(
    ("path", "size"),
    [("/t/both/2", {"width": 1280, "height": 720}), ("/t/both/60", DESKTOP)],
    ids=["draft", "Age II"],
)
def test_every_note_is_wide_enough_to_read_and_whole_within_the_window(path, size, arrive):
    page = arrive(path, viewport=size)
    kinds = one_of_each_kind(page)
    assert "progress-token progress" in kinds
    note = page.locator("#note")
    for number, kind in enumerate(kinds):
        page.mouse.move(1, 1)
        expect(note).to_be_hidden()
        body(page.locator(f'[data-example="{number}"]')).hover(force=True)
        expect(note).to_be_visible()
        box = note.bounding_box()
        assert box["width"] >= 150, kind
        assert box["height"] <= size["height"] / 2, kind
        assert box["x"] >= 0, kind
        assert box["x"] + box["width"] <= size["width"], kind


@pytest.mark.sample(1)
@pytest.mark.parametrize("path", ["/t/base/30", "/t/agora/55"])
def test_the_table_fits_a_desk(path, arrive):
    page = arrive(path, viewport=DESKTOP)
    assert page.evaluate("document.documentElement.scrollHeight") <= DESKTOP["height"]


def test_a_click_selects_and_a_second_one_builds(arrive):
    page = arrive("/t/base/14")
    card = page.locator("#structure .structure-card.selectable:not(.cannot)").first
    card.click()
    assert card.get_attribute("aria-pressed") == "true"
    assert page.locator(".dock-panel:visible").count() == 1
    assert not POSTED
    page.wait_for_timeout(600)  # because the second half of a double click builds nothing
    card.click()
    assert posted(page)[1].startswith("build ")


def test_what_is_selected_stays_so_while_the_game_stands_still(arrive):
    """A fragment of the same moment, as when a spectator comes."""
    page = arrive("/t/base/14")
    card = page.locator("#structure .structure-card.selectable").first
    card.click()
    page.evaluate("""() => new Promise((done) => {
        document.addEventListener("argosy:changed", done, { once: true });
        htmx.ajax("GET", location.pathname, { target: "#table", swap: "outerMorph" });
    })""")
    assert card.get_attribute("aria-pressed") == "true"
    assert page.locator(".dock-panel:visible").count() == 1
    assert page.locator(".dock-panel[data-on]").is_visible()


@pytest.mark.whole
def test_escape_puts_back_and_then_takes_back(arrive):
    page = arrive("/t/base/14")
    page.locator("#structure .structure-card.selectable").first.click()
    page.keyboard.press("Escape")
    assert page.locator("#dock-idle").is_visible()
    assert not POSTED
    page.keyboard.press("Escape")
    assert posted(page)[0] == "undo"


@pytest.mark.whole
def test_the_keyboard_alone_discards_a_card(arrive):
    page = arrive("/t/base/14")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    assert page.locator(".dock-panel[data-on]").count() == 1
    page.keyboard.press("d")
    assert posted(page)[1].startswith("discard ")


@pytest.mark.whole
def test_letters_are_keys_only_while_they_are_switched_on(arrive):
    page = arrive("/t/base/14")
    page.evaluate("document.documentElement.dataset.letters = 'off'")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    page.keyboard.press("d")
    page.wait_for_timeout(200)
    assert not POSTED


def can_construct(moment):
    """Can a wonder be constructed at this moment of the base game?"""
    game, _ = tables.at((), moment)
    return game.asked == "turn" and any(choice.verb == "wonder" for choice in game.choices(game.owing[0]))


@pytest.mark.whole
def test_the_number_of_a_wonder_follows_w(arrive):
    page = arrive(f"/t/base/{next(filter(can_construct, range(8, 60)))}")
    page.locator("#structure .structure-card.selectable").first.click()
    buttons = page.locator('.dock-panel[data-on] [data-act="wonder"]')
    number = next(n for n in range(buttons.count()) if buttons.nth(n).is_enabled())
    page.keyboard.press("w")
    page.keyboard.press(str(number + 1))
    assert posted(page)[1].startswith("wonder ")


@pytest.mark.whole
def test_a_god_is_laid_on_a_space_that_lights_up(arrive):
    page = arrive("/q/enshrine")
    page.locator("#dock [data-select]").first.click()
    lit = page.locator("#pantheon [data-lit]")
    assert lit.count() > 0
    space = lit.first.get_attribute("data-space")
    lit.first.click()
    assert posted(page)[1].endswith(f" {space}")


@pytest.mark.whole
def test_a_marker_moves_by_two_chambers(arrive):
    page = arrive("/q/shift")
    page.locator("#dock .numbers [data-select]").first.click()
    lit = page.locator("#senate [data-lit]").first
    chamber = lit.get_attribute("data-chamber")
    lit.focus()
    page.keyboard.press("Enter")
    kind, text = posted(page)
    assert kind == "choose"
    assert text.startswith("shift ")
    assert text.endswith(f" {chamber}")


@pytest.mark.whole
def test_the_senate_comes_forward_on_a_phone(arrive):
    page = arrive("/q/senate", viewport=PHONE)
    assert page.locator("#senate").is_visible()
    assert not page.locator(".bar.opponent").is_visible()
    page.locator('[data-tab="opp"]').click()
    assert page.locator(".bar.opponent").is_visible()
    assert not page.locator("#senate").is_visible()


@pytest.mark.whole
def test_without_script_everything_can_be_chosen(house, browser):
    context = browser.new_context(java_script_enabled=False, viewport=DESKTOP)
    page = context.new_page()
    page.goto(f"{house}/q/turn")
    shown = page.locator("#dock button[name=choice]:not([disabled])")
    assert shown.count() > 0
    assert all(shown.nth(n).is_visible() for n in range(shown.count()))
    context.close()
