"""Payments of a city: every way to cover a cost that is not needlessly larger (BASE-COST, BASE-TRADE, AMB-81)."""

from argosy.rules.kernel import kernel
from argosy.rules.payment import purchase
from argosy.rules.wonders.city import left_of, right_of
from argosy.rules.wonders.terms import MADE_SETS, PAID, RAW_SETS


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


@kernel
def total_price(choice):
    """All coins that leave the treasury with a choice."""
    return choice.left + choice.right + choice.far_left + choice.far_right + choice.bank


@kernel
def list_payments(game, seat, cost, verb, card, number, out, count):
    """Append a choice for every payment of `cost`, cheapest first, to `out` from `count` on; return the new count.

    cost: a record with coins, raw, made. number: action number of payment slot 0. Only what the treasury of the
    start of the turn can pay is listed (BASE-COST-5).
    """
    city = game.cities[seat]
    purse = city.coins - cost.coins
    if purse < 0:
        return count
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
                count = keep_if_minimal(out, first, count, to_left, to_right)
    number_payments(out, first, count, verb, card, number, cost.coins)
    return count


@kernel
def keep_if_minimal(out, first, count, to_left, to_right):
    """Insert a payment in order of (sum, left) unless a listed one is nowhere larger; drop those it beats."""
    kept = first
    for place in range(first, count):
        if out[place].left <= to_left and out[place].right <= to_right:
            return count
        if out[place].left < to_left or out[place].right < to_right:
            if kept != place:
                out[kept].left = out[place].left
                out[kept].right = out[place].right
            kept += 1
    return insert_payment(out, first, kept, to_left, to_right)


@kernel
def insert_payment(out, first, count, to_left, to_right):
    """Insert one payment into a list that is sorted by (sum, left)."""
    place = count
    total = to_left + to_right
    while place > first and comes_after(out[place - 1], total, to_left):
        out[place].left = out[place - 1].left
        out[place].right = out[place - 1].right
        place -= 1
    out[place].left = to_left
    out[place].right = to_right
    return count + 1


@kernel
def comes_after(row, total, to_left):
    """Does a listed payment stand behind one with this sum and these coins to the left?"""
    listed = row.left + row.right
    return listed > total or (listed == total and row.left > to_left)


@kernel
def number_payments(out, first, count, verb, card, number, bank):
    """Complete the rows of the payments that were just listed."""
    for place in range(first, count):
        to_left, to_right = out[place].left, out[place].right
        write_choice(out[place], verb, card, number + place - first)
        out[place].left = to_left
        out[place].right = to_right
        out[place].bank = bank
