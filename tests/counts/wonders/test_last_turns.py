"""Node counts of the last turns of golden games of expansions.

`scripts/make_counts.py BOX` writes them anew.
"""

import pytest

from argosy.rules.backends import plain
from tests.counts.levels import check_levels
from tests.counts.wonders.counting import BACKEND, SHORT, count
from tests.counts.wonders.last_turns import EXPANSIONS, count_last_turn, counts_of, place_of
from tests.sampling import sample

COUNTS = [(expansion, wanted) for expansion in EXPANSIONS for wanted in counts_of(expansion)]
every_expansion = pytest.mark.parametrize("expansion", EXPANSIONS)


def counts(chosen):
    """A test for each of these counts."""
    return pytest.mark.parametrize(
        ("expansion", "wanted"), chosen, ids=[f"{expansion}:{wanted.name}" for expansion, wanted in chosen]
    )


SAMPLE = 6
"""The plain backend counts every sixth: it plays the same golden games turn by turn elsewhere."""


@pytest.fixture(autouse=True)
def compiled_backend(monkeypatch):
    monkeypatch.setenv("ARGOSY_BACKEND", "compiled")


@every_expansion
def test_every_golden_game_is_counted(expansion):
    assert [wanted.name for wanted in counts_of(expansion)] == [
        str(table) for table in EXPANSIONS[expansion].FILES
    ]


@pytest.mark.sample(6)
@counts(sample(COUNTS, 2))
def test_nodes_of_the_last_turn(expansion, wanted):
    check_levels(place_of(expansion, wanted), wanted, count, BACKEND, SHORT)


@pytest.mark.sample(4)
@counts(sample(COUNTS, SAMPLE))
def test_the_plain_backend_and_the_public_face_count_the_same(expansion, wanted):
    game = place_of(expansion, wanted)
    assert len(game.choices(min(game.owing))) == wanted.nodes[0]
    assert count(game, 1, plain)[0] == wanted.nodes[0]


@pytest.mark.whole
@every_expansion
def test_a_count_is_what_the_script_would_write(expansion):
    assert count_last_turn(expansion, EXPANSIONS[expansion].FILES[0]) == counts_of(expansion)[0]
