"""Information sets of 7 Wonders: a record without all that a seat does not know, equal to its view."""

import numpy as np
import pytest

from argosy import from_position
from argosy.batch.base import compiled
from argosy.errors import ArgosyError
from argosy.rules.records import copy_record, new_records
from argosy.rules.wonders.knowledge import redeal_unknown
from argosy.search.wonders.hidden_information.from_view import (
    determinize,
    information_set,
    information_set_from_view,
    information_set_of,
)
from argosy.search.wonders.hidden_information.information_set import hide
from argosy.search.wonders.hidden_information.pools import HIDDEN
from tests.sampling import WHOLE
from tests.search.wonders.tables import TABLES, asked, played_on
from tests.search.wonders.view_pools import from_view as oracle

MORE_TABLES = {
    "four": {"players": 4, "edition": 2010},
    "five": {"players": 5, "edition": 2020},
    "six": {"players": 6, "edition": 2010},
    "eight": {"players": 8, "expansions": ["armada"], "edition": 2010},
    "all boxes": {"players": 4, "expansions": ["armada", "leaders", "cities", "babel", "extra_wonders"]},
    "tower": {"players": 4, "expansions": ["babel", "edifice"], "babel_parts": "tower"},
    "projects": {"players": 4, "expansions": ["babel"], "babel_parts": "projects"},
    "leaders in teams": {"players": 4, "expansions": ["armada", "leaders"], "teams": True},
}


@pytest.fixture(autouse=True)
def more_tables(monkeypatch):
    for name, table in MORE_TABLES.items():
        monkeypatch.setitem(TABLES, name, table)


def differences(one, other, path=""):
    """The fields in which two records are not the same."""
    if one.dtype.names:
        return [
            found
            for name in one.dtype.names
            for found in differences(one[name], other[name], f"{path}.{name}")
        ]
    return [] if np.array_equal(one, other) else [path]


def same(known, other):
    """The fields in which two determinizations at a game differ."""
    found = differences(known.game.view(np.ndarray), other.game.view(np.ndarray))
    found += differences(np.array(known.hidden), np.array(other.hidden))
    return found if known.city == other.city else [*found, "city"]


@pytest.mark.sample(3)
@pytest.mark.parametrize("table", [*TABLES, *MORE_TABLES])
def test_a_record_hides_what_its_view_does_not_tell(table):
    for seed in range(4 if WHOLE else 3):
        for game, seat in asked(table, seed, 0.7):
            known, view = information_set(game.ruleset, game.array, seat), game.view(seat)
            assert same(known, oracle.information_set_from_view(game.ruleset, view)) == [], game.label
            assert same(known, information_set_from_view(game.ruleset, view)) == [], game.label


@pytest.mark.sample(3)
@pytest.mark.parametrize("table", [*TABLES, *MORE_TABLES])
def test_what_is_hidden_makes_no_difference(table):
    for seed in range(3):
        for game, seat in asked(table, seed, 0.5):
            other = redeal_unknown(game.array, game.ruleset.tables, seat, seed=game.moment)
            known = information_set(game.ruleset, game.array, seat)
            assert same(known, information_set(game.ruleset, other, seat)) == [], game.label


@pytest.mark.parametrize("table", ["base", "free city", "teams"])
def test_a_world_has_an_information_set_for_each_seat(table):
    """Nobody in it remembers what its first viewer does not know of the past."""
    for game, seat in asked(table, 3, 0.3):
        world = determinize(game.ruleset, game.view(seat), game.moment)
        for other in world.owing:
            view = world.view(other)
            known = information_set(world.ruleset, world.array, other)
            assert same(known, information_set_from_view(world.ruleset, view)) == [], (game.label, other)
            past = game.view(other)
            assert all(
                play.card in (None, true.card) for play, true in zip(view.plays, past.plays, strict=True)
            )
            assert set(view.own_sold) <= set(past.own_sold)


def test_hands_that_nobody_has_seen_travel_are_not_known():
    """Plays of a game set up in the middle of an Age do not lead to the hands."""
    game = from_position({"game": "wonders", "players": 3, "turn": 4, "cities": [{}, {}, {}]})
    known = information_set(game.ruleset, game.array, 0)
    assert game.view(0).known_hands == ()
    assert same(known, oracle.information_set_from_view(game.ruleset, game.view(0))) == []


@pytest.mark.parametrize("table", ["base", "free city", "all boxes"])
def test_both_backends_hide_the_same(table):
    game = played_on(table, 3, 20)
    names = np.argsort(np.argsort(np.array(game.ruleset.card_ids))).astype(np.int16)
    for backend in (hide, compiled(hide)):
        array, hidden = copy_record(game.array), new_records(HIDDEN, 1)[0]
        backend(array[0], game.ruleset.tables, game.owing[0], names, hidden)
        known = information_set_of(game, game.owing[0])
        assert differences(array.view(np.ndarray), known.game.view(np.ndarray)) == []
        assert differences(np.array(hidden), np.array(known.hidden)) == []


def test_only_who_is_asked_is_told():
    game = played_on("base", 3, 1)
    with pytest.raises(ArgosyError, match="seat 0 is asked nothing now"):
        information_set_of(game, 0)
