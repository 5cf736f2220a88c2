"""Random games keep every invariant (contract of EXAMPLES section 9), over all editions and numbers of players.

ARGOSY_GAMES sets the number of games; the normal suite plays few, `ARGOSY_GAMES=100000` is the full figure.
"""

import os
import zlib

import numpy as np
import pytest

from argosy.rules.gears import compiled, plain
from argosy.rules.records import copy_record, new_records
from argosy.rules.wonders.choices import MAX_CHOICES
from argosy.rules.wonders.setup import deal
from argosy.rules.wonders.state import CHOICE, GAME, KINDS, SEATS
from argosy.rules.wonders.turn import advance
from tests.fuzz.invariants import (
    FAULTS,
    look_for_faults,
    play_many_checked,
    play_trying_all,
    replay_many_shuffled,
    replay_turned,
)
from tests.fuzz.rulesets import TABLES, random_boards, ruleset_of, table_name

GAMES = int(os.environ.get("ARGOSY_GAMES", "26000"))
MOMENTS = 64  # more reveals than any game has
CHUNK = 1_000

every_table = pytest.mark.parametrize("table", TABLES, ids=table_name)


def first_seed(table) -> int:
    return zlib.crc32(table_name(table).encode())


class Played:
    """Games that have been played and looked at, with the numbers of all choices."""

    def __init__(self, ruleset, first: int, count: int, gear) -> None:
        self.ruleset, self.first, self.gear = ruleset, first, gear
        self.boards = random_boards(ruleset, count, first)
        self.games = new_records(GAME, count)
        self.journals = np.full((count, MOMENTS, SEATS), -1, np.int32)
        self.faults = np.zeros(count, np.int64)
        self.out = new_records(CHOICE, MAX_CHOICES)
        seen = np.zeros(ruleset.tables.actions + 1, np.int64)
        lying = np.zeros(KINDS, np.int64)
        play, seed = gear(play_many_checked), np.uint64(first)
        play(self.games, seed, ruleset.tables, self.boards, self.out, lying, seen, self.journals, self.faults)

    def again(self) -> np.ndarray:
        """The same games replayed from their journals, the seats in another order at every moment."""
        games, order = new_records(GAME, len(self.games)), np.zeros(SEATS, np.int64)
        replay, seed = self.gear(replay_many_shuffled), np.uint64(self.first)
        replay(games, seed, self.ruleset.tables, self.boards, self.out, self.journals, order, self.faults)
        return games

    def complain(self) -> list[str]:
        """What is wrong, by game."""
        return [
            f"seed {self.first + number}, boards {self.boards[number]}: {', '.join(words(int(self.faults[number])))}"
            for number in np.flatnonzero(self.faults)
        ]


def words(faults: int) -> list[str]:
    return [word for bit, word in enumerate(FAULTS) if faults >> bit & 1]


@every_table
def test_random_games_keep_all_invariants_and_replay(table):
    """Cards neither lost nor doubled, coins never negative, lists sound, replay equal, commit order irrelevant.

    Looked at after every reveal of every game.
    """
    ruleset, start = ruleset_of(table), first_seed(table)
    left = -(-GAMES // len(TABLES))
    while left > 0:
        played = Played(ruleset, start, min(left, CHUNK), compiled)
        again = played.again()
        assert played.complain() == []
        assert again.tobytes() == played.games.tobytes()
        assert played.games.over.all()
        left, start = left - CHUNK, start + CHUNK


@every_table
def test_every_listed_choice_can_be_applied(table):
    """At every moment of some games, every listed choice of every seat is tried on a copy."""
    ruleset, lying = ruleset_of(table), np.zeros(KINDS, np.int64)
    out, trials, source = new_records(CHOICE, MAX_CHOICES), new_records(GAME, 1), new_records(GAME, 1)
    boards = random_boards(ruleset, max(3, GAMES // 1_000), 5)
    for seed, board in enumerate(boards):
        source[:] = new_records(GAME, 1)
        compiled(deal)(source[0], ruleset.tables, np.uint64(seed), board)
        compiled(advance)(source[0], ruleset.tables)
        faults, moments = compiled(play_trying_all)(source, ruleset.tables, trials, out, lying)
        assert moments >= 18
        assert words(faults) == [], f"seed {seed}, boards {board}"


@every_table
def test_the_plain_gear_plays_the_same_games(table):
    """Byte for byte; in the plain gear every overflow is an error."""
    ruleset, first = ruleset_of(table), first_seed(table) + 7
    slow, fast = (Played(ruleset, first, 2, gear) for gear in (plain, compiled))
    assert slow.complain() == fast.complain() == []
    assert slow.games.tobytes() == fast.games.tobytes()
    assert slow.journals.tobytes() == fast.journals.tobytes()


@pytest.mark.parametrize("table", [table for table in TABLES if table[1] > 2], ids=table_name)
def test_seat_order_never_matters(table):
    """The same games at a turned table, every city some places further on, are the same games."""
    ruleset = ruleset_of(table)
    played = Played(ruleset, first_seed(table) + 99, max(20, GAMES // 500), compiled)
    for number in range(len(played.games)):
        shift = 1 + number % (ruleset.seats - 1)
        game = new_records(GAME, 1)
        compiled(deal)(game[0], ruleset.tables, np.uint64(played.first + number), played.boards[number])
        compiled(advance)(game[0], ruleset.tables)
        other = turned(game, ruleset, shift)
        replay = compiled(replay_turned)
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
    ruleset, lying = ruleset_of(TABLES[1]), np.zeros(KINDS, np.int64)
    game = new_records(GAME, 1)
    deal(game[0], ruleset.tables, np.uint64(3), random_boards(ruleset, 1, 3)[0])
    advance(game[0], ruleset.tables)
    assert words(look_for_faults(game[0], ruleset.tables, lying)) == []
    game[0].discard[int(game[0].cities[0].hand[0])] += 1
    game[0].cities[2].coins = -1
    assert words(look_for_faults(game[0], ruleset.tables, lying)) == ["cards", "coins"]
