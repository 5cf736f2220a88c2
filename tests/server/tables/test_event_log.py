"""Event log of a table: the same whether it is read at every reveal, now and then, or at the end."""

import random

import pytest

import argosy
from argosy.errors import ChoiceError
from argosy.server.tables.event_log import EventLog
from tests.rulesets import name_of, some_tables


def played(table, chance, looks):
    """A game in which choices are taken back now and then, with event logs that are looked at.

    `looks` says how often.
    """
    game = argosy.new_game(
        table["game"], seed=3, **{name: value for name, value in table.items() if name != "game"}
    )
    own = [(game.copy(), EventLog(), often) for often in looks]
    while not game.is_over:
        seat = chance.choice(game.owing)
        text = chance.choice(game.choices(seat)).text
        game.choose(seat, text)
        takes_back = chance.random() < 0.2 and game.can_take_back(seat)
        if takes_back:
            game.take_back(seat)
        shown = [
            (event_log.choose(one, seat, text, None), takes_back and event_log.take_back(one, seat))
            for one, event_log, _ in own
        ]
        assert len(set(shown)) == 1
        for one, event_log, often in own:
            assert one.state_hash() == game.state_hash()
            if chance.random() < often:
                assert len(event_log.reveals) == len(event_log.history)
    return [(event_log.reveals, event_log.history) for _, event_log, _ in own]


@pytest.mark.sample(3)
@some_tables
def test_a_event_log_is_the_same_whenever_somebody_looks(table):
    always, sometimes, never = played(table, random.Random(name_of(table)), (1, 0.2, 0))
    assert always == sometimes == never
    assert len(always[0]) > 10


def test_a_copy_goes_its_own_way():
    game = argosy.new_game("duel", seed=1)
    event_log = EventLog()
    event_log.choose(game, 0, game.choices(0)[0].text, None)
    other, then = event_log.copy(), game.copy()
    (seat,) = then.owing
    other.choose(then, seat, then.choices(seat)[0].text, None)
    assert (len(event_log.reveals), len(other.reveals), len(event_log.reveals)) == (1, 2, 1)


@pytest.mark.parametrize("is_followed", [True, False])
def test_what_is_refused_leaves_no_trace(is_followed):
    game, event_log = argosy.new_game("duel", seed=1), EventLog()
    event_log.choose(game, 0, game.choices(0)[0].text, None)
    if is_followed:
        assert len(event_log.reveals) == 1
    for refused in ("build everything", game.choices(game.owing[0])[0].text):
        with pytest.raises(ChoiceError):
            event_log.choose(game, game.owing[0], refused, 99)
    assert len(event_log.reveals) == len(event_log.history) == 1
