"""Endgame solver of Duel: the same as brute force, which tries everything."""

import random

import numpy as np
import pytest

from argosy.game import engine
from argosy.game.duel.game import new_duel_game
from argosy.search.duel.endgame import solved
from argosy.search.duel.hidden_information.from_view import information_set_from_view
from argosy.search.duel.search_runner import run_search
from argosy.search.types import Budget

LEAST_COMPARED = 2
PLENTY = Budget(iterations=100_000)


@pytest.fixture(autouse=True)
def compiled():
    """Brute force in plain Python would take minutes."""
    with engine.in_backend("compiled"):
        yield


def ending(seed, cards, expansions=()):
    """A game played by chance until so many cards are left; None if it ends before or is not a turn."""
    game, chance = new_duel_game(expansions=expansions, seed=seed), random.Random(seed)
    while not game.is_over:
        if game.state.age == 3 and game.asked == "turn" and int(game.state.present).bit_count() <= cards:
            return game
        game.choose(game.owing[0], chance.choice(game.choices(game.owing[0])))
    return None


def result_by_force(game, seat):
    """1 won, 0.5 shared, 0 lost for a seat, when both play their best."""
    if game.is_over:
        return (seat in game.winners) / len(game.winners)
    best = max if game.owing[0] == seat else min
    return best(result_by_force(after(game, choice), seat) for choice in game.choices(game.owing[0]))


def after(game, choice):
    copy = game.copy()
    copy.choose(copy.owing[0], choice)
    return copy


@pytest.mark.whole
@pytest.mark.parametrize("cards", [1, 3])
def test_the_last_cards_are_solved_as_by_force(cards):
    """DUEL-100: results, not points, so a narrow win is as good as any."""
    compared, results = 0, set()
    for seed in range(100, 200):
        game = ending(seed, cards)
        if game is None or compared == LEAST_COMPARED:
            continue
        seat = game.owing[0]
        found = solved(game.ruleset, information_set_from_view(game.ruleset, game.view(seat)), PLENTY)
        if found is None:  # it hangs on a draw from the box
            continue
        compared += 1
        by_force = {
            choice.number: result_by_force(after(game, choice), seat) for choice in game.choices(seat)
        }
        assert found.best.value == max(by_force.values())
        assert all(by_force[one.number] == one.value for one in found.tried if one.visits)
        results |= set(by_force.values())
    assert compared == LEAST_COMPARED
    assert cards == 1 or results >= {0.0, 1.0}


def test_hidden_things_are_not_solved():
    """With Agora conspiracies lie face down to the end."""
    game = next(game for seed in range(100) if (game := ending(seed, 3, ("agora",))))
    assert (
        solved(game.ruleset, information_set_from_view(game.ruleset, game.view(game.owing[0])), PLENTY)
        is None
    )


def test_a_search_says_that_it_has_solved_the_rest():
    game = next(game for seed in range(100) if (game := ending(seed, 2)))
    found = run_search(game.ruleset, game.view(game.owing[0]), PLENTY)
    assert found.is_solved
    assert found.best.value in np.array([0.0, 0.5, 1.0])


def test_too_small_a_budget_leaves_it_to_the_search():
    game = next(
        game for seed in range(100, 200) if (game := ending(seed, 8)) and len(game.choices(game.owing[0])) > 2
    )
    assert not run_search(game.ruleset, game.view(game.owing[0]), Budget(iterations=2)).is_solved
