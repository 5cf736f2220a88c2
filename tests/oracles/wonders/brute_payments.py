"""The slow, obvious twin of trade: every use of every producing unit, own and bought.

Written from the rulebook and the catalog of cards; it shares no code with `argosy.rules`. A city is described
by the names of its wonder, side, number of stages and cards.
"""

from dataclasses import dataclass

from argosy.catalog import Catalog

RAW = {"clay", "ore", "stone", "wood"}


@dataclass(frozen=True)
class PlainCity:
    """A city of one player, as it lies on the table."""

    wonder: str
    side: str
    stages: int
    cards: tuple[str, ...]
    coins: int = 0


def effects_in(catalog: Catalog, city: PlainCity):
    """Everything printed that is in force: built stages and buildings."""
    for stage in catalog.wonder(city.wonder).sides[city.side].stages[: city.stages]:
        yield from stage.effects
    for card in city.cards:
        yield from catalog.card(card).effects


def units_made(catalog: Catalog, city: PlainCity) -> list[tuple[str, ...]]:
    """The producing symbols of a city, each with its options (BASE-RES-1, -3, -4)."""
    units = [(catalog.wonder(city.wonder).resource,)]
    for effect in effects_in(catalog, city):
        if effect.kind == "produce":
            units += [effect.options] * effect.amount
    return units


def units_sold(catalog: Catalog, city: PlainCity) -> list[tuple[str, ...]]:
    """Units that neighbours may buy: board, brown and grey cards, nothing else (BASE-TRADE-2, -3)."""
    units = [(catalog.wonder(city.wonder).resource,)]
    for card in map(catalog.card, city.cards):
        if card.color in ("brown", "grey"):
            units += [options for effect in card.effects for options in [effect.options] * effect.amount]
    return units


def unit_price(catalog: Catalog, city: PlainCity, side: str, resource: str) -> int:
    """2 coins; 1 where a trading post, a marketplace or a wonder says so (BASE-TRADE-4, BASE-CARD-8, -9)."""
    for effect in effects_in(catalog, city):
        if effect.kind == "discount" and resource in effect.resources and side in effect.neighbors:
            return effect.price
    return 2


def every_payment(catalog: Catalog, city: PlainCity, left: PlainCity, right: PlainCity, cost: dict[str, int]):
    """All (coins to the left, coins to the right) for which some use of all units covers the cost.

    The treasury does not count.

    A state is (what is still missing, coins to the left, coins to the right). Each unit in turn stays unused
    or gives one of its options.
    """
    names = tuple(cost)
    states = {(tuple(cost.values()), 0, 0)}
    for unit in units_made(catalog, city):
        states |= {
            (less, to_left, to_right)
            for missing, to_left, to_right in states
            for less, _ in uses(names, missing, unit)
        }
    for unit in units_sold(catalog, left):
        states |= {
            (less, to_left + unit_price(catalog, city, "left", good), to_right)
            for missing, to_left, to_right in states
            for less, good in uses(names, missing, unit)
        }
    for unit in units_sold(catalog, right):
        states |= {
            (less, to_left, to_right + unit_price(catalog, city, "right", good))
            for missing, to_left, to_right in states
            for less, good in uses(names, missing, unit)
        }
    return {(to_left, to_right) for missing, to_left, to_right in states if not any(missing)}


def uses(names: tuple[str, ...], missing: tuple[int, ...], unit: tuple[str, ...]):
    """Resources still missing after the unit gave one of its options, for each option that is missing."""
    for place, name in enumerate(names):
        if missing[place] and name in unit:
            yield (*missing[:place], missing[place] - 1, *missing[place + 1 :]), name


def needless_left_out(payments: set[tuple[int, int]], coins: int) -> set[tuple[int, int]]:
    """Those within the treasury that pay nobody more than another one does (BASE-TRADE-12, AMB-81)."""
    within = {payment for payment in payments if sum(payment) <= coins}
    return {one for one in within if not any(pays_no_more(other, one) and other != one for other in within)}


def pays_no_more(one: tuple[int, int], other: tuple[int, int]) -> bool:
    """Does the one payment give neither neighbour more than the other?"""
    return one[0] <= other[0] and one[1] <= other[1]
