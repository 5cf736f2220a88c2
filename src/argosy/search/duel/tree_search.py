"""One iteration of the tree search: determinize, select, expand, evaluate, back up.

Information-set tree search after Cowling, Powley, Whitehouse ("Information Set Monte Carlo Tree Search",
2012): every iteration samples a determinization of the view; nodes are told apart by what the viewer would
have seen.
"""

import math

from argosy.kernelc.kernel import kernel
from argosy.rules.duel.apply import apply_choice
from argosy.rules.duel.score import total_points
from argosy.rules.duel.terms import MILITARY, NONE, PICK, PLACES, SCIENCE, TURN
from argosy.rules.duel.turn import advance, list_choices
from argosy.search.duel.expansions import mix_more
from argosy.search.duel.heuristic import SHARPNESS, evaluate_choice, evaluate_position
from argosy.search.duel.hidden_information.pools import deal
from argosy.search.duel.keys import mixed
from argosy.search.duel.net.inference import chance_of, look, policy_logit
from argosy.search.duel.playout import play_on
from argosy.search.duel.playout_aims import NO_AIMS, drawn_aims
from argosy.search.duel.tree import LONGEST_PATH
from argosy.search.rng import below

ROOT = 0
BASE, WORLD = 0, 1
"""Where in `worlds` the known game stands, and the world of an iteration."""
UNVISITED = 1000.0
URGENCY_REDUCTION = 0.05
BY_POINTS = 0.7
"""Part of the result of a civilian end that goes by points ahead, because a lead says more than who was
ahead in the end.
"""
CLOSE = 8.0
"""Points ahead that are worth half of it."""
CHECK_INTERVAL = 32
"""Iterations after which the search asks whether it is decided."""


@kernel
def run_iterations(tree, nodes, edges, worlds, tables, hidden, out, rng, net, seen, count):
    """Up to `count` iterations; fewer if the choice cannot change any more within the budget.

    True if that is so.
    """
    if tree.nodes == 0:
        world = worlds[BASE]
        list_choices(world, tables, out)
        make_node(tree, nodes, edges, world, tables, out, net, seen, 0, NONE)
    for number in range(count):
        iterate(tree, nodes, edges, worlds, tables, hidden, out, rng, net, seen)
        if tree.budget > 0 and number % CHECK_INTERVAL == 0 and is_decided(tree, nodes, edges):
            return True
    return False


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
def iterate(tree, nodes, edges, worlds, tables, hidden, out, rng, net, seen):
    """Run one iteration on a new determinization."""
    worlds[WORLD] = worlds[BASE]
    world = worlds[WORLD]
    deal(world, tables, hidden, rng)
    tree.is_fresh = 0
    length = descend(tree, nodes, edges, world, tables, out, rng, net, seen)
    result = value_of(tree, world, tables, out, rng, net, seen)
    for step in range(length):
        edge = edges[tree.path[step]]
        node = nodes[tree.path_node[step]]
        won = result if node.seat == 0 else 1.0 - result
        edge.visits += 1
        node.visits += 1
        edge.value += won
        node.value += won
    tree.iterations += 1


@kernel
def value_of(tree, world, tables, out, rng, net, seen):
    """The result for seat 0: 1 won, 0 lost. An unfinished game is judged, or played on, or both."""
    if tree.value_weight > 0.0 and world.over == 0:
        evaluated = (
            learned_value(tree, world, tables, net, seen)
            if tree.has_net
            else evaluate_position(world, tables)
        )
        if tree.value_weight >= 1.0:
            return evaluated
        return tree.value_weight * evaluated + (1.0 - tree.value_weight) * played_out(
            tree, world, tables, out, rng
        )
    return played_out(tree, world, tables, out, rng)


@kernel
def learned_value(tree, world, tables, net, seen):
    """Return the chance of seat 0 by the net; it is known where the iteration has made a node."""
    if not tree.is_fresh:
        ask_net(tree, world, tables, net, seen)
    return tree.evaluated


