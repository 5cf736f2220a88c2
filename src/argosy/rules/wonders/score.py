"""The score pad (BASE-SCORE-1 to -7, BASE-SCI-1 to -4, BASE-END-2, -3, BASE-GUILD-1 to -11).

Everything open is decided at its best for the owner: the symbols of free choice and the copied guild.
"""

import numpy as np

from argosy.rules.kernel import kernel
from argosy.rules.wonders.armada.score import fleet_points, naval_points
from argosy.rules.wonders.city import has_built, left_of, right_of
from argosy.rules.wonders.effects import count_things
from argosy.rules.wonders.state import AGES, MAX_STAGES
from argosy.rules.wonders.terms import (
    ANY,
    BLUE,
    CIVIL,
    COMMERCE,
    CONFLICTS,
    FLEET,
    GUILDS,
    ISLANDS,
    MOST,
    NAVAL,
    POINTS,
    POINTS_IF_WONDER_COMPLETE,
    POINTS_PER,
    POINTS_PER_CHOSEN_COLOR,
    PURPLE,
    SCIENCE,
    SCIENCE_LINE,
    TREASURY,
    WONDER,
    YELLOW,
)

NO_LIMIT = 1 << 14


@kernel
def score_seat(game, tables, seat, lines):
    """Write the points of a seat into `lines` (one entry for each of `terms.LINES`); return their sum
    (BASE-SCORE-1, -3, BASE-END-2).
    """
    city = game.cities[seat]
    lines[CONFLICTS] = conflict_points(tables, city)
    lines[TREASURY] = city.coins // tables.coins_per_point
    lines[WONDER] = wonder_points(game, tables, seat)
    lines[CIVIL] = color_points(game, tables, seat, BLUE)
    lines[COMMERCE] = color_points(game, tables, seat, YELLOW)
    lines[GUILDS] = color_points(game, tables, seat, PURPLE)
    lines[SCIENCE_LINE] = science_points(tables, city.science, city.science[ANY], city.science[MOST])
    lines[NAVAL] = naval_points(city)
    lines[ISLANDS] = islands_points(game, tables, seat)
    lines[FLEET] = fleet_points(tables, city)
    if city.copies_guild:
        copy_best_guild(game, tables, seat, lines)
    total = 0
    for line in range(lines.shape[0]):
        total += lines[line]
    return total


@kernel
def conflict_points(tables, city):
    """Victory tokens by Age and defeat tokens (BASE-SCORE-2, BASE-SETUP-8)."""
    points = city.defeats * tables.defeat
    for age in range(AGES):
        points += city.victories[age] * tables.victory[age]
    return points


@kernel
def wonder_points(game, tables, seat):
    """Points of the built stages (BASE-SCORE-4, BASE-WONDERS-A-1, -8, -B-1, -3, -8, -9)."""
    city = game.cities[seat]
    points = 0
    for number in range(MAX_STAGES):
        if city.stages_built >> number & 1:
            stage = tables.boards[city.wonder].stage[number]
            points += effect_points(game, tables, seat, stage.first_effect, stage.effects)
    return points


@kernel
def color_points(game, tables, seat, color):
    """Points of the buildings of one colour (BASE-SCORE-5 to -7, ARMADA-GUILD-1, ARMADA-SCORE-3)."""
    city = game.cities[seat]
    if city.colors[color] == 0:
        return 0
    points = 0
    limit = tables.guild_limit if color == PURPLE else NO_LIMIT
    for kind in range(tables.kinds):
        if tables.cards[kind].color == color and has_built(city, kind):
            points += min(card_points(game, tables, seat, kind), limit)
    return points


@kernel
def card_points(game, tables, seat, kind):
    """Points of one card, as if it stood in this city."""
    return effect_points(game, tables, seat, tables.cards[kind].first_effect, tables.cards[kind].effects)


