"""Inference of the net: one hidden layer of integers, a value and a policy.

Weights of the first layer are at most 127 in size and a position has at most MOST_SEEN features, so sums fit
16 bits whatever the weights are (`search.engine.inference`).
"""

from argosy.kernelc.kernel import kernel
from argosy.rules.duel.state import Game
from argosy.rules.records import Record
from argosy.search.duel.net.features import list_features
from argosy.search.duel.net.policy import NO_ROW, rows_of
from argosy.search.engine.inference import FINE, SCALE, chance_from, fill_hidden_layer, row_total


@kernel
def look(net: Record, game: Game, tables: Record, seen: Record) -> None:
    """Fill `seen` with the features of a position for the seat that decides, and the hidden layer above
    them.
    """
    list_features(game, tables, game.actor, seen)
    fill_hidden_layer(net, seen)


@kernel
def chance_of(net: Record, seen: Record) -> float:
    """The chance to win, 0 to 1, of the seat that decides."""
    total = 0
    for unit in range(net.units):
        total += int(seen.sums[unit]) * int(net.value[unit])
    return chance_from(total, net.value_bias)


@kernel
def policy_logit(net: Record, seen: Record, number: int) -> float:
    """Return the logit of a choice in the policy."""
    row, used = rows_of(number)
    logit = row_total(net, seen, row)
    if used != NO_ROW:
        logit += row_total(net, seen, used)
    return logit / (SCALE * FINE)
