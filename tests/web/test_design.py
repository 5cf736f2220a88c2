"""The pictures on the pages are what the scripts of design/ draw, and none is too heavy."""

import subprocess
import sys
from pathlib import Path

import pytest

from argosy.web.assets import FOLDER
from argosy.web.drawings import read_drawings
from argosy.web.wonders.drawings import DRAWINGS
from tests.web.sprites import drawings

BUILD = Path(__file__).parents[2] / "design" / "build.py"
BUDGET = 300_000
ROOM = Path(__file__).parents[2] / "src" / "argosy" / "web" / "wonders"


def test_the_files_are_what_the_scripts_draw():
    """All but the sea, whose isobaths need a library that the project does without."""
    run = subprocess.run([sys.executable, BUILD, "check"], capture_output=True, text=True, check=False)
    assert (run.returncode, run.stderr) == (0, ""), run.stderr


@pytest.mark.parametrize("path", sorted(FOLDER.rglob("*.svg")), ids=lambda path: path.name)
def test_no_picture_is_heavy(path):
    assert path.stat().st_size < BUDGET


@pytest.mark.parametrize("box", ["leaders", "cities"])
def test_each_card_and_board_of_leaders_and_cities_has_a_picture_of_its_own(box):
    table = read_drawings(ROOM / box)
    shown = [*table.cards.values(), *table.wonders.values(), *table.things.values()]
    assert len(shown) == len(set(shown))
    assert all(drawing.startswith(f"{box}/") for drawing in shown)
    assert set(shown) == {drawing for drawing in drawings() if drawing.startswith(f"{box}/")}
    assert DRAWINGS.cards.items() >= table.cards.items()
    assert DRAWINGS.things.items() >= table.things.items()
