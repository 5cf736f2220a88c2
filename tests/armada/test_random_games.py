"""Random games with Armada keep every invariant.

ARGOSY_GAMES sets the number of games. Without it few games of some tables are played; with it, e.g.
ARGOSY_GAMES=100000, so many over all tables: every pairing of editions, 3 to 8 players, teams, switches.
"""

import os
import zlib

import numpy as np
import pytest

from argosy.rules.gears import compiled, plain
from argosy.rules.records import new_records
from argosy.rules.wonders.choices import MAX_CHOICES
from argosy.rules.wonders.setup import deal
from argosy.rules.wonders.state import CHOICE, GAME, KINDS, SEATS
from argosy.rules.wonders.turn import advance
from tests.armada.naval_invariants import FAULTS, SIGHTS, look_for_faults, play_many_checked, play_trying_all
from tests.armada.tables import EVERY, QUICK
from tests.fuzz.invariants import replay_many_shuffled
from tests.fuzz.rulesets import random_boards

TABLES = EVERY if "ARGOSY_GAMES" in os.environ else QUICK
GAMES = int(os.environ.get("ARGOSY_GAMES", "3000"))
MOMENTS = 192  # more reveals than any game has
CHUNK = 500

every_table = pytest.mark.parametrize("table", TABLES, ids=str)


def words(bits: int, names=FAULTS) -> list[str]:
    return [word for bit, word in enumerate(names) if bits >> bit & 1]


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
        lying, spaces = np.zeros(KINDS, np.int64), np.zeros((SEATS, 4), np.int64)
        where = (self.games, np.uint64(first), ruleset.tables, self.boards, self.out)
        self.sights = int(gear(play_many_checked)(*where, lying, seen, self.journals, spaces, self.faults))

    def again(self):
        """The same games replayed from their journals, the seats in another order at every moment."""
        games, order = new_records(GAME, len(self.games)), np.zeros(SEATS, np.int64)
        where = (games, np.uint64(self.first), self.ruleset.tables, self.boards, self.out)
        self.gear(replay_many_shuffled)(*where, self.journals, order, self.faults)
        return games

    def complain(self) -> list[str]:
        """What is wrong, by game."""
        wrong = np.flatnonzero(self.faults)
        return [f"seed {self.first + n}, boards {self.boards[n]}: {', '.join(words(int(self.faults[n])))}" for n in wrong]


def first_seed(table) -> int:
    return zlib.crc32(str(table).encode())


@every_table
def test_random_games_keep_all_invariants_and_replay(table):
    """Cards and islands neither lost nor doubled, coins never negative, ships never beyond the last space, tokens as
    printed, nothing left open, lists sound, replay equal, commit order irrelevant. Looked at after every reveal.
    """
    ruleset, start, sights = table.ruleset, first_seed(table), 0
    left = -(-GAMES // len(TABLES))
    while left > 0:
        played = Played(ruleset, start, min(left, CHUNK), compiled)
        again = played.again()
        assert played.complain() == []
        assert again.tobytes() == played.games.tobytes()
        assert played.games.over.all()
        sights |= played.sights
        left, start = left - CHUNK, start + CHUNK
    if table.players > 3:  # because with three there are no incursions and far purchases, and groups are rare
        assert set(words(sights, SIGHTS)) == set(SIGHTS)


@every_table
def test_every_listed_choice_can_be_applied(table):
    """At every moment of a game, every listed choice of every seat is tried on a copy."""
    ruleset, lying, spaces = table.ruleset, np.zeros(KINDS, np.int64), np.zeros((SEATS, 4), np.int64)
    out, trials, source = new_records(CHOICE, MAX_CHOICES), new_records(GAME, 1), new_records(GAME, 1)
    for seed, board in enumerate(random_boards(ruleset, max(1, GAMES // 3_000), 5)):
        source[:] = new_records(GAME, 1)
        compiled(deal)(source[0], ruleset.tables, np.uint64(seed), board)
        compiled(advance)(source[0], ruleset.tables)
        faults, moments = compiled(play_trying_all)(source, ruleset.tables, trials, out, lying, spaces)
        assert moments >= 18
        assert words(faults) == [], f"seed {seed}, boards {board}"


@every_table
def test_the_plain_gear_plays_the_same_games(table):
    """Byte for byte; in the plain gear every overflow is an error."""
    first = first_seed(table) + 7
    with np.errstate(all="raise"):
        slow = Played(table.ruleset, first, 1, plain)
    fast = Played(table.ruleset, first, 1, compiled)
    assert slow.complain() == fast.complain() == []
    assert slow.games.tobytes() == fast.games.tobytes()
    assert slow.journals.tobytes() == fast.journals.tobytes()


def test_what_is_wrong_is_noticed():
    """The look for faults itself: a lost island, a ship off the board, coins below nothing, an open tax."""
    ruleset = QUICK[0].ruleset
    lying, spaces = np.zeros(KINDS, np.int64), np.zeros((SEATS, 4), np.int64)
    games = new_records(GAME, 1)
    game = games[0]
    deal(game, ruleset.tables, np.uint64(3), random_boards(ruleset, 1, 3)[0])
    advance(game, ruleset.tables)
    assert words(look_for_faults(game, ruleset.tables, lying, spaces)) == []
    game.armada.islands[0, 0] = game.armada.islands[0, 1]
    game.cities[1].armada.ships[2] = 7
    game.cities[2].coins = -1
    game.cities[0].armada.tax = 1
    game.cities[0].armada.tokens[0] = 2
    game.cities[0].hand[0] = game.cities[0].hand[1]
    found = words(look_for_faults(game, ruleset.tables, lying, spaces))
    assert found == ["cards", "coins", "tokens", "ships", "islands", "open"]
    spaces[0, 0] = 1
    game.cities[1].armada.ships[2] = 0
    assert "ships" in words(look_for_faults(game, ruleset.tables, lying, spaces))
