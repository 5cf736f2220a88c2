"""What Armada adds to the score pad (ARMADA-SCORE-1, -2)."""

import numpy as np

from argosy.rules.kernel import kernel
from argosy.rules.wonders.armada.terms import BLUE_LANE, FLEET, ISLANDS, NAVAL
from argosy.rules.wonders.points import effect_points
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
