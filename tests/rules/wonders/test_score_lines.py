"""Score lines written into memory that another game has used: no leftovers."""

import numpy as np
import pytest

from argosy import new_game
from argosy.rules.backends import compiled
from argosy.rules.wonders.scoring.score import score_seat
from argosy.rules.wonders.terms import LINES


@pytest.mark.parametrize("expansions", [(), ("leaders", "cities")])
def test_points_left_by_another_game_are_wiped(expansions):
    """BASE-SCORE-1: lines of expansions that are not in play are empty."""
    game = new_game("wonders", seed=3, expansions=expansions)
    clean, used = np.zeros(len(LINES), np.int64), np.full(len(LINES), 7)
    totals = [compiled(score_seat)(game.array[0], game.ruleset.tables, 1, lines) for lines in (clean, used)]
    assert totals[0] == totals[1]
    assert clean.tolist() == used.tolist()
