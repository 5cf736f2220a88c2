"""Determinizations of 7 Wonders from a view alone: they fit it, they differ, and they can be played."""

from collections import Counter

import msgspec
import numpy as np
import pytest

from argosy.game.wonders.view_builder import look
from argosy.rules.fast_rng import start_rng
from argosy.rules.records import copy_record, new_records
from argosy.rules.wonders.choices import MAX_CHOICES, list_choices
from argosy.rules.wonders.state import CHOICE
from argosy.search.wonders.hidden_information.deal import deal
from argosy.search.wonders.hidden_information.from_view import information_set_from_view
from tests.search.wonders.tables import TABLES, asked

REMEMBERED = ("known_hands", "leaders_passed")
"""Follows from plays and picks that a world does not have."""
OTHERS = ("has_chosen", "owes")
"""In a world nobody but the viewer has chosen yet, and others are not asked what only some are asked."""
OUT = new_records(CHOICE, MAX_CHOICES)


def worlds(game, seat, count, seed):
    known = information_set_from_view(game.ruleset, game.view(seat))
    rng = np.zeros(1, np.int64)
    start_rng(rng, np.uint64(seed))
    for number in range(known.hidden.pools):
        assert known.hidden.pool[number].things >= known.hidden.pool[number].slots
    for _ in range(count):
        array = copy_record(known.game)
        deal(array[0], game.ruleset.tables, known.hidden, rng)
        yield array


def comparable(view):
    """Everything that a world must have in common with the game."""
    plain = msgspec.to_builtins(view)
    for name in (*REMEMBERED, "owing"):
        plain.pop(name)
    for city in plain["cities"]:
        for name in OTHERS:
            city.pop(name)
    return plain


@pytest.mark.sample(2)
@pytest.mark.parametrize("table", TABLES)
def test_a_world_fits_the_view(table):
    questions = set()
    for game, seat in asked(table, 7, 0.12):
        view = game.view(seat)
        questions.add(view.asked)
        for array in worlds(game, seat, 2, game.moment):
            assert comparable(look(game.ruleset, array[0], seat, view.chosen, ())) == comparable(view), (
                game.label
            )
    assert "card" in questions


@pytest.mark.sample(1)
@pytest.mark.parametrize("table", ["base", "free city", "teams"])
def test_hands_that_were_seen_hold_nothing_else(table):
    """BASE-INFO-1: what was passed on is known, but for what has been drawn since."""
    ids, seen = None, 0
    for game, seat in asked(table, 3, 0.3):
        ids = game.ruleset.card_ids
        for array in worlds(game, seat, 2, game.moment):
            for hand in game.view(seat).known_hands:
                city = array[0].cities[hand.seat]
                held = Counter(ids[kind] for kind in city.hand[: city.hand_size])
                more = (held - Counter(hand.cards)).total()
                assert more == max(0, int(city.hand_size) + hand.gone - len(hand.cards))
                seen += 1
    assert seen > 10


def test_no_card_is_lost_or_doubled():
    """BASE-SETUP-2: with three players every card of Ages I and II is in the game, so all of them lie
    somewhere.
    """
    for game, seat in asked("base", 5, 0.3):
        if game.state.age < 3:
            deck = Counter(int(kind) for kind in game.state.decks[game.state.age - 1] if kind >= 0)
            for array in worlds(game, seat, 2, game.moment):
                assert not deck - unseen(array[0])


def unseen(state):
    """Cards in hands, cities, under stages and in the pile."""
    found = Counter({kind: int(count) for kind, count in enumerate(state.discard)})
    for city in state.cities[: state.seats]:
        found.update(int(kind) for kind in city.hand[: city.hand_size])
        found.update(int(kind) for kind in city.markers if kind >= 0)
        found.update(kind for kind in range(192) if int(city.standing[kind >> 6]) >> (kind & 63) & 1)
    return found


def test_worlds_differ():
    game, seat = next(iter(asked("base", 1, 1.0)))
    hands = {array[0].cities[(seat + 1) % 3].hand.tobytes() for array in worlds(game, seat, 10, 1)}
    assert len(hands) == 10


@pytest.mark.sample(2)
@pytest.mark.parametrize("table", TABLES)
def test_a_known_game_has_exactly_the_choices_of_the_game(table):
    for game, seat in asked(table, 11, 0.15):
        known = information_set_from_view(game.ruleset, game.view(seat))
        count = list_choices(known.game[0], game.ruleset.tables, known.city, OUT)
        assert [int(row.number) for row in OUT[:count]] == [choice.number for choice in game.choices(seat)]
