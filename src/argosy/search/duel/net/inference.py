"""Inference of the net: one hidden layer of integers, a value and a policy.

Weights of the first layer are at most 127 in size and a position has at most MOST_SEEN features, so sums fit
16 bits whatever the weights are. Whole numbers give the same result on every backend and on every processor.
"""

import math

from argosy.kernelc.kernel import kernel
from argosy.search.duel.net.features import list_features
from argosy.search.duel.net.listing import UNITS
from argosy.search.duel.net.policy import NO_ROW, rows_of

SCALE = 64
"""What stands for 1 in the first layer."""
FINE = 256
"""What stands for 1 in the layers behind it."""


@kernel
def look(net, game, tables, seen):
    """Fill `seen` with the features of a position for the seat that decides, and the hidden layer above
    them.
    """
    list_features(game, tables, game.actor, seen)
    for unit in range(UNITS):
        seen.sums[unit] = net.bias[unit]
    for index in range(seen.count):
        add_feature(net, seen, seen.number[index])
    for unit in range(UNITS):
        seen.sums[unit] = max(seen.sums[unit], 0)


@kernel
def add_feature(net, seen, feature):
    """One column of the first layer."""
    for unit in range(UNITS):
        seen.sums[unit] += net.first[feature, unit]


@kernel
def chance_of(net, seen):
    """The chance to win, 0 to 1, of the seat that decides."""
    total = 0
    for unit in range(UNITS):
        total += int(seen.sums[unit]) * int(net.value[unit])
    return 1.0 / (1.0 + math.exp(-(total / (SCALE * FINE) + net.value_bias)))


@kernel
def policy_logit(net, seen, number):
    """Return the logit of a choice in the policy."""
    row, used = rows_of(number)
    logit = row_total(net, seen, row)
    if used != NO_ROW:
        logit += row_total(net, seen, used)
    return logit / (SCALE * FINE)


@kernel
def row_total(net, seen, row):
    """Return the output of a row of the policy, scaled by SCALE * FINE."""
    total = int(net.policy_bias[row])
    for unit in range(UNITS):
        total += int(seen.sums[unit]) * int(net.policy[row, unit])
    return total
