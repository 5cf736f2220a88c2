"""Node counts of the last choices of golden games of Duel.

`scripts/make_counts.py duel` writes them anew.
"""

import pytest

from argosy.rules.backends import compiled, plain
from tests.counts.duel.counting import FILE, count, place_of
from tests.counts.levels import blocks, check_levels, divide
from tests.golden.duel.golden import FILES
from tests.sampling import WHOLE

COUNTS = blocks(FILE)
BACKEND, SHORT = (compiled, None) if WHOLE else (plain, 300)
"""A whole run counts every level, with a kernel that takes half a minute to compile; any other those of few
nodes.
"""


def test_every_golden_game_of_duel_is_counted():
    assert [wanted.name for wanted in COUNTS] == list(FILES)


@pytest.mark.parametrize("wanted", COUNTS, ids=lambda wanted: wanted.name)
def test_nodes_below_the_last_choices(wanted):
    check_levels(place_of(wanted), wanted, count, BACKEND, SHORT)


@pytest.mark.parametrize("wanted", COUNTS, ids=lambda wanted: wanted.name)
def test_the_plain_backend_and_the_public_face_count_the_same(wanted):
    """The first two levels, decision by decision."""
    game = place_of(wanted)
    assert len(game.choices(game.owing[0])) == wanted.nodes[0]
    assert count(game, 2, plain)[0] == wanted.nodes[1]
    behind = [int(line.split()[-1]) for line in divide(game, 2, plain, count).splitlines()]
    assert (len(behind), sum(behind)) == (wanted.nodes[0], wanted.nodes[1])
