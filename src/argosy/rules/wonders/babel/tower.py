"""Effects of the uncovered tiles of the Tower of Babel, the same for every city.

They work as long as the tile lies on top (BABEL-TOWER-4, -5, BABEL-TILE-1 to -6).

After everything that changes cities or the tower, `bring_up_to_date` lays the tiles beside what works in each
city and changes the difference; as long as no tile has been laid there is none. Costs that tiles change are
read by `choices.py`.
"""

import numpy as np

from argosy.kernelc.kernel import kernel
from argosy.rules.record_class import Numbers
from argosy.rules.records import Number, Record
from argosy.rules.wonders.babel.state import BUILT, STAGE_BUILT, BabelGameFields
from argosy.rules.wonders.babel.terms import (
    ANY_NUMBER_OF_SINGLE_BROWN,
    BONUS,
    BONUS_BY_AGE,
    CARDS_REST,
    CHAIN_BONUS_BY_AGE,
    CHAIN_TAX_BY_AGE,
    CHAINS_OF_NEIGHBORS,
    CHEAPER,
    COINS_FOR_RESOURCES,
    DEARER,
    DEFEAT_TOKENS,
    ONLY_SINGLE_BROWN,
    TAX_BY_AGE,
    VICTORY_TOKENS_SINK,
    WITHOUT_RESOURCES,
)
from argosy.rules.wonders.city import ONE, has_built, left_of, right_of
from argosy.rules.wonders.lasting_effects import add_units, find_prices, find_produced
from argosy.rules.wonders.payments.modifiers import STAGES, note_modifiers
from argosy.rules.wonders.state import City, Game
from argosy.rules.wonders.terms import PRODUCE, PURPLE, RAW, RAW_SETS, WONDER_STAGE

A_TILE = np.uint32(1)
"""The first tile as a bit set of tiles."""
RAW_KINDS = len(RAW)
ANY_NUMBER = 8  # more units of one raw material than any cost has
COLORS = PURPLE + 1


@kernel
def card_rests(city: City, kind: int) -> bool:
    """Does a tile forbid the card to work (BABEL-TILE-4)?"""
    return (city.babel.resting[kind >> 6] >> np.uint64(kind & 63)) & ONE != 0


@kernel
def resource_rests(city: City) -> bool:
    """Can the resource of the board no longer be used (AMB-100)?"""
    return city.babel.board_rests != 0


@kernel
def rest_and_wake(tables: Record, city: City, named: int, double_brown: int) -> None:
    """Let exactly those cards of a city rest that the tiles say: the ones that a tile names, brown cards
    with two symbols or a choice.
    """
    for kind in range(tables.kinds):
        should = has_built(city, kind) and must_rest(tables, kind, named, double_brown)
        if should != card_rests(city, kind):
            change_units(tables, city, kind, -1 if should else 1)
            city.babel.resting[kind >> 6] ^= ONE << np.uint64(kind & 63)


@kernel
def must_rest(tables: Record, kind: int, named: int, double_brown: int) -> int:
    """Is it one of the cards that rest?"""
    word, bit = kind >> 6, np.uint64(kind & 63)
    if named and (tables.babel.rests[word] >> bit) & ONE != 0:
        return True
    return double_brown and (tables.babel.brown_rests[word] >> bit) & ONE != 0


@kernel
def change_units(tables: Record, city: City, kind: int, sign: int) -> None:
    """Take away or give back the units that a card produces."""
    card = tables.cards[kind]
    for number in range(card.first_effect, card.first_effect + card.effects):
        if tables.effects[number].kind == PRODUCE:
            add_units(city, tables.effects[number], sign)


@kernel
def wake_card(tables: Record, city: City, kind: int) -> None:
    """A card that rests leaves the city: the units that are gone already come back before it takes them
    along.
    """
    if card_rests(city, kind):
        change_units(tables, city, kind, 1)
        city.babel.resting[kind >> 6] ^= ONE << np.uint64(kind & 63)


@kernel
def lends_a_parent(city: City, parents: Numbers) -> bool:
    """Is one of these buildings, a bit set, lent to the city?"""
    for word in range(parents.shape[0]):
        if parents[word] & city.babel.lent[word] != 0:
            return True
    return False


@kernel
def chains_cost_something(game: Game) -> bool:
    """Then the ordinary payment is offered as well (tile 13, AMB-98)."""
    return game.babel.chain_tax > 0


