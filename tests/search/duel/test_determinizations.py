"""Determinizations of Duel from a view alone: they fit it, they differ, and they can be played."""

import random

import numpy as np
import pytest

from argosy.game.duel.game import new_duel_game
from argosy.game.duel.view_builder import look
from argosy.rules.duel.hidden_information.pools import deal
from argosy.rules.fast_rng import start_rng
from argosy.rules.records import copy_record
from argosy.search.duel.hidden_information.from_view import information_set_from_view
from argosy.testing.duel import city, table

COMBINATIONS = ((), ("agora",), ("pantheon",), ("agora", "pantheon"))


def worlds(game, seat, count, seed=1):
    known = information_set_from_view(game.ruleset, game.view(seat))
    rng = np.zeros(1, np.int64)
    start_rng(rng, np.uint64(seed))
    for _ in range(count):
        array = copy_record(known.game)
        for number in range(known.hidden.pools):
            assert known.hidden.pool[number].things >= known.hidden.pool[number].slots
        deal(array[0], game.ruleset.tables, known.hidden, rng)
        yield array


@pytest.mark.sample(1)
@pytest.mark.parametrize("expansions", COMBINATIONS)
def test_a_world_fits_the_view(expansions):
    chance, seen = random.Random(1), set()
    for seed in range(6):
        game = new_duel_game(expansions=expansions, seed=seed)
        while not game.is_over:
            seat = game.owing[0]
            seen.add(game.asked)
            if chance.random() < 0.25:
                view = game.view(seat)
                for array in worlds(game, seat, 2, seed=game.moment):
                    assert look(game.ruleset, array[0], seat) == view, game.moment
            game.choose(seat, chance.choice(game.choices(seat)))


@pytest.mark.parametrize("expansions", COMBINATIONS)
@pytest.mark.parametrize("age", [1, 2, 3])
def test_a_world_fits_the_view_of_a_position_that_somebody_has_set_up(expansions, age):
    """Cards that the position does not name are nowhere: in no city, pile or box."""
    open_cards = {1: "stable theater lumber_yard", 2: "walls library sawmill", 3: "arsenal palace study"}[age]
    game = table(open_cards, city("baths stone_pit", coins=9), expansions=expansions, age=age)
    seat = game.owing[0]
    for array in worlds(game, seat, 3):
        assert look(game.ruleset, array[0], seat) == game.view(seat)
