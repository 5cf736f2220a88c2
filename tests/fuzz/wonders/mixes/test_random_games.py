"""Random games with all expansions in all combinations that the rulebooks allow keep every invariant.

A few combinations, in which every two of editions, parts, numbers of players and teams meet, are played in
every test run; ARGOSY_GAMES=100000 plays so many over all of them.
"""

from random import Random

import numpy as np
import pytest

from argosy.errors import RulesetError
from argosy.rules.backends import plain
from argosy.rules.records import new_records
from argosy.rules.wonders.setup import deal
from argosy.rules.wonders.state import GAME
from argosy.rules.wonders.turn import advance
from tests.fuzz.wonders.mixes.books import Books
from tests.fuzz.wonders.mixes.invariants import (
    FAULTS,
    LOOK,
    begin_looking,
    look_at_moment,
    look_for_faults,
)
from tests.fuzz.wonders.mixes.playing import played
from tests.fuzz.wonders.mixes.tables import EVERY, REFUSED, Mix, covering
from tests.fuzz.wonders.playing import IS_LONG, games_wanted, words
from tests.fuzz.wonders.rulesets import random_boards
from tests.golden.wonders.tables import fresh
from tests.sampling import sample

TABLES = EVERY if IS_LONG else covering()
GAMES = games_wanted(2 * len(TABLES))
REFUSALS = REFUSED if IS_LONG else REFUSED[::40]

every_table = pytest.mark.parametrize("mix", TABLES, ids=str)


@every_table
def test_random_games_keep_all_invariants_and_replay(mix):
    """Looked at after every choice: cards, leaders, tiles, islands, pawns and tokens neither lost nor
    doubled, coins never negative, debts never paid back, nothing left open, lists sound. Replayed from the
    numbers of all choices, the seats in another order at every moment, it is the same game to the last byte.
    """
    assert played(mix, -(-GAMES // len(TABLES)))[1] == []


@pytest.mark.whole
@pytest.mark.parametrize("mix", sample(TABLES, max(1, len(TABLES) // 3)), ids=str)
def test_the_plain_backend_plays_the_same_games(mix):
    """Byte for byte; in the plain backend every overflow is an error."""
    with np.errstate(all="raise"):
        slow, wrong = played(mix, 1, plain)
    fast, _ = played(mix, 1)
    assert wrong == []
    assert slow.tobytes() == fast.tobytes()


@pytest.mark.parametrize("mix", REFUSALS, ids=str)
def test_other_tables_are_refused(mix):
    with pytest.raises(RulesetError):
        _ = mix.ruleset


@pytest.mark.sample(1)
@pytest.mark.parametrize("mix", sample(TABLES, max(1, len(TABLES) // 4)), ids=str)
def test_every_coin_and_every_debt_is_told(mix, monkeypatch):
    """Coins and debts of cities are at every moment those of the events."""
    monkeypatch.setenv("ARGOSY_BACKEND", "compiled")
    game, chance = fresh(mix, "random"), Random(1)
    books = Books(game)
    while not game.is_over:
        seat, moment = game.owing[0], game.moment
        books.write(game.choose(seat, chance.choice(game.choices(seat))))
        assert game.moment == moment or books.differences(game) == [], game.label


def test_every_two_values_meet():
    """Also those that only few tables have: eight players, teams, the second edition beside the first."""
    found = {(mix.base, mix.cities) for mix in covering()} | {
        (mix.leaders, mix.players) for mix in covering()
    }
    assert {(2010, "cities_2020"), (2020, "cities_2012"), ("leaders_2011", 8), ("leaders_2020", 7)} <= found
    assert {mix.players for mix in covering() if mix.teams and mix.babel} == {4, 6, 8}
    assert {mix.players for mix in covering() if mix.teams and mix.edifice} == {4, 6}


def test_what_is_wrong_is_noticed():
    """The look itself: a lost leader, a doubled tile, a debt paid back, a pawn too many, a token of a
    project.
    """
    mix = Mix(2010, "armada_2018", "leaders_2011", None, "both", None, 4, teams=False)
    ruleset, game, look = mix.ruleset, new_records(GAME, 1)[0], new_records(LOOK, 1)[0]
    deal(game, ruleset.tables, np.uint64(3), random_boards(ruleset, 1, 3)[0])
    advance(game, ruleset.tables)
    begin_looking(game, ruleset.tables, look)

    def faults():
        return words(
            int(look_for_faults(game, ruleset.tables, look) | look_at_moment(game, ruleset.tables)), FAULTS
        )

    assert faults() == []
    game.leaders.left -= 1
    game.cities[0].babel.packet[0] = game.cities[1].babel.packet[0]
    game.cities[2].black.debts = 2
    assert faults() == ["leaders", "tiles"]
    game.cities[2].black.debts = 1
    game.cities[1].coins = -1
    game.cities[3].babel.tokens = 1
    game.cities[3].edifice.pawns[1] = 1
    game.owing -= 1
    assert faults() == ["owing", "coins", "debts", "leaders", "tiles", "projects", "pawns"]
