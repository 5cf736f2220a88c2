"""Random games of any ruleset of 7 Wonders, checked after every reveal; shared by tests of expansions.

ARGOSY_GAMES sets the number of games of a whole run; without it each run is as short as its own file says.
"""

import os
import zlib

import numpy as np

from argosy.rules.backends import compiled, plain
from argosy.rules.records import new_records
from argosy.rules.wonders.choices import MAX_CHOICES
from argosy.rules.wonders.ruleset import Ruleset
from argosy.rules.wonders.setup import deal
from argosy.rules.wonders.state import CHOICE, GAME, SEATS
from tests.fuzz.wonders.invariants import (
    FAULTS,
    LOOK,
    SIGHTS,
    look_for_faults,
    play_many_checked,
    play_trying_all,
    replay_many_shuffled,
)
from tests.fuzz.wonders.pieces import in_pieces
from tests.fuzz.wonders.rulesets import random_boards, reveal
from tests.sampling import SOAK

IS_LONG = "ARGOSY_GAMES" in os.environ
MOMENTS = 192  # more reveals than any game has
CHUNK = 500
TURNS = 18


BACKEND = compiled if IS_LONG or SOAK else in_pieces
"""What loops are played with."""


def games_wanted(short: int) -> int:
    """The number of games of a run: ARGOSY_GAMES, or that of a short run."""
    return int(os.environ.get("ARGOSY_GAMES", short))


def first_seed(name: str) -> int:
    """Every table has seeds of its own."""
    return zlib.crc32(name.encode())


def words(bits: int, names=FAULTS) -> list[str]:
    """The words of a bit set."""
    return [word for bit, word in enumerate(names) if bits >> bit & 1]


def faults_of(game, ruleset: Ruleset) -> list[str]:
    """Faults of a game, in words."""
    return words(int(compiled(look_for_faults)(game, ruleset.tables, new_records(LOOK, 1)[0])))


def dealt(ruleset: Ruleset, seed: int, boards):
    """An array of one game, dealt and waiting for the first choices."""
    array = new_records(GAME, 1)
    compiled(deal)(array[0], ruleset.tables, np.uint64(seed), boards)
    reveal(array[0], ruleset.tables)
    return array


class Played:
    """Games that have been played and looked at, with the numbers of all choices."""

    def __init__(self, ruleset: Ruleset, first: int, count: int, backend=BACKEND) -> None:
        self.ruleset, self.first, self.backend = ruleset, first, backend
        self.boards = random_boards(ruleset, count, first)
        self.games = new_records(GAME, count)
        self.journals = np.full((count, MOMENTS, SEATS), -1, np.int32)
        self.faults = np.zeros(count, np.int64)
        self.out = new_records(CHOICE, MAX_CHOICES)
        seen, look = np.zeros(ruleset.tables.actions + 1, np.int64), new_records(LOOK, 1)[0]
        where = (self.games, np.uint64(first), ruleset.tables, self.boards, self.out)
        self.sights = int(backend(play_many_checked)(*where, look, seen, self.journals, self.faults))

    def again(self):
        """The same games replayed from their journals, the seats in another order at every moment."""
        games, order = new_records(GAME, len(self.games)), np.zeros(SEATS, np.int64)
        where = (games, np.uint64(self.first), self.ruleset.tables, self.boards, self.out)
        self.backend(replay_many_shuffled)(*where, self.journals, order, self.faults)
        return games

    def complain(self) -> list[str]:
        """Faults by game, in words."""
        wrong = np.flatnonzero(self.faults)
        return [
            f"seed {self.first + n}, boards {self.boards[n]}: {', '.join(words(int(self.faults[n])))}"
            for n in wrong
        ]


def check_random_games(ruleset: Ruleset, start: int, left: int) -> set[str]:
    """No faults, a replay in another seat order is the same game, every game ends. Returns what was seen."""
    sights = 0
    while left > 0:
        played = Played(ruleset, start, min(left, CHUNK))
        again = played.again()
        assert played.complain() == []
        assert again.tobytes() == played.games.tobytes()
        assert played.games.over.all()
        sights |= played.sights
        left, start = left - CHUNK, start + CHUNK
    return set(words(sights, SIGHTS))


def check_every_choice(ruleset: Ruleset, games: int) -> None:
    """At every moment of some games, every listed choice of every seat is tried on a copy."""
    look, out, trials = new_records(LOOK, 1)[0], new_records(CHOICE, MAX_CHOICES), new_records(GAME, 1)
    for seed, board in enumerate(random_boards(ruleset, games, 5)):
        source = dealt(ruleset, seed, board)
        faults, moments = BACKEND(play_trying_all)(source, ruleset.tables, trials, out, look)
        assert moments >= TURNS
        assert words(faults) == [], f"seed {seed}, boards {board}"


def check_both_backends(ruleset: Ruleset, first: int, games: int) -> None:
    """Byte for byte; in the plain backend every overflow is an error."""
    with np.errstate(all="raise"):
        slow = Played(ruleset, first, games, plain)
    fast = Played(ruleset, first, games)
    assert slow.complain() == fast.complain() == []
    assert slow.games.tobytes() == fast.games.tobytes()
    assert slow.journals.tobytes() == fast.journals.tobytes()
