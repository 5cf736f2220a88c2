"""Information sets of Duel: a record without all that a seat does not know, equal to its view."""

import random

import numpy as np
import pytest

from argosy.batch.base import compiled
from argosy.bots import make
from argosy.errors import ArgosyError
from argosy.game.duel.game import new_duel_game
from argosy.rules.duel.hidden_information.pools import deal
from argosy.rules.duel.hidden_information.redeal import redeal_unknown
from argosy.rules.fast_rng import start_rng
from argosy.rules.records import copy_record
from argosy.search.duel.hidden_information.from_view import (
    determinize,
    information_set,
    information_set_from_view,
    information_set_of,
)
from argosy.search.duel.hidden_information.information_set import hide
from argosy.testing.duel import city, table
from tests.knowledge.duel.redeal_in_place import redeal_in_place
from tests.search.duel.pools_from_views import pools_from_view

COMBINATIONS = ((), ("agora",), ("pantheon",), ("agora", "pantheon"))


def differences(one, other, path=""):
    """The fields in which two records are not the same."""
    if one.dtype.names:
        return [
            found
            for name in one.dtype.names
            for found in differences(one[name], other[name], f"{path}.{name}")
        ]
    return [] if np.array_equal(one, other) else [path]


def as_arrays(known):
    return known.game.view(np.ndarray)[0], np.array(known.hidden)


def same(known, other):
    """The fields in which two determinizations at a game differ."""
    return [
        path for pair in zip(as_arrays(known), as_arrays(other), strict=True) for path in differences(*pair)
    ]


def games(expansions, count, bot="greedy"):
    """Every decision of some games: half of them played by chance, half by a bot."""
    chance, player = random.Random(1), make(bot)
    for seed in range(count):
        game = new_duel_game(expansions=expansions, seed=seed)
        while not game.is_over:
            seat = game.owing[0]
            yield game, seat
            listed = game.choices(seat)
            game.choose(
                seat, player.decide(game.view(seat), listed, chance) if seed % 2 else chance.choice(listed)
            )


@pytest.mark.whole
@pytest.mark.parametrize("expansions", COMBINATIONS)
def test_a_record_hides_what_its_view_does_not_tell(expansions):
    for game, seat in games(expansions, 12):
        known, view = information_set_of(game, seat), game.view(seat)
        assert same(known, information_set_from_view(game.ruleset, view)) == [], game.moment
        assert same(known, pools_from_view(game.ruleset, view)) == [], game.moment


@pytest.mark.sample(1)
@pytest.mark.parametrize("expansions", COMBINATIONS)
def test_a_seat_that_is_not_asked_has_an_information_set(expansions):
    """Its view does not say which deck of gods the opponent looks at."""
    for game, seat in games(expansions, 6):
        view = game.view(1 - seat)
        known = information_set(game.ruleset, game.array, 1 - seat)
        found = same(known, information_set_from_view(game.ruleset, view))
        assert found == [] or game.asked == "theater_card", (game.asked, game.moment)
        world = determinize(game.ruleset, view, seed=game.moment)
        assert (world.view(1 - seat), world.asked) == (view, game.asked)
        assert world.choices(seat)


@pytest.mark.sample(1)
@pytest.mark.parametrize("expansions", COMBINATIONS)
def test_what_is_hidden_makes_no_difference(expansions):
    for game, seat in games(expansions, 6):
        known = information_set_of(game, seat)
        for redeal in (redeal_unknown, redeal_in_place):
            other = redeal(game.array, game.ruleset.tables, seat, seed=game.moment)
            assert same(known, information_set(game.ruleset, other, seat)) == [], game.moment


@pytest.mark.parametrize("expansions", COMBINATIONS)
def test_a_world_hides_itself(expansions):
    rng = np.zeros(1, np.int64)
    start_rng(rng, np.uint64(7))
    for game, seat in games(expansions, 4):
        known = information_set_of(game, seat)
        world = copy_record(known.game)
        compiled(deal)(world[0], game.ruleset.tables, known.hidden.copy(), rng)
        assert same(known, information_set(game.ruleset, world, seat)) == [], game.moment


@pytest.mark.parametrize("expansions", COMBINATIONS)
@pytest.mark.parametrize("age", [1, 2, 3])
def test_positions_that_somebody_has_set_up_are_forgotten_likewise(expansions, age):
    open_cards = {1: "stable theater lumber_yard", 2: "walls library sawmill", 3: "arsenal palace study"}[age]
    game = table(open_cards, city("baths stone_pit", coins=9), expansions=expansions, age=age)
    seat = game.owing[0]
    known, view = information_set_of(game, seat), game.view(seat)
    assert same(known, information_set_from_view(game.ruleset, view)) == []
    assert same(known, pools_from_view(game.ruleset, view)) == []


@pytest.mark.parametrize("expansions", COMBINATIONS)
def test_both_backends_hide_the_same(expansions):
    for game, seat in games(expansions, 1):
        array, known = copy_record(game.array), information_set_of(game, seat)
        hidden = known.hidden.copy()
        for name in hidden.dtype.names:
            hidden[name] = 0
        hide(array[0], game.ruleset.tables, seat, hidden)
        assert differences(array.view(np.ndarray)[0], known.game.view(np.ndarray)[0]) == []


def test_only_who_is_asked_is_told():
    game = new_duel_game(seed=1)
    with pytest.raises(ArgosyError, match="seat 1 is asked nothing now"):
        information_set_of(game, 1 - game.owing[0])
