"""Batches of either game, played by chance."""

import numpy as np

from argosy.batch import BaseBatch


def played(batch: BaseBatch, steps: int, seed: int = 1) -> BaseBatch:
    """The batch after some steps of random play."""
    rng = np.random.default_rng(seed)
    for _ in range(steps):
        if batch.owing().any():
            batch.step(batch.random_legal(rng))
    return batch
