"""Batches run compiled; the code is compiled once for all tests of a machine."""

import numpy as np
import pytest

from argosy.batch import BaseBatch

TABLES = [
    {"players": 2, "edition": 2010},
    {"players": 3, "edition": 2010},
    {"players": 4, "edition": 2020},
    {"players": 7, "edition": 2010},
    {"players": 3, "edition": 2020, "boxes": ["armada"]},
    {"players": 6, "edition": 2010, "boxes": ["armada"], "teams": True},
]


@pytest.fixture(params=TABLES, ids=lambda deal: " ".join(map(str, deal.values())))
def deal(request):
    """What kind of table."""
    return request.param


def played(batch: BaseBatch, steps: int, seed: int = 1) -> BaseBatch:
    """The batch after some steps of random play."""
    rng = np.random.default_rng(seed)
    for _ in range(steps):
        if batch.owing().any():
            batch.step(batch.random_legal(rng))
    return batch
