"""Self-play of the net with a look-ahead of one choice, as training examples (docs/bots/training.md).

Each choice is tried in a determinization in which the cards that lie face down have been dealt again, and
judged by the position that it leads to. Chance is added, so that games differ; some players chase symbols,
shields, blue cards or wonders, so that the net learns to meet them.
"""

import math

import numpy as np

from argosy.kernelc.kernel import kernel
from argosy.rules.duel.apply import apply_choice
from argosy.rules.duel.drivers.play import begin
from argosy.rules.duel.state import Choices, Game
from argosy.rules.duel.terms import BLUE, DO_DISCARD, DO_WONDER, LAST_WITH_CARD, NONE, RED
from argosy.rules.duel.turn import advance, settle
from argosy.rules.record_class import Numbers, Rows
from argosy.rules.records import Record, Records
from argosy.search.duel.heuristic import SHARPNESS, evaluate_choice
from argosy.search.duel.hidden_information.covered_cards import mix_covered
from argosy.search.duel.hidden_information.information_set import hide
from argosy.search.duel.net.features import list_features
from argosy.search.duel.net.inference import chance_of, look
from argosy.search.duel.tree_search import run_iterations
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
from argosy.search.engine.tree import ROOT, clear_tree, find_edge

MOST_FEATURES = 160
MOST_TRIED = 48
"""Choices of a decision that an example keeps; with more of them the policy learns nothing from it."""

EXAMPLE = np.dtype(
    [
        ("features", np.int16),
        ("choices", np.int16),  # 0: too many, or nothing to learn from them
        ("won", np.int16),  # twice the result of the seat that decides: 0 lost, 1 shared, 2 won
        ("worth", np.int16),  # the chance that looking ahead gives, in 1/THOUSANDTHS; -1 without a net
        ("seat", np.int16),
        ("number", np.int16, MOST_FEATURES),
        ("choice", np.int16, MOST_TRIED),
        ("share", np.int16, MOST_TRIED),  # how likely each choice should be, in 1/THOUSANDTHS
    ],
    align=True,
)

LIKING = 3.0
"""How much a chaser prefers what it chases, as a logarithm."""

SETTINGS = np.dtype(
    [
        ("has_net", np.int32),
        ("heat", np.float64),  # differences of chances that look alike when a game is played
        ("sure", np.float64),  # the same where the example says how likely a choice should be
        ("keep", np.float64),  # share of decisions that become examples
        ("visits", np.int32),  # iterations of a search for each decision; 0: look one choice ahead
        ("explore", np.float64),  # of that search
        ("chasing", np.int32),  # one in this many players chases something
    ],
    align=True,
)
SEARCHED = 2
"""Where in `worlds` those of a search stand."""
LONGEST = 200
"""Examples that a game gives at most; decisions beyond that are played and not kept."""


@kernel
def play_examples(
    worlds: Rows[Game],
    outs: Rows[Choices],
    tables: Record,
    blank: Game,
    net: Record,
    seen: Record,
    rng: Numbers,
    settings: Record,
    chances: Numbers,
    examples: Records,
    games: int,
    tree: Record,
    nodes: Records,
    edges: Records,
    hidden: Records,
) -> int:
    """Play up to `games` games, as long as there is room for a whole one. How many examples there are.

    worlds: four records of a game. outs: two lists of choices. blank: a zeroed game. chances: room for a
    number a choice. tree, nodes, edges: room for a search, where `settings.visits` asks for one. hidden: room
    for what it does not know, and a zeroed one.
    """
    used = 0
    for _ in range(games):
        first = used
        if first + LONGEST > examples.shape[0]:
            return used
        worlds[0] = blank
        game = worlds[0]
        begin(
            game,
            tables,
            outs[0],
            drawn_seed(rng),
        )
        one, other = pick_chase(rng, settings.chasing), pick_chase(rng, settings.chasing)
        while game.over == 0:
            chase = one if game.actor == 0 else other
            if settings.visits > 0 and outs[0].count > 1:
                search_choices(
                    worlds, outs, tables, net, seen, rng, settings, chances, tree, nodes, edges, hidden
                )
            else:
                weigh_choices(worlds, outs, tables, net, seen, rng, settings, chances)
            if outs[0].count > 1 and used < examples.shape[0] and by_chance(rng) < settings.keep:
                tell_example(game, outs[0], tables, seen, settings, chances, examples[used])
                if settings.visits > 0:
                    examples[used].worth = int(nodes[ROOT].value / nodes[ROOT].visits * THOUSANDTHS)
                used += 1
            take(game, outs[0], tables, rng, settings, chances, chase)
            settle(game, tables, outs[0])
        for index in range(first, used):
            example = examples[index]
            example.won = 1 if game.winner == NONE else (2 if game.winner == example.seat else 0)
    return used