@kernel
def effect_points(game, tables, seat, first, count):
    """Points of `count` effects from row `first` on, seen from a city at the end of the game.

    Blue cards (BASE-CARD-4), yellow cards (BASE-CARD-14 to -18, ARMADA-CARD-31).
    """
    points = 0
    for number in range(first, first + count):
        effect = tables.effects[number]
        if effect.kind == POINTS:
            points += effect.amount
        elif effect.kind == POINTS_PER:
            points += effect.amount * count_things(game, tables, seat, effect.of, effect.where)
        elif effect.kind == POINTS_PER_CHOSEN_COLOR:
            points += effect.amount * most_of_a_color(game.cities[seat])
        elif effect.kind == POINTS_IF_WONDER_COMPLETE:
            city = game.cities[seat]
            if city.stages == tables.boards[city.wonder].stages:
                points += effect.amount
    return points


@kernel
def science_points(tables, symbols, free, most):
    """The best score with `free` symbols of free choice and `most` of the kind that the city has most of.

    Squares and sets of three (BASE-SCI-1 to -4, ARMADA-SCI-1). Free symbols: Babylon, the Scientists Guild, the Golden
    Archipelago (BASE-WONDERS-A-5, -B-4, BASE-GUILD-11, ARMADA-ISLAND-23). Both counts are small.
    """
    if most > 0:
        return science_points_in_order(tables, symbols, free, most)
    best = 0
    for to_compass in range(free + 1):
        for to_gear in range(free + 1 - to_compass):
            compass = np.int64(symbols[0]) + to_compass  # because their squares do not fit into the bytes of a city
            gear = np.int64(symbols[1]) + to_gear
            tablet = np.int64(symbols[2]) + free - to_compass - to_gear
            best = max(best, symbol_points(tables, compass, gear, tablet))
    return best


@kernel
def most_of_a_color(city):
    """Buildings of the colour that the city has most of: the best one to name at the end (ARMADA-ISLAND-27)."""
    most = 0
    for color in range(city.colors.shape[0]):
        most = max(most, city.colors[color])
    return most


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
def symbol_points(tables, compass, gear, tablet):
    """Squares of equal symbols and sets of three different ones (BASE-SCI-1, -2, ARMADA-SCI-1)."""
    return compass * compass + gear * gear + tablet * tablet + min(compass, gear, tablet) * tables.science_set


@kernel
def science_points_in_order(tables, symbols, free, most):
    """Try every order in which open symbols can be fixed (ARMADA-SCI-2, -3): an order is a number in base six.

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


@kernel
def copy_best_guild(game, tables, seat, lines):
    """Olympia B: score the neighbour's guild that is worth most here (BASE-WONDERS-B-7, ARMADA-GUILD-2, AMB-14)."""
    kind = best_guild_to_copy(game, tables, seat)
    if kind < 0:
        return
    lines[GUILDS] += min(card_points(game, tables, seat, kind), tables.guild_limit)
    city = game.cities[seat]
    free = city.science[ANY] + free_symbols(tables, kind)
    lines[SCIENCE_LINE] = science_points(tables, city.science, free, city.science[MOST])


@kernel
def best_guild_to_copy(game, tables, seat):
    """The card number of the guild in a neighbour city that is worth most here; -1 if there is none
    (BASE-WONDERS-B-7).
    """
    best, best_worth = -1, -1
    left, right = game.cities[left_of(game, seat)], game.cities[right_of(game, seat)]
    for kind in range(tables.kinds):
        if tables.cards[kind].color == PURPLE and (has_built(left, kind) or has_built(right, kind)):
            worth = worth_of_copy(game, tables, seat, kind)
            if worth > best_worth:
                best, best_worth = kind, worth
    return best


@kernel
def worth_of_copy(game, tables, seat, kind):
    """What a guild would add to the score of this seat."""
    city = game.cities[seat]
    more = science_points(tables, city.science, city.science[ANY] + free_symbols(tables, kind), city.science[MOST])
    now = science_points(tables, city.science, city.science[ANY], city.science[MOST])
    return min(card_points(game, tables, seat, kind), tables.guild_limit) + more - now


@kernel
def free_symbols(tables, kind):
    """Science symbols of free choice that a card gives."""
    card = tables.cards[kind]
    count = 0
    for number in range(card.first_effect, card.first_effect + card.effects):
        if tables.effects[number].kind == SCIENCE and tables.effects[number].symbol == ANY:
            count += 1
    return count
