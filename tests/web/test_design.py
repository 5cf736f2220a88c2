"""Pictures on pages: drawn by the scripts of design/, and small enough."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from argosy.catalog import load_expansions
from argosy.rules.wonders.babel.ruleset import facts_of as facts_of_babel
from argosy.rules.wonders.edifice.ruleset import facts_of as facts_of_edifice
from argosy.web.rendering.assets import FOLDER
from argosy.web.rendering.drawings import read_drawings
from argosy.web.wonders.faces import DRAWINGS
from tests.web.sprites import drawings, fields

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


@pytest.mark.parametrize("expansion", ["leaders", "cities"])
def test_each_card_and_board_of_leaders_and_cities_has_a_picture_of_its_own(expansion):
    table = read_drawings(ROOM / expansion)
    shown = [*table.cards.values(), *table.wonders.values(), *table.things.values()]
    assert len(shown) == len(set(shown))
    assert all(drawing.startswith(f"{expansion}/") for drawing in shown)
    assert set(shown) == {drawing for drawing in drawings() if drawing.startswith(f"{expansion}/")}
    assert DRAWINGS.cards.items() >= table.cards.items()
    assert DRAWINGS.things.items() >= table.things.items()


TILE = re.compile(r"babel/tile_\d+(_[234])?")


def test_each_project_tile_and_edifice_has_a_picture_of_its_own():
    facts = load_expansions("wonders", ("base_2010", "babel", "edifice"))
    babel, edifice = facts_of_babel(facts), facts_of_edifice(facts)
    tiles = {tile.id: f"babel/{tile.id}" for tile in babel.tiles}
    projects = {f"project_{project.id}": f"babel/{project.id}" for project in babel.projects}
    edifices = {f"edifice_{one.id}": f"edifice/{one.id}" for one in edifice.edifices}
    assert read_drawings(ROOM / "babel").things == projects | tiles
    assert read_drawings(ROOM / "edifice").things == edifices
    assert {*projects.values(), *tiles.values(), *edifices.values()} <= drawings()
    assert DRAWINGS.things.items() >= (projects | tiles | edifices).items()


def test_a_tile_is_drawn_for_each_place_of_the_tower():
    """The first place has the name of the tile alone; clockwise from there, so that every sign stands
    upright.
    """
    babel = facts_of_babel(load_expansions("wonders", ("base_2010", "babel")))
    places = max(babel.setup.tower.places)
    drawn = {name for name in drawings() if TILE.fullmatch(name)}
    others = {f"babel/{tile.id}_{place}" for tile in babel.tiles for place in range(2, places + 1)}
    assert drawn == others | {f"babel/{tile.id}" for tile in babel.tiles}
    boards = {f"babel/tower_{number}" for number in babel.setup.tower.places}
    assert boards <= drawings()
    most_on_a_place = max(
        -(-babel.setup.tower.tiles * players // number)
        for players, number in enumerate(babel.setup.tower.places, 2)
        if players <= babel.setup.players.most
    )
    covered = {name for name in drawings() if name.startswith("babel/covered_")}
    assert covered == {f"babel/covered_{layers}" for layers in range(1, most_on_a_place)}


def test_pieces_of_the_tower_are_square_and_plates_are_not():
    babel, edifice = fields("engravings-babel.svg"), fields("engravings-edifice.svg")
    plates = {
        name.partition("/")[2]
        for expansion in ("babel", "edifice")
        for name in read_drawings(ROOM / expansion).things.values()
    }
    for field in (babel, edifice):
        for symbol, (width, height) in field.items():
            name = symbol.removeprefix("v-")
            plate = name == "tower" or (name in plates and not name.startswith("tile_"))
            assert (width, height) == (120, 80) if plate else width == height, symbol


def test_each_colour_that_a_penalty_takes_has_a_sign():
    facts = load_expansions("wonders", ("base_2010", "babel", "edifice"))
    works = (*facts_of_babel(facts).projects, *facts_of_edifice(facts).edifices)
    taken = {
        f"lose-{color}" for work in works if work.penalty.kind == "lose_card" for color in work.penalty.of
    }
    pawns = {f"edifice-pawn-{work.age}" for work in facts_of_edifice(facts).edifices}
    tiles = {f"tile-{tile.number}" for tile in facts_of_babel(facts).tiles}
    assert taken | pawns | tiles <= fields("icons.svg").keys()
