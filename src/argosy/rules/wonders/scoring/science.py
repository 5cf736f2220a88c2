"""Points of science symbols: those of a city, and those decided at the end (BASE-SCI-1 to -4).

Open until then are symbols of free choice, "of the kind that the city has most of", copies of what is shown
on cards, where one card is copied once, and symbols that may become another. The owner fixes them in any
order; the best result counts.
"""

from collections.abc import Sequence

import numpy as np

from argosy.kernelc.kernel import kernel
from argosy.rules.record_class import Numbers
from argosy.rules.records import Number, Record
from argosy.rules.wonders.expansions.effects import copied_symbols, symbols_to_copy
from argosy.rules.wonders.scoring.points import symbol_points
from argosy.rules.wonders.state import Game
from argosy.rules.wonders.terms import MOST, SYMBOL_SETS

KINDS_OF_SYMBOLS = 3
EVENTS = 9  # a symbol of "most" is one of three, a changed one is one of three and becomes one of two


@kernel
def science_line(game: Game, tables: Record, seat: int, free: int) -> int:
    """The points of science with `free` symbols of free choice (LEADERS-SCORE-4, -5)."""
    city = game.cities[seat]
    copies = copied_symbols(city)
    if copies + city.set_bonus + city.symbol_changes == 0:
        return science_points(tables, city.science, free, city.science[MOST])
    shown, set_points = symbols_to_copy(game, tables, seat), tables.science_set + city.set_bonus
    return best_science(
        city.science, free, city.science[MOST], copies, shown, city.symbol_changes, set_points
    )


@kernel
def science_points(tables: Record, symbols: Sequence[int] | Numbers, free: int, most: int) -> int:
    """The best score with `free` symbols of free choice and `most` of the kind that the city has most of.

    Squares and sets of three (BASE-SCI-1 to -4). Free symbols: stages and guilds (BASE-WONDERS-A-5, -B-4,
    BASE-GUILD-11). Both counts are small.
    """
    if most > 0:
        return best_science(symbols, free, most, 0, 0, 0, tables.science_set)
    best = 0
    for to_compass in range(free + 1):
        for to_gear in range(free + 1 - to_compass):
            compass = (
                np.int64(symbols[0]) + to_compass
            )  # because their squares do not fit into the bytes of a city
            gear = np.int64(symbols[1]) + to_gear
            tablet = np.int64(symbols[2]) + free - to_compass - to_gear
            best = max(best, symbol_points(tables, compass, gear, tablet))
    return best


@kernel
def best_science(
    symbols: Sequence[int] | Numbers,
    free: int,
    most: int,
    copies: int,
    shown: int,
    changes: int,
    set_points: int,
) -> Number:
    """The best score with all kinds of open symbols (ARMADA-CARD-29, ARMADA-SCI-1 to -3, CITIES-MASK-4,
    LEADERS-SCORE-4,
    -5).

    copies: how many symbols may be copied. shown: eight bits for each set of symbols (a bit set of compass,
    gear, tablet): how many cards show one of the set; set 7 are all cards. changes: how many symbols may
    become another. set_points: for three different symbols.
    """
    total = free + min(copies, cards_showing(shown, SYMBOL_SETS - 1))
    best = 0
    for compass in range(total + 1):
        for gear in range(total + 1 - compass):
            tablet = total - compass - gear
            if can_be_had(compass, gear, tablet, free, shown):
                for used in range(changes + 1):
                    best = max(best, best_order(symbols, compass, gear, tablet, most, used, set_points))
    return best


@kernel
def cards_showing(shown: int, symbols: int) -> int:
    """Return the number of cards that show a symbol out of a set."""
    return shown >> 8 * symbols & 255


@kernel
def can_be_had(compass: int, gear: int, tablet: int, free: int, shown: int) -> bool:
    """Can so many symbols come from free choice and from different cards?

    For every set of symbols what the cards do not show must be free (the cut of a flow from cards to
    symbols).
    """
    for symbols in range(1, SYMBOL_SETS):
        wanted = (symbols & 1) * compass + (symbols >> 1 & 1) * gear + (symbols >> 2 & 1) * tablet
        if wanted - cards_showing(shown, symbols) > free:
            return False
    return True


@kernel
def best_order(
    symbols: Sequence[int] | Numbers,
    compass: int,
    gear: int,
    tablet: int,
    most: int,
    changes: int,
    set_points: int,
) -> int:
    """The best score with so many added symbols, `most` of the kind that there is most of, and so many
    changed ones.

    An order of the latter two is a number in base nine (ARMADA-SCI-2, -3).
    """
    orders, best = 1, 0
    for _ in range(most + changes):
        orders *= EVENTS
    for order in range(orders):
        best = max(best, points_of_order(symbols, compass, gear, tablet, most, changes, order, set_points))
    return best


@kernel
def points_of_order(
    symbols: Sequence[int] | Numbers,
    compass: Number,
    gear: Number,
    tablet: Number,
    most: int,
    changes: int,
    order: int,
    set_points: int,
) -> Number:
    """The points of one order of deciding open symbols; 0 if it is not allowed.

    Rules ARMADA-CARD-22 to -24, ARMADA-ISLAND-24, ARMADA-SCI-2, LEADERS-SCORE-5.

    Digit 0 to 2: a "most" symbol becomes this one; 3 to 8: a symbol of three becomes one of the two others.
    Symbols are added before that only as far as it needs them: more would not help, and would stand in the
    way of the others.
    """
    first, second, third = np.int64(symbols[0]), np.int64(symbols[1]), np.int64(symbols[2])
    for _ in range(most + changes):
        digit = order % EVENTS
        order //= EVENTS
        if digit < KINDS_OF_SYMBOLS:
            most -= 1
            kind, new = digit, digit
            missing = max(first, second, third) - (first, second, third)[kind]
        else:
            changes -= 1
            kind = (digit - KINDS_OF_SYMBOLS) // 2
            new = (kind + 1 + (digit - KINDS_OF_SYMBOLS) % 2) % KINDS_OF_SYMBOLS
            missing = 1 if (first, second, third)[kind] == 0 else 0
        if most < 0 or changes < 0 or missing > (compass, gear, tablet)[kind]:
            return 0
        compass, gear, tablet = (
            compass - missing * (kind == 0),
            gear - missing * (kind == 1),
            tablet - missing * (kind == 2),
        )
        first += missing * (kind == 0) + (new == 0) - (kind == 0) * (kind != new)
        second += missing * (kind == 1) + (new == 1) - (kind == 1) * (kind != new)
        third += missing * (kind == 2) + (new == 2) - (kind == 2) * (kind != new)
    first, second, third = first + compass, second + gear, third + tablet
    return first * first + second * second + third * third + min(first, second, third) * set_points
