"""The quick sums are those of the score sheet, at every moment."""

import random

import pytest

import argosy
from tests.rulesets import TABLES, name_of


@pytest.mark.parametrize("table", TABLES, ids=name_of)
def test_totals_are_those_of_the_score_sheet_at_every_moment(table):
    chance = random.Random(name_of(table))
    game = argosy.new_game(table["game"], seed=5, **{name: value for name, value in table.items() if name != "game"})
    moments = 0
    while not game.is_over:
        assert game.totals() == tuple(sheet.total for sheet in game.scores())
        for seat in game.owing:
            game.choose(seat, chance.choice(game.choices(seat)))
        moments += 1
    assert game.totals() == tuple(sheet.total for sheet in game.scores())
    assert moments > 10