@kernel
def sunken_age(game: Game, age: int) -> int:
    """The Age, from 0, whose victory tokens a conflict of this Age gives; -1: none (tile 19)."""
    return age - game.babel.sink


@kernel
def defeats_for_loss(game: Game, tokens: int) -> int:
    """Defeat tokens for each lost conflict (tile 22)."""
    return game.babel.defeats if game.babel.defeats > 0 else tokens


@kernel
def uncovered(game: Game, tables: Record) -> Number:
    """The tiles on top of each place, as a bit set: the last ones laid, as many as there are places
    (BABEL-TOWER-4).
    """
    tiles = np.uint32(0)
    for place in range(max(0, game.babel.height - tables.babel.places), game.babel.height):
        tiles |= A_TILE << np.uint32(game.babel.stack[place])
    return tiles


@kernel
def bring_up_to_date(game: Game, tables: Record) -> None:
    """Let the uncovered tiles work in all cities, and no others (BABEL-TOWER-5)."""
    if game.babel.height == 0:
        return
    tiles = uncovered(game, tables)
    if tiles != game.cities[0].babel.working:  # they work in all cities alike
        note_what_building_costs(game, tables, tiles)
    rests, single = has_effect(tables, tiles, CARDS_REST), has_effect(tables, tiles, ONLY_SINGLE_BROWN)
    any_number = has_effect(tables, tiles, ANY_NUMBER_OF_SINGLE_BROWN)
    for seat in range(game.seats):
        work_in_city(game, tables, seat, tiles, rests, single, any_number)
    lends = has_effect(tables, tiles, CHAINS_OF_NEIGHBORS)
    for seat in range(game.seats):
        lend_buildings(game, seat, lends)


@kernel
def has_effect(tables: Record, tiles: Number, kind: int) -> bool:
    """Has one of these tiles an effect of this kind?"""
    return sum_of_effect(tables, tiles, kind) > 0


@kernel
def sum_of_effect(tables: Record, tiles: Number, kind: int) -> int:
    """Return the sum of the amounts of the effects of a kind on these tiles, each at least 1."""
    total = 0
    for tile in range(tables.babel.tile_kinds):
        if tiles >> np.uint32(tile) & A_TILE:
            row = tables.babel.tiles[tile]
            for number in range(row.first_effect, row.first_effect + row.effects):
                if tables.effects[number].kind == kind:
                    total += max(1, tables.effects[number].amount)
    return total


@kernel
def note_what_building_costs(game: Game, tables: Record, tiles: Number) -> None:
    """Taxes, bonuses, colours payable in coins, tokens of conflicts (BABEL-TILE-1, -5, AMB-98, -99)."""
    babel = game.babel
    for thing in range(BUILT):
        babel.tax[thing] = 0
        babel.bonus[thing] = 0
        babel.bonus_once[thing] = 0
    babel.in_coins = 0
    for tile in range(tables.babel.tile_kinds):
        if tiles >> np.uint32(tile) & A_TILE:
            row = tables.babel.tiles[tile]
            for number in range(row.first_effect, row.first_effect + row.effects):
                note_effect(babel, tables.effects[number])
    babel.chain_tax = sum_of_effect(tables, tiles, CHAIN_TAX_BY_AGE)
    babel.chain_bonus = sum_of_effect(tables, tiles, CHAIN_BONUS_BY_AGE)
    babel.sink = 1 if has_effect(tables, tiles, VICTORY_TOKENS_SINK) else 0
    babel.defeats = sum_of_effect(tables, tiles, DEFEAT_TOKENS)


@kernel
def note_effect(babel: BabelGameFields, effect: Record) -> None:
    """One effect that depends on what is built."""
    if effect.kind == TAX_BY_AGE:
        add_to_things(babel.tax, effect)
    elif effect.kind == BONUS_BY_AGE:
        add_to_things(babel.bonus, effect)
    elif effect.kind == BONUS:
        add_to_things(babel.bonus_once, effect)
    elif effect.kind == COINS_FOR_RESOURCES:
        babel.in_coins |= effect.of


@kernel
def add_to_things(coins: Numbers, effect: Record) -> None:
    """Add the amount of an effect for each colour that it names, and for stages."""
    for color in range(COLORS):
        if effect.of >> color & 1:
            coins[color] += effect.amount
    if effect.of >> WONDER_STAGE & 1:
        coins[STAGE_BUILT] += effect.amount


