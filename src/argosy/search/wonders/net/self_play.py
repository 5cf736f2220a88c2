"""Self-play of the net with a look-ahead of one choice, as training examples (docs/bots/training.md).

Everybody chooses at the same moment. So each choice of a city is tried in a copy of the game in which the
others follow the policy of the net, and judged by the position in which the city is asked next. Chance is
added, so that games differ; some cities chase symbols, shields, blue cards or stages, so that the net learns
to meet them.
"""

import math

import numpy as np

from argosy.kernelc.kernel import kernel
from argosy.rules.record_class import Numbers, Rows
from argosy.rules.records import Number, Record, Records
from argosy.rules.wonders.choices import list_choices
from argosy.rules.wonders.drivers.batch_loops import city_count
from argosy.rules.wonders.rows import copy_choice
from argosy.rules.wonders.setup import deal
from argosy.rules.wonders.state import CHOICE, KINDS, SEATS, ChoiceRow, Game
from argosy.rules.wonders.terms import BLUE, BUILD, FREE, GREEN, NOTHING, RED, STAGE
from argosy.rules.wonders.turn import advance, commit
from argosy.search.engine.self_play import (
    BUILDERS,
    NOBODY,
    SHIELDS,
    SYMBOLS,
    THOUSANDTHS,
    UNVISITED,
    by_chance,
    drawn_noise,
    drawn_seed,
    pick_chase,
    write_shares,
)
from argosy.search.engine.tree import ROOT, clear_tree
from argosy.search.wonders.evaluation.end_value import BY_POINTS, compare_ends
from argosy.search.wonders.hidden_information.information_set import hide
from argosy.search.wonders.net.features import list_features
from argosy.search.wonders.net.inference import AHEAD, FAR_WORSE, WON, look, policy_logit, said_of
from argosy.search.wonders.net.listing import HEADS, MOST_FEATURES
from argosy.search.wonders.net.policy import MOST_SLOTS, rows_of
from argosy.search.wonders.policy import evaluate_all, pick_by_net
from argosy.search.wonders.tree import TREE
from argosy.search.wonders.tree_search import run_iterations

MOST_TRIED = 24
"""Choices of a decision that are tried and kept: those that look best."""
MOMENTS = 8
"""Moments that are waited for until a city is asked again."""
LONGEST = 1_000
"""Examples that a game gives at most; decisions beyond that are played and not kept."""

EXAMPLE = np.dtype(
    [
        ("features", np.int16),
        ("choices", np.int16),
        ("seat", np.int16),
        ("result", np.int16, HEADS),  # at the end of the game, in 1/THOUSANDTHS
        ("worth", np.int16, HEADS),  # what looking ahead or a search says, or the net itself; else -1
        ("number", np.int16, MOST_FEATURES),
        ("row", np.int16, MOST_TRIED * MOST_SLOTS),
        ("share", np.int16, MOST_TRIED),  # how likely each choice should be, in 1/THOUSANDTHS
        ("game", np.int32),  # its number, in the order of play
        ("log_probability", np.float64),  # of what was chosen by the policy alone
    ],
    align=True,
)
SETTINGS = np.dtype(
    [
        ("has_net", np.int32),
        ("heat", np.float64),  # differences of values that look alike when a game is played
        ("sure", np.float64),  # the same when the policy learns how likely a choice should be
        ("keep", np.float64),  # share of decisions that become examples
        ("visits", np.int32),  # iterations of a search for each decision; 0: look one choice ahead
        ("explore", np.float64),  # of that search
        ("by_policy", np.int32),  # play by the policy of the net alone, and keep what was chosen
        ("search_heat", np.float64),  # choices are taken as its visits to the power of 1 by this
    ],
    align=True,
)
DESK = np.dtype(
    [
        ("settings", SETTINGS),
        ("names", np.int16, KINDS),  # as `forgetting.forget`
        ("others", CHOICE, SEATS),  # what each city would do, as long as nothing else is known of it
        ("chosen", CHOICE, SEATS),
        ("chase", np.int64, SEATS),  # by city
        ("count", np.int64),  # choices that are tried
        ("place", np.int64, MOST_TRIED),  # in the list of choices
        ("chance", np.float64, MOST_TRIED),  # a value, or a logarithm where nothing looks ahead
        ("heads", np.float64, (MOST_TRIED, HEADS)),
        ("tree", TREE),
    ],
    align=True,
)
"""Everything of one game under way that is not its record."""
BASE, WORLD, SEARCHED, BLANK = 0, 1, 2, 4
"""Where in `worlds` they stand; a search needs two."""
OUT, SPARE, ROOTS = range(3)
"""Lists of choices: of the decision under way, of others in a world, of the root of a search."""
UNKNOWN = -1

