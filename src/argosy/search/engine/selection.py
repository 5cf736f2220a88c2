"""Choice of an edge on the way down by its score, and whether a search is decided before its budget.

With knowledge the score is PUCT: the mean result, and more for what looks good and has been tried little;
without it UCB1.
"""

import math

from argosy.kernelc.kernel import kernel
from argosy.rules.records import Record, Records
from argosy.search.engine.tree import NONE, ROOT

UNVISITED = 1000.0
URGENCY_REDUCTION = 0.05
CHECK_INTERVAL = 32
"""Iterations after which the search asks whether it is decided."""


@kernel
def is_decided(tree: Record, nodes: Records, edges: Records) -> bool:
    """Can no other choice be visited more often than the first one in the iterations that are left?"""
    first, second = 0, 0
    edge = nodes[ROOT].edge
    while edge != NONE:
        visits = edges[edge].visits
        if visits > first:
            second = first
            first = visits
        elif visits > second:
            second = visits
        edge = edges[edge].next
    return first - second > tree.budget - tree.iterations


@kernel
def choose_edge(tree: Record, edges: Records, node: Record) -> int:
    """The edge of a node with the highest score."""
    best, most = NONE, -1.0
    scale, unvisited = scale_of(tree, node), first_play_urgency(tree, node)
    number = node.edge
    while number != NONE:
        edge = edges[number]
        score = score_of_edge(tree, edge, scale, unvisited)
        if score > most:
            best, most = number, score
        number = edge.next
    return best


@kernel
def scale_of(tree: Record, node: Record) -> float:
    """Return the term of a node's visits in the score of its edges: PUCT, or UCB1 without knowledge."""
    if tree.knows:
        return tree.explore * math.sqrt(node.visits + 1.0)
    return math.log(node.visits + 1.0)


@kernel
def first_play_urgency(tree: Record, node: Record) -> float:
    """Return the value of a choice without visits (first-play urgency).

    Everything without a heuristic or net, otherwise a little less than the mean of the node.
    """
    if not tree.knows:
        return UNVISITED
    if node.visits == 0:
        return 0.5
    return node.value / node.visits - URGENCY_REDUCTION


@kernel
def score_of_edge(tree: Record, edge: Record, scale: float, unvisited: float) -> float:
    """The score of an edge of the tree."""
    return puct_score(tree, edge.value, edge.visits, edge.prior, scale, unvisited)


@kernel
def puct_score(
    tree: Record, value: float, visits: int, prior: float, scale: float, unvisited: float
) -> float:
    """The score of a choice: PUCT with knowledge, UCB1 without it."""
    mean = value / visits if visits > 0 else unvisited
    if tree.knows:
        return mean + scale * prior / (1.0 + visits)
    if visits == 0:
        return mean
    return mean + tree.explore * math.sqrt(scale / visits)
