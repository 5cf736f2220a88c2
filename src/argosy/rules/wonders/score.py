"""The score pad (BASE-SCORE-1 to -7, BASE-SCI-1 to -4, BASE-END-2, -3, BASE-GUILD-1 to -11).

Everything open is decided at its best for the owner: the symbols of free choice and the copied guild.
"""

from argosy.rules.kernel import kernel
from argosy.rules.wonders.city import has_built, left_of, right_of
from argosy.rules.wonders.effects import count_things
from argosy.rules.wonders.state import AGES
from argosy.rules.wonders.terms import (
    ANY,
    BLUE,
    CIVIL,
    COMMERCE,
    CONFLICTS,
    GUILDS,
    POINTS,
    POINTS_IF_WONDER_COMPLETE,
    POINTS_PER,
    PURPLE,
    SCIENCE,
    SCIENCE_LINE,
    TREASURY,
    WONDER,
    YELLOW,
)


@kernel
def score_seat(game, tables, seat, lines):
    """Write the points of a seat into `lines` (one entry for each of `terms.LINES`); return their sum."""
    city = game.cities[seat]
    lines[CONFLICTS] = conflict_points(tables, city)
    lines[TREASURY] = city.coins // tables.coins_per_point
    lines[WONDER] = wonder_points(game, tables, seat)
    lines[CIVIL] = color_points(game, tables, seat, BLUE)
    lines[COMMERCE] = color_points(game, tables, seat, YELLOW)
    lines[GUILDS] = color_points(game, tables, seat, PURPLE)
    lines[SCIENCE_LINE] = science_points(tables, city.science, city.science[ANY])
    if city.copies_guild:
        copy_best_guild(game, tables, seat, lines)
    total = 0
    for line in range(lines.shape[0]):
        total += lines[line]
    return total


@kernel
def conflict_points(tables, city):
    """Victory tokens by Age and defeat tokens (BASE-SCORE-2)."""
    points = city.defeats * tables.defeat
    for age in range(AGES):
        points += city.victories[age] * tables.victory[age]
    return points


@kernel
def wonder_points(game, tables, seat):
    """Points of the built stages (BASE-SCORE-4)."""
    city = game.cities[seat]
    points = 0
    for number in range(city.stages):
        stage = tables.boards[city.wonder].stage[number]
        points += effect_points(game, tables, seat, stage.first_effect, stage.effects)
    return points


@kernel
def color_points(game, tables, seat, color):
    """Points of the buildings of one colour."""
    city = game.cities[seat]
    if city.colors[color] == 0:
        return 0
    points = 0
    for kind in range(tables.kinds):
        if tables.cards[kind].color == color and has_built(city, kind):
            points += card_points(game, tables, seat, kind)
    return points


@kernel
def card_points(game, tables, seat, kind):
    """Points of one card, as if it stood in this city."""
    return effect_points(game, tables, seat, tables.cards[kind].first_effect, tables.cards[kind].effects)


@kernel
def effect_points(game, tables, seat, first, count):
    """Points of `count` effects from row `first` on, seen from a city at the end of the game."""
    points = 0
    for number in range(first, first + count):
        effect = tables.effects[number]
        if effect.kind == POINTS:
            points += effect.amount
        elif effect.kind == POINTS_PER:
            points += effect.amount * count_things(game, seat, effect.of, effect.where)
        elif effect.kind == POINTS_IF_WONDER_COMPLETE:
            city = game.cities[seat]
            if city.stages == tables.boards[city.wonder].stages:
                points += effect.amount
    return points


@kernel
def science_points(tables, symbols, free):
    """The best score with `free` symbols of free choice: squares and sets of three (BASE-SCI-1, -2, -4)."""
    best = 0
    for to_compass in range(free + 1):
        for to_gear in range(free + 1 - to_compass):
            compass = symbols[0] + to_compass
            gear = symbols[1] + to_gear
            tablet = symbols[2] + free - to_compass - to_gear
            sets = min(compass, gear, tablet)
            best = max(best, compass * compass + gear * gear + tablet * tablet + sets * tables.science_set)
    return best


@kernel
def copy_best_guild(game, tables, seat, lines):
    """Olympia B: score the neighbour's guild that is worth most here (BASE-WONDERS-B-7, AMB-14)."""
    kind = best_guild_to_copy(game, tables, seat)
    if kind < 0:
        return
    lines[GUILDS] += card_points(game, tables, seat, kind)
    city = game.cities[seat]
    lines[SCIENCE_LINE] = science_points(tables, city.science, city.science[ANY] + free_symbols(tables, kind))


@kernel
def best_guild_to_copy(game, tables, seat):
    """The card number of the guild in a neighbour city that is worth most here; -1 if there is none."""
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
    more = science_points(tables, city.science, city.science[ANY] + free_symbols(tables, kind))
    now = science_points(tables, city.science, city.science[ANY])
    return card_points(game, tables, seat, kind) + more - now


@kernel
def free_symbols(tables, kind):
    """Science symbols of free choice that a card gives."""
    card = tables.cards[kind]
    count = 0
    for number in range(card.first_effect, card.first_effect + card.effects):
        if tables.effects[number].kind == SCIENCE and tables.effects[number].symbol == ANY:
            count += 1
    return count
