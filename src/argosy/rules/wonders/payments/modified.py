"""Payments of a city with modifiers: units that need not be paid, units for a coin, rebates.

All of them are producing units with options, as far as the question "can this be covered?" goes:

    unit                                      options                                   costs
    left out by a leader                      the resources of the card or stage        nothing
    left out of what is built with it         the resources of that                     nothing
    one more of what the city produces        `produced`                                nothing
    one of what it does not produce           the others                                nothing
    any unit for a coin                       all                                       1 coin to the bank
    a neighbour's board with a rebate         what the board makes                      its lowered price

So the flow of `payment.py` stays as it is. The free ones are always used; each is told which class of
resources it serves. The paid ones are used or not. A bought unit that could be left out is in no payment
(BASE-TRADE-12): the sets of bought units without a needless one are the bases of a matroid (units that can be
matched with what is missing), so all have the same size, the greatest gap between the cost and what is free
over all sets of resources. A way that needs another number of bought units is dropped.
"""

import numpy as np

from argosy.kernelc.kernel import kernel
from argosy.rules.payment import OPTIONS, purchase_with_units, units_that_meet
from argosy.rules.record_class import Rows
from argosy.rules.records import Number, Record
from argosy.rules.wonders.city import left_of, right_of
from argosy.rules.wonders.expansions.play import far_price, far_units
from argosy.rules.wonders.payments.modifiers import STAGES
from argosy.rules.wonders.rows import keep_candidate
from argosy.rules.wonders.state import ChoiceRow, City, Game
from argosy.rules.wonders.terms import MADE, MADE_SETS, PRODUCE, RAW, RAW_SETS

RAW_KINDS = len(RAW)
KINDS = len(RAW) + len(MADE)
ALL = (1 << KINDS) - 1
ALL_RAW = RAW_SETS - 1
ALL_MADE = MADE_SETS - 1
FAR_ONES_MEET = 4
"""Cities at a table where two seats to the left and two seats to the right is one city."""

# Bits for the options of a unit of any class. Eight units fit; at most four are free, one of each kind.
WIDE = 8

# Which class a unit serves.
NO_CLASS, SERVES_RAW, SERVES_MADE = range(3)


@kernel
def list_modified_payments(
    game: Game,
    tables: Record,
    seat: int,
    cost: Record,
    more: Record,
    saves_one: int,
    what: int,
    how: int,
    verb: int,
    card: int,
    number: int,
    out: Rows[ChoiceRow],
    count: int,
) -> int:
    """Append every payment of two costs in one sum that is not needlessly larger; return the new count.

    cost: of the card or stage `what` (LEADERS-EFFECT-2, CITIES-EFFECT-8); more: of what is built with it, of
    which one unit is left out if `saves_one`. Coins of both are paid in full (CITIES-WONDER-2,
    LEADERS-EFFECT-3).
    """
    city = game.cities[seat]
    coins = cost.coins + more.coins
    if city.coins < coins:
        return count
    resources = tables.nothing if costs_no_resources(city, what) else cost
    free = free_units(city, resources, more, saves_one, what)
    fewest = fewest_units(city, resources, more, free)
    first = count
    for way in range(1 << many_units(free)):
        if fits(free, way):
            raw, made = of_class(free, way, 0), of_class(free, way, 1)
            count = list_with_bank(
                game, tables, seat, resources, more, raw, made, fewest, city.coins - coins, out, first, count
            )
    for place in range(first, count):
        row = out[place]
        row.number = number + place - first
        row.card = card
        row.from_bank = row.bank
        row.bank += coins
        row.verb = verb
        row.how = how
        row.stage = 0
        row.add_on = 0
    return count


@kernel
def costs_no_resources(city: City, what: int) -> bool:
    """Are the resources of a card of this colour, or of stages, waived (CITIES-EFFECT-8, BABEL-TILE-2)?"""
    if what == STAGES and city.free_resources_of_stages:
        return True
    return city.without_resources >> what & 1 != 0


@kernel
def free_units(city: City, cost: Record, more: Record, saves_one: int, what: int) -> int:
    """The units that cost nothing, packed: `WIDE` bits of options each (LEADERS-EFFECT-2, CITIES-EFFECT-6,
    -7).
    """
    of_cost, of_more = resources_of(cost), resources_of(more)
    wanted, produced = of_cost | of_more, np.int64(city.produced)
    units = 0
    if city.waives >> what & 1:
        units = packed(units, of_cost, 1)
    if saves_one:
        units = packed(units, of_more, 1)
    units = packed(units, wanted & produced, city.more_of_own)
    return packed(units, wanted & ~produced, city.more_of_missing)


