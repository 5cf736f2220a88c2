"""Choice of the root with the highest prior, where one thing can be done in several ways.

A thing that may be done with any card, or be paid in several ways, has its prior in parts, one for each
choice. So parts are added up first; of the choices that do the likeliest thing the likeliest is made.
"""

from argosy.kernelc.kernel import kernel
from argosy.rules.records import Records
from argosy.search.engine.tree import NONE, ROOT


@kernel
def best_prior_edge(nodes: Records, edges: Records) -> int:
    """Return the edge of the root with the highest prior; `thing` of all edges is known."""
    best, most, chance = NONE, -1.0, -1.0
    edge = nodes[ROOT].edge
    while edge != NONE:
        prior = edges[edge].prior
        total = share_of(nodes, edges, edges[edge].thing)
        if total > most or (total == most and prior > chance):
            best, most, chance = edge, total, prior
        edge = edges[edge].next
    return best


@kernel
def share_of(nodes: Records, edges: Records, thing: int) -> float:
    """Return the sum of the priors of the choices that do a thing, in whatever way."""
    total = 0.0
    edge = nodes[ROOT].edge
    while edge != NONE:
        if edges[edge].thing == thing:
            total += edges[edge].prior
        edge = edges[edge].next
    return total
