"""Effects of Armada cards, islands, boards and ships, and their points.

Rules ARMADA-CARD, ARMADA-ISLAND, ARMADA-SCORE.

Ships, islands of the top of a deck and losses of others wait for their own steps (`turn.py`).
"""

import numpy as np

from argosy.kernelc.kernel import kernel
from argosy.rules.record_class import Numbers
from argosy.rules.records import Record
from argosy.rules.wonders.armada.state import MAX_MOVES, ArmadaCityFields
from argosy.rules.wonders.armada.terms import (
    ANY_STAGE_SHIP,
    BLUE_LANE,
    COINS_PER_NAVAL_CONSTRUCTION,
    COMMERCIAL_LEVEL,
    EMPORIUM,
    FLEET,
    FREE_SHIP,
    FREE_STAGE_SHIP,
    INCURSION,
    ISLAND,
    ISLANDS,
    LANES,
    NAVAL,
    NAVAL_CONFLICT_OPTIONAL,
    NAVAL_DISCOUNT,
    NAVAL_SHIELDS,
    PIRATES,
    POINTS_PER_CHOSEN_COLOR,
    SAFE_FROM_LOSSES,
    TOP_ISLAND,
    YELLOW_LANE,
)
from argosy.rules.wonders.scoring.points import effect_points
from argosy.rules.wonders.state import City, Game
from argosy.rules.wonders.terms import AGES, LEFT

LANE_COUNT = len(LANES)

ONE = np.uint8(1)


@kernel
def commercial_level(tables: Record, city: City) -> int:
    """The number of the yellow ship's space (ARMADA-TERM-6, ARMADA-YELLOW-2)."""
    return tables.armada.spaces[YELLOW_LANE, city.armada.ships[YELLOW_LANE]].commercial_level


@kernel
def naval_strength(tables: Record, city: City) -> int:
    """Naval shields of cards, stages, islands and of the spaces of all ships (ARMADA-BLUE-2,
    ARMADA-CONFLICT-2, ARMADA-RED-1, ARMADA-TERM-1, ARMADA-YELLOW-3).
    """
    strength = city.armada.naval
    for lane in range(LANE_COUNT):
        strength += tables.armada.spaces[lane, city.armada.ships[lane]].naval_shields
    return strength


@kernel
def apply_naval_effect(game: Game, tables: Record, seat: int, effect: Record) -> None:
    """Apply one effect of the Armada vocabulary to a city. Points wait for the end of the game.

    Naval shields (ARMADA-CARD-4 to -6, ARMADA-ISLAND-7 to -9), incursions (ARMADA-LAND-2, -7), pirates
    (ARMADA-CARD-13 to -15, ARMADA-ISLAND-21), and all of them on a wonder (ARMADA-SETUP-9).
    """
    armada = game.cities[seat].armada
    if effect.kind == NAVAL_SHIELDS:
        armada.naval += effect.amount
    elif effect.kind == INCURSION:
        armada.attacks |= ONE << np.uint8(target_of(game, seat, effect.where))
    elif effect.kind == FREE_SHIP:
        queue_move(armada, effect.lanes, effect.amount)
    elif effect.kind == PIRATES:
        armada.pirates += 1
    elif effect.kind == EMPORIUM:
        add_far_units(armada, effect)
    elif effect.kind == TOP_ISLAND:
        armada.top_islands |= 1 << effect.units
    else:
        grant_naval_right(armada, effect)


@kernel
def change_naval_effect(game: Game, seat: int, effect: Record, sign: int) -> None:
    """Take away or give back what a card that leaves a city or comes back does: shields, far sellers,
    incursions.
    """
    armada = game.cities[seat].armada
    if effect.kind == NAVAL_SHIELDS:
        armada.naval += sign * effect.amount
    elif effect.kind == EMPORIUM:
        side = 0 if effect.where & LEFT else 1
        armada.far_units[side] += sign * effect.units
    elif effect.kind == INCURSION and sign < 0:
        armada.attacks &= ~(ONE << np.uint8(target_of(game, seat, effect.where)))


@kernel
def grant_naval_right(armada: ArmadaCityFields, effect: Record) -> None:
    """Lasting powers of islands (ARMADA-ISLAND-17 to -20, -26)."""
    if effect.kind == NAVAL_DISCOUNT:
        armada.discount += effect.amount
    elif effect.kind == COINS_PER_NAVAL_CONSTRUCTION:
        armada.coins_per_move += effect.amount
    elif effect.kind == FREE_STAGE_SHIP:
        armada.free_stage_ship = 1
    elif effect.kind == ANY_STAGE_SHIP:
        armada.any_stage_ship = 1
    elif effect.kind == SAFE_FROM_LOSSES:
        armada.safe = 1
    elif effect.kind == NAVAL_CONFLICT_OPTIONAL:
        armada.may_abstain = 1


