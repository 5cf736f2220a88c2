"""Inference of the net: one hidden layer of integers, two values and a policy.

Weights of the first layer are at most MOST_WEIGHT in size and a position has at most MOST_TOLD features, so
sums fit 16 bits whatever the weights are. Whole numbers give the same result on every backend and on every
processor.
"""

import math

from argosy.kernelc.kernel import kernel
from argosy.search.wonders.evaluation.end_value import BY_POINTS
from argosy.search.wonders.net.features import list_features
from argosy.search.wonders.net.listing import UNITS
from argosy.search.wonders.net.policy import MOST_SLOTS, NO_ROW, rows_of

SCALE = 64
"""What stands for 1 in the first layer."""
FINE = 256
"""What stands for 1 in the layers behind it."""
MOST_WEIGHT = 100
WON, AHEAD = range(2)
FAR_WORSE = -1000.0


@kernel
def look(net, game, tables, city, seen):
    """Fill `seen` with the features of a position for whoever decides, and the hidden layer above them."""
    list_features(game, tables, net, city, seen)
    for unit in range(UNITS):
        seen.sums[unit] = net.bias[unit]
    for index in range(seen.count):
        add_feature(net, seen, seen.number[index])
    for unit in range(UNITS):
        seen.sums[unit] = max(seen.sums[unit], 0)
    seen.stamp += 1


@kernel
def add_feature(net, seen, feature):
    """One column of the first layer."""
    for unit in range(UNITS):
        seen.sums[unit] += net.first[feature, unit]


@kernel
def said_of(net, seen, head):
    """Return the value of a position by the net, 0 to 1.

    head: the chance to win (WON), or how far ahead it ends (AHEAD).
    """
    total = 0
    for unit in range(UNITS):
        total += int(seen.sums[unit]) * int(net.value[head, unit])
    return 1.0 / (1.0 + math.exp(-(total / (SCALE * FINE) + net.value_bias[head])))


@kernel
def worth_of(net, seen):
    """The value of a position, 0 to 1, as `value.value_of_end` gives it for the end of a game."""
    return (1.0 - BY_POINTS) * said_of(net, seen, WON) + BY_POINTS * said_of(net, seen, AHEAD)


@kernel
def policy_logits(net, seen, out, count, rows, worth):
    """Write the logit of each listed choice in the policy.

    Of ways to pay for one thing the best one stands for all of them.
    """
    first = 0
    for index in range(count):
        worth[index] = policy_logit(net, seen, out[index], rows)
        if index + 1 == count or not same_thing(out[index], out[index + 1]):
            gather(worth, first, index + 1)
            first = index + 1


@kernel
def policy_logit(net, seen, choice, rows):
    """Return the logit of one choice in the policy."""
    rows_of(net, choice, rows, 0)
    logit = 0.0
    for place in range(MOST_SLOTS):
        row = rows[place]
        if row != NO_ROW:
            if seen.stamps[row] != seen.stamp:
                seen.stamps[row] = seen.stamp
                seen.said[row] = row_total(net, seen, row)
            logit += seen.said[row]
    return logit


@kernel
def row_total(net, seen, row):
    """Return the output of a row of the policy."""
    total = int(net.policy_bias[row])
    for unit in range(UNITS):
        total += int(seen.sums[unit]) * int(net.policy[row, unit])
    return total / (SCALE * FINE)


@kernel
def same_thing(one, other):
    """Do two choices do the same, but for who is paid?"""
    return (
        one.verb == other.verb
        and one.card == other.card
        and one.stage == other.stage
        and one.add_on == other.add_on
    )


@kernel
def gather(worth, first, end):
    """Give the best of some choices the chance of all of them."""
    best = first
    for index in range(first, end):
        if worth[index] > worth[best]:
            best = index
    most, total = worth[best] + 0.0, 0.0
    for index in range(first, end):
        total += math.exp(worth[index] - most)
        worth[index] = FAR_WORSE
    worth[best] = most + math.log(total)
