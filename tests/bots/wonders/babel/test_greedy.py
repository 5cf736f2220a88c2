"""Greedy bot with Babel and Edifice: tiles, projects, every question answered; it beats random play.

ARGOSY_GAMES sets the number of games of each match; without it few are played.
"""

import os
from collections import Counter
from random import Random

import pytest

from argosy import bots
from argosy.lab.matches import match
from tests.fuzz.wonders.babel.test_random_games import TABLES, every_table, fresh

GAMES = min(200, int(os.environ.get("ARGOSY_GAMES", "3")))


@pytest.mark.whole
@pytest.mark.parametrize(("expansions", "edition"), [(["babel"], 2010), (["edifice"], 2020)])
def test_greedy_beats_random_players(expansions, edition):
    result = match(["greedy", "random", "random"], GAMES, edition=edition, expansions=expansions, seed=7)
    assert result.rows[0].share >= 0.6


@pytest.mark.sample(1)
@every_table
def test_greedy_plays_whole_games(table):
    greedy, chance = bots.make("greedy"), Random(1)
    done, game = Counter[str](), fresh(table, 3)
    while not game.is_over:
        for seat in game.owing:
            choice = greedy.decide(game.view(seat), game.choices(seat), chance)
            done[choice.verb] += 1
            done["joins"] += choice.joins
            game.choose(seat, choice)
    if "babel" in table[2] and table[3] != "projects":
        assert done["tile"] > 0
    if table in (TABLES[1], TABLES[4]):
        assert done["joins"] > 0
