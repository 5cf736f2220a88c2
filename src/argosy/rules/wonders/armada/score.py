"""What Armada adds to the score pad (ARMADA-SCORE-1, -2, ARMADA-SCI-1 to -3)."""

import numpy as np

from argosy.rules.kernel import kernel
from argosy.rules.wonders.armada.terms import BLUE_LANE, FLEET, ISLANDS, NAVAL
from argosy.rules.wonders.points import effect_points, symbol_points
from argosy.rules.wonders.terms import AGES


@kernel
def add_naval_lines(game, tables, seat, lines):
    """The lines that Armada adds to the pad (ARMADA-SCORE-1 to -3)."""
    city = game.cities[seat]
    lines[NAVAL] = naval_points(city)
    lines[ISLANDS] = islands_points(game, tables, seat)
    lines[FLEET] = 0
    lines[tables.armada.fleet_line] += fleet_points(tables, city)


@kernel
def naval_points(city):
    """The sum of the naval tokens; may be negative (ARMADA-SCORE-1)."""
    points = 0
    for age in range(AGES):
        points += city.armada.tokens[age]
    return points


@kernel
def fleet_points(tables, city):
    """The points of the blue ship's space (ARMADA-BLUE-1); their line is in the tables (ARMADA-SCORE-2)."""
    return tables.armada.spaces[BLUE_LANE, city.armada.ships[BLUE_LANE]].points


@kernel
def islands_points(game, tables, seat):
    """Points of the islands in play (ARMADA-ISLAND-10 to -12, -21, ARMADA-SCORE-1)."""
    islands = game.cities[seat].armada.islands
    points = 0
    if islands == 0:
        return points
    for island in range(tables.armada.island_kinds):
        if islands >> np.uint32(island) & np.uint32(1):
            row = tables.armada.islands[island]
            points += effect_points(game, tables, seat, row.first_effect, row.effects)
    return points


@kernel
def science_points_in_order(tables, symbols, free, most):
    """Try every order in which open symbols can be fixed (ARMADA-CARD-29, ARMADA-SCI-1 to -3): an order is a number in
    base six.

    Digit 0 to 2: a free symbol becomes this one; 3 to 5: a "most" symbol becomes this one, if nothing is more.
    """
    best, orders = 0, 1
    for _ in range(free + most):
        orders *= 6
    for order in range(orders):
        best = max(best, points_of_order(tables, symbols, free, most, order))
    return best


@kernel
def points_of_order(tables, symbols, free, most, order):
    """The points of one order; 0 if it is not allowed (ARMADA-CARD-22 to -24, ARMADA-ISLAND-24, ARMADA-SCI-2)."""
    compass, gear, tablet = np.int64(symbols[0]), np.int64(symbols[1]), np.int64(symbols[2])
    for _ in range(free + most):
        digit = order % 6
        order //= 6
        if digit < 3:
            free -= 1
        else:
            most -= 1
            if (compass, gear, tablet)[digit - 3] < max(compass, gear, tablet):
                return 0
        if free < 0 or most < 0:
            return 0
        compass += digit % 3 == 0
        gear += digit % 3 == 1
        tablet += digit % 3 == 2
    return symbol_points(tables, compass, gear, tablet)
