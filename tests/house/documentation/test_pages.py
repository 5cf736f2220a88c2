"""Pages of docs: links, code and examples; in the whole run (`./test docs`) a build without warnings."""

import ast
import doctest
import importlib
import os
import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

import pytest

from argosy.game import engine
from tests.house.code import MODULES

ROOT = Path(__file__).resolve().parents[3]
# Examples are about meaning, not speed: nothing is compiled for them. What is compiled already makes them
# quicker.
BACKEND = "compiled" if engine.is_cached() else "plain"
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)

LINK = re.compile(r"\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]+))?\)")
HEADING = re.compile(r"^#+ +(.+)$|^\(([\w-]+)\)=$", re.MULTILINE)
NO_WORD = re.compile(r"[^\w\- ]")
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])


def anchors(page: Path) -> set[str]:
    """Anchors of the headings and labels of a page."""
    found = HEADING.findall(page.read_text("utf-8"))
    return {label or NO_WORD.sub("", heading.lower()).strip().replace(" ", "-") for heading, label in found}


def broken_links(page: Path) -> list[str]:
    """Links of a page whose file or heading is missing."""
    found = []
    for path, anchor in LINK.findall(page.read_text("utf-8")):
        target = (page.parent / path).resolve() if path else page
        is_there = target.exists() and (not anchor or target.suffix != ".md" or anchor in anchors(target))
        if not is_there:
            found.append(f"{path}#{anchor}" if anchor else path)
    return found


def missing_names(code: str) -> list[str]:
    """Names that a program imports from Argosy and that do not exist."""
    found = []
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.ImportFrom) and (node.module or "").partition(".")[0] == "argosy":
            module = importlib.import_module(str(node.module))
            found += [f"{node.module}.{one.name}" for one in node.names if not _has(module, one.name)]
    return found


def _has(module: ModuleType, name: str) -> bool:
    return hasattr(module, name) or find_spec(f"{module.__name__}.{name}") is not None


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_lead_to_files_and_headings(page):
    assert broken_links(page) == []


def test_a_broken_link_and_a_missing_name_are_found(tmp_path):
    page = tmp_path / "page.md"
    page.write_text(
        "# One *heading*\n[a](#one-heading) [b](#two) [c](other.md) [d](https://argosy.example/)\n"
    )
    assert broken_links(page) == ["#two", "other.md"]
    assert missing_names("from argosy import new_game, old_game") == ["argosy.old_game"]


def test_code_in_pages_can_be_read_and_imports_what_exists():
    """The whole run executes each block."""
    assert {name: missing for name, code in examples() if (missing := missing_names(code))} == {}


def examples() -> list[tuple[str, str]]:
    """Every block of Python in the pages, with its page and number."""
    return [
        (f"{page.name}-{n}", code)
        for page in PAGES
        for n, code in enumerate(BLOCK.findall(page.read_text()), 1)
    ]


@pytest.mark.whole
@pytest.mark.parametrize(("name", "code"), [pytest.param(*example, id=example[0]) for example in examples()])
def test_examples_in_pages_run(name, code, tmp_path):
    """Each in a process and a folder of its own, as a reader would paste it."""
    command = [sys.executable, "-W", "error", "-c", code]
    done = subprocess.run(
        command,
        cwd=tmp_path,
        env=os.environ | {"ARGOSY_BACKEND": BACKEND},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, f"{name}: {done.stderr}"


@pytest.mark.parametrize("name", [name for name, path in MODULES.items() if ">>> " in path.read_text()])
def test_examples_in_docstrings_run(name, monkeypatch):
    monkeypatch.setenv("ARGOSY_BACKEND", BACKEND)
    result = doctest.testmod(importlib.import_module(name))
    assert result.attempted
    assert not result.failed


@pytest.mark.whole
def test_the_documentation_builds_without_a_warning(tmp_path):
    done = subprocess.run(
        [ROOT / "scripts" / "docs", tmp_path, "html"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "index.html").is_file()


POSITIONS = {
    "7 Wonders": ("argosy.game.wonders.position.form", ("PositionData", "CityData", "StageData", "PlayData")),
    "Armada": ("argosy.game.wonders.armada.position", ("ArmadaCityData", "FreeMoveData")),
    "Cities": ("argosy.game.wonders.cities.position", ("CitiesCityData", "Demand")),
    "Duel": (
        "argosy.game.duel.position.form",
        ("DuelPositionData", "DuelCityData", "WonderData", "ConspiracyData", "ChamberData", "TaskData"),
    ),
}
"""The forms of positions."""


@pytest.mark.parametrize("game", POSITIONS)
def test_every_field_of_a_position_is_described(game):
    """In the part of the page that is about the game: a field of one is not told by the table of the
    other.
    """
    page = (ROOT / "docs" / "play" / "positions.md").read_text()
    duel = page[page.index("## The table in Duel") : page.index("## What is refused")]
    about = (
        duel
        if game == "Duel"
        else page[page.index("## The table in 7 Wonders") : page.index("## The table in Duel")]
    )
    module, forms = POSITIONS[game]
    fields = {
        name
        for form in forms
        for name in getattr(importlib.import_module(module), form).__struct_encode_fields__
    }
    assert {name for name in fields if not re.search(rf"`{name}(?:`|:)|\"{name}\"", about)} == set()
