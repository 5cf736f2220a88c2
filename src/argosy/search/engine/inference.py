"""Layers of a net that both games have: one hidden layer of integers, a chance and rows of a policy.

Whole numbers give the same result on every backend and on every processor.
"""

import math

from argosy.kernelc.kernel import kernel
from argosy.rules.records import Record

SCALE = 64
"""What stands for 1 in the first layer."""
FINE = 256
"""What stands for 1 in the layers behind it."""
MOST_LOGIT = 500.0
"""Of a chance: further away its exponential would leave the range of a float."""


@kernel
def fill_hidden_layer(net: Record, seen: Record) -> None:
    """Fill the hidden layer from the features of a position, which stand in `seen`."""
    for unit in range(net.units):
        seen.sums[unit] = net.bias[unit]
    for index in range(seen.count):
        add_feature(net, seen, seen.number[index])
    for unit in range(net.units):
        seen.sums[unit] = max(seen.sums[unit], 0)


@kernel
def add_feature(net: Record, seen: Record, feature: int) -> None:
    """Add one column of the first layer."""
    for unit in range(net.units):
        seen.sums[unit] += net.first[feature, unit]


@kernel
def chance_from(total: int, bias: float) -> float:
    """The chance, 0 to 1, that belongs to a sum over the hidden layer."""
    logit = total / (SCALE * FINE) + bias
    return 1.0 / (1.0 + math.exp(-max(-MOST_LOGIT, min(MOST_LOGIT, logit))))


@kernel
def row_total(net: Record, seen: Record, row: int) -> int:
    """Return the output of a row of the policy, scaled by SCALE * FINE."""
    total = int(net.policy_bias[row])
    for unit in range(net.units):
        total += int(seen.sums[unit]) * int(net.policy[row, unit])
    return total
