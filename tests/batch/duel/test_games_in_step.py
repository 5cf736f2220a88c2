"""Many games of Duel played in step: the same games as one by one."""

import numpy as np
import pytest

from argosy.game.duel.game import new_duel_game
from argosy.rules.duel import terms as t
from argosy.rules.duel.drivers import batch_loops
from argosy.rules.duel.drivers.compact import EXACT
from argosy.rules.duel.ruleset import duel_ruleset
from argosy.rules.duel.state import CHOICES, GAME, PICKED
from argosy.rules.records import new_records
from tests.rules.duel.table import ALL

GAMES = 3
ALL_GAMES = np.ones(GAMES, np.bool_)


class Many:
    """Games of one ruleset with the arrays that a batch keeps."""

    def __init__(self, expansions):
        self.tables = duel_ruleset(expansions=expansions).tables
        self.games = new_records(GAME, GAMES)
        self.out, self.picked = new_records(CHOICES, 1)[0], new_records(PICKED, GAMES)
        seeds = np.arange(5, 5 + GAMES, dtype=np.uint64)
        batch_loops.deal_games(self.games, np.arange(GAMES), 0, GAMES, self.tables, self.out, seeds)

    def legal(self):
        counts, numbers = np.zeros((GAMES, 2), np.int32), np.zeros(3_000, np.int32)
        total = batch_loops.list_legal(
            self.games, 0, GAMES, self.tables, EXACT, ALL_GAMES, self.out, counts, numbers
        )
        return counts, numbers[:total]

    def step(self, numbers):
        faults = np.zeros((GAMES, 2), np.int8)
        batch_loops.find_numbers(
            self.games, 0, GAMES, self.tables, EXACT, ALL_GAMES, self.out, numbers, self.picked, faults
        )
        if not faults.any():
            batch_loops.commit_picked(self.games, 0, GAMES, self.tables, ALL_GAMES, self.out, self.picked)
        return faults


@pytest.mark.parametrize("expansions", [(), ALL])
def test_games_in_step_equal_single_games(expansions):
    batch = Many(expansions)
    single = [new_duel_game(expansions=expansions, seed=5 + number) for number in range(GAMES)]
    while not (batch.games.over != 0).all():
        counts, legal = batch.legal()
        owing = np.zeros((GAMES, 2), np.bool_)
        batch_loops.mark_owing(batch.games, 0, GAMES, owing)
        assert (owing == (counts > 0)).all()
        numbers, at = np.full((GAMES, 2), batch_loops.NO_NUMBER), 0
        for row, game in enumerate(single):
            for seat in game.owing:
                choices = game.choices(seat)
                assert [one.number for one in choices] == list(legal[at : at + len(choices)])
                at += len(choices)
                chosen = choices[(game.moment * 5 + row) % len(choices)]
                numbers[row, seat] = chosen.number
                game.choose(seat, chosen)
        assert not batch.step(numbers).any()
        for row, game in enumerate(single):
            assert batch.games[row : row + 1].tobytes() == game.array.tobytes()
    lines = np.zeros((GAMES, 2, t.LINES), np.int16)
    batch_loops.score_games(batch.games, 0, GAMES, batch.tables, lines)
    assert lines.sum(axis=2).tolist() == [[sheet.total for sheet in game.scores()] for game in single]


def test_wrong_numbers_are_found():
    batch = Many(())
    before = batch.games.tobytes()
    numbers = np.full((GAMES, 2), batch_loops.NO_NUMBER)
    numbers[:, 1] = t.DO_PASS
    faults = batch.step(numbers)
    assert (faults[:, 0] == batch_loops.NOT_LEGAL).all()
    assert (faults[:, 1] == batch_loops.NOT_ASKED).all()
    assert batch.games.tobytes() == before
