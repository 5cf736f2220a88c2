"""Plays the move with the highest prior, without a search.

The root is expanded for the priors (`search.engine.best_prior`). In the last turn of a game points are
counted in place of priors.

`best_priors` does it for every city that owes in many games at once, for batches.
"""

import numpy as np

from argosy.kernelc.kernel import kernel
from argosy.rules.fast_rng import start_rng
from argosy.rules.record_class import Numbers, Rows
from argosy.rules.records import Record, Records
from argosy.rules.wonders.drivers.batch_loops import owes_now
from argosy.rules.wonders.state import ChoiceRow, Game
from argosy.rules.wonders.terms import AGES, NOTHING
from argosy.rules.wonders.turn import advance, commit
from argosy.search.engine.best_prior import best_prior_edge
from argosy.search.engine.tree import BASE, NONE, ROOT, WORLD, clear_tree
from argosy.search.wonders.evaluation.end_value import value_of_end
from argosy.search.wonders.hidden_information.deal import deal
from argosy.search.wonders.hidden_information.information_set import hide
from argosy.search.wonders.option_keys import key_of
from argosy.search.wonders.tree_search import respond, run_iterations

TRIED = 2
"""Where in `worlds` a choice of the last turn is tried."""
WORLDS = 8
"""Worlds in which it is tried: what others hold and do in the last turn moves few points."""


@kernel
def best_prior(
    tree: Record,
    nodes: Records,
    edges: Records,
    worlds: Rows[Game],
    tables: Record,
    evaluation: Record,
    net: Record,
    hidden: Record,
    rows: Rows[ChoiceRow],
    out: Rows[ChoiceRow],
    scratch: Record,
    rng: Numbers,
) -> int:
    """Return the row of the choice with the highest prior.

    rows: the choices of the root. worlds: three.
    """
    if not worlds[BASE].free_city:
        best = best_at_the_end(
            tree, nodes, edges, worlds, tables, evaluation, net, hidden, rows, out, scratch, rng
        )
        if best != NONE:
            return best
    edge = nodes[ROOT].edge
    while edge != NONE:
        edges[edge].thing = first_alike(rows, edges[edge].key)
        edge = edges[edge].next
    return edges[best_prior_edge(nodes, edges)].key


@kernel
def first_alike(rows: Rows[ChoiceRow], row: int) -> int:
    """Return the first row whose choice does the same as that of a row."""
    first = 0
    while key_of(rows[first]) != key_of(rows[row]):
        first += 1
    return first


@kernel
def best_at_the_end(
    tree: Record,
    nodes: Records,
    edges: Records,
    worlds: Rows[Game],
    tables: Record,
    evaluation: Record,
    net: Record,
    hidden: Record,
    rows: Records,
    out: Rows[ChoiceRow],
    scratch: Record,
    rng: Numbers,
) -> int:
    """The row of the choice that counts most if the game ends with this turn; -1 if it goes on."""
    if worlds[BASE].age < AGES:
        return NONE
    for _ in range(WORLDS):
        worlds[WORLD] = worlds[BASE]
        world = worlds[WORLD]
        deal(world, tables, hidden, rng)
        for seat in range(world.seats):
            if seat != tree.city and world.cities[seat].owes != NOTHING:
                respond(tree, world, tables, evaluation, net, seat, out, scratch, rng)
        edge = nodes[ROOT].edge
        while edge != NONE:
            worlds[TRIED] = world
            commit(worlds[TRIED], tree.city, rows[edges[edge].key])
            advance(worlds[TRIED], tables)
            if worlds[TRIED].over == 0 and edge == nodes[ROOT].edge:
                return NONE
            edges[edge].value += value_of_end(worlds[TRIED], tables, scratch, tree.viewer)
            edge = edges[edge].next
    return most_valued(nodes, edges)


@kernel
def most_valued(nodes: Records, edges: Records) -> int:
    """The row of the edge with the highest value; of equal ones the one with the highest prior."""
    best = nodes[ROOT].edge + 0
    edge = edges[best].next
    while edge != NONE:
        if edges[edge].value > edges[best].value or (
            edges[edge].value == edges[best].value and edges[edge].prior > edges[best].prior
        ):
            best = edge + 0
        edge = edges[edge].next
    return edges[best].key


@kernel
def best_priors(
    games: Rows[Game],
    first: int,
    last: int,
    tables: Record,
    where: Numbers,
    names: Numbers,
    numbers: Numbers,
    tree: Record,
    nodes: Records,
    edges: Records,
    worlds: Rows[Game],
    evaluation: Record,
    net: Record,
    hidden: Records,
    rows: Rows[ChoiceRow],
    out: Rows[ChoiceRow],
    scratch: Record,
    rng: Numbers,
) -> None:
    """Write the choice with the highest prior to `numbers`, for cities that owe in the games of `where`.

    names: the place of each card in the order of the names. hidden: room for what a seat does not know, and a
    zeroed one. A free city waits until its controller has chosen the own card.
    """
    for row in range(first, last):
        if where[row]:
            for city in range(games[row].seats):
                if owes_now(games[row], city):
                    seat = games[row].controller + 0 if city == 0 and games[row].free_city else city
                    worlds[BASE] = games[row]
                    hidden[0] = hidden[1]  # because what is listed adds to what stands there
                    hide(worlds[BASE], tables, seat, names, hidden[0])
                    clear_tree(tree, seat)
                    tree.city = city
                    start_rng(rng, np.uint64(0))
                    run_iterations(
                        tree,
                        nodes,
                        edges,
                        worlds,
                        tables,
                        evaluation,
                        net,
                        hidden[0],
                        rows,
                        out,
                        scratch,
                        rng,
                        0,
                    )
                    best = best_prior(
                        tree,
                        nodes,
                        edges,
                        worlds,
                        tables,
                        evaluation,
                        net,
                        hidden[0],
                        rows,
                        out,
                        scratch,
                        rng,
                    )
                    numbers[row, city] = rows[best].number
