"""The heuristic for effects and coins, in points at the end of the game.

It is written by hand. Things are judged by the kinds of their effects, never by their names, so facts
supplied by a user are judged as well.
"""

import math

import numpy as np

from argosy.kernelc.kernel import kernel
from argosy.rules.records import Record
from argosy.rules.wonders.city import left_of, right_of
from argosy.rules.wonders.effects import count_things
from argosy.rules.wonders.state import City, Game
from argosy.rules.wonders.terms import (
    AGES,
    ANY,
    COINS_PER,
    MADE,
    MOST,
    POINTS_PER,
    PRODUCE,
    RAW,
    SCIENCE,
    SHIELDS,
)
from argosy.search.wonders.evaluation.tables import UNITS

RAW_KINDS, MADE_KINDS = len(RAW), len(MADE)
LANES = 4

COIN = 0.42
FREEDOM = 2.2
"""Points that a full purse is worth beyond its coins, at the start of the game."""
FREE_COINS = 4.0
"""Coins that give half of that freedom."""
FREE_PLAYS = 8.0
"""With fewer plays than these to come, freedom counts for less."""
OUT_OF_REACH = 2.6
"""Points lost for a unit that nobody sells."""
STAGE_NEED = 0.6
"""Chance that a stage that asks for a unit will be built."""
PART_OF_CHOICE = 0.45
"""Of what the less useful resources of a choice are worth."""

RED_SPREAD = 1.25
"""Standard deviation of the difference of two cities' red cards of one Age."""
SURE = 0.2
"""Spread that is left when nobody can build any more."""
SCIENCE_RATE, SCIENCE_HABIT, MOST_HABIT = 0.11, 0.06, 4
"""Symbols that a city gets with a play, and more with each one that it has, because chains make the next
ones free.
"""

WEIGHTS = np.dtype(
    [
        ("plays", np.float64),  # plays after this one
        ("ages", np.float64),  # Ages after this one
        ("freedom", np.float64),
        ("ship", np.float64, LANES),  # what it is worth to move the ship of a lane
        ("joins", np.float64),  # to take part in the project, the edifice of this Age
    ],
    align=True,
)
"""What a city looks at once for all its choices."""


@kernel
def coins_worth(weights: Record, coins: int, change: int) -> float:
    """Points at the end, and until then the freedom to buy."""
    after = max(0.0, coins + change + 0.0)
    freedom = after / (after + FREE_COINS) - coins / (coins + FREE_COINS)
    return change / 3.0 + weights.freedom * freedom


@kernel
def card_worth(
    game: Game, tables: Record, evaluation: Record, weights: Record, seat: int, kind: int
) -> float:
    """A card in a city."""
    card = tables.cards[kind]
    worth = effects_worth(game, tables, evaluation, weights, seat, card.first_effect, card.effects)
    if weights.plays > 0:
        worth += evaluation.opens[game.age - 1, kind]
    return worth


@kernel
def effects_worth(
    game: Game, tables: Record, evaluation: Record, weights: Record, seat: int, first: int, count: int
) -> float:
    """`count` effects from row `first` on."""
    worth = 0.0
    for number in range(first, first + count):
        worth += (
            evaluation.fixed[number]
            + evaluation.a_play[number] * weights.plays
            + evaluation.an_age[number] * weights.ages
        )
        effect = tables.effects[number]
        if effect.kind == PRODUCE:
            worth += production_worth(game, tables, evaluation, weights, seat, effect)
        elif effect.kind == SHIELDS:
            worth += shields_worth(game, tables, seat, effect.amount)
        elif effect.kind == SCIENCE:
            worth += symbol_worth(tables, weights, game.cities[seat], effect.symbol)
        elif effect.kind == POINTS_PER:
            worth += effect.amount * count_things(game, tables, seat, effect.of, effect.where)
        elif effect.kind == COINS_PER:
            worth += COIN * effect.amount * count_things(game, tables, seat, effect.of, effect.where)
    return worth


# --- resources ----------------------------------------------------------------------------------------------


@kernel
def production_worth(
    game: Game, tables: Record, evaluation: Record, weights: Record, seat: int, effect: Record
) -> float:
    """Return the worth of units: what they save; the most useful resource of a choice in full."""
    best, total = 0.0, 0.0
    for resource in range(RAW_KINDS + MADE_KINDS):
        if gives(effect, resource):
            worth = unit_worth(game, tables, evaluation, seat, resource)
            total += worth
            best = max(best, worth)
    return effect.amount * (best + PART_OF_CHOICE * (total - best))


@kernel
def gives(effect: Record, resource: int) -> bool:
    """Is a resource among the options?"""
    if resource < RAW_KINDS:
        return effect.raw >> resource & 1 != 0
    return effect.made >> (resource - RAW_KINDS) & 1 != 0


