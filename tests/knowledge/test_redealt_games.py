"""Redealt games of either kind: games that look the same to a seat, made from a game or from its view."""

import numpy as np
import pytest

import argosy
from tests.rulesets import EVERY_EXPANSION, name_of

every_game = pytest.mark.parametrize("table", EVERY_EXPANSION, ids=name_of)


def played(table, steps, seed=5):
    game, chance = argosy.new_game(seed=seed, **table), np.random.default_rng(seed)
    for _ in range(steps):
        if game.owing:
            seat = game.owing[0]
            game.choose(seat, int(chance.choice(game.numbers(seat))))
    return game


@pytest.mark.parametrize("steps", [0, 7, 30, 45])
@every_game
def test_a_world_dealt_again_looks_the_same_to_its_viewer(table, steps):
    game = played(table, steps)
    for seat in (*game.players, None):
        world = game.redeal(seat, seed=3)
        assert world.view(seat) == game.view(seat)
        assert game.redeal(seat, seed=3) == world
        assert argosy.replay(world.record()).state_hash() == world.state_hash()
    worlds = {game.redeal(game.players[0], seed).state_hash() for seed in range(5)}
    assert len(worlds) == 5


REMEMBERED = {"known_hands", "leaders_passed", "cities", "owing"}
"""Fields of a view that differ in a game made from it: its past, and the choices of others."""


@pytest.mark.whole
@pytest.mark.parametrize("steps", [0, 7, 30, 45])
@every_game
def test_a_world_can_be_made_from_a_view_alone(table, steps):
    game = played(table, steps)
    seat = game.owing[0]
    view = game.view(seat)
    world = argosy.redeal(view, seed=3)
    seen = world.view(seat)
    assert {
        name for name in view.__struct_fields__ if getattr(view, name) != getattr(seen, name)
    } <= REMEMBERED
    assert world.choices(seat) == game.choices(seat)
    assert argosy.redeal(view, seed=3) == world
    assert len({argosy.redeal(view, seed).state_hash() for seed in range(5)}) == 5
