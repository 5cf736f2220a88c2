"""The last turns of golden games of Armada can go on in exactly so many ways. `scripts/make_counts.py armada` writes them anew."""

import pytest

from argosy.rules.gears import compiled, plain
from tests.counts.wonders.armada.counting import FILE, before_last_turn, count_last_turn, read
from tests.counts.wonders.counting import count, divide
from tests.golden.wonders.armada.golden import FILES

COUNTS = [read(block) for block in FILE.read_text().split("\n\n") if "id " in block]
every_count = pytest.mark.parametrize("wanted", COUNTS, ids=lambda wanted: str(wanted.table))


@pytest.fixture(autouse=True)
def compiled_gear(monkeypatch):
    monkeypatch.setenv("ARGOSY_GEAR", "compiled")


def test_every_golden_game_is_counted():
    assert [wanted.table for wanted in COUNTS] == FILES


@every_count
def test_nodes_of_the_last_turn(wanted):
    game = before_last_turn(wanted.table, wanted.chosen)
    for depth, nodes in enumerate(wanted.nodes, 1):
        found, ends, points = count(game, depth, compiled)
        assert found == nodes, f"level {depth}; behind each first choice:\n{divide(game, depth, compiled)}"
    assert (found, points) == (ends, wanted.points)


@every_count
def test_the_plain_gear_and_the_public_face_count_the_same(wanted):
    game = before_last_turn(wanted.table, wanted.chosen)
    assert len(game.choices(min(game.owing))) == wanted.nodes[0]
    assert count(game, 1, plain)[0] == wanted.nodes[0]


def test_a_count_is_what_the_script_would_write():
    assert count_last_turn(COUNTS[0].table) == COUNTS[0]
