"""What a warm-up runs for Duel: a game with all boxes through the public face meets every compiled entry point."""

from collections.abc import Callable
from typing import Any

import numpy as np

from argosy.game.duel.game import DuelGame, new_duel_game
from argosy.rules import gears
from argosy.rules.duel import many
from argosy.rules.duel.state import CHOICES, PICKED
from argosy.rules.duel.terms import LINES
from argosy.rules.records import new_records

Part = tuple[str, Callable[[], object]]
SEED = 7


def parts() -> list[Part]:
    """(what is being compiled, exercise) in order; each is quick once its code is there."""
    table: list[DuelGame] = []
    batch = _Batch()
    return [
        ("Duel: deal and turns", lambda: table.append(new_duel_game(boxes=("pantheon", "agora"), seed=SEED))),
        ("Duel: choosing", lambda: choose_and_look(table[0])),
        ("Duel: batches", batch.play),
    ]


def choose_and_look(game: DuelGame) -> None:
    """Prices, views, reasons, scores, positions and undo are entry points too."""
    game.copy().choose(0, game.choices(0)[0])
    game.choose(0, game.choices(0)[0].number)
    game.view(0)
    game.scores()
    game.position()


class _Batch:
    """One game as a batch of one, its kernels called as `argosy.Batch` calls them."""

    def __init__(self) -> None:
        self.game = new_duel_game(boxes=("pantheon", "agora"), seed=SEED)
        self.array, self.tables = self.game.array, self.game.ruleset.tables
        self.out = new_records(CHOICES, 1)[0]

    def play(self) -> None:
        """Deal, list, make the first choice, count the points."""
        self.array.view(np.ndarray)[:] = np.zeros(1, self.array.dtype)
        places, seeds, numbers = np.zeros(1, np.int64), np.full(1, SEED, np.uint64), np.zeros(MANY, np.int32)
        self._run(many.deal_games, places, 0, 1, self.tables, self.out, seeds)
        self._run(many.mark_owing, 0, 1, np.zeros((1, 2), np.bool_))
        self._run(many.list_legal, 0, 1, self.tables, self.out, np.zeros((1, 2), np.int32), numbers)
        self._step(np.array([[numbers[0], many.NO_NUMBER]], np.int64))
        self._run(many.score_games, 0, 1, self.tables, np.zeros((1, 2, LINES), np.int16))

    def _step(self, given: Any) -> None:
        picked, faults = new_records(PICKED, 1), np.zeros((1, 2), np.int8)
        self._run(many.find_numbers, 0, 1, self.tables, self.out, given, picked, faults)
        self._run(many.commit_picked, 0, 1, self.tables, self.out, picked)

    def _run(self, kernel: Any, *rest: Any) -> None:
        gears.compiled(kernel)(self.array, *rest)


MANY = 100
"""More numbers than the first decision has."""