@kernel
def ask_net(tree, world, tables, net, seen):
    """Evaluate the determinization of the iteration under way with the net."""
    look(net, world, tables, seen)
    chance = chance_of(net, seen)
    tree.evaluated = chance if world.actor == 0 else 1.0 - chance
    tree.is_fresh = 1


@kernel
def played_out(tree, world, tables, out, rng):
    """The result for seat 0 of a game that is played on to its end."""
    if tree.knows:
        play_on(world, tables, out, rng, NO_AIMS)
        return shared_by(world)
    play_on(world, tables, out, rng, drawn_aims(rng))
    won = shared_by(world)
    if world.over == MILITARY or world.over == SCIENCE:
        return won
    lead = total_points(world, tables, 0) - total_points(world, tables, 1) + 0.0
    return (1.0 - BY_POINTS) * won + BY_POINTS * (0.5 + 0.5 * lead / (CLOSE + abs(lead)))


@kernel
def shared_by(world):
    """The part of a finished game that seat 0 has won."""
    if world.winner == NONE:
        return 0.5
    return 1.0 - world.winner


@kernel
def descend(tree, nodes, edges, world, tables, out, rng, net, seen):
    """Follow the tree to its end and add a node there.

    How many edges the way has; they stand in `tree.path`.
    """
    node = ROOT
    length = 0
    while length < LONGEST_PATH:
        if nodes[node].varies:
            list_choices(world, tables, out)
            edge = choose_listed(tree, nodes, edges, node, out)
        else:
            edge = choose_edge(tree, nodes, edges, node, rng)
        if edge == NONE:
            return length
        tree.path[length] = edge
        tree.path_node[length] = node
        length += 1
        age, revealed, drafted = world.age, world.revealed, world.decision == PICK
        commit(world, tables, out, edges[edge])
        # A new structure comes to light, the first one with the end of the draft: no two worlds are alike.
        if world.over != 0 or world.age != age or (drafted and world.decision != PICK):
            return length
        key = news(world, tables, out, tree.viewer, revealed)
        child = find_child(nodes, edges[edge], key)
        if child == NONE:
            add_child(tree, nodes, edges, world, tables, out, net, seen, key, edge)
            return length
        node = child
    return length


@kernel
def commit(world, tables, out, edge):
    """Carry out a choice, and everything after it that needs none."""
    apply_choice(world, tables, edge.number, edge.bank, edge.trade, edge.how)
    advance(world, tables, out)


@kernel
def news(world, tables, out, viewer, revealed):
    """Return the key of what the viewer has seen since `revealed` was face up."""
    key = mixed(world.decision, world.actor)
    fresh = world.revealed & ~revealed
    if fresh:
        for place in range(PLACES):
            if fresh & (1 << place):
                key = mixed(key, world.deck[world.age - 1, place])
    if world.actor == viewer:  # an answer of the viewer names what has been drawn or laid open for it
        for index in range(out.count):
            key = mixed(key, out.number[index])
    return mix_more(world, tables, key)


@kernel
def find_child(nodes, edge, key):
    """The child with this key; -1 if there is none."""
    child = edge.node
    while child != NONE and nodes[child].key != key:
        child = nodes[child].next
    return child


@kernel
def add_child(tree, nodes, edges, world, tables, out, net, seen, key, edge):
    """A new node behind an edge, as long as there is room."""
    if out.count == 0:
        list_choices(world, tables, out)
    if tree.nodes < nodes.shape[0] and tree.edges + out.count <= edges.shape[0]:
        make_node(tree, nodes, edges, world, tables, out, net, seen, key, edges[edge].node)
        edges[edge].node = tree.nodes - 1


@kernel
def make_node(tree, nodes, edges, world, tables, out, net, seen, key, following):
    """The next node, with an edge for each choice of `out`."""
    node = nodes[tree.nodes]
    node.key = key
    node.next = following
    node.visits = 0
    node.value = 0.0
    node.seat = world.actor
    node.varies = depends_on_hidden(world, tree.viewer)
    node.edge = NONE
    tree.nodes += 1
    for index in range(out.count - 1, -1, -1):
        add_edge(tree, edges, node, out, index)
    if tree.has_net:
        ask_net(tree, world, tables, net, seen)
        set_priors_by_net(edges, node, net, seen)
        share_out(edges, node)
    elif tree.knows:
        set_priors_by_heuristic(edges, node, world, tables)
        share_out(edges, node)