@kernel
def target_of(game: Game, seat: int, where: int) -> int:
    """The target of an incursion: the second seat to the left or to the right (ARMADA-LAND-3, -4, -12,
    ARMADA-TEAM-10).

    Dock, Quay and Jetty (ARMADA-CARD-1 to -3) say which.
    """
    step = 2 if where & LEFT else game.seats - 2
    return (seat + step) % game.seats


@kernel
def queue_move(armada: ArmadaCityFields, lanes: int, many: int) -> None:
    """Remember a free movement of `many` different ships out of some lanes (ARMADA-NAVAL-11).

    Blue cards (ARMADA-CARD-7 to -12) and islands (ARMADA-ISLAND-13 to -16, -28) give one.
    """
    place = 0
    while armada.moves_many[place] > 0 and place < MAX_MOVES - 1:
        place += 1
    armada.moves[place] = lanes
    armada.moves_many[place] = many


@kernel
def add_far_units(armada: ArmadaCityFields, effect: Record) -> None:
    """Units that may be bought two seats away in each turn (ARMADA-CARD-16, -17, -26)."""
    side = 0 if effect.where & LEFT else 1
    armada.far_units[side] += effect.units
    armada.far_price[side] = effect.amount


@kernel
def count_naval_things(tables: Record, city: City, things: int) -> int:
    """Commercial levels and islands (ARMADA-CARD-13, -18, -24, -31)."""
    total = 0
    if things >> COMMERCIAL_LEVEL & 1:
        total += commercial_level(tables, city)
    if things >> ISLAND & 1:
        total += count_islands(city)
    return total


@kernel
def count_islands(city: City) -> int:
    """Islands in play (ARMADA-ISLAND-25)."""
    left, total = city.armada.islands, 0
    while left:
        left &= left - np.uint32(1)
        total += 1
    return total


@kernel
def naval_effect_points(game: Game, tables: Record, seat: int, effect: Record) -> int:
    """Points of an island for the colour that its city names at the end (ARMADA-ISLAND-27)."""
    if effect.kind == POINTS_PER_CHOSEN_COLOR:
        return effect.amount * most_of_a_color(game.cities[seat])
    return 0


@kernel
def most_of_a_color(city: City) -> int:
    """Buildings of the colour that the city has most of: the best one to name at the end
    (ARMADA-ISLAND-27).
    """
    most = 0
    for color in range(city.colors.shape[0]):
        most = max(most, city.colors[color])
    return most


@kernel
def emporium_units(city: City, side: int) -> int:
    """Units that the city may buy in a turn; side: 0 left, 1 right."""
    return city.armada.far_units[side]


@kernel
def emporium_price(city: City, side: int) -> int:
    """Coins for each of them."""
    return city.armada.far_price[side]


@kernel
def leaves_one_out(city: City) -> int:
    """Need one unit of a naval construction not be paid: 0 or 1 (the Ancient Harbor, ARMADA-ISLAND-17,
    AMB-35)?
    """
    return 1 if city.armada.discount > 0 else 0


@kernel
def add_naval_lines(game: Game, tables: Record, seat: int, lines: Numbers) -> None:
    """The lines that Armada adds to the pad (ARMADA-SCORE-1 to -3)."""
    city = game.cities[seat]
    lines[NAVAL] = naval_points(city)
    lines[ISLANDS] = islands_points(game, tables, seat)
    lines[FLEET] = 0
    lines[tables.armada.fleet_line] += fleet_points(tables, city)


@kernel
def naval_points(city: City) -> int:
    """The sum of the naval tokens; may be negative (ARMADA-SCORE-1)."""
    points = 0
    for age in range(AGES):
        points += city.armada.tokens[age]
    return points


@kernel
def fleet_points(tables: Record, city: City) -> int:
    """The points of the blue ship's space (ARMADA-BLUE-1); their line is in the tables (ARMADA-SCORE-2)."""
    return tables.armada.spaces[BLUE_LANE, city.armada.ships[BLUE_LANE]].points


@kernel
def islands_points(game: Game, tables: Record, seat: int) -> int:
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
