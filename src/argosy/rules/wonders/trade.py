"""Payments of a city: every way to cover a cost that is not needlessly larger (BASE-COST, BASE-TRADE, AMB-81)."""

from argosy.rules.kernel import kernel
from argosy.rules.payment import purchase, purchase_with_far
from argosy.rules.wonders.city import left_of, right_of
from argosy.rules.wonders.terms import MADE, MADE_SETS, PAID, RAW, RAW_SETS

RAW_KINDS = len(RAW)
MADE_KINDS = len(MADE)
FOUR = 4


@kernel
def write_choice(row, verb, card, number):
    """A choice that costs nothing."""
    row.number = number
    row.card = card
    row.left = 0
    row.right = 0
    row.far_left = 0
    row.far_right = 0
    row.bank = 0
    row.verb = verb
    row.how = PAID
    row.stage = 0
    row.ship = 0


@kernel
def copy_choice(source, target):
    """Copy a choice field by field, because records inside records cannot be assigned whole in every gear."""
    target.number = source.number
    target.card = source.card
    target.left = source.left
    target.right = source.right
    target.far_left = source.far_left
    target.far_right = source.far_right
    target.bank = source.bank
    target.verb = source.verb
    target.how = source.how
    target.stage = source.stage
    target.ship = source.ship


@kernel
def total_price(choice):
    """All coins that leave the treasury with a choice."""
    return choice.left + choice.right + choice.far_left + choice.far_right + choice.bank


@kernel
def list_payments(game, tables, seat, cost, verb, card, number, out, count):
    """Append a choice for every payment of `cost`, cheapest first, to `out` from `count` on; return the new count.

    cost: a record with coins, raw, made (BASE-COST-1 to -3). number: action number of payment slot 0. Own resources
    first, then units of both neighbours in every split (BASE-SEAT-2, BASE-TRADE-4, -7, BASE-TWO-8, ARMADA-TEAM-4). Only
    what the treasury of the start of the turn can pay is listed (BASE-COST-5).
    """
    city = game.cities[seat]
    purse = city.coins - cost.coins
    if purse < 0:
        return count
    if covers(city, cost):
        write_choice(out[count], verb, card, number)
        out[count].bank = cost.coins
        return count + 1
    if city.armada.far_units[0] + city.armada.far_units[1] > 0:
        return list_sum_payments(game, seat, cost, tables.nothing, PAID, verb, card, number, out, count)
    left, right = game.cities[left_of(game, seat)], game.cities[right_of(game, seat)]
    raw, raw_low, raw_high = purchase(cost.raw, city.own_raw, left.sold_raw, right.sold_raw, RAW_SETS)
    if raw < 0:
        return count
    made, made_low, made_high = purchase(cost.made, city.own_made, left.sold_made, right.sold_made, MADE_SETS)
    if made < 0 or raw + made > purse:  # because a unit never costs less than a coin
        return count
    first = count
    for raw_left in range(raw_low, raw_high + 1):
        for made_left in range(made_low, made_high + 1):
            to_left = raw_left * city.price_raw[0] + made_left * city.price_made[0]
            to_right = (raw - raw_left) * city.price_raw[1] + (made - made_left) * city.price_made[1]
            if to_left + to_right <= purse:
                count = keep_if_minimal(out, first, count, to_left, to_right, 0, 0)
    number_payments(out, first, count, verb, card, number, cost.coins, PAID)
    return count


@kernel
def covers(city, cost):
    """Does the own production cover a cost? Then nothing is bought (BASE-TRADE-12)."""
    if cost.raw[RAW_SETS - 1] > 0:
        for subset in range(1, RAW_SETS):
            if cost.raw[subset] > city.own_raw[subset]:
                return False
    if cost.made[MADE_SETS - 1] > 0:
        for subset in range(1, MADE_SETS):
            if cost.made[subset] > city.own_made[subset]:
                return False
    return True


@kernel
def list_sum_payments(game, seat, cost, more, how, verb, card, number, out, count):
    """The same for two costs paid in one sum, with units from far sellers and the Ancient Harbor
    (ARMADA-ISLAND-17, ARMADA-NAVAL-5).

    cost: of the card or stage; more: of the naval construction, of which one resource may be left out (AMB-35).
    """
    city = game.cities[seat]
    purse = city.coins - cost.coins - more.coins
    if purse < 0:
        return count
    first = count
    if city.armada.discount and more.raw[RAW_SETS - 1] + more.made[MADE_SETS - 1] > 0:
        for bit in range(RAW_KINDS):
            if more.raw[1 << bit] > 0:
                count = list_far_payments(game, seat, cost, more, 1 << bit, 0, purse, out, first, count)
        for bit in range(MADE_KINDS):
            if more.made[1 << bit] > 0:
                count = list_far_payments(game, seat, cost, more, 0, 1 << bit, purse, out, first, count)
    else:
        count = list_far_payments(game, seat, cost, more, 0, 0, purse, out, first, count)
    number_payments(out, first, count, verb, card, number, cost.coins + more.coins, how)
    return count


