"""Random games keep every invariant, over all editions and numbers of players.

The normal suite plays few; `ARGOSY_GAMES=100000` is the full figure.
"""

import numpy as np
import pytest

from argosy.rules.records import copy_record
from tests.fuzz.wonders.invariants import replay_turned
from tests.fuzz.wonders.playing import (
    BACKEND,
    Played,
    check_both_backends,
    check_every_choice,
    check_random_games,
    dealt,
    faults_of,
    first_seed,
    games_wanted,
)
from tests.fuzz.wonders.rulesets import TABLES, random_boards, ruleset_of, table_name
from tests.sampling import sample

GAMES = games_wanted(260)

every_table = pytest.mark.parametrize("table", TABLES, ids=table_name)


@pytest.mark.sample(4)
@every_table
def test_random_games_keep_all_invariants_and_replay(table):
    """Cards neither lost nor doubled, coins never negative, lists sound, replay equal, commit order
    irrelevant.

    Looked at after every reveal of every game.
    """
    check_random_games(ruleset_of(table), first_seed(table_name(table)), -(-GAMES // len(TABLES)))


@pytest.mark.parametrize("table", sample(TABLES, 4), ids=table_name)
def test_every_listed_choice_can_be_applied(table):
    check_every_choice(ruleset_of(table), max(1, GAMES // 1_000))


@pytest.mark.sample(2)
@every_table
def test_the_plain_backend_plays_the_same_games(table):
    check_both_backends(ruleset_of(table), first_seed(table_name(table)) + 7, games=2)


@pytest.mark.parametrize("table", [table for table in TABLES if table[1] > 2], ids=table_name)
def test_seat_order_never_matters(table):
    """The same games at a turned table, every city some places further on, are the same games."""
    ruleset = ruleset_of(table)
    played = Played(ruleset, first_seed(table_name(table)) + 99, max(2, GAMES // 500))
    for number in range(len(played.games)):
        shift = 1 + number % (ruleset.seats - 1)
        game = dealt(ruleset, played.first + number, played.boards[number])
        other = turned(game, ruleset, shift)
        replay = BACKEND(replay_turned)
        assert replay(game[0], ruleset.tables, other[0], played.out, played.journals[number], shift), number
        assert game.tobytes() == played.games[number].tobytes()
        assert contents(turned(game, ruleset, shift)) == contents(other), number


def turned(games, ruleset, shift: int):
    """The same situation with every city, its cards of the decks and its plays `shift` seats further on."""
    other, seats, size = copy_record(games), ruleset.seats, int(ruleset.tables.hand)
    other.cities[0, :seats] = np.roll(games.cities[0, :seats], shift)
    other.plays[0, :, :seats] = np.roll(games.plays[0, :, :seats], shift, axis=1)
    other.decks[0, :, : seats * size] = np.roll(games.decks[0, :, : seats * size], shift * size, axis=1)
    return other


def contents(records):
    """All fields of records as lists, without the gaps between the fields."""
    if records.dtype.names is None:
        return records.tolist()
    return {name: contents(records[name]) for name in records.dtype.names}


def test_a_lost_card_is_noticed():
    """The look for faults itself: taking one card away, doubling one or stealing a coin does not pass."""
    ruleset = ruleset_of(TABLES[1])
    game = dealt(ruleset, 3, random_boards(ruleset, 1, 3)[0])[0]
    assert faults_of(game, ruleset) == []
    game.discard[int(game.cities[0].hand[0])] += 1
    game.cities[2].coins = -1
    assert faults_of(game, ruleset) == ["cards", "coins"]
    game.cities[1].income = 3
    game.cities[1].revives = 1
    assert faults_of(game, ruleset) == ["cards", "coins", "open"]
