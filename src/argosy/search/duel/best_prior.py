"""Plays the move with the highest prior, without a search.

The root is expanded for the priors. A choice that wins at once is made before everything else. A wonder may
be constructed and a conspiracy prepared with any free card, so what a choice does is its first row in the
policy (`search.engine.best_prior`).

`choose_in_batch` does it in many games at once, or searches there.
"""

import numpy as np

from argosy.kernelc.kernel import kernel
from argosy.rules.duel.state import Choices, Game
from argosy.rules.duel.terms import NONE
from argosy.rules.fast_rng import start_rng
from argosy.rules.record_class import Numbers, Rows
from argosy.rules.records import Record, Records
from argosy.search.duel.hidden_information.information_set import hide
from argosy.search.duel.net.policy import rows_of
from argosy.search.duel.tree_search import commit, run_iterations
from argosy.search.engine.best_prior import best_prior_edge
from argosy.search.engine.tree import BASE, ROOT, WORLD, clear_tree


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


@kernel
def choose_in_batch(
    games: Rows[Game],
    first: int,
    last: int,
    tables: Record,
    where: Numbers,
    numbers: Numbers,
    tree: Record,
    nodes: Records,
    edges: Records,
    worlds: Rows[Game],
    hidden: Records,
    out: Choices,
    rng: Numbers,
    net: Record,
    seen: Record,
    iterations: int,
) -> None:
    """Write a choice to `numbers` in the games of `where` that run.

    iterations: 0: the choice with the highest prior; more: the most visited one of a search. hidden: space
    for what the seat does not know, and a zeroed one.
    """
    for row in range(first, last):
        if where[row] and games[row].over == 0:
            seat = games[row].actor + 0
            worlds[BASE] = games[row]
            hidden[0] = hidden[1]  # because what is listed adds to what stands there
            hide(worlds[BASE], tables, seat, hidden[0])
            clear_tree(tree, seat)
            tree.budget = iterations
            start_rng(rng, games[row].seed + np.uint64(games[row].moment))
            run_iterations(tree, nodes, edges, worlds, tables, hidden[0], out, rng, net, seen, iterations)
            if iterations > 0:
                numbers[row] = edges[most_visited(nodes, edges)].key
            else:
                numbers[row] = best_prior(nodes, edges, worlds, tables, out)


@kernel
def most_visited(nodes: Records, edges: Records) -> int:
    """Return the edge of the root with the most visits; of equal ones that with the highest value."""
    best = nodes[ROOT].edge + 0
    edge = edges[best].next
    while edge != NONE:
        visits, most = edges[edge].visits, edges[best].visits
        if visits > most or (visits == most and edges[edge].value > edges[best].value):
            best = edge + 0
        edge = edges[edge].next
    return best
