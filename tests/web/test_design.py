"""The pictures on the pages are what the scripts of design/ draw, and none is too heavy."""

import subprocess
import sys
from pathlib import Path

import pytest

from argosy.web.assets import FOLDER
from argosy.web.drawings import read_drawings
from argosy.web.wonders.drawings import DRAWINGS

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
def test_cards_of_leaders_and_cities_have_pictures_of_their_own(box):
    """Nothing of these boxes borrows from another one; only a card that was renamed between the editions shares its picture."""
    table = read_drawings(ROOM / box)
    shown = list(table.cards.values())
    assert all(drawing.startswith(f"{box}/") for drawing in (*shown, *table.wonders.values()))
    borrowed = {card for card, drawing in table.cards.items() if shown.count(drawing) > 1}
    renamed = {
        "leaders": {},
        "cities": {
            "west_clandestine_wharf": "clandestine_dock_west",
            "east_clandestine_wharf": "clandestine_dock_east",
            "city_gates": "gates_of_the_city",
            "pigeonhole": "pigeon_loft",
            "architect_firm": "architect_cabinet",
            "dive": "gambling_house",
            "band_of_spies": "spy_ring",
            "chamber_of_builders": "builders_union",
            "secret_network": "secret_society",
        },
    }[box]
    assert borrowed == {*renamed, *renamed.values()}
    assert DRAWINGS.cards.items() >= table.cards.items()
