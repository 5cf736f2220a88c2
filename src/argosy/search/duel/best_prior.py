"""Plays the move with the highest prior, without a search.

The root is expanded for the priors. A choice that wins at once is made before everything else. A wonder may
be constructed and a conspiracy prepared with any free card, so what a choice does is its first row in the
policy (`search.engine.best_prior`).
"""

from argosy.kernelc.kernel import kernel
from argosy.rules.duel.state import Choices, Game
from argosy.rules.duel.terms import NONE
from argosy.rules.record_class import Rows
from argosy.rules.records import Record, Records
from argosy.search.duel.net.policy import rows_of
from argosy.search.duel.tree_search import commit
from argosy.search.engine.best_prior import best_prior_edge
from argosy.search.engine.tree import BASE, ROOT, WORLD


@kernel
def best_prior(nodes: Records, edges: Records, worlds: Rows[Game], tables: Record, out: Choices) -> int:
    """Return the number of the choice with the highest prior, or of one that wins at once."""
    edge = nodes[ROOT].edge
    while edge != NONE:
        if wins(edges[edge], worlds, tables, out):
            return edges[edge].key
        edges[edge].thing, _ = rows_of(edges[edge].key)
        edge = edges[edge].next
    return edges[best_prior_edge(nodes, edges)].key


@kernel
def wins(edge: Record, worlds: Rows[Game], tables: Record, out: Choices) -> bool:
    """Does a choice end the game in favour of who makes it? What is hidden cannot change that."""
    worlds[WORLD] = worlds[BASE]
    world = worlds[WORLD]
    seat = world.actor + 0
    commit(world, tables, out, edge)
    return world.over != 0 and world.winner == seat