CHASING = 5
"""One in so many cities chases something."""
LIKING = 2.5
"""How much a chaser prefers what it chases, as a logarithm."""


@kernel
def play_examples(
    worlds: Rows[Game],
    tables: Record,
    evaluation: Record,
    net: Record,
    scratch: Record,
    lists: Records,
    rng: Numbers,
    desk: Record,
    boards: Numbers,
    examples: Records,
    nodes: Records,
    edges: Records,
    hidden: Records,
) -> int:
    """Play a game for each row of `boards`, as long as there is room for a whole one.

    How many examples there are.

    worlds: four records of a game and a zeroed one. lists: three lists of choices. nodes, edges: room for a
    search, where `desk.settings.visits` asks for one. hidden: room for what it does not know, and a zeroed
    one.
    """
    used = 0
    for row in range(boards.shape[0]):
        first = used
        if first + LONGEST > examples.shape[0]:
            return used
        worlds[BASE] = worlds[BLANK]
        game = worlds[BASE]
        deal(
            game,
            tables,
            drawn_seed(rng),
            boards[row],
        )
        advance(game, tables)
        for city in range(city_count(game)):
            desk.chase[city] = pick_chase(rng, CHASING)
        while game.over == 0:
            used = play_moment(
                worlds,
                tables,
                evaluation,
                net,
                scratch,
                lists,
                rng,
                desk,
                examples,
                used,
                nodes,
                edges,
                hidden,
            )
        for index in range(first, used):
            examples[index].game = row
            write_result(game, tables, scratch, examples[index])
    return used


@kernel
def play_moment(
    worlds: Rows[Game],
    tables: Record,
    evaluation: Record,
    net: Record,
    scratch: Record,
    lists: Records,
    rng: Numbers,
    desk: Record,
    examples: Records,
    used: int,
    nodes: Records,
    edges: Records,
    hidden: Records,
) -> int:
    """Everybody chooses; the free city after its controller (BASE-TWO-5).

    How many examples there are then.
    """
    game = worlds[BASE]
    if desk.settings.has_net and not desk.settings.by_policy:
        commit_best_priors(game, tables, net, scratch, lists[OUT], rng, desk)
    for place in range(1, city_count(game) + 1):
        seat = 0 if place == game.seats else place
        if game.free_city and seat == 0:
            commit_chosen(game, desk, 1)
        if game.cities[seat].owes != NOTHING:
            used = decide(
                worlds,
                tables,
                evaluation,
                net,
                scratch,
                lists,
                rng,
                desk,
                seat,
                examples,
                used,
                nodes,
                edges,
                hidden,
            )
    commit_chosen(game, desk, 0)
    advance(game, tables)
    return used


@kernel
def commit_best_priors(
    game: Game, tables: Record, net: Record, scratch: Record, out: Rows[ChoiceRow], rng: Numbers, desk: Record
) -> None:
    """Pick a choice for each city by the policy of the net alone.

    The free city is not asked before its controller has chosen.
    """
    for seat in range(first_city(game), city_count(game)):
        if game.cities[seat].owes != NOTHING:
            count = list_choices(game, tables, seat, out)
            copy_choice(
                out[pick_by_net(game, tables, net, scratch, seat, out, count, rng)], desk.others[seat]
            )


