"""Points of science symbols: those that a city has, and those that are decided at the end (BASE-SCI-1 to -4).

Three kinds of symbols are open until then: of free choice, "of the kind that the city has most of", and copies of what
is shown on cards, where one card is copied once. The owner fixes them in any order; the best result counts.
"""

import numpy as np

from argosy.rules.kernel import kernel
from argosy.rules.wonders.points import symbol_points

SYMBOL_SETS = 8


@kernel
def science_points(tables, symbols, free, most):
    """The best score with `free` symbols of free choice and `most` of the kind that the city has most of.

    Squares and sets of three (BASE-SCI-1 to -4). Free symbols: stages and guilds (BASE-WONDERS-A-5, -B-4, BASE-GUILD-11).
    Both counts are small.
    """
    if most > 0:
        return best_science(tables, symbols, free, most, 0, 0)
    best = 0
    for to_compass in range(free + 1):
        for to_gear in range(free + 1 - to_compass):
            compass = np.int64(symbols[0]) + to_compass  # because their squares do not fit into the bytes of a city
            gear = np.int64(symbols[1]) + to_gear
            tablet = np.int64(symbols[2]) + free - to_compass - to_gear
            best = max(best, symbol_points(tables, compass, gear, tablet))
    return best


@kernel
def best_science(tables, symbols, free, most, copies, shown):
    """The best score with all three kinds of open symbols (ARMADA-CARD-29, ARMADA-SCI-1 to -3, CITIES-MASK-4).

    copies: how many symbols may be copied. shown: eight bits for each set of symbols (a bit set of compass, gear,
    tablet): how many cards show one of the set; set 7 are all cards.
    """
    total = free + min(copies, cards_showing(shown, SYMBOL_SETS - 1))
    best = 0
    for compass in range(total + 1):
        for gear in range(total + 1 - compass):
            tablet = total - compass - gear
            if can_be_had(compass, gear, tablet, free, shown):
                best = max(best, best_with_most(tables, symbols, compass, gear, tablet, most))
    return best


@kernel
def cards_showing(shown, symbols):
    """How many cards show a symbol out of a set."""
    return shown >> 8 * symbols & 255


@kernel
def can_be_had(compass, gear, tablet, free, shown):
    """Can so many symbols come from free choice and from different cards? For every set of symbols what the cards do
    not show must be free (the cut of a flow from cards to symbols).
    """
    for symbols in range(1, SYMBOL_SETS):
        wanted = (symbols & 1) * compass + (symbols >> 1 & 1) * gear + (symbols >> 2 & 1) * tablet
        if wanted - cards_showing(shown, symbols) > free:
            return False
    return True


@kernel
def best_with_most(tables, symbols, compass, gear, tablet, most):
    """The best score with so many added symbols and `most` of the kind that there is most of, in every order.

    An order of the latter is a number in base three: which kind each of them becomes (ARMADA-SCI-2, -3).
    """
    orders, best = 1, 0
    for _ in range(most):
        orders *= 3
    for order in range(orders):
        best = max(best, points_of_order(tables, symbols, compass, gear, tablet, most, order))
    return best


@kernel
def points_of_order(tables, symbols, compass, gear, tablet, most, order):
    """The points of one order; 0 if it is not allowed (ARMADA-CARD-22 to -24, ARMADA-ISLAND-24, ARMADA-SCI-2).

    Symbols are added before a "most" symbol only as far as they make its kind the greatest: more would not help, and
    would stand in the way of the others.
    """
    first, second, third = np.int64(symbols[0]), np.int64(symbols[1]), np.int64(symbols[2])
    for _ in range(most):
        kind = order % 3
        order //= 3
        missing = max(first, second, third) - (first, second, third)[kind]
        if missing > (compass, gear, tablet)[kind]:
            return 0
        if kind == 0:
            compass, first = compass - missing, first + missing + 1
        elif kind == 1:
            gear, second = gear - missing, second + missing + 1
        else:
            tablet, third = tablet - missing, third + missing + 1
    return symbol_points(tables, first + compass, second + gear, third + tablet)
