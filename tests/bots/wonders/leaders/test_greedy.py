"""Greedy bot with Leaders: its drafts and recruitments."""

import random

import pytest

from argosy import new_game
from argosy.bots.greedy_bot import GreedyBot
from tests.rules.wonders.leaders.hall import hall


def decided(table, letter: str = "A") -> str:
    """Greedy's choice for a seat."""
    seat = table.seat(letter)
    return GreedyBot().decide(table.game.view(seat), table.game.choices(seat), random.Random(1)).text


def test_it_keeps_its_dearest_token():
    """LEADERS-EFFECT-17: the cheapest one goes back."""
    game = hall(coins=9, age=3).leaders_hand(A="telesilla").tokens(B="1 5")
    game.turn(A="recruit telesilla")
    assert decided(game, "B") == "return 1"


def test_it_buries_what_is_dear_and_brings_little():
    """LEADERS-ABU-1."""
    game = hall(turn=1, age=3).wonder(A="abu_simbel:b").leaders(A="bilkis cleopatra").hands(A="altar")
    game.city(A="clay_pool brickyard loom")
    game.turn(A="stage with altar")
    assert decided(game) == "bury bilkis"


@pytest.mark.whole
@pytest.mark.parametrize("edition", [2010, 2020])
def test_it_beats_chance(edition):
    won = 0
    for seed in range(3):
        game, chance = new_game(expansions=["leaders"], edition=edition, seed=seed), random.Random(seed)
        while not game.is_over:
            seat = game.owing[0]
            choices = game.choices(seat)
            mine = (
                GreedyBot().decide(game.view(seat), choices, chance)
                if seat == seed
                else chance.choice(choices)
            )
            game.choose(seat, mine)
        won += game.scores()[seed].rank == 1
    assert won == 3