@kernel
def commit_chosen(game: Game, desk: Record, first: int) -> None:
    """Commit what has been chosen, for every city from this one on that still owes a choice."""
    for seat in range(first, city_count(game)):
        if game.cities[seat].owes != NOTHING:
            commit(game, seat, desk.chosen[seat])


@kernel
def first_city(game: Game) -> Number:
    """The first city of a player."""
    return np.int64(game.free_city)


@kernel
def decide(
    worlds: Rows[Game],
    tables: Record,
    evaluation: Record,
    net: Record,
    scratch: Record,
    lists: Records,
    rng: Numbers,
    desk: Record,
    seat: int,
    examples: Records,
    used: int,
    nodes: Records,
    edges: Records,
    hidden: Records,
) -> int:
    """One decision: an example of it, if there is room, and the choice. How many examples there are then."""
    game, out, settings = worlds[BASE], lists[OUT], desk.settings
    count = list_choices(game, tables, seat, out)
    if count == 1:
        copy_choice(out[0], desk.chosen[seat])
        return used
    if settings.by_policy:
        return decide_by_policy(
            game, tables, evaluation, net, scratch, seat, out, count, rng, desk, examples, used
        )
    searches = settings.visits > 0 and weigh_by_search(
        worlds, tables, evaluation, net, scratch, lists, rng, desk, seat, count, nodes, edges, hidden
    )
    looks_ahead = settings.has_net and not searches
    if not searches:
        weigh_by_eye(game, tables, evaluation, net, scratch, seat, out, count, settings)
    pick_best(scratch, count, desk)
    if looks_ahead:
        look_ahead(worlds, tables, net, scratch, seat, lists, rng, desk)
    if used < examples.shape[0] and by_chance(rng) < settings.keep:
        list_features(game, tables, net, seat, scratch.seen)
        write_example(
            game, net, scratch, seat, out, settings.sure if looks_ahead else 1.0, desk, examples[used]
        )
        if searches:
            write_found(desk.tree, examples[used])
        elif not looks_ahead:
            hide_worth(examples[used])
        used += 1
    heat = settings.heat if looks_ahead else (settings.search_heat if searches else 1.0)
    copy_choice(out[desk.place[take(tables, out, desk, heat, desk.chase[seat], rng)]], desk.chosen[seat])
    return used


@kernel
def decide_by_policy(
    game: Game,
    tables: Record,
    evaluation: Record,
    net: Record,
    scratch: Record,
    seat: int,
    out: Records,
    count: int,
    rng: Numbers,
    desk: Record,
    examples: Records,
    used: int,
) -> int:
    """One decision drawn by the policy, and an example of it. How many examples there are then."""
    weigh_by_eye(game, tables, evaluation, net, scratch, seat, out, count, desk.settings)
    pick_best(scratch, count, desk)
    number = take(tables, out, desk, 1.0, NOBODY, rng)
    copy_choice(out[desk.place[number]], desk.chosen[seat])
    if used == examples.shape[0]:
        return used
    example = examples[used]
    write_example(game, net, scratch, seat, out, 1.0, desk, example)
    example.log_probability = log_probability(desk, number)
    for other in range(desk.count):
        example.share[other] = THOUSANDTHS if other == number else 0
    for head in range(HEADS):
        example.worth[head] = int(said_of(net, scratch.seen, head) * THOUSANDTHS)
    return used + 1


@kernel
def log_probability(desk: Record, number: int) -> float:
    """Return the log-probability of one of the tried choices, whose logits stand in `desk`."""
    best, total = FAR_WORSE, 0.0
    for other in range(desk.count):
        best = max(best, desk.chance[other])
    for other in range(desk.count):
        total += math.exp(desk.chance[other] - best)
    return desk.chance[number] - best - math.log(total)


