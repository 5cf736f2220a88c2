"""One iteration of the tree search: determinize, select, expand, evaluate, back up.

The searching player's own choices grow a tree ("open loop", as a node is known by choices alone); everybody
chooses at the same moment, and others by the heuristic and chance. PUCT, or UCB1 without knowledge. Where the
tree ends a net says what the position is worth; without a net the game is played to its end.
"""

import math

from argosy.kernelc.kernel import kernel
from argosy.rules.wonders.choices import list_choices
from argosy.rules.wonders.terms import NOTHING
from argosy.rules.wonders.turn import advance, commit
from argosy.search.rng import below
from argosy.search.wonders.evaluation.end_value import value_of_end
from argosy.search.wonders.hidden_information.deal import deal
from argosy.search.wonders.net.inference import AHEAD, WON, look, policy_logits, said_of, worth_of
from argosy.search.wonders.option_keys import any_card_does, key_of
from argosy.search.wonders.options import SHARPNESS, sort_options
from argosy.search.wonders.policy import evaluate_all, pick, pick_by_net
from argosy.search.wonders.tree import LONGEST_PATH

ROOT = 0
NONE = -1
BASE, WORLD = 0, 1
"""Where in `worlds` the known game stands, and the world of an iteration."""
UNVISITED = 1000.0
URGENCY_REDUCTION = 0.05
EXPANSION_VISITS = 6
"""Visits after which a choice gets a node behind it."""
CHECK_INTERVAL = 32
"""Iterations after which the search asks whether it is decided."""


@kernel
def run_iterations(
    tree, nodes, edges, worlds, tables, evaluation, net, hidden, rows, out, scratch, rng, count
):
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
def expand_root(tree, nodes, edges, game, tables, evaluation, net, rows, scratch):
    """The root, with an edge for each choice that the viewer has."""
    count = list_choices(game, tables, tree.city, rows)
    tree.choices = count
    make_node(tree, nodes)
    if tree.has_net:
        look(net, game, tables, tree.city, scratch.seen)
        policy_logits(net, scratch.seen, rows, count, scratch.rows, scratch.worth)
    elif tree.knows:
        evaluate_all(game, tables, evaluation, scratch, tree.city, rows, count)
    for index in range(count - 1, -1, -1):
        add_edge(tree, nodes[ROOT], edges, index)
        edges[nodes[ROOT].edge].prior = 1.0 / count
    if tree.has_net:
        weigh_logits(scratch, count)
        share_out(nodes, edges, scratch)
    elif tree.knows:
        weigh_effect_values(rows, scratch, count)
        share_out(nodes, edges, scratch)


@kernel
def weigh_logits(scratch, count):
    """From leanings, which are logarithms, to weights."""
    best = scratch.worth[0]
    for index in range(count):
        best = max(best, scratch.worth[index])
    for index in range(count):
        scratch.worth[index] = math.exp(scratch.worth[index] - best)


@kernel
def weigh_effect_values(rows, scratch, count):
    """From points to weights; any card does for a stage or a sale, so they share one chance."""
    best = scratch.worth[0]
    for index in range(count):
        best = max(best, scratch.worth[index])
    for index in range(count):
        weight = math.exp(SHARPNESS * (scratch.worth[index] - best))
        if any_card_does(rows[index].verb):
            weight /= alike(rows, index, count)
        scratch.worth[index] = weight


@kernel
def share_out(nodes, edges, scratch):
    """Set the priors of the root's edges to the probabilities of the policy."""
    total = 0.0
    edge = nodes[ROOT].edge
    while edge != NONE:
        total += scratch.worth[edges[edge].key]
        edge = edges[edge].next
    edge = nodes[ROOT].edge
    while edge != NONE:
        edges[edge].prior = scratch.worth[edges[edge].key] / total
        edge = edges[edge].next


@kernel
def alike(rows, one, count):
    """Return the number of choices that do the same with another card."""
    many = 0.0
    for index in range(count):
        if key_of(rows[index]) == key_of(rows[one]):
            many += 1.0
    return many


@kernel
def is_decided(tree, nodes, edges):
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
def iterate(tree, nodes, edges, worlds, tables, evaluation, net, hidden, rows, out, scratch, rng):
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
def decides(world, viewer, seat):
    """Does the viewer decide for a city (BASE-TWO-10)?"""
    if world.free_city and seat == 0:
        return world.controller == viewer
    return seat == viewer


