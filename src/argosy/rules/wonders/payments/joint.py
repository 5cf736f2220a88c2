"""Payments of two costs in one sum, and of cities that buy two seats away.

Rules ARMADA-NAVAL-5, ARMADA-CARD-26.
"""

from argosy.kernelc.kernel import kernel
from argosy.rules.payment import purchase_with_far
from argosy.rules.record_class import Rows
from argosy.rules.records import Record
from argosy.rules.wonders.city import left_of, right_of
from argosy.rules.wonders.expansions.play import far_price, far_units, leaves_one_out
from argosy.rules.wonders.payments.modified import FAR_ONES_MEET, list_modified_payments
from argosy.rules.wonders.rows import keep_if_minimal, number_payments
from argosy.rules.wonders.state import ChoiceRow, City, Game
from argosy.rules.wonders.terms import MADE, MADE_SETS, RAW, RAW_SETS

RAW_KINDS = len(RAW)
MADE_KINDS = len(MADE)


@kernel
def pays_otherwise(city: City) -> bool:
    """Does something change what the city pays, or from whom it may buy (ARMADA-CARD-26)?"""
    return city.modifiers > 0 or far_units(city, 0) + far_units(city, 1) > 0


@kernel
def list_sum_payments(
    game: Game,
    tables: Record,
    seat: int,
    cost: Record,
    more: Record,
    what: int,
    how: int,
    verb: int,
    card: int,
    number: int,
    out: Rows[ChoiceRow],
    count: int,
) -> int:
    """Every payment of two costs in one sum, with units from far sellers and the Ancient Harbor
    (ARMADA-ISLAND-17, ARMADA-NAVAL-5).

    cost: of the card or stage `what`; more: of the naval construction, of which one resource may be left out
    (AMB-35).
    """
    city = game.cities[seat]
    if city.modifiers:
        return list_modified_payments(
            game, tables, seat, cost, more, leaves_one_out(city), what, how, verb, card, number, out, count
        )
    purse = city.coins - cost.coins - more.coins
    if purse < 0:
        return count
    first = count
    if leaves_one_out(city) and more.raw[RAW_SETS - 1] + more.made[MADE_SETS - 1] > 0:
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
def list_far_payments(
    game: Game,
    seat: int,
    cost: Record,
    more: Record,
    less_raw: int,
    less_made: int,
    purse: int,
    out: Rows[ChoiceRow],
    first: int,
    count: int,
) -> int:
    """Every number of units from the far sellers: raw materials and manufactured goods, left and right
    (ARMADA-CARD-16, -17, -26).
    """
    city = game.cities[seat]
    most_left, most_right = far_units(city, 0), far_units(city, 1)
    price_left, price_right = far_price(city, 0), far_price(city, 1)
    for raw_left in range(most_left + 1):
        for made_left in range(most_left + 1 - raw_left):
            for raw_right in range(most_right + 1):
                for made_right in range(most_right + 1 - raw_right):
                    to_far_left = (raw_left + made_left) * price_left
                    to_far_right = (raw_right + made_right) * price_right
                    count = list_near_payments(
                        game, seat, cost, more, less_raw, less_made, raw_left, made_left, raw_right, made_right,
                        to_far_left, to_far_right, purse - to_far_left - to_far_right, out, first, count,
                    )  # fmt: skip
    return count


@kernel
def list_near_payments(
    game: Game,
    seat: int,
    cost: Record,
    more: Record,
    less_raw: int,
    less_made: int,
    raw_far_left: int,
    made_far_left: int,
    raw_far_right: int,
    made_far_right: int,
    to_far_left: int,
    to_far_right: int,
    purse: int,
    out: Rows[ChoiceRow],
    first: int,
    count: int,
) -> int:
    """List every minimal way to buy what is still missing from the neighbours."""
    if purse < 0:
        return count
    city = game.cities[seat]
    left, right = game.cities[left_of(game, seat)], game.cities[right_of(game, seat)]
    far_left, far_right = (
        game.cities[(seat + 2) % game.seats],
        game.cities[(seat + game.seats - 2) % game.seats],
    )
    same = game.seats == FAR_ONES_MEET
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
def pay_far(game: Game, seat: int, chosen: ChoiceRow) -> None:
    """Coins for the cities two seats away (ARMADA-CARD-26)."""
    game.cities[left_of(game, left_of(game, seat))].income += chosen.far_left
    game.cities[right_of(game, right_of(game, seat))].income += chosen.far_right
