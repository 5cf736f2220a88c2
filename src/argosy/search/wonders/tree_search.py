"""One iteration of the tree search: determinize, select, expand, evaluate, back up.

The searching player's own choices grow a tree ("open loop", as a node is known by choices alone); everybody
chooses at the same moment, and others by the heuristic and chance. PUCT, or UCB1 without knowledge. Where the
tree ends a net says what the position is worth; without a net the game is played to its end.
"""

import math

from argosy.kernelc.kernel import kernel
from argosy.rules.fast_rng import below
from argosy.rules.record_class import Numbers, Rows
from argosy.rules.records import Record, Records
from argosy.rules.wonders.choices import list_choices
from argosy.rules.wonders.state import ChoiceRow, Game
from argosy.rules.wonders.terms import NOTHING
from argosy.rules.wonders.turn import advance, commit
from argosy.search.engine.priors import divide_priors, share_out_logits
from argosy.search.engine.selection import (
    CHECK_INTERVAL,
    choose_edge,
    first_play_urgency,
    is_decided,
    puct_score,
    scale_of,
)
from argosy.search.engine.tree import BASE, NONE, ROOT, WORLD, add_edge, add_node, add_result, find_edge
from argosy.search.wonders.evaluation.end_value import value_of_end
from argosy.search.wonders.hidden_information.deal import deal
from argosy.search.wonders.net.inference import AHEAD, WON, look, policy_logits, said_of, worth_of
from argosy.search.wonders.option_keys import any_card_does, key_of
from argosy.search.wonders.options import SHARPNESS, sort_options
from argosy.search.wonders.policy import evaluate_all, pick, pick_by_net
from argosy.search.wonders.tree import LONGEST_PATH

EXPANSION_VISITS = 6
"""Visits after which a choice gets a node behind it."""


@kernel
def run_iterations(
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
    count: int,
) -> bool:
    """Up to `count` iterations; fewer if the choice cannot change any more within the budget.

    True if that is so.

    rows: the choices of the root. out: those of any other moment.
    """
    if tree.nodes == 0:
        expand_root(tree, nodes, edges, worlds[BASE], tables, evaluation, net, rows, scratch)
    for number in range(count):
        iterate(tree, nodes, edges, worlds, tables, evaluation, net, hidden, rows, out, scratch, rng)
        if tree.budget > 0 and number % CHECK_INTERVAL == 0 and is_decided(tree, nodes, edges):
            return True
    return False


@kernel
def expand_root(
    tree: Record,
    nodes: Records,
    edges: Records,
    game: Game,
    tables: Record,
    evaluation: Record,
    net: Record,
    rows: Rows[ChoiceRow],
    scratch: Record,
) -> None:
    """The root, with an edge for each choice that the viewer has."""
    count = list_choices(game, tables, tree.city, rows)
    tree.choices = count
    root = nodes[add_node(tree, nodes)]
    if tree.has_net:
        look(net, game, tables, tree.city, scratch.seen)
        policy_logits(net, scratch.seen, rows, count, scratch.rows, scratch.worth)
    elif tree.knows:
        evaluate_all(game, tables, evaluation, scratch, tree.city, rows, count)
    for index in range(count - 1, -1, -1):
        add_edge(tree, edges, root, index, scratch.worth[index] if tree.knows else 1.0 / count)
    if tree.has_net:
        share_out_logits(edges, root)
    elif tree.knows:
        divide_priors(edges, root, weigh_priors(edges, root, rows, count))


@kernel
def weigh_priors(edges: Records, root: Record, rows: Records, count: int) -> float:
    """Turn the priors of the root from points to weights; return the sum of weights.

    Any card does for a stage or a sale, so they share one chance.
    """
    best = edges[root.edge].prior + 0.0
    index = root.edge
    while index != NONE:
        best = max(best, edges[index].prior)
        index = edges[index].next
    total = 0.0
    index = root.edge
    while index != NONE:
        edge = edges[index]
        edge.prior = math.exp(SHARPNESS * (edge.prior - best))
        if any_card_does(rows[edge.key].verb):
            edge.prior /= alike(rows, edge.key, count)
        total += edge.prior
        index = edge.next
    return total


@kernel
def alike(rows: Rows[ChoiceRow], one: int, count: int) -> float:
    """Return the number of choices that do the same with another card."""
    many = 0.0
    for index in range(count):
        if key_of(rows[index]) == key_of(rows[one]):
            many += 1.0
    return many


