"""Style sheets and pictures: nothing missing, nothing from elsewhere, nothing too heavy."""

import re

import pytest

from argosy.web import models, pages
from argosy.web.rendering.assets import FOLDER, files, minified, prefix
from tests.web.wonders import tables

SHEETS = sorted(path for name, path in files().items() if name.startswith("css/"))
BUDGET = 210_000
DUEL_BUDGET = 258_000
"""A table with both expansions, all three games' common parts included; comes once and stays in the browser's
store.
"""


def test_the_day_chart_is_the_same_by_choice_and_by_device():
    """Both colours stand side by side in one place; a light only says which of them is meant."""
    tokens = (FOLDER / "css" / "tokens.css").read_text()
    assert dict(re.findall(r':root\[data-theme="(\w+)"\] \{\s+(.*?)\s+\}', tokens, re.DOTALL)) == {
        "light": "color-scheme: light;",
        "auto": "color-scheme: light dark;",
    }


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda path: path.name)
def test_files_that_a_sheet_names_exist(sheet):
    for name in re.findall(r"url\(['\"]?([^)'\"]+)", sheet.read_text()):
        assert (FOLDER / "css" / name).resolve().is_file(), name  # they are all served as css/...


LAYERS = ("reset", "tokens", "parts", "components", "pages")


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda path: path.name)
def test_every_sheet_is_in_a_layer(sheet):
    """A rule outside of the layers would win over all of them; only parts.css holds two."""
    text, before = re.sub(r"/\*.*?\*/", "", sheet.read_text(), flags=re.DOTALL), None
    while text != before:
        before, text = text, re.sub(r"\{[^{}]*\}", "", text)
    outside = re.sub(r"@(?:font-face|property [\w-]+)", "", text).split()
    if sheet.name == "tokens.css":
        assert " ".join(outside) == f"@layer {', '.join(LAYERS)}; @layer tokens"
    else:
        own = outside[1::2]
        assert outside[::2] == ["@layer"] * len(own)
        assert set(own) <= set(LAYERS)
        assert len(own) == {"fonts.css": 0, "parts.css": 2}.get(sheet.name, 1)


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda path: path.name)
def test_sizes_of_text_follow_the_reader(sheet):
    """Text in px would not grow when the reader enlarges it; pictures of charts are drawn in their own
    units.
    """
    drawn = re.compile(r"\.(?:chart-axis|sea-name|land-name|site-name)\b[^{]*\{[^}]*\}")
    assert not re.findall(r"font(?:-size)?:[^;}]*\d(?:\.\d+)?px", drawn.sub("", sheet.read_text()))


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda path: path.name)
def test_custom_properties_are_defined_somewhere(sheet):
    everything = "".join(path.read_text() for path in SHEETS)
    defined = set(re.findall(r"(--[\w-]+)\s*:", everything))
    used = set(re.findall(r"var\((--[\w-]+)\)", sheet.read_text()))
    assert used <= defined, used - defined


def loaded(page):
    """All scripts and sheets that a page loads, modules that import others included."""
    named = re.findall(rf"{prefix()}/((?:css|js|vendor)/[\w.-]+)", page)
    found, waiting = set(), [files()[name] for name in named]
    while waiting:
        path = waiting.pop()
        if path not in found:
            found.add(path)
            inside = (
                re.findall(r'import [^"]*"\./([\w.-]+)"', path.read_text()) if path.suffix == ".js" else []
            )
            waiting += [files()[f"js/{name}"] for name in inside]
    return found


def test_the_way_to_the_first_table_is_light():
    """Scripts and sheets of the lobby and of a table together, without fonts and before compression by the
    server.
    """
    files = loaded(pages.lobby(models.LobbyPage(visitor=models.Visitor()))) | loaded(
        pages.table(tables.page())
    )
    assert {"lobby.css", "table.css", "htmx-4.0.1.min.js", "hand.js"} <= {path.name for path in files}
    assert sum(len(minified(path)) for path in files) < BUDGET


def test_what_only_duel_needs_comes_only_with_duel():
    lobby = loaded(pages.lobby(models.LobbyPage(visitor=models.Visitor())))
    wonders = loaded(pages.table(tables.page()))
    assert not [path.name for path in lobby | wonders if path.stem.startswith("duel")]
    plain, rich = (loaded(pages.table(duel_page(expansions))) for expansions in ((), ("agora", "pantheon")))
    assert {path.name for path in rich - plain} == {"duel-agora.css", "duel-pantheon.css"}
    assert {"duel.css", "duel.js", "duel-select.js"} <= {path.name for path in plain}
    assert "hand.js" not in {path.name for path in rich}
    assert sum(len(minified(path)) for path in rich) < DUEL_BUDGET


@pytest.mark.parametrize("page", [lambda **more: duel_page((), **more), tables.page], ids=["duel", "wonders"])
def test_a_table_with_a_coach_waits_for_little_more(page):
    """The scripts that show the answer are fetched when it is asked."""
    plain, coached = (loaded(pages.table(page(has_coach=one))) for one in (False, True))
    assert {path.name for path in coached - plain} == {"coach.js"}
    assert sum(len(minified(path)) for path in coached - plain) < 1_500


def duel_page(expansions, **more):
    """A table of Duel that waits for its second player: the page loads what the game will need."""
    seats = (
        models.SeatInfo(seat=0, name="Imogen", kind="human"),
        models.SeatInfo(seat=1, name="", kind="open"),
    )
    return models.TablePage(
        table="abc",
        visitor=models.Visitor(),
        seat=0,
        phase="waiting",
        seats=seats,
        game="duel",
        edition=2020,
        expansions=expansions,
        **more,
    )


def test_fonts_and_borrowed_scripts_bring_their_licences():
    assert {path.name for path in (FOLDER / "fonts").glob("LICENSE*")} == {
        "LICENSE-Alegreya-Sans.txt", "LICENSE-Alegreya.txt", "LICENSE-Forum.txt",
    }  # fmt: skip
    assert (FOLDER / "vendor" / "LICENSE-htmx.txt").is_file()