@kernel
def set_priors_by_net(edges, node, net, seen):
    """Set the prior of each edge to the logit of the net's policy."""
    index = node.edge
    while index != NONE:
        edge = edges[index]
        edge.prior = policy_logit(net, seen, edge.number)
        index = edge.next


@kernel
def set_priors_by_heuristic(edges, node, world, tables):
    """Set the prior of each edge to the logit of the heuristic."""
    index = node.edge
    while index != NONE:
        edge = edges[index]
        edge.prior = SHARPNESS * evaluate_choice(world, tables, edge.number, edge.bank, edge.trade)
        index = edge.next


@kernel
def share_out(edges, node):
    """From logarithms to how likely a good player makes each choice."""
    best = -1000.0
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
    index = node.edge
    while index != NONE:
        edges[index].prior /= total
        index = edges[index].next


@kernel
def depends_on_hidden(world, viewer):
    """Does the opponent choose by what the viewer does not know: gods drawn, conspiracies held?"""
    return world.actor != viewer and (world.decision > TURN or world.agora.taken > 0)


@kernel
def add_edge(tree, edges, node, out, index):
    """One more choice of a node, as its first edge."""
    edge = edges[tree.edges]
    edge.number = out.number[index]
    edge.bank = out.bank[index]
    edge.trade = out.trade[index]
    edge.how = out.how[index]
    edge.prior = 1.0 / out.count
    edge.node = NONE
    edge.visits = 0
    edge.value = 0.0
    edge.next = node.edge
    node.edge = tree.edges
    tree.edges += 1


@kernel
def choose_edge(tree, nodes, edges, node, rng):
    """The most promising edge."""
    if not tree.knows:
        untried = untried_edge(nodes, edges, node, rng)
        if untried != NONE:
            return untried
    best, most = NONE, -1.0
    scale, unvisited = scale_of(tree, nodes[node]), first_play_urgency(tree, nodes[node])
    edge = nodes[node].edge
    while edge != NONE:
        score = puct_score(tree, edges[edge], scale, unvisited)
        if score > most:
            best, most = edge, score
        edge = edges[edge].next
    return best


@kernel
def untried_edge(nodes, edges, node, rng):
    """Any edge that has not been tried; -1 if there is none.

    By chance, because in the order of the list a node with few visits would know no more than the first
    cards.
    """
    found, count = NONE, 0
    edge = nodes[node].edge
    while edge != NONE:
        if edges[edge].visits == 0:
            count += 1
            if below(rng, count) == 0:
                found = edge
        edge = edges[edge].next
    return found


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
def puct_score(tree, edge, scale, unvisited):
    """With knowledge PUCT: the mean result, and more for what looks good and has been tried little.

    Without it UCB1.
    """
    mean = edge.value / edge.visits if edge.visits > 0 else unvisited
    if tree.knows:
        return mean + scale * edge.prior / (1.0 + edge.visits)
    if edge.visits == 0:
        return mean
    return mean + tree.explore * math.sqrt(scale / edge.visits)


@kernel
def choose_listed(tree, nodes, edges, node, out):
    """The most promising choice among those that are legal in this determinization.

    Choices that are new to the node get an edge.
    """
    best, most = NONE, -1.0
    scale, unvisited = scale_of(tree, nodes[node]), first_play_urgency(tree, nodes[node])
    for index in range(out.count):
        edge = find_edge(nodes, edges, node, out.number[index])
        if edge == NONE and tree.edges < edges.shape[0]:
            add_edge(tree, edges, nodes[node], out, index)
            edge = nodes[node].edge
        if edge != NONE:
            score = puct_score(tree, edges[edge], scale, unvisited)
            if score > most:
                best, most = edge, score
    return best


@kernel
def find_edge(nodes, edges, node, number):
    """The edge of a choice; -1 if the node has none."""
    edge = nodes[node].edge
    while edge != NONE and edges[edge].number != number:
        edge = edges[edge].next
    return edge