@kernel
def weigh_by_eye(
    game: Game,
    tables: Record,
    evaluation: Record,
    net: Record,
    scratch: Record,
    seat: int,
    out: Rows[ChoiceRow],
    count: int,
    settings: Record,
) -> None:
    """Write the logit of each choice by net or heuristic, without looking ahead."""
    if settings.has_net:
        look(net, game, tables, seat, scratch.seen)
        for index in range(count):
            scratch.worth[index] = policy_logit(net, scratch.seen, out[index], scratch.rows)
    else:
        evaluate_all(game, tables, evaluation, scratch, seat, out, count)


@kernel
def weigh_by_search(
    worlds: Rows[Game],
    tables: Record,
    evaluation: Record,
    net: Record,
    scratch: Record,
    lists: Records,
    rng: Numbers,
    desk: Record,
    seat: int,
    count: int,
    nodes: Records,
    edges: Records,
    hidden: Records,
) -> bool:
    """Write the logarithm of the visits of each choice in a search.

    False with a free city, whose controller decides for two cities.
    """
    if worlds[BASE].free_city:
        return False
    worlds[SEARCHED] = worlds[BASE]
    hidden[0] = hidden[1]  # because what is listed adds to what stands there
    hide(worlds[SEARCHED], tables, seat, desk.names, hidden[0])
    tree, settings = desk.tree, desk.settings
    clear_tree(tree, seat)
    tree.won, tree.ahead = 0.0, 0.0
    tree.city = seat
    tree.knows, tree.has_net, tree.explore = 1, settings.has_net, settings.explore
    tree.value_weight = 1.0 if settings.has_net else 0.0
    run_iterations(
        tree,
        nodes,
        edges,
        worlds[SEARCHED:],
        tables,
        evaluation,
        net,
        hidden[0],
        lists[ROOTS],
        lists[SPARE],
        scratch,
        rng,
        settings.visits,
    )
    for index in range(count):
        scratch.worth[index] = math.log(UNVISITED)
    edge = nodes[ROOT].edge
    while edge != UNKNOWN:
        scratch.worth[edges[edge].key] = math.log(edges[edge].visits + UNVISITED)
        edge = edges[edge].next
    return True


@kernel
def write_found(tree: Record, example: Record) -> None:
    """Write the value of the position by the search: the mean of its iterations."""
    example.worth[WON] = int(tree.won / tree.iterations * THOUSANDTHS)
    example.worth[AHEAD] = int(tree.ahead / tree.iterations * THOUSANDTHS)


@kernel
def hide_worth(example: Record) -> None:
    """Nothing has looked ahead."""
    for head in range(HEADS):
        example.worth[head] = UNKNOWN


@kernel
def pick_best(scratch: Record, count: int, desk: Record) -> None:
    """The choices that look best, in the order of their list where all of them are tried."""
    desk.count = min(MOST_TRIED, count)
    for number in range(desk.count):
        best = number
        if count > MOST_TRIED:
            best = 0
            for index in range(count):
                if scratch.worth[index] > scratch.worth[best]:
                    best = index
        desk.place[number] = best
        desk.chance[number] = scratch.worth[best]
        if count > MOST_TRIED:
            scratch.worth[best] = 2.0 * FAR_WORSE


@kernel
def look_ahead(
    worlds: Rows[Game],
    tables: Record,
    net: Record,
    scratch: Record,
    seat: int,
    lists: Records,
    rng: Numbers,
    desk: Record,
) -> None:
    """Write the value of the position that each tried choice leads to."""
    viewer = worlds[BASE].controller if worlds[BASE].free_city and seat == 0 else seat
    for number in range(desk.count):
        worlds[WORLD] = worlds[BASE]
        world = worlds[WORLD]
        commit(world, seat, lists[OUT][desk.place[number]])
        for other in range(first_city(world), city_count(world)):
            if world.cities[other].owes != NOTHING:
                commit(world, other, desk.others[other])
        wait(world, tables, net, scratch, viewer, lists[SPARE], rng)
        evaluate(world, tables, net, scratch, viewer, desk.heads[number])
        desk.chance[number] = (1.0 - BY_POINTS) * desk.heads[number, WON] + BY_POINTS * desk.heads[
            number, AHEAD
        ]


