"""The pages build without a warning, and the examples in them run."""

import doctest
import importlib
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from argosy.game import engine
from tests.house.code import MODULES
from tests.sampling import WHOLE

ROOT = Path(__file__).resolve().parents[2]
# Examples are about meaning, not speed: nothing is compiled for them. What is compiled already makes them quicker.
GEAR = "compiled" if engine.is_cached() else "plain"
BLOCK = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def examples() -> list[tuple[str, str]]:
    """Every block of Python in the pages, with its page and number."""
    pages = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
    return [(f"{page.name}-{n}", code) for page in pages for n, code in enumerate(BLOCK.findall(page.read_text()), 1)]


@pytest.mark.whole
@pytest.mark.parametrize(("name", "code"), [pytest.param(*example, id=example[0]) for example in examples()])
def test_examples_in_pages_run(name, code, tmp_path):
    """Each in a process and a folder of its own, as a reader would paste it."""
    command = [sys.executable, "-W", "error", "-c", code]
    done = subprocess.run(
        command,
        cwd=tmp_path,
        env=os.environ | {"ARGOSY_GEAR": GEAR},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, f"{name}: {done.stderr}"


@pytest.mark.parametrize("name", [name for name, path in MODULES.items() if ">>> " in path.read_text()])
def test_examples_in_docstrings_run(name, monkeypatch):
    monkeypatch.setenv("ARGOSY_GEAR", GEAR)
    result = doctest.testmod(importlib.import_module(name))
    assert result.attempted
    assert not result.failed


@pytest.mark.whole
def test_the_documentation_builds_without_a_warning(tmp_path):
    builder, made = ("html", "index.html") if WHOLE else ("dummy", ".doctrees/index.doctree")
    done = subprocess.run([ROOT / "scripts" / "docs", tmp_path, builder], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert (tmp_path / made).is_file()


POSITIONS = {
    "7 Wonders": ("argosy.game.wonders.position.form", ("PositionData", "CityData", "StageData", "PlayData")),
    "Armada": ("argosy.game.wonders.armada.position", ("CityShips", "FreeMove")),
    "Cities": ("argosy.game.wonders.cities.position", ("CityBlack", "Demand")),
    "Duel": (
        "argosy.game.duel.position.form",
        ("DuelPosition", "CityData", "WonderData", "ConspiracyData", "ChamberData", "TaskData"),
    ),
}
"""The forms of positions."""


@pytest.mark.parametrize("game", POSITIONS)
def test_every_field_of_a_position_is_described(game):
    """In the part of the page that is about the game: a field of one is not told by the table of the other."""
    page = (ROOT / "docs" / "positions.md").read_text()
    duel = page[page.index("## The table in Duel") : page.index("## What is refused")]
    about = (
        duel if game == "Duel" else page[page.index("## The table in 7 Wonders") : page.index("## The table in Duel")]
    )
    module, forms = POSITIONS[game]
    fields = {name for form in forms for name in getattr(importlib.import_module(module), form).__struct_fields__}
    assert {name for name in fields if not re.search(rf"`{name}(?:`|:)|\"{name}\"", about)} == set()