@kernel
def unit_worth(game: Game, tables: Record, evaluation: Record, seat: int, resource: int) -> float:
    """Return the expected requests for one more unit of a resource, times what the city would pay."""
    city = game.cities[seat]
    have = min(UNITS - 1, units_of(city, resource))
    asked = (tables.turns - game.turn) * evaluation.wanted[game.age - 1, resource, have]
    for age in range(game.age, AGES):
        asked += tables.turns * evaluation.wanted[age, resource, have]
    return (asked + STAGE_NEED * stages_asking(tables, city, resource, have)) * loss_of_unit(
        game, seat, resource
    )


@kernel
def units_of(city: City, resource: int) -> int:
    """Units that can give a resource."""
    if resource < RAW_KINDS:
        return city.own_raw[1 << resource]
    return city.own_made[1 << (resource - RAW_KINDS)]


@kernel
def stages_asking(tables: Record, city: City, resource: int, have: int) -> int:
    """Stages to come that need more units of a resource."""
    board = tables.boards[city.wonder]
    count = 0
    for stage in range(city.stages, board.stages):
        cost = board.stage[stage].cost
        needs = cost.raw[1 << resource] if resource < RAW_KINDS else cost.made[1 << (resource - RAW_KINDS)]
        if needs > have:
            count += 1
    return count


@kernel
def loss_of_unit(game: Game, seat: int, resource: int) -> float:
    """Points lost where a unit is missing: its price, or the next best play."""
    city, left, right = game.cities[seat], game.cities[left_of(game, seat)], game.cities[right_of(game, seat)]
    price = 9
    if resource < RAW_KINDS:
        one = 1 << resource
        if left.sold_raw[one] > 0:
            price = min(price, city.price_raw[0])
        if right.sold_raw[one] > 0:
            price = min(price, city.price_raw[1])
    else:
        one = 1 << (resource - RAW_KINDS)
        if left.sold_made[one] > 0:
            price = min(price, city.price_made[0])
        if right.sold_made[one] > 0:
            price = min(price, city.price_made[1])
    return min(OUT_OF_REACH, COIN * price)


# --- shields ------------------------------------------------------------------------------------------------


@kernel
def shields_worth(game: Game, tables: Record, seat: int, more: int) -> float:
    """Tokens of conflicts to come that are won and not lost (BASE-CONFLICT-3)."""
    mine = game.cities[seat].shields
    left, right = game.cities[left_of(game, seat)].shields, game.cities[right_of(game, seat)].shields
    worth, variance = 0.0, SURE * SURE
    for age in range(game.age - 1, AGES):
        plays = tables.turns - game.turn + 1.0 if age == game.age - 1 else tables.turns + 0.0
        spread = RED_SPREAD * (age + 1)
        variance += spread * spread * plays / 6.0
        sharpness = 1.7 / math.sqrt(variance)
        for theirs in (left, right):
            won = above(sharpness * (mine + more - theirs - 0.5)) - above(sharpness * (mine - theirs - 0.5))
            lost = above(sharpness * (theirs - mine - more - 0.5)) - above(sharpness * (theirs - mine - 0.5))
            worth += tables.victory[age] * won - lost
    return worth


@kernel
def above(distance: float) -> float:
    """The chance that something stays below a distance in spreads: an S from 0 to 1 that costs no
    exponent.
    """
    return 0.5 + 0.5 * distance / (0.7 + abs(distance))


# --- symbols ------------------------------------------------------------------------------------------------


@kernel
def symbol_worth(tables: Record, weights: Record, city: City, symbol: int) -> float:
    """Return the worth of one more symbol, now and with symbols to come (BASE-SCI-1, -2)."""
    have = city.science
    known = have[0] + have[1] + have[2] + have[ANY] + have[MOST]
    rate = SCIENCE_RATE + SCIENCE_HABIT * min(known, MOST_HABIT)
    more = (weights.plays * rate + have[ANY] + have[MOST]) / 3.0
    now = symbols_worth(tables, have[0] + more, have[1] + more, have[2] + more)
    best = 0.0
    for kind in range(ANY):
        if symbol == kind or symbol >= ANY:
            one = have[0] + more + (1.0 if kind == 0 else 0.0)
            two = have[1] + more + (1.0 if kind == 1 else 0.0)
            three = have[2] + more + (1.0 if kind == 2 else 0.0)
            after = symbols_worth(tables, one, two, three)
            best = max(best, after - now)
    return best


@kernel
def symbols_worth(tables: Record, one: float, two: float, three: float) -> float:
    """Squares and sets."""
    return one * one + two * two + three * three + tables.science_set * min(one, two, three)