@kernel
def resources_of(cost: Record) -> int:
    """The resources of a cost as a bit set."""
    found = 0
    for bit in range(RAW_KINDS):
        if cost.raw[1 << bit] > 0:
            found |= 1 << bit
    for bit in range(KINDS - RAW_KINDS):
        if cost.made[1 << bit] > 0:
            found |= 1 << (RAW_KINDS + bit)
    return found


@kernel
def packed(units: int, options: Number, many: int) -> int:
    """Add equal units to packed ones, unless they can give nothing that is wanted."""
    if options:
        for _ in range(many):
            units = units << WIDE | options
    return units


@kernel
def many_units(units: int) -> int:
    """Return the number of units that are packed together."""
    found = 0
    while units:
        units >>= WIDE
        found += 1
    return found


@kernel
def fewest_units(city: City, cost: Record, more: Record, free: int) -> int:
    """Return the number of units to be bought: the greatest gap over all sets of resources."""
    fewest = 0
    for raw in range(RAW_SETS):
        gap = cost.raw[raw] + more.raw[raw] - city.own_raw[raw]
        for made in range(MADE_SETS):
            both = gap + cost.made[made] + more.made[made] - city.own_made[made]
            fewest = max(fewest, both - units_that_meet(free, raw | made << RAW_KINDS, WIDE))
    return fewest


@kernel
def fits(free: int, way: int) -> bool:
    """Can each unit give something of the class that it is told to serve? way: bit set, 1 = manufactured
    goods.
    """
    while free:
        options = free & ALL
        if (options >> RAW_KINDS if way & 1 else options & ALL_RAW) == 0:
            return False
        free >>= WIDE
        way >>= 1
    return True


@kernel
def of_class(free: int, way: int, made: int) -> int:
    """The units that serve one class, packed with `OPTIONS` bits each."""
    units = 0
    while free:
        if way & 1 == made:
            options = free & ALL
            units = units << OPTIONS | (options >> RAW_KINDS if made else options & ALL_RAW)
        free >>= WIDE
        way >>= 1
    return units


@kernel
def list_with_bank(
    game: Game,
    tables: Record,
    seat: int,
    cost: Record,
    more: Record,
    raw: int,
    made: int,
    fewest: int,
    purse: int,
    out: Rows[ChoiceRow],
    first: int,
    count: int,
) -> int:
    """Every number of units for a coin to the bank (LEADERS-EFFECT-4)."""
    most = min(game.cities[seat].wild_for_coin, fewest)
    for for_raw in range(most + 1):
        for for_made in range(most + 1 - for_raw):
            bank = for_raw + for_made
            count = list_with_boards(
                game, tables, seat, cost, more, with_units(raw, ALL_RAW, for_raw), with_units(made, ALL_MADE, for_made),
                bank, fewest - bank, purse - bank, out, first, count,
            )  # fmt: skip
    return count


@kernel
def with_units(units: int, options: int, many: int) -> int:
    """Packed units of one class and more of them."""
    for _ in range(many):
        units = units << OPTIONS | options
    return units


@kernel
def list_with_boards(
    game: Game,
    tables: Record,
    seat: int,
    cost: Record,
    more: Record,
    raw: int,
    made: int,
    bank: int,
    fewest: int,
    purse: int,
    out: Rows[ChoiceRow],
    first: int,
    count: int,
) -> int:
    """With and without the units of the neighbours' boards, where these have a price of their own
    (CITIES-EFFECT-5).
    """
    city, apart_left, apart_right = game.cities[seat], 0, 0
    if city.rebate_board > 0:
        wanted = resources_of(cost) | resources_of(more)
        apart_left = board_unit(tables, game.cities[left_of(game, seat)]) & wanted
        apart_right = board_unit(tables, game.cities[right_of(game, seat)]) & wanted
    for left_serves in range(3):
        for right_serves in range(3):
            if can_serve(apart_left, left_serves) and can_serve(apart_right, right_serves):
                with_left = with_board(raw, apart_left, left_serves, SERVES_RAW)
                made_left = with_board(made, apart_left, left_serves, SERVES_MADE)
                count = list_with_far_sellers(
                    game, seat, cost, more,
                    with_board(with_left, apart_right, right_serves, SERVES_RAW),
                    with_board(made_left, apart_right, right_serves, SERVES_MADE),
                    apart_left, apart_right, left_serves, right_serves, bank,
                    fewest - (left_serves > 0) - (right_serves > 0), purse, out, first, count,
                )  # fmt: skip
    return count


@kernel
def board_unit(tables: Record, city: City) -> Number:
    """The resources of which a city's board makes one unit, as a bit set."""
    board, found = tables.boards[city.wonder], 0
    for number in range(board.first_effect, board.first_effect + board.effects):
        effect = tables.effects[number]
        if effect.kind == PRODUCE and effect.sellable:
            found |= np.int64(effect.raw) | np.int64(effect.made) << RAW_KINDS
    return found