@kernel
def respond(tree, world, tables, evaluation, net, seat, out, scratch, rng):
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
def back_up(tree, nodes, edges, result):
    """Add a result to everything on the way."""
    for step in range(tree.length):
        edge = edges[tree.path[step]]
        node = nodes[tree.path_node[step]]
        edge.visits += 1
        node.visits += 1
        edge.value += result
        node.value += result
    tree.iterations += 1


# --- the tree -----------------------------------------------------------------------------------------------


@kernel
def descend(tree, nodes, edges, world, tables, evaluation, net, seat, node, rows, out, scratch, rng):
    """Choose by the tree; the node behind the choice, -1 if there is none yet."""
    if node == ROOT:
        edge = choose_edge(tree, nodes, edges)
        row = edges[edge].key
        commit(world, seat, rows[row])
    else:
        count = list_choices(world, tables, seat, out)
        options = sort_options(tree, world, tables, evaluation, net, seat, out, count, scratch, rng)
        option = choose_option(tree, nodes, edges, node, scratch, options)
        edge = find_edge(nodes, edges, node, scratch.option[option])
        if edge == NONE and tree.edges < edges.shape[0]:
            add_edge(tree, nodes[node], edges, scratch.option[option])
            edge = nodes[node].edge
        commit(world, seat, out[scratch.option_row[option]])
    if edge == NONE or tree.length == LONGEST_PATH:
        return NONE
    tree.path[tree.length] = edge
    tree.path_node[tree.length] = node
    tree.length += 1
    if edges[edge].node == NONE and edges[edge].visits >= EXPANSION_VISITS and tree.nodes < nodes.shape[0]:
        make_node(tree, nodes)
        edges[edge].node = tree.nodes - 1
    return edges[edge].node


@kernel
def make_node(tree, nodes):
    """The next node."""
    node = nodes[tree.nodes]
    node.edge = NONE
    node.visits = 0
    node.value = 0.0
    tree.nodes += 1


@kernel
def add_edge(tree, node, edges, key):
    """One more choice of a node, as its first edge."""
    edge = edges[tree.edges]
    edge.key = key
    edge.prior = 0.0
    edge.node = NONE
    edge.visits = 0
    edge.value = 0.0
    edge.next = node.edge
    node.edge = tree.edges
    tree.edges += 1


@kernel
def find_edge(nodes, edges, node, key):
    """The edge of a choice; -1 if the node has none."""
    edge = nodes[node].edge
    while edge != NONE and edges[edge].key != key:
        edge = edges[edge].next
    return edge


@kernel
def choose_edge(tree, nodes, edges):
    """The most promising edge of the root."""
    best, most = NONE, -1.0
    scale, unvisited = scale_of(tree, nodes[ROOT]), first_play_urgency(tree, nodes[ROOT])
    edge = nodes[ROOT].edge
    while edge != NONE:
        row = edges[edge]
        score = puct_score(tree, row.value, row.visits, row.prior, scale, unvisited)
        if score > most:
            best, most = edge, score
        edge = edges[edge].next
    return best


@kernel
def choose_option(tree, nodes, edges, node, scratch, options):
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


@kernel
def scale_of(tree, node):
    """Return the term of a node's visits in the score of its edges: PUCT, or UCB1 without knowledge."""
    if tree.knows:
        return tree.explore * math.sqrt(node.visits + 1.0)
    return math.log(node.visits + 1.0)


@kernel
def first_play_urgency(tree, node):
    """Return the value of a choice without visits (first-play urgency).

    Everything without a heuristic or net, otherwise a little less than the mean of the node.
    """
    if not tree.knows:
        return UNVISITED
    if node.visits == 0:
        return 0.5
    return node.value / node.visits - URGENCY_REDUCTION


@kernel
def puct_score(tree, value, visits, prior, scale, unvisited):
    """With knowledge PUCT: the mean result, and more for what looks good and has been tried little.

    Without it UCB1.
    """
    mean = value / visits if visits > 0 else unvisited
    if tree.knows:
        return mean + scale * prior / (1.0 + visits)
    if visits == 0:
        return mean
    return mean + tree.explore * math.sqrt(scale / visits)
