"""Examples as arrays to learn from, over those features and rows only that occur."""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from argosy.rules.duel.boxes.numbers import ACTIONS
from argosy.search.duel.net.features import FEATURES
from argosy.search.duel.net.policy import NO_ROW, POLICY_ROWS, rows_of
from argosy.search.duel.selfplay import MOST_TOLD, MOST_TRIED, THOUSANDTHS

ROWS = np.array([rows_of(number) for number in range(ACTIONS)], np.int32)
"""Both rows of each action."""
RESULTS = 2.0


class Batch(NamedTuple):
    """What one step learns from, n examples."""

    there: NDArray[np.uint8]
    """(n, features): 1 where a feature is there."""
    target: NDArray[np.float32]
    """(n,): the chance to win that is to be learned."""
    row: NDArray[np.int32]
    """(n, MOST_TRIED): what is done, by choice."""
    used: NDArray[np.int32]
    """(n, MOST_TRIED): the card that it uses up; the last row stands for none."""
    share: NDArray[np.float32]
    """(n, MOST_TRIED): how likely each choice should be."""
    is_choice: NDArray[np.bool_]
    """(n, MOST_TRIED)."""


class Occurring:
    """The features and rows that occur in examples, numbered anew without holes."""

    def __init__(self, examples: NDArray[Any]) -> None:
        self.features = np.unique(examples["number"][_told(examples)])
        rows = ROWS[np.unique(examples["choice"][_tried(examples)])]
        self.rows = np.unique(rows[rows != NO_ROW])
        self._feature = np.full(FEATURES + 1, len(self.features))
        self._feature[self.features] = np.arange(len(self.features))
        self._row = np.full(POLICY_ROWS + 1, len(self.rows))
        self._row[self.rows] = np.arange(len(self.rows))

    def batch(self, examples: NDArray[Any], trust: float) -> Batch:
        """trust: the share of what looking ahead says in the target; the rest is the result of the game."""
        count = len(examples)
        numbers = self._feature[np.where(_told(examples), examples["number"], FEATURES)]
        there = np.zeros((count, len(self.features) + 1), np.uint8)
        there[np.arange(count)[:, None], numbers] = 1
        won, worth = examples["won"] / RESULTS, examples["worth"] / THOUSANDTHS
        target = np.where(examples["worth"] >= 0, (1 - trust) * won + trust * worth, won)
        is_choice = _tried(examples)
        rows = ROWS[np.where(is_choice, examples["choice"], 0)]
        row, used = (self._row[np.where(one == NO_ROW, POLICY_ROWS, one)] for one in (rows[..., 0], rows[..., 1]))
        return Batch(
            there[:, :-1],
            target.astype(np.float32),
            row.astype(np.int32),
            used.astype(np.int32),
            np.where(is_choice, examples["share"] / THOUSANDTHS, 0).astype(np.float32),
            is_choice,
        )


def _told(examples: NDArray[Any]) -> NDArray[np.bool_]:
    return np.arange(MOST_TOLD) < examples["features"][:, None]


def _tried(examples: NDArray[Any]) -> NDArray[np.bool_]:
    return np.arange(MOST_TRIED) < examples["choices"][:, None]