@kernel
def work_in_city(
    game: Game, tables: Record, seat: int, tiles: Number, rests: int, single: int, any_number: int
) -> None:
    """Production, cards that rest, prices, costs without resources in one city.

    rests, single, any_number: what tiles 4, 3 and 20 do, if they lie open.
    """
    city = game.cities[seat]
    produce_by_tiles(tables, city, tiles)
    rest_and_wake(tables, city, rests, single)
    give_any_number(tables, city, any_number)
    city.babel.working = tiles
    find_produced(tables, city)
    find_prices(tables, city)
    change_prices(tables, city, tiles)
    city.without_resources = 0
    waive_resources(tables, city, tiles)
    note_modifiers(city)


@kernel
def produce_by_tiles(tables: Record, city: City, tiles: Number) -> None:
    """Units that tiles give to every city; nobody can buy them (tiles 17, 18, 21)."""
    changed = tiles ^ city.babel.working
    for tile in range(tables.babel.tile_kinds):
        if changed >> np.uint32(tile) & A_TILE:
            row = tables.babel.tiles[tile]
            for number in range(row.first_effect, row.first_effect + row.effects):
                if tables.effects[number].kind == PRODUCE:
                    add_units(city, tables.effects[number], 1 if tiles >> np.uint32(tile) & A_TILE else -1)


@kernel
def give_any_number(tables: Record, city: City, works: int) -> None:
    """Any number of units of each raw material of a brown card with one symbol, for buyers too
    (BABEL-TILE-6).
    """
    materials = 0
    if works:
        for kind in range(tables.kinds):
            if tables.babel.single[kind] and has_built(city, kind):
                materials |= tables.babel.single[kind]
    for bit in range(RAW_KINDS):
        change = (materials >> bit & 1) - (city.babel.unlimited >> bit & 1)
        if change:
            for subset in range(1, RAW_SETS):
                if subset >> bit & 1:
                    city.own_raw[subset] += change * ANY_NUMBER
                    city.sold_raw[subset] += change * ANY_NUMBER
    city.babel.unlimited = materials


@kernel
def change_prices(tables: Record, city: City, tiles: Number) -> None:
    """Units of a class cost more or less from both neighbours, never less than nothing (BABEL-TILE-3)."""
    raw, made = 0, 0
    for tile in range(tables.babel.tile_kinds):
        if tiles >> np.uint32(tile) & A_TILE:
            row = tables.babel.tiles[tile]
            for number in range(row.first_effect, row.first_effect + row.effects):
                effect = tables.effects[number]
                change = (
                    effect.amount
                    if effect.kind == DEARER
                    else -effect.amount
                    if effect.kind == CHEAPER
                    else 0
                )
                raw += change if effect.raw else 0
                made += change if effect.made else 0
    for side in range(2):
        city.price_raw[side] = max(0, city.price_raw[side] + raw)
        city.price_made[side] = max(0, city.price_made[side] + made)


@kernel
def waive_resources(tables: Record, city: City, tiles: Number) -> None:
    """Cards of a colour, or stages, cost no resources; coins stay (BABEL-TILE-2)."""
    for tile in range(tables.babel.tile_kinds):
        if tiles >> np.uint32(tile) & A_TILE:
            row = tables.babel.tiles[tile]
            for number in range(row.first_effect, row.first_effect + row.effects):
                effect = tables.effects[number]
                if effect.kind == WITHOUT_RESOURCES:
                    for color in range(COLORS):
                        if effect.of >> color & 1:
                            city.without_resources |= 1 << color
                    if effect.of >> WONDER_STAGE & 1:
                        city.without_resources |= 1 << STAGES


@kernel
def lend_buildings(game: Game, seat: int, lends: int) -> None:
    """Chains may start from buildings of both neighbours (tile 7)."""
    city = game.cities[seat]
    left, right = game.cities[left_of(game, seat)], game.cities[right_of(game, seat)]
    for word in range(city.standing.shape[0]):
        city.babel.lent[word] = left.standing[word] | right.standing[word] if lends else np.uint64(0)


assert ANY_NUMBER * RAW_KINDS + 64 < 128  # production is counted in bytes
