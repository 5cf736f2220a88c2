"""One iteration of the tree search: determinize, select, expand, evaluate, back up.

Information-set tree search after Cowling, Powley, Whitehouse ("Information Set Monte Carlo Tree Search",
2012): every iteration samples a determinization of the view; nodes are told apart by what the viewer would
have seen.
"""

from argosy.kernelc.kernel import kernel
from argosy.rules.duel.apply import apply_choice
from argosy.rules.duel.hidden_information.pools import deal
from argosy.rules.duel.score import total_points
from argosy.rules.duel.state import Choices, Game
from argosy.rules.duel.terms import MILITARY, NONE, PICK, PLACES, SCIENCE, TURN
from argosy.rules.duel.turn import advance, list_choices
from argosy.rules.fast_rng import below
from argosy.rules.record_class import Numbers, Rows
from argosy.rules.records import Record, Records
from argosy.search.duel.expansions import MIX
from argosy.search.duel.heuristic import SHARPNESS, evaluate_choice, evaluate_position
from argosy.search.duel.keys import mixed
from argosy.search.duel.net.inference import chance_of, look, policy_logit
from argosy.search.duel.playout import play_on
from argosy.search.duel.playout_aims import NO_AIMS, drawn_aims
from argosy.search.duel.tree import LONGEST_PATH
from argosy.search.engine.priors import share_out_logits
from argosy.search.engine.selection import (
    CHECK_INTERVAL,
    choose_edge,
    first_play_urgency,
    is_decided,
    scale_of,
    score_of_edge,
)
from argosy.search.engine.tree import BASE, ROOT, WORLD, add_edge, add_node, add_result, find_edge

BY_POINTS = 0.7
"""Part of the result of a civilian end that goes by points ahead, because a lead says more than who was
ahead in the end.
"""
CLOSE = 8.0
"""Points ahead that are worth half of it."""


@kernel
def run_iterations(
    tree: Record,
    nodes: Records,
    edges: Records,
    worlds: Rows[Game],
    tables: Record,
    hidden: Record,
    out: Choices,
    rng: Numbers,
    net: Record,
    seen: Record,
    count: int,
) -> bool:
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
def iterate(
    tree: Record,
    nodes: Records,
    edges: Records,
    worlds: Rows[Game],
    tables: Record,
    hidden: Record,
    out: Choices,
    rng: Numbers,
    net: Record,
    seen: Record,
) -> None:
    """Run one iteration on a new determinization."""
    worlds[WORLD] = worlds[BASE]
    world = worlds[WORLD]
    deal(world, tables, hidden, rng)
    tree.is_fresh = 0
    length = descend(tree, nodes, edges, world, tables, out, rng, net, seen)
    result = value_of(tree, world, tables, out, rng, net, seen)
    for step in range(length):
        node = nodes[tree.path_node[step]]
        add_result(node, edges[tree.path[step]], result if node.seat == 0 else 1.0 - result)
    tree.iterations += 1


@kernel
def value_of(
    tree: Record, world: Game, tables: Record, out: Choices, rng: Numbers, net: Record, seen: Record
) -> float:
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
def learned_value(tree: Record, world: Game, tables: Record, net: Record, seen: Record) -> float:
    """Return the chance of seat 0 by the net; it is known where the iteration has made a node."""
    if not tree.is_fresh:
        ask_net(tree, world, tables, net, seen)
    return tree.evaluated


@kernel
def ask_net(tree: Record, world: Game, tables: Record, net: Record, seen: Record) -> None:
    """Evaluate the determinization of the iteration under way with the net."""
    look(net, world, tables, seen)
    chance = chance_of(net, seen)
    tree.evaluated = chance if world.actor == 0 else 1.0 - chance
    tree.is_fresh = 1


@kernel
def played_out(tree: Record, world: Game, tables: Record, out: Choices, rng: Numbers) -> float:
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
def shared_by(world: Game) -> float:
    """The part of a finished game that seat 0 has won."""
    if world.winner == NONE:
        return 0.5
    return 1.0 - world.winner


@kernel
def descend(
    tree: Record,
    nodes: Records,
    edges: Records,
    world: Game,
    tables: Record,
    out: Choices,
    rng: Numbers,
    net: Record,
    seen: Record,
) -> int:
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
            edge = choose_known(tree, nodes, edges, node, rng)
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
def commit(world: Game, tables: Record, out: Choices, edge: Record) -> None:
    """Carry out a choice, and everything after it that needs none."""
    apply_choice(world, tables, edge.key, edge.bank, edge.trade, edge.how)
    advance(world, tables, out)


