"""The last turns of golden games of Cities can go on in exactly so many ways. `scripts/make_counts.py cities` writes them anew."""

import pytest

from argosy.rules.gears import plain
from tests.counts.levels import blocks, check_levels
from tests.counts.wonders.cities.counting import FILE, count_last_turn, place_of
from tests.counts.wonders.counting import count
from tests.golden.wonders.cities.golden import FILES

COUNTS = blocks(FILE)
every_count = pytest.mark.parametrize("wanted", COUNTS, ids=lambda wanted: wanted.name)


@pytest.fixture(autouse=True)
def compiled_gear(monkeypatch):
    monkeypatch.setenv("ARGOSY_GEAR", "compiled")


def test_every_golden_game_is_counted():
    assert [wanted.name for wanted in COUNTS] == [str(table) for table in FILES]


@every_count
def test_nodes_of_the_last_turn(wanted):
    check_levels(place_of(wanted), wanted, count)


@every_count
def test_the_plain_gear_and_the_public_face_count_the_same(wanted):
    game = place_of(wanted)
    assert len(game.choices(min(game.owing))) == wanted.nodes[0]
    assert count(game, 1, plain)[0] == wanted.nodes[0]


def test_a_count_is_what_the_script_would_write():
    assert count_last_turn(FILES[0]) == COUNTS[0]