@kernel
def weigh_choices(
    worlds: Rows[Game],
    outs: Rows[Choices],
    tables: Record,
    net: Record,
    seen: Record,
    rng: Numbers,
    settings: Record,
    chances: Numbers,
) -> None:
    """The chance that each choice gives, or how good it looks to the heuristic, as a
    logarithm.
    """
    game, out = worlds[0], outs[0]
    for index in range(out.count):
        if settings.has_net:
            chances[index] = chance_after(worlds, outs, tables, net, seen, rng, index)
        else:
            chances[index] = SHARPNESS * evaluate_choice(
                game, tables, out.number[index], out.bank[index], out.trade[index]
            )


@kernel
def chance_after(
    worlds: Rows[Game],
    outs: Rows[Choices],
    tables: Record,
    net: Record,
    seen: Record,
    rng: Numbers,
    index: int,
) -> float:
    """The chance that one choice gives the seat that decides."""
    seat, out = worlds[0].actor, outs[0]
    worlds[1] = worlds[0]
    world = worlds[1]
    mix_covered(world, tables, rng)
    apply_choice(world, tables, out.number[index], out.bank[index], out.trade[index], out.how[index])
    advance(world, tables, outs[1])
    if world.over != 0:
        return 0.5 if world.winner == NONE else (1.0 if world.winner == seat else 0.0)
    look(net, world, tables, seen)
    chance = chance_of(net, seen)
    return chance if world.actor == seat else 1.0 - chance


@kernel
def search_choices(
    worlds: Rows[Game],
    outs: Rows[Choices],
    tables: Record,
    net: Record,
    seen: Record,
    rng: Numbers,
    settings: Record,
    chances: Numbers,
    tree: Record,
    nodes: Records,
    edges: Records,
    hidden: Records,
) -> None:
    """Write the visits of each choice in a search, as a logarithm times `settings.sure`.

    So the shares of the choices are those of the visits.
    """
    clear_tree(tree, worlds[0].actor)
    tree.knows, tree.has_net, tree.value_weight, tree.explore = 1, 1, 1.0, settings.explore
    worlds[SEARCHED] = worlds[0]
    hidden[0] = hidden[1]  # because determinizing adds to what stands there
    hide(worlds[SEARCHED], tables, worlds[0].actor, hidden[0])
    run_iterations(
        tree, nodes, edges, worlds[SEARCHED:], tables, hidden[0], outs[1], rng, net, seen, settings.visits
    )
    for index in range(outs[0].count):
        edge = find_edge(nodes, edges, ROOT, outs[0].number[index])
        chances[index] = settings.sure * math.log(edges[edge].visits + UNVISITED)


@kernel
def tell_example(
    game: Game,
    out: Choices,
    tables: Record,
    seen: Record,
    settings: Record,
    chances: Numbers,
    example: Record,
) -> None:
    """Fill in a training example from a decision."""
    list_features(game, tables, game.actor, seen)
    example.features = min(seen.count, MOST_FEATURES)
    for index in range(example.features):
        example.number[index] = seen.number[index]
    example.seat = game.actor
    best = chances[0]
    for index in range(out.count):
        best = max(best, chances[index])
    example.worth = int(best * THOUSANDTHS) if settings.has_net else NONE
    example.choices = out.count if out.count <= MOST_TRIED else 0
    sure = settings.sure if settings.has_net else 1.0
    for index in range(example.choices):
        example.choice[index] = out.number[index]
    write_shares(chances, example.choices, best, sure, example.share)


@kernel
def take(
    game: Game, out: Choices, tables: Record, rng: Numbers, settings: Record, chances: Numbers, chase: int
) -> None:
    """Choose by chance: the better it looks, the likelier (Gumbel's way to draw from logarithms)."""
    best, most = 0, -1.0e9
    heat = settings.heat if settings.has_net else 1.0
    for index in range(out.count):
        noise = drawn_noise(rng)
        logit = chances[index] / heat + noise
        if chase != NOBODY and is_chased(tables, chase, out.number[index]):
            logit += LIKING
        if logit > most:
            best, most = index, logit
    apply_choice(game, tables, out.number[best], out.bank[best], out.trade[best], out.how[best])


@kernel
def is_chased(tables: Record, chase: int, number: int) -> bool:
    """Is this what somebody chases?"""
    if chase == BUILDERS:
        return DO_WONDER <= number <= LAST_WITH_CARD
    if number >= DO_DISCARD:
        return False
    card = tables.cards[number]
    if chase == SYMBOLS:
        return card.symbol != NONE
    return card.color == (RED if chase == SHIELDS else BLUE)
