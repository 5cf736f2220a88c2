"""The last turns of golden games of boxes can go on in exactly so many ways.

`scripts/make_counts.py BOX` writes them anew.
"""

import pytest

from argosy.rules.backends import plain
from tests.counts.levels import check_levels
from tests.counts.wonders.counting import GEAR, SHORT, count
from tests.counts.wonders.last_turns import BOXES, count_last_turn, counts_of, place_of
from tests.sampling import sample

COUNTS = [(box, wanted) for box in BOXES for wanted in counts_of(box)]
every_box = pytest.mark.parametrize("box", BOXES)


def counts(chosen):
    """A test for each of these counts."""
    return pytest.mark.parametrize(
        ("box", "wanted"), chosen, ids=[f"{box}:{wanted.name}" for box, wanted in chosen]
    )


SAMPLE = 6
"""The plain gear counts every sixth: it plays the same golden games turn by turn elsewhere."""


@pytest.fixture(autouse=True)
def compiled_gear(monkeypatch):
    monkeypatch.setenv("ARGOSY_GEAR", "compiled")


@every_box
def test_every_golden_game_is_counted(box):
    assert [wanted.name for wanted in counts_of(box)] == [str(table) for table in BOXES[box].FILES]


@pytest.mark.sample(6)
@counts(sample(COUNTS, 2))
def test_nodes_of_the_last_turn(box, wanted):
    check_levels(place_of(box, wanted), wanted, count, GEAR, SHORT)


@pytest.mark.sample(4)
@counts(sample(COUNTS, SAMPLE))
def test_the_plain_gear_and_the_public_face_count_the_same(box, wanted):
    game = place_of(box, wanted)
    assert len(game.choices(min(game.owing))) == wanted.nodes[0]
    assert count(game, 1, plain)[0] == wanted.nodes[0]


@pytest.mark.whole
@every_box
def test_a_count_is_what_the_script_would_write(box):
    assert count_last_turn(box, BOXES[box].FILES[0]) == counts_of(box)[0]