@kernel
def iterate(
    tree: Record,
    nodes: Records,
    edges: Records,
    worlds: Records,
    tables: Record,
    evaluation: Record,
    net: Record,
    hidden: Record,
    rows: Rows[ChoiceRow],
    out: Rows[ChoiceRow],
    scratch: Record,
    rng: Numbers,
) -> None:
    """One worlds: to the end of the tree and its net, or to the end of the game."""
    worlds[WORLD] = worlds[BASE]
    world = worlds[WORLD]
    deal(world, tables, hidden, rng)
    tree.length = 0
    node, evaluated, value_weight = ROOT, -1.0, tree.value_weight + 0.0
    while world.over == 0:
        if (
            value_weight > 0.0
            and node == NONE
            and evaluated < 0.0
            and world.cities[tree.viewer].owes != NOTHING
        ):
            look(net, world, tables, tree.viewer, scratch.seen)
            evaluated = worth_of(net, scratch.seen)
            if value_weight >= 1.0:
                tree.won += said_of(net, scratch.seen, WON)
                tree.ahead += said_of(net, scratch.seen, AHEAD)
                back_up(tree, nodes, edges, evaluated)
                return
        for place in range(1, world.seats + 1):  # the free city chooses last (BASE-TWO-5)
            seat = 0 if place == world.seats else place
            if world.cities[seat].owes != NOTHING:
                if node != NONE and decides(world, tree.viewer, seat):
                    node = descend(
                        tree,
                        nodes,
                        edges,
                        world,
                        tables,
                        evaluation,
                        net,
                        seat,
                        node,
                        rows,
                        out,
                        scratch,
                        rng,
                    )
                else:
                    respond(tree, world, tables, evaluation, net, seat, out, scratch, rng)
        advance(world, tables)
    result = value_of_end(world, tables, scratch, tree.viewer)
    tree.won += scratch.won
    tree.ahead += scratch.ahead
    if evaluated >= 0.0:
        result = value_weight * evaluated + (1.0 - value_weight) * result
    back_up(tree, nodes, edges, result)


@kernel
def decides(world: Game, viewer: int, seat: int) -> bool:
    """Does the viewer decide for a city (BASE-TWO-10)?"""
    if world.free_city and seat == 0:
        return world.controller == viewer
    return seat == viewer


@kernel
def respond(
    tree: Record,
    world: Game,
    tables: Record,
    evaluation: Record,
    net: Record,
    seat: int,
    out: Rows[ChoiceRow],
    scratch: Record,
    rng: Numbers,
) -> None:
    """A choice by the heuristic and chance; without knowledge by chance alone."""
    count = list_choices(world, tables, seat, out)
    if tree.has_net:
        index = pick_by_net(world, tables, net, scratch, seat, out, count, rng)
    elif tree.knows:
        index = pick(world, tables, evaluation, scratch, seat, out, count, rng)
    else:
        index = below(rng, count)
    commit(world, seat, out[index])


@kernel
def back_up(tree: Record, nodes: Records, edges: Records, result: float) -> None:
    """Add a result to everything on the way."""
    for step in range(tree.length):
        add_result(nodes[tree.path_node[step]], edges[tree.path[step]], result)
    tree.iterations += 1


# --- the tree -----------------------------------------------------------------------------------------------


@kernel
def descend(
    tree: Record,
    nodes: Records,
    edges: Records,
    world: Game,
    tables: Record,
    evaluation: Record,
    net: Record,
    seat: int,
    node: int,
    rows: Records,
    out: Records,
    scratch: Record,
    rng: Numbers,
) -> int:
    """Choose by the tree; the node behind the choice, -1 if there is none yet."""
    if node == ROOT:
        edge = choose_edge(tree, edges, nodes[ROOT])
        row = edges[edge].key
        commit(world, seat, rows[row])
    else:
        count = list_choices(world, tables, seat, out)
        options = sort_options(tree, world, tables, evaluation, net, seat, out, count, scratch, rng)
        option = choose_option(tree, nodes, edges, node, scratch, options)
        edge = find_edge(nodes, edges, node, scratch.option[option])
        if edge == NONE and tree.edges < edges.shape[0]:
            edge = add_edge(tree, edges, nodes[node], scratch.option[option], 0.0)
        commit(world, seat, out[scratch.option_row[option]])
    if edge == NONE or tree.length == LONGEST_PATH:
        return NONE
    tree.path[tree.length] = edge
    tree.path_node[tree.length] = node
    tree.length += 1
    if edges[edge].node == NONE and edges[edge].visits >= EXPANSION_VISITS and tree.nodes < nodes.shape[0]:
        edges[edge].node = add_node(tree, nodes)
    return edges[edge].node


@kernel
def choose_option(
    tree: Record, nodes: Records, edges: Records, node: int, scratch: Record, options: int
) -> int:
    """Return the option with the highest score of those that are legal in this determinization."""
    best, most = 0, -1.0
    scale, unvisited = scale_of(tree, nodes[node]), first_play_urgency(tree, nodes[node])
    for option in range(options):
        edge = find_edge(nodes, edges, node, scratch.option[option])
        value = edges[edge].value if edge != NONE else 0.0
        visits = edges[edge].visits if edge != NONE else 0
        score = puct_score(tree, value, visits, scratch.option_worth[option], scale, unvisited)
        if score > most:
            best, most = option, score
    return best
