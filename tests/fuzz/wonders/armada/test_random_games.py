"""Random games with Armada keep every invariant.

Few games of some tables are played; with ARGOSY_GAMES=100000 so many over all tables: every pairing of
editions, 3 to 8 players, teams, switches.
"""

import pytest

from argosy.rules.records import new_records
from tests.fuzz.wonders.armada.rulesets import EVERY, QUICK
from tests.fuzz.wonders.invariants import LOOK, SIGHTS, look_for_faults
from tests.fuzz.wonders.playing import (
    IS_LONG,
    check_both_backends,
    check_every_choice,
    check_random_games,
    dealt,
    faults_of,
    first_seed,
    games_wanted,
    words,
)
from tests.fuzz.wonders.rulesets import random_boards
from tests.sampling import sample

TABLES = EVERY if IS_LONG else QUICK
GAMES = games_wanted(6 * len(QUICK))

every_table = pytest.mark.parametrize("table", TABLES, ids=str)


@every_table
def test_random_games_keep_all_invariants_and_replay(table):
    """Cards and islands neither lost nor doubled, coins never negative, ships never beyond the last space,
    tokens as printed, nothing left open, lists sound, replay equal, commit order irrelevant. Looked at after
    every reveal.
    """
    sights = check_random_games(table.ruleset, first_seed(str(table)), -(-GAMES // len(TABLES)))
    assert "a move" in sights
    if (
        IS_LONG and table.players > 3
    ):  # because with three there are no incursions and far purchases, and groups are rare
        assert sights == set(SIGHTS)


@pytest.mark.parametrize("table", sample(TABLES, 4), ids=str)
def test_every_listed_choice_can_be_applied(table):
    check_every_choice(table.ruleset, max(1, GAMES // 3_000))


@pytest.mark.sample(1)
@every_table
def test_the_plain_backend_plays_the_same_games(table):
    check_both_backends(table.ruleset, first_seed(str(table)) + 7, games=1)


def test_what_is_wrong_is_noticed():
    """The look for faults itself: a lost island, a ship off the board, coins below nothing, an open tax."""
    ruleset, look = QUICK[0].ruleset, new_records(LOOK, 1)[0]
    game = dealt(ruleset, 3, random_boards(ruleset, 1, 3)[0])[0]
    assert faults_of(game, ruleset) == []
    game.armada.islands[0, 0] = game.armada.islands[0, 1]
    game.cities[1].armada.ships[2] = 7
    game.cities[2].coins = -1
    game.cities[0].armada.tax = 1
    game.cities[0].armada.tokens[0] = 2
    game.cities[0].hand[0] = game.cities[0].hand[1]
    assert faults_of(game, ruleset) == ["cards", "coins", "tokens", "ships", "islands", "open"]
    look.spaces[0, 0] = 1
    game.cities[1].armada.ships[2] = 0
    assert "ships" in words(int(look_for_faults(game, ruleset.tables, look)))