@kernel
def list_far_payments(game, seat, cost, more, less_raw, less_made, purse, out, first, count):
    """Every number of units from the far sellers: raw materials and manufactured goods, left and right
    (ARMADA-CARD-16, -17, -26).
    """
    armada = game.cities[seat].armada
    for raw_left in range(armada.far_units[0] + 1):
        for made_left in range(armada.far_units[0] + 1 - raw_left):
            for raw_right in range(armada.far_units[1] + 1):
                for made_right in range(armada.far_units[1] + 1 - raw_right):
                    to_far_left = (raw_left + made_left) * armada.far_price[0]
                    to_far_right = (raw_right + made_right) * armada.far_price[1]
                    count = list_near_payments(
                        game, seat, cost, more, less_raw, less_made, raw_left, made_left, raw_right, made_right,
                        to_far_left, to_far_right, purse - to_far_left - to_far_right, out, first, count,
                    )  # fmt: skip
    return count


@kernel
def list_near_payments(
    game, seat, cost, more, less_raw, less_made, raw_far_left, made_far_left, raw_far_right, made_far_right,
    to_far_left, to_far_right, purse, out, first, count,
):  # fmt: skip
    """What is still missing comes from the neighbours, in every minimal way."""
    if purse < 0:
        return count
    city = game.cities[seat]
    left, right = game.cities[left_of(game, seat)], game.cities[right_of(game, seat)]
    far_left, far_right = game.cities[(seat + 2) % game.seats], game.cities[(seat + game.seats - 2) % game.seats]
    same = game.seats == FOUR  # because then two seats to the left and two to the right is one seat
    raw, raw_low, raw_high = purchase_with_far(
        cost.raw, more.raw, less_raw, city.own_raw, left.sold_raw, right.sold_raw,
        far_left.sold_raw, far_right.sold_raw, raw_far_left, raw_far_right, same, RAW_SETS,
    )  # fmt: skip
    if raw < 0:
        return count
    made, made_low, made_high = purchase_with_far(
        cost.made, more.made, less_made, city.own_made, left.sold_made, right.sold_made,
        far_left.sold_made, far_right.sold_made, made_far_left, made_far_right, same, MADE_SETS,
    )  # fmt: skip
    if made < 0 or raw + made > purse:
        return count
    for raw_left in range(raw_low, raw_high + 1):
        for made_left in range(made_low, made_high + 1):
            to_left = raw_left * city.price_raw[0] + made_left * city.price_made[0]
            to_right = (raw - raw_left) * city.price_raw[1] + (made - made_left) * city.price_made[1]
            if to_left + to_right <= purse:
                count = keep_if_minimal(out, first, count, to_left, to_right, to_far_left, to_far_right)
    return count


@kernel
def keep_if_minimal(out, first, count, to_left, to_right, to_far_left, to_far_right):
    """Insert a payment in order of (sum, left, right, far left) unless a listed one is nowhere larger
    (BASE-TRADE-7, -12).

    Listed ones that it beats are dropped.
    """
    kept = first
    for place in range(first, count):
        row = out[place]
        if (
            row.left <= to_left
            and row.right <= to_right
            and row.far_left <= to_far_left
            and row.far_right <= to_far_right
        ):
            return count
        if row.left < to_left or row.right < to_right or row.far_left < to_far_left or row.far_right < to_far_right:
            if kept != place:
                copy_coins(row, out[kept])
            kept += 1
    return insert_payment(out, first, kept, to_left, to_right, to_far_left, to_far_right)


@kernel
def copy_coins(source, target):
    """Copy the coins of a payment."""
    target.left = source.left
    target.right = source.right
    target.far_left = source.far_left
    target.far_right = source.far_right


@kernel
def insert_payment(out, first, count, to_left, to_right, to_far_left, to_far_right):
    """Insert one payment into a list that is sorted by (sum, left, right, far left)."""
    place = count
    total = to_left + to_right + to_far_left + to_far_right
    while place > first and comes_after(out[place - 1], total, to_left, to_right, to_far_left):
        copy_coins(out[place - 1], out[place])
        place -= 1
    out[place].left = to_left
    out[place].right = to_right
    out[place].far_left = to_far_left
    out[place].far_right = to_far_right
    return count + 1


@kernel
def comes_after(row, total, to_left, to_right, to_far_left):
    """Does a listed payment stand behind one with this sum and these coins?"""
    listed = row.left + row.right + row.far_left + row.far_right
    if listed != total:
        return listed > total
    if row.left != to_left:
        return row.left > to_left
    if row.right != to_right:
        return row.right > to_right
    return row.far_left > to_far_left


@kernel
def number_payments(out, first, count, verb, card, number, bank, how):
    """Complete the rows of the payments that were just listed."""
    for place in range(first, count):
        row = out[place]
        row.number = number + place - first
        row.card = card
        row.bank = bank
        row.verb = verb
        row.how = how
        row.stage = 0
        row.ship = 0
