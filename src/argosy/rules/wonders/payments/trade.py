"""Payments of a city: every minimal way to cover a cost (BASE-COST, BASE-TRADE, AMB-81)."""

from argosy.kernelc.kernel import kernel
from argosy.rules.payment import purchase
from argosy.rules.record_class import Rows
from argosy.rules.records import Record
from argosy.rules.wonders.city import left_of, right_of
from argosy.rules.wonders.payments.joint import list_sum_payments, pays_otherwise
from argosy.rules.wonders.rows import keep_if_minimal, number_payments, write_choice
from argosy.rules.wonders.state import ChoiceRow, City, Game
from argosy.rules.wonders.terms import MADE_SETS, PAID, RAW_SETS


@kernel
def list_payments(
    game: Game,
    tables: Record,
    seat: int,
    cost: Record,
    what: int,
    verb: int,
    card: int,
    number: int,
    out: Rows[ChoiceRow],
    count: int,
) -> int:
    """Append a choice for every payment of `cost`, cheapest first, to `out`; return the new count.

    The first choice is written to row `count`.

    cost: a record with coins, raw, made (BASE-COST-1 to -3). what: is paid for, the number of a card's colour
    or `modifiers.STAGES`. number: action number of payment slot 0. Own resources
    first, then units of both neighbours in every split (BASE-SEAT-2, BASE-TRADE-4, -7, BASE-TWO-8,
    ARMADA-TEAM-4). Only what the treasury of the start of the turn can pay is listed (BASE-COST-5).
    """
    city = game.cities[seat]
    purse = city.coins - cost.coins
    if purse < 0:
        return count
    if covers(city, cost):
        write_choice(out[count], verb, card, number)
        out[count].bank = cost.coins
        return count + 1
    if pays_otherwise(city):
        return list_sum_payments(
            game, tables, seat, cost, tables.nothing, what, PAID, verb, card, number, out, count
        )
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
def covers(city: City, cost: Record) -> bool:
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
