"""Style sheets and pictures: nothing missing, nothing from elsewhere, nothing too heavy."""

import re

import pytest

from argosy.web.assets import FOLDER

SHEETS = sorted((FOLDER / "css").glob("*.css"))
BUDGET = 150_000


def declarations(block):
    return dict(re.findall(r"--([\w-]+):\s*([^;]+);", block))


def test_the_day_chart_is_the_same_by_choice_and_by_device():
    tokens = (FOLDER / "css" / "tokens.css").read_text()
    by_choice = re.search(r':root\[data-theme="light"\] \{(.*?)\}', tokens, re.DOTALL)[1]
    by_device = re.search(r':root\[data-theme="auto"\] \{(.*?)\}', tokens, re.DOTALL)[1]
    assert declarations(by_choice) == declarations(by_device)


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda path: path.name)
def test_files_that_a_sheet_names_exist(sheet):
    for name in re.findall(r"url\(['\"]?([^)'\"]+)", sheet.read_text()):
        assert (sheet.parent / name).resolve().is_file(), name


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda path: path.name)
def test_sizes_of_text_follow_the_reader(sheet):
    """Text in px would not grow when the reader enlarges it; pictures of charts are drawn in their own units."""
    drawn = re.compile(r"\.(?:ax|seaname|landname|sitename)\b[^{]*\{[^}]*\}")
    assert not re.findall(r"font(?:-size)?:[^;}]*\d(?:\.\d+)?px", drawn.sub("", sheet.read_text()))


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda path: path.name)
def test_custom_properties_are_defined_somewhere(sheet):
    everything = "".join(path.read_text() for path in SHEETS)
    defined = set(re.findall(r"(--[\w-]+)\s*:", everything))
    used = set(re.findall(r"var\((--[\w-]+)\)", sheet.read_text()))
    assert used <= defined, used - defined


def test_the_first_page_is_light():
    """Scripts and sheets of a table together, without fonts and before compression by the server."""
    found = [*(FOLDER / "css").glob("*.css"), *(FOLDER / "js").glob("*.js"), *(FOLDER / "vendor").glob("*.js")]
    files = [path for path in found if path.stem != "armada"]  # these come only with Armada
    assert sum(path.stat().st_size for path in files) < BUDGET


def test_fonts_and_borrowed_scripts_bring_their_licences():
    assert {path.name for path in (FOLDER / "fonts").glob("LICENSE*")} == {
        "LICENSE-Alegreya-Sans.txt", "LICENSE-Alegreya.txt", "LICENSE-Forum.txt",
    }  # fmt: skip
    assert (FOLDER / "vendor" / "LICENSE-htmx.txt").is_file()
