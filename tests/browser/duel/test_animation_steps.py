"""Animation steps of Duel in a browser: length and order of moves, and ending them by any key.

The card leaves, coins move, the conflict pawn walks, freed cards turn up.
"""

import random

import pytest

import argosy
from tests.browser import animations
from tests.web.duel import tables


@pytest.fixture
def page(lively_page):
    """Here things move."""
    return lively_page


def lively():
    """The first construction by chance that costs coins, moves the pawn and frees a card: pages before and
    after it.
    """
    game, chance, log = argosy.new_game("duel", seed=3), random.Random(3), ()
    while not game.is_over:
        before = game.copy(), log
        log = tables.played(game, chance, log)
        if {"build", "pawn", "turned_up"} <= {event.kind for event in log[-1].events} and log[-1].events[
            0
        ].coins:
            return before, (game, log)
    raise AssertionError("no such turn in this game")


@pytest.mark.whole
def test_beats_run_in_their_time_and_any_key_ends_them(page):
    before, after = (tables.page(*one, version=f"run:{number}") for number, one in enumerate(lively(), 1))
    animations.assert_steps_play(page, before, after)