@kernel
def wait(
    world: Game, tables: Record, net: Record, scratch: Record, viewer: int, out: Rows[ChoiceRow], rng: Numbers
) -> None:
    """Let others answer until a city is asked again."""
    answer(world, tables, net, scratch, out, rng)
    advance(world, tables)
    for _ in range(MOMENTS):
        if world.over != 0 or world.cities[viewer].owes != NOTHING:
            return
        answer(world, tables, net, scratch, out, rng)
        advance(world, tables)


@kernel
def answer(
    world: Game, tables: Record, net: Record, scratch: Record, out: Rows[ChoiceRow], rng: Numbers
) -> None:
    """Everybody who still owes a choice makes it, the free city last."""
    for place in range(1, city_count(world) + 1):
        seat = 0 if place == world.seats else place
        if world.cities[seat].owes != NOTHING:
            count = list_choices(world, tables, seat, out)
            commit(world, seat, out[pick_by_net(world, tables, net, scratch, seat, out, count, rng)])


@kernel
def evaluate(world: Game, tables: Record, net: Record, scratch: Record, viewer: int, heads: Numbers) -> None:
    """Write the value of a position to a seat."""
    if world.over != 0:
        compare_ends(world, tables, scratch, viewer)
        heads[WON] = scratch.won
        heads[AHEAD] = scratch.ahead
    else:
        look(net, world, tables, viewer, scratch.seen)
        heads[WON] = said_of(net, scratch.seen, WON)
        heads[AHEAD] = said_of(net, scratch.seen, AHEAD)


@kernel
def write_example(
    game: Game,
    net: Record,
    scratch: Record,
    seat: int,
    out: Records,
    sure: float,
    desk: Record,
    example: Record,
) -> None:
    """Fill in a training example from a decision."""
    seen = scratch.seen
    example.features = seen.count
    for index in range(seen.count):
        example.number[index] = seen.number[index]
    example.seat = game.controller if game.free_city and seat == 0 else seat
    example.choices = desk.count
    best = 0
    for number in range(desk.count):
        if desk.chance[number] > desk.chance[best]:
            best = number
    for head in range(HEADS):
        example.worth[head] = int(desk.heads[best, head] * THOUSANDTHS)
    for number in range(desk.count):
        rows_of(net, out[desk.place[number]], example.row, number * MOST_SLOTS)
    write_shares(desk.chance, desk.count, desk.chance[best], sure, example.share)


@kernel
def write_result(game: Game, tables: Record, scratch: Record, example: Record) -> None:
    """Write the result of the game for the seat of an example."""
    compare_ends(game, tables, scratch, example.seat)
    example.result[WON] = int(scratch.won * THOUSANDTHS)
    example.result[AHEAD] = int(scratch.ahead * THOUSANDTHS)


@kernel
def take(tables: Record, out: Records, desk: Record, heat: float, chase: int, rng: Numbers) -> int:
    """Choose by chance: the better it looks, the likelier (Gumbel's way to draw from logarithms)."""
    best, most = 0, 2.0 * FAR_WORSE
    for number in range(desk.count):
        noise = drawn_noise(rng)
        logit = desk.chance[number] / heat + noise
        if chase != NOBODY and is_chased(tables, chase, out[desk.place[number]]):
            logit += LIKING
        if logit > most:
            best, most = number, logit
    return best


@kernel
def is_chased(tables: Record, chase: int, choice: ChoiceRow) -> bool:
    """Is this what somebody chases?"""
    if chase == BUILDERS:
        return choice.verb == STAGE
    if choice.verb != BUILD and choice.verb != FREE:
        return False
    color = tables.cards[choice.card].color
    return color == (GREEN if chase == SYMBOLS else (RED if chase == SHIELDS else BLUE))
