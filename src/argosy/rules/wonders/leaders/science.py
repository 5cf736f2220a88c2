"""Science with what leaders change: more for a set of three, a symbol that becomes another (LEADERS-SCORE-4, -5).

The symbols of free choice and "most of" may be named in any order, and the change may come between any two of them;
the best joint result counts (ARMADA-SCI-3).
"""

import numpy as np

from argosy.rules.kernel import kernel

CHANGES = 6  # a symbol of three becomes one of the two others
ORDERS = 6  # a free symbol becomes one of three, or one of "most of"


@kernel
def science_points_with_changes(tables, city, free):
    """The best score of a city with `free` symbols of free choice, its symbols of "most of" and its changes."""
    steps = free + np.int64(city.science[4])
    orders = 1
    for _ in range(steps):
        orders *= ORDERS
    sets = tables.science_set + city.set_bonus
    best = 0
    for order in range(orders):
        best = max(best, points_with_change(city, free, order, -1, 0, sets))
        if city.symbol_changes > 0:
            for change in range(CHANGES):
                for after in range(steps + 1):
                    best = max(best, points_with_change(city, free, order, after, change, sets))
    return best


@kernel
def points_with_change(city, free, order, after, change, sets):
    """The points of one order, with a change after so many named symbols (-1: none); 0 if it is not allowed."""
    compass, gear, tablet = np.int64(city.science[0]), np.int64(city.science[1]), np.int64(city.science[2])
    most = np.int64(city.science[4])
    steps = free + most
    for step in range(steps + 1):
        if step == after:
            gone, new = change // 2, (change // 2 + 1 + change % 2) % 3
            if (compass, gear, tablet)[gone] == 0:
                return 0
            compass += (new == 0) - (gone == 0)
            gear += (new == 1) - (gone == 1)
            tablet += (new == 2) - (gone == 2)
        if step < steps:
            digit = order % ORDERS
            order //= ORDERS
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
    return compass * compass + gear * gear + tablet * tablet + min(compass, gear, tablet) * sets
