"""Priors of a node's edges as probabilities, made of logits or of weights."""

import math

from argosy.kernelc.kernel import kernel
from argosy.rules.records import Record, Records
from argosy.search.engine.tree import NONE

LEAST = -1.0e300
"""Less than every logit."""


@kernel
def share_out_logits(edges: Records, node: Record) -> None:
    """Turn the priors of a node from logits to probabilities."""
    best = LEAST
    index = node.edge
    while index != NONE:
        best = max(best, edges[index].prior)
        index = edges[index].next
    total = 0.0
    index = node.edge
    while index != NONE:
        edge = edges[index]
        edge.prior = math.exp(edge.prior - best)
        total += edge.prior
        index = edge.next
    divide_priors(edges, node, total)


@kernel
def divide_priors(edges: Records, node: Record, total: float) -> None:
    """Turn the priors of a node from weights, whose sum is `total`, to probabilities."""
    index = node.edge
    while index != NONE:
        edges[index].prior /= total
        index = edges[index].next
