"""Many games of 7 Wonders Duel in step: arrays in, arrays out."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from argosy.batch.base import BaseBatch, as_plain_array, compiled
from argosy.game.duel.features import feature_groups, feature_names
from argosy.game.duel.game import DuelGame, ruleset_for
from argosy.game.duel.score import LINES
from argosy.game.duel.words import RESULTS
from argosy.game.feature_names import Groups
from argosy.rules.duel.drivers import batch_loops, features
from argosy.rules.duel.drivers.compact import EXACT, lay_out_compact
from argosy.rules.duel.expansions.numbers import ACTIONS
from argosy.rules.duel.ruleset import DuelRuleset
from argosy.rules.duel.state import CHOICES, GAME, PICKED
from argosy.rules.records import Record, Records, new_records


class DuelBatch(BaseBatch[DuelRuleset, DuelGame]):
    """`games` games of Duel, played in step (docs/bots/batch.md).

    Arrays have the shape (games, 2, ...). One seat of each game that runs owes a number; it happens at once.
    """

    kernels = batch_loops
    feature_kernels = features
    record = GAME
    lines = LINES
    row = ("seat", "seats")
    results = RESULTS
    """Names of the numbers that `result` gives."""

    def result(self) -> NDArray[np.int8]:
        """Return how each game has ended, int8, shape (games,): indices of `results` (DUEL-102).

        0 while a game runs.
        """
        return as_plain_array(self.array.over.astype(np.int8))

    def winners(self) -> NDArray[np.bool_]:
        """Return the winners, bool, shape (games, 2), both after a shared result (DUEL-102).

        None while a game runs.
        """
        winner = as_plain_array(self.array.winner)[:, None]
        return self.over()[:, None] & ((winner == np.arange(self.seats)) | (winner < 0))

    def game(self, number: int) -> DuelGame:
        """One game with names on, as a copy: to look at, or to play on by itself."""
        return DuelGame(self.ruleset, self.array[number : number + 1]).copy()

    def _ruleset_for(self, **options: Any) -> DuelRuleset:
        return ruleset_for(**options)

    def _find_space(self, *, compact: bool) -> tuple[NDArray[np.int16], int]:
        return lay_out_compact(self.ruleset.expansions) if compact else (EXACT, ACTIONS)

    def _feature_names(self) -> tuple[str, ...]:
        return feature_names(self.ruleset)

    def _feature_groups(self) -> Groups:
        return feature_groups(self.ruleset)

    def _new_out(self) -> Record:
        return new_records(CHOICES, 1)[0]

    def _new_picked(self) -> Records:
        return new_records(PICKED, self.games)

    def _deal(self, places: NDArray[np.int64], seeds: NDArray[np.uint64]) -> None:
        kernel, tables = compiled(batch_loops.deal_games), self._tables

        def work(thread: int, first: int, last: int) -> None:
            kernel(self.array, places, first, last, tables, self._outs[thread], seeds)

        self._ranges.run(len(places), work)

    def _commit(self, where: NDArray[np.bool_]) -> None:
        kernel, tables = compiled(batch_loops.commit_picked), self._tables

        def work(thread: int, first: int, last: int) -> None:
            kernel(self.array, first, last, tables, where, self._outs[thread], self._picked)

        self._ranges.run(self.games, work)
