"""Node counts of the last turns of golden games of 7 Wonders.

`scripts/make_counts.py wonders` writes them anew.
"""

import pytest

from argosy.rules.backends import plain
from tests.counts.levels import blocks, check_levels, divide
from tests.counts.wonders.counting import BACKEND, FILE, SHORT, count, place_of
from tests.golden.wonders.golden import FILES, path_of

COUNTS = blocks(FILE)


def test_every_golden_game_is_counted():
    assert {wanted.name for wanted in COUNTS} == {path_of(*file).stem for file in FILES}


@pytest.mark.parametrize("wanted", COUNTS, ids=lambda wanted: wanted.name)
def test_nodes_below_the_last_turns(wanted):
    check_levels(place_of(wanted), wanted, count, BACKEND, SHORT)


@pytest.mark.parametrize("wanted", COUNTS, ids=lambda wanted: wanted.name)
def test_the_plain_backend_and_the_public_face_count_the_same(wanted):
    """The first two levels, decision by decision."""
    game = place_of(wanted)
    first = game.choices(min(game.owing))
    assert len(first) == wanted.nodes[0]
    assert count(game, 2, plain)[0] == wanted.nodes[1]


def test_dividing_shows_every_first_choice():
    wanted = COUNTS[0]
    game = place_of(wanted)
    lines = divide(game, 2, BACKEND, count).splitlines()
    assert len(lines) == wanted.nodes[0]
    assert sum(int(line.split()[-1]) for line in lines) == wanted.nodes[1]