@kernel
def can_serve(options: int, serves: int) -> bool:
    """Has a board unit something of the class? NO_CLASS: it is not bought."""
    if serves == SERVES_RAW:
        return options & ALL_RAW > 0
    return serves == NO_CLASS or options >> RAW_KINDS > 0


@kernel
def with_board(units: int, options: int, serves: int, this: int) -> int:
    """Packed units of this class, and the board's unit if it serves the class."""
    if serves != this:
        return units
    return units << OPTIONS | (options & ALL_RAW if this == SERVES_RAW else options >> RAW_KINDS)


@kernel
def list_with_far_sellers(
    game: Game,
    seat: int,
    cost: Record,
    more: Record,
    raw: int,
    made: int,
    apart_left: int,
    apart_right: int,
    left_serves: int,
    right_serves: int,
    bank: int,
    fewest: int,
    purse: int,
    out: Rows[ChoiceRow],
    first: int,
    count: int,
) -> int:
    """Every number of units from sellers that are no neighbours."""
    city = game.cities[seat]
    most_left, most_right = min(far_units(city, 0), fewest), min(far_units(city, 1), fewest)
    for raw_left in range(most_left + 1):
        for made_left in range(most_left + 1 - raw_left):
            for raw_right in range(most_right + 1):
                for made_right in range(most_right + 1 - raw_right):
                    count = list_from_neighbours(
                        game, seat, cost, more, raw, made, apart_left, apart_right, left_serves, right_serves,
                        raw_left, made_left, raw_right, made_right, bank,
                        fewest - raw_left - made_left - raw_right - made_right, purse, out, first, count,
                    )  # fmt: skip
    return count


@kernel
def list_from_neighbours(
    game: Game,
    seat: int,
    cost: Record,
    more: Record,
    raw_units: int,
    made_units: int,
    apart_left: int,
    apart_right: int,
    left_serves: int,
    right_serves: int,
    raw_far_left: int,
    made_far_left: int,
    raw_far_right: int,
    made_far_right: int,
    bank: int,
    fewest: int,
    purse: int,
    out: Rows[ChoiceRow],
    first: int,
    count: int,
) -> int:
    """List every way to buy what is still missing from the neighbours."""
    if fewest < 0:
        return count
    city = game.cities[seat]
    left, right = game.cities[left_of(game, seat)], game.cities[right_of(game, seat)]
    far_left, far_right = (
        game.cities[(seat + 2) % game.seats],
        game.cities[(seat + game.seats - 2) % game.seats],
    )
    one = game.seats == FAR_ONES_MEET
    raw, raw_low, raw_high = purchase_with_units(
        cost.raw, more.raw, raw_units, city.own_raw, left.sold_raw, right.sold_raw,
        apart_left & ALL_RAW, apart_right & ALL_RAW,
        far_left.sold_raw, far_right.sold_raw, raw_far_left, raw_far_right, one, RAW_SETS,
    )  # fmt: skip
    if raw < 0:
        return count
    made, made_low, made_high = purchase_with_units(
        cost.made, more.made, made_units, city.own_made, left.sold_made, right.sold_made,
        apart_left >> RAW_KINDS, apart_right >> RAW_KINDS,
        far_left.sold_made, far_right.sold_made, made_far_left, made_far_right, one, MADE_SETS,
    )  # fmt: skip
    if made < 0 or raw + made != fewest:
        return count
    to_far_left = (raw_far_left + made_far_left) * far_price(city, 0)
    to_far_right = (raw_far_right + made_far_right) * far_price(city, 1)
    for raw_left in range(raw_low, raw_high + 1):
        for made_left in range(made_low, made_high + 1):
            row, from_right = out[count], raw - raw_left + made - made_left
            row.left = coins_to(city, 0, raw_left, made_left, left_serves)
            row.right = coins_to(city, 1, raw - raw_left, made - made_left, right_serves)
            row.far_left, row.far_right, row.bank = to_far_left, to_far_right, bank
            row.bought = (1 if raw_left + made_left + left_serves else 0) | (
                2 if from_right + right_serves else 0
            )
            if row.left + row.right + to_far_left + to_far_right <= purse:
                count = keep_candidate(out, first, count, city.pays_buyer)
    return count


@kernel
def coins_to(city: City, side: int, raw: int, made: int, board_serves: int) -> int:
    """Coins for one neighbour: units of each class and the board's unit, less the rebate on one of them
    (CITIES-EFFECT-4, -5).
    """
    total = raw * city.price_raw[side] + made * city.price_made[side]
    dearest = max(city.price_raw[side] if raw else 0, city.price_made[side] if made else 0)
    if board_serves != NO_CLASS:
        price = city.price_raw[side] if board_serves == SERVES_RAW else city.price_made[side]
        price = max(price - city.rebate_board, 0)
        total += price
        dearest = max(dearest, price)
    return total - min(city.rebate_first[side], dearest)
