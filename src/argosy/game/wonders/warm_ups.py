"""What a warm-up runs for 7 Wonders: a game through the public face, and the kernels of batches."""

from collections.abc import Callable
from typing import Any

import numpy as np

from argosy.game.wonders.game import WondersGame, new_wonders_game
from argosy.rules import gears
from argosy.rules.records import new_records
from argosy.rules.wonders import many, terms
from argosy.rules.wonders.choices import MAX_CHOICES
from argosy.rules.wonders.features import observe_games
from argosy.rules.wonders.state import CHOICE

Part = tuple[str, Callable[[], object]]
SEED = 7


def parts() -> list[Part]:
    """(what is being compiled, exercise) in order; each is quick once its code is there."""
    return [*game_parts(), *batch_parts()]


def game_parts() -> list[Part]:
    """What drives single games: every box plays through the same few entry points (argosy.game.engine)."""
    table: list[WondersGame] = []
    return [
        ("7 Wonders: deal and turns", lambda: table.append(new_wonders_game(players=3, edition=2010, seed=SEED))),
        ("7 Wonders: choices", lambda: table[0].choices(0)),
        ("7 Wonders: committing", lambda: commit_and_take_back(table[0])),
        ("7 Wonders: scores", lambda: score(table[0])),
    ]


def commit_and_take_back(game: WondersGame) -> None:
    """Undo is an entry point too."""
    game.choose(0, game.choices(0)[0])
    game.take_back(0)


def score(game: WondersGame) -> None:
    """The sheet of a running game."""
    game.scores()


def batch_parts() -> list[Part]:
    """The kernels of `argosy.Batch`, called as it calls them."""
    batch = _Batch()
    return [
        ("batches: deal", batch.deal),
        ("batches: legal numbers", batch.list_legal),
        ("batches: steps", batch.step),
        ("batches: features and scores", batch.look),
    ]


class _Batch:
    """One game as a batch of one."""

    def __init__(self) -> None:
        self.game = new_wonders_game(players=3, edition=2010, seed=SEED)
        self.array, self.tables = self.game.array, self.game.ruleset.tables
        self.shape = (1, self.game.ruleset.seats)
        self.out = new_records(CHOICE, MAX_CHOICES)

    def deal(self) -> None:
        """Deal afresh, boards of no great interest."""
        self.array.view(np.ndarray)[:] = np.zeros(1, self.array.dtype)
        places, seeds = np.zeros(1, np.int64), np.full(1, SEED, np.uint64)
        boards = np.arange(self.shape[1], dtype=np.int16).reshape(self.shape)
        self._run(many.deal_games, places, 0, 1, self.tables, seeds, boards)
        self._run(many.mark_owing, 0, 1, np.zeros(self.shape, np.bool_))

    def list_legal(self) -> None:
        """Numbers of all choices."""
        counts, numbers = np.zeros(self.shape, np.int32), np.zeros(1, np.int32)
        self._run(many.list_legal, 0, 1, self.tables, self.out, counts, numbers)

    def step(self) -> None:
        """Everybody takes the first choice."""
        numbers = np.array([[self.game.choices(seat)[0].number for seat in self.game.owing]], np.int64)
        picked, faults = new_records(CHOICE, numbers.size).reshape(self.shape), np.zeros(self.shape, np.int8)
        self._run(many.find_numbers, 0, 1, self.tables, self.out, numbers, picked, faults)
        self._run(many.commit_picked, 0, 1, self.tables, picked)

    def look(self) -> None:
        """Features and points."""
        rows = np.zeros((*self.shape, FEATURES_AT_MOST), np.int16)
        self._run(observe_games, 0, 1, self.tables, rows)
        self._run(many.score_games, 0, 1, self.tables, np.zeros((*self.shape, len(terms.LINES)), np.int16))

    def _run(self, kernel: Any, *rest: Any) -> None:
        gears.compiled(kernel)(self.array, *rest)


FEATURES_AT_MOST = 4_000
"""More numbers than any seat can know."""
