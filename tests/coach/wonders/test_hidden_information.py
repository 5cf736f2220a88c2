"""Coach of 7 Wonders without hidden information: equal reasons for any determinization of the view."""

import random

import pytest

from argosy import new_game
from argosy.coach.wonders import ahead, reasons
from argosy.search.wonders.hidden_information.deal import deal
from argosy.search.wonders.hidden_information.from_view import information_set_from_view
from tests.coach.determinizations import dealt_in
from tests.search.wonders.tables import TABLES

WORLDS = (1, 2)
SHARE = 0.05
"""Of the questions of a game; a reason costs as much as a move."""


@pytest.mark.sample(3)
@pytest.mark.parametrize("table", TABLES)
def test_no_reason_depends_on_what_is_guessed(table, monkeypatch):
    chance, seen = random.Random(8), set()
    game = new_game("wonders", seed=5, **TABLES[table])
    while not game.is_over:
        seat = game.owing[0]
        asked = game.view(seat).asked
        if asked not in seen or chance.random() < SHARE:
            seen.add(asked)
            first, second = (all_reasons(game, seat, world, monkeypatch) for world in WORLDS)
            assert first == second
        game.choose(seat, chance.choice(game.choices(seat)))


def all_reasons(game, seat, world, monkeypatch):
    """The reasons of some choices, worked out in one world of many."""
    monkeypatch.setattr(ahead, "information_set_from_view", dealt_in(world, information_set_from_view, deal))
    choices = game.choices(seat)
    some = random.Random(game.moment).sample(choices, min(5, len(choices)))
    return reasons(game.view(seat), choices, [choice.number for choice in some])
