"""The policy of other players in a search, and of all in playouts: choices drawn by their worth.

All choices of a turn are listed, because that takes half a microsecond; judging them takes more.
"""

import math

from argosy.kernelc.kernel import kernel
from argosy.rules.fast_rng import below
from argosy.rules.record_class import Numbers, Rows
from argosy.rules.records import Record
from argosy.rules.wonders.city import hand_holder
from argosy.rules.wonders.state import ChoiceRow, Game
from argosy.rules.wonders.terms import SELL, STAGE
from argosy.search.wonders.evaluation.heuristic import look_around, thing_worth, worth_beside
from argosy.search.wonders.expansions import any_card_of_expansions
from argosy.search.wonders.net.inference import look, policy_logits

SHARPNESS = 1.0
"""How much likelier a choice is that looks a point better, as an exponent."""
FAR_WORSE = -6.0
"""Exponents below this one are no chance at all."""
FINE = 1 << 20
"""Chance is drawn in steps of this part."""


@kernel
def evaluate_all(
    game: Game,
    tables: Record,
    evaluation: Record,
    scratch: Record,
    seat: int,
    out: Rows[ChoiceRow],
    count: int,
) -> None:
    """Write the worth of each listed choice; ways to pay and to mark a stage share one."""
    weights = scratch.weights
    look_around(game, tables, evaluation, seat, weights)
    verb, thing, stage, worth = -1, -1, -1, 0.0
    for index in range(count):
        choice = out[index]
        card = -1 if choice.verb == STAGE or choice.verb == SELL else choice.card
        if choice.verb != verb or card != thing or choice.stage != stage:
            verb, thing, stage = choice.verb, card, choice.stage
            worth = thing_worth(game, tables, evaluation, weights, seat, choice)
        scratch.worth[index] = worth + worth_beside(game, tables, weights, seat, choice)


@kernel
def pick(
    game: Game,
    tables: Record,
    evaluation: Record,
    scratch: Record,
    seat: int,
    out: Rows[ChoiceRow],
    count: int,
    rng: Numbers,
) -> int:
    """The index of a choice, drawn by its worth.

    The free city plays at random: what it builds helps nobody.
    """
    if count == 1:
        return 0
    if game.free_city and seat == 0:
        return below(rng, count)
    evaluate_all(game, tables, evaluation, scratch, seat, out, count)
    best = scratch.worth[0]
    for index in range(count):
        best = max(best, scratch.worth[index])
    total = 0.0
    cards = max(1.0, game.cities[hand_holder(game, seat)].hand_size + 0.0)
    for index in range(count):
        total += weigh(scratch, index, best, out[index].verb, cards)
    return drawn(scratch, count, total * below(rng, FINE) / FINE)


@kernel
def pick_by_net(
    game: Game,
    tables: Record,
    net: Record,
    scratch: Record,
    seat: int,
    out: Rows[ChoiceRow],
    count: int,
    rng: Numbers,
) -> int:
    """Return the index of a choice drawn by the policy of the net; the free city plays at random."""
    if count == 1:
        return 0
    if game.free_city and seat == 0:
        return below(rng, count)
    look(net, game, tables, seat, scratch.seen)
    policy_logits(net, scratch.seen, out, count, scratch.rows, scratch.worth)
    best = scratch.worth[0]
    for index in range(count):
        best = max(best, scratch.worth[index])
    total = 0.0
    for index in range(count):
        exponent = scratch.worth[index] - best
        scratch.worth[index] = math.exp(exponent) if exponent > FAR_WORSE else 0.0
        total += scratch.worth[index]
    return drawn(scratch, count, total * below(rng, FINE) / FINE)


@kernel
def weigh(scratch: Record, index: int, best: float, verb: int, cards: float) -> float:
    """Put a weight in the place of a worth.

    Any card does for a stage or a sale, so each has its part only.
    """
    exponent = SHARPNESS * (scratch.worth[index] - best)
    weight = math.exp(exponent) if exponent > FAR_WORSE else 0.0
    if verb == STAGE or verb == SELL or any_card_of_expansions(verb):
        weight /= cards
    scratch.worth[index] = weight
    return weight


@kernel
def drawn(scratch: Record, count: int, rest: float) -> int:
    """The choice at which the sum of weights passes a number."""
    for index in range(count):
        rest -= scratch.worth[index]
        if rest < 0.0:
            return index
    return count - 1
