"""Rewards at the end of a game; none before."""

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from argosy.batch import BaseBatch
from argosy.errors import ArgosyError

Rewards = NDArray[np.float64]
"""Shape (games, players)."""


def for_winning(batch: BaseBatch[Any, Any]) -> Rewards:
    """1 for the only winner and -1 shared by all others, so that each game sums up to 0; winners who tie
    share (BASE-END-3, DUEL-102). Two players: 1 and -1, both 0 after a shared result.
    """
    won = batch.winners()[:, batch.players].astype(np.float64)
    count = won.shape[1]
    shares = won / np.maximum(won.sum(axis=1, keepdims=True), 1)
    return np.where(batch.over()[:, None], (count * shares - 1) / (count - 1), 0.0)


def for_points(batch: BaseBatch[Any, Any]) -> Rewards:
    """Points more than the others have in the mean, also after a game of Duel that ended before its last
    card.
    """
    points = batch.scores()[:, batch.players].astype(np.float64)
    others = (points.sum(axis=1, keepdims=True) - points) / (points.shape[1] - 1)
    return np.where(batch.over()[:, None], points - others, 0.0)


REWARDS: dict[str, Callable[[BaseBatch[Any, Any]], Rewards]] = {"win": for_winning, "points": for_points}
"""By the name that an environment takes."""


def rewards_called(name: str) -> Callable[[BaseBatch[Any, Any]], Rewards]:
    """The rule of this name. Raises ArgosyError for a name that is none."""
    if name not in REWARDS:
        raise ArgosyError(f"reward = {name!r}: choose {' or '.join(REWARDS)}")
    return REWARDS[name]
