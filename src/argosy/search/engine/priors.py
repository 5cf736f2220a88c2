"""Priors of a node's edges: from logits or worths to weights, and from weights to probabilities."""

import math

from argosy.kernelc.kernel import kernel
from argosy.search.engine.tree import NONE

LEAST = -1.0e300
"""Less than every logit."""


@kernel
def weigh_priors(edges, node, sharpness):
    """Turn the priors of a node from logits, times a sharpness, to weights; return the sum of weights."""
    best = LEAST
    index = node.edge
    while index != NONE:
        best = max(best, edges[index].prior)
        index = edges[index].next
    total = 0.0
    index = node.edge
    while index != NONE:
        edge = edges[index]
        edge.prior = math.exp(sharpness * (edge.prior - best))
        total += edge.prior
        index = edge.next
    return total


@kernel
def divide_priors(edges, node, total):
    """Turn the priors of a node from weights, whose sum is `total`, to probabilities."""
    index = node.edge
    while index != NONE:
        edges[index].prior /= total
        index = edges[index].next