@kernel
def news(world: Game, tables: Record, out: Choices, viewer: int, revealed: int) -> int:
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
    for mix in MIX:
        key = mix(world, tables, key)
    return key


@kernel
def find_child(nodes: Records, edge: Record, key: int) -> int:
    """The child with this key; -1 if there is none."""
    child = edge.node
    while child != NONE and nodes[child].key != key:
        child = nodes[child].next
    return child


@kernel
def add_child(
    tree: Record,
    nodes: Records,
    edges: Records,
    world: Game,
    tables: Record,
    out: Choices,
    net: Record,
    seen: Record,
    key: int,
    edge: int,
) -> None:
    """A new node behind an edge, as long as there is room."""
    if out.count == 0:
        list_choices(world, tables, out)
    if tree.nodes < nodes.shape[0] and tree.edges + out.count <= edges.shape[0]:
        make_node(tree, nodes, edges, world, tables, out, net, seen, key, edges[edge].node)
        edges[edge].node = tree.nodes - 1


@kernel
def make_node(
    tree: Record,
    nodes: Records,
    edges: Records,
    world: Game,
    tables: Record,
    out: Choices,
    net: Record,
    seen: Record,
    key: int,
    following: int,
) -> None:
    """The next node, with an edge for each choice of `out`."""
    node = nodes[add_node(tree, nodes)]
    node.key = key
    node.next = following
    node.seat = world.actor
    node.varies = depends_on_hidden(world, tree.viewer)
    for index in range(out.count - 1, -1, -1):
        add_listed(tree, edges, node, out, index)
    if tree.has_net:
        ask_net(tree, world, tables, net, seen)
        set_priors_by_net(edges, node, net, seen)
        share_out_logits(edges, node)
    elif tree.knows:
        set_priors_by_heuristic(edges, node, world, tables)
        share_out_logits(edges, node)


@kernel
def set_priors_by_net(edges: Records, node: Record, net: Record, seen: Record) -> None:
    """Set the prior of each edge to the logit of the net's policy."""
    index = node.edge
    while index != NONE:
        edge = edges[index]
        edge.prior = policy_logit(net, seen, edge.key)
        index = edge.next


@kernel
def set_priors_by_heuristic(edges: Records, node: Record, world: Game, tables: Record) -> None:
    """Set the prior of each edge to the logit of the heuristic."""
    index = node.edge
    while index != NONE:
        edge = edges[index]
        edge.prior = SHARPNESS * evaluate_choice(world, tables, edge.key, edge.bank, edge.trade)
        index = edge.next


@kernel
def depends_on_hidden(world: Game, viewer: int) -> bool:
    """Does the opponent choose by what the viewer does not know: gods drawn, conspiracies held?"""
    return world.actor != viewer and (world.decision > TURN or world.agora.taken > 0)


@kernel
def add_listed(tree: Record, edges: Records, node: Record, out: Choices, index: int) -> int:
    """The number of one more edge of a node, with a choice of `out`."""
    number = add_edge(tree, edges, node, out.number[index], 1.0 / out.count)
    edge = edges[number]
    edge.bank = out.bank[index]
    edge.trade = out.trade[index]
    edge.how = out.how[index]
    return number


@kernel
def choose_known(tree: Record, nodes: Records, edges: Records, node: int, rng: Numbers) -> int:
    """The edge with the highest score; without knowledge untried ones come first."""
    if not tree.knows:
        untried = untried_edge(nodes, edges, node, rng)
        if untried != NONE:
            return untried
    return choose_edge(tree, edges, nodes[node])


@kernel
def untried_edge(nodes: Records, edges: Records, node: int, rng: Numbers) -> int:
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
def choose_listed(tree: Record, nodes: Records, edges: Records, node: int, out: Choices) -> int:
    """The most promising choice among those that are legal in this determinization.

    Choices that are new to the node get an edge.
    """
    best, most = NONE, -1.0
    scale, unvisited = scale_of(tree, nodes[node]), first_play_urgency(tree, nodes[node])
    for index in range(out.count):
        edge = find_edge(nodes, edges, node, out.number[index])
        if edge == NONE and tree.edges < edges.shape[0]:
            edge = add_listed(tree, edges, nodes[node], out, index)
        if edge != NONE:
            score = score_of_edge(tree, edges[edge], scale, unvisited)
            if score > most:
                best, most = edge, score
    return best
