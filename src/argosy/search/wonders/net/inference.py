"""Inference of the net: one hidden layer of integers, two values and a policy.

Weights of the first layer are at most MOST_WEIGHT in size and a position has at most MOST_FEATURES features,
so sums fit 16 bits whatever the weights are (`search.engine.inference`).
"""

import math

from argosy.kernelc.kernel import kernel
from argosy.rules.record_class import Numbers, Rows
from argosy.rules.records import Record
from argosy.rules.wonders.state import ChoiceRow, Game
from argosy.search.engine.inference import FINE, SCALE, chance_from, fill_hidden_layer, row_total
from argosy.search.wonders.evaluation.end_value import BY_POINTS
from argosy.search.wonders.net.features import list_features
from argosy.search.wonders.net.policy import MOST_SLOTS, NO_ROW, rows_of

MOST_WEIGHT = 100
WON, AHEAD = range(2)
FAR_WORSE = -1000.0


@kernel
def look(net: Record, game: Game, tables: Record, city: int, seen: Record) -> None:
    """Fill `seen` with the features of a position for whoever decides, and the hidden layer above them."""
    list_features(game, tables, net, city, seen)
    fill_hidden_layer(net, seen)
    seen.stamp += 1


@kernel
def said_of(net: Record, seen: Record, head: int) -> float:
    """Return the value of a position by the net, 0 to 1.

    head: the chance to win (WON), or how far ahead it ends (AHEAD).
    """
    total = 0
    for unit in range(net.units):
        total += int(seen.sums[unit]) * int(net.value[head, unit])
    return chance_from(total, net.value_bias[head])


@kernel
def worth_of(net: Record, seen: Record) -> float:
    """The value of a position, 0 to 1, as `value.value_of_end` gives it for the end of a game."""
    return (1.0 - BY_POINTS) * said_of(net, seen, WON) + BY_POINTS * said_of(net, seen, AHEAD)


@kernel
def policy_logits(
    net: Record, seen: Record, out: Rows[ChoiceRow], count: int, rows: Numbers, worth: Numbers
) -> None:
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
def policy_logit(net: Record, seen: Record, choice: ChoiceRow, rows: Numbers) -> float:
    """Return the logit of one choice in the policy."""
    rows_of(net, choice, rows, 0)
    logit = 0.0
    for place in range(MOST_SLOTS):
        row = rows[place]
        if row != NO_ROW:
            if seen.stamps[row] != seen.stamp:
                seen.stamps[row] = seen.stamp
                seen.said[row] = row_total(net, seen, row) / (SCALE * FINE)
            logit += seen.said[row]
    return logit


@kernel
def same_thing(one: ChoiceRow, other: ChoiceRow) -> bool:
    """Do two choices do the same, but for who is paid?"""
    return (
        one.verb == other.verb
        and one.card == other.card
        and one.stage == other.stage
        and one.add_on == other.add_on
    )


@kernel
def gather(worth: Numbers, first: int, end: int) -> None:
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
