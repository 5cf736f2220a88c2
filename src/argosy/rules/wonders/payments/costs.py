"""Costs as kernels read them: coins, and the number of units needed of each set of resources."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from argosy.kernelc.kernel import kernel
from argosy.rules.records import Record
from argosy.rules.wonders import terms

COST = np.dtype(
    [("coins", np.int16), ("raw", np.int8, terms.RAW_SETS), ("made", np.int8, terms.MADE_SETS)], align=True
)


def pack_cost(row: Record, cost: Mapping[Any, int], coins: int) -> None:
    """Write a printed cost into its row."""
    row.coins = coins
    for subset in range(terms.RAW_SETS):
        row.raw[subset] = sum(cost.get(name, 0) for bit, name in enumerate(terms.RAW) if subset >> bit & 1)
    for subset in range(terms.MADE_SETS):
        row.made[subset] = sum(cost.get(name, 0) for bit, name in enumerate(terms.MADE) if subset >> bit & 1)


@kernel
def costs_something(cost: Record) -> bool:
    """Is anything printed in the cost field?"""
    return cost.coins + cost.raw[cost.raw.shape[0] - 1] + cost.made[cost.made.shape[0] - 1] > 0
