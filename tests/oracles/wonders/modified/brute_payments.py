"""Brute-force payments with leaders and black cards: every set of units that a city may buy.

Written from the rulebook and the catalog; it shares no code with `argosy.rules`. Each producing unit in turn
stays unused or gives one of its options; what was bought is remembered unit by unit, and sets of bought units
of which one could be left out are thrown away afterwards by comparing sets.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from argosy.catalog import Catalog
from tests.oracles.wonders.armada.brute_payments import NavalCity, far_units, made_by, next_step, stage_lanes
from tests.oracles.wonders.brute_payments import PlainCity, unit_price, units_made, units_sold

RESOURCES = ("clay", "ore", "stone", "wood", "glass", "cloth", "papyrus")
Payment = tuple[int, int, int, int, int, int]
"""Coins to the left, right, far left, far right, bank; and what is bought: 1 left, 2 right, 3 both."""


@dataclass(frozen=True)
class Modifiers:
    """Modifiers of payments by leaders and black cards, by the names of their owners."""

    cheaper: frozenset[str] = frozenset()
    """Colours whose cards cost one resource unit less; "stages"."""
    architect: bool = False
    warehouse: bool = False
    market: bool = False
    bilkis: bool = False
    wharf_left: bool = False
    wharf_right: bool = False
    cache: bool = False
    hatshepsut: bool = False


@dataclass(frozen=True)
class Seat:
    """One city with all that is its own."""

    city: PlainCity | NavalCity
    modifiers: Modifiers

    @property
    def land(self) -> PlainCity:
        return self.city.land if isinstance(self.city, NavalCity) else self.city


Boards = Callable[[str], tuple[str, ...]]
"""Wonder -> the resources of which its board gives one."""
Unit = tuple[str, bool, tuple[str, ...]]
"""Source, from a board, options."""
Bought = tuple[str, int]
"""Source, coins before the wharf."""


def printed(catalog: Catalog) -> Boards:
    """The boards as they are."""
    return lambda wonder: (catalog.wonder(wonder).resource,)


def own_units(catalog: Catalog, seat: Seat, boards: Boards) -> list[tuple[str, ...]]:
    """Units that a city makes for itself, extra ones of Secret Warehouse and Black Market included."""
    made = made_by(catalog, seat.city) if isinstance(seat.city, NavalCity) else units_made(catalog, seat.land)
    units = [boards(seat.land.wonder), *made[1:]]  # the board comes first
    brown_and_grey = units_sold(catalog, seat.land)[1:]
    produced = {name for unit in (boards(seat.land.wonder), *brown_and_grey) for name in unit}
    if seat.modifiers.warehouse:
        units.append(tuple(name for name in RESOURCES if name in produced))
    if seat.modifiers.market:
        units.append(tuple(name for name in RESOURCES if name not in produced))
    return units


def offers(catalog: Catalog, table: Sequence[Seat], seat: int, boards: Boards) -> list[Unit]:
    """Everything that may be bought, those two seats away included; with four cities these are one."""
    mine, seats = table[seat], len(table)
    found: list[Unit] = [("bank", False, RESOURCES)] if mine.modifiers.bilkis else []
    for source, other in (("left", table[(seat + 1) % seats]), ("right", table[(seat - 1) % seats])):
        found.append((source, True, boards(other.land.wonder)))
        found += [(source, False, unit) for unit in units_sold(catalog, other.land)[1:]]
    many = far_units(mine.city) if isinstance(mine.city, NavalCity) else (0, 0)
    far = [
        (table[(seat + 2) % seats].land, many[0], "far_left"),
        (table[(seat - 2) % seats].land, many[1], "far_right"),
    ]
    if seats == 4:
        far = [(far[0][0], sum(many), "far")]
    for other, most, source in far:
        if most:
            found += [(source, False, boards(other.wonder))]
            found += [(source, False, unit) for unit in units_sold(catalog, other)[1:]]
    return found


def price(catalog: Catalog, mine: Seat, source: str, from_board: bool, name: str) -> int:
    """Coins for one unit, the wharf not yet taken off."""
    if source not in ("left", "right"):
        return 1
    coins = unit_price(catalog, mine.land, source, name)
    return max(0, coins - 1) if from_board and mine.modifiers.cache else coins


def minimal_purchases(
    catalog: Catalog, table: Sequence[Seat], seat: int, boards: Boards, costs: list[dict[str, int]]
) -> list[tuple[Bought, ...]]:
    """Sets of bought units that cover one of the costs and of which none could be left out."""
    wanted = {name for cost in costs for name, count in cost.items() if count}
    useful = [
        (source, from_board, tuple(name for name in options if name in wanted))
        for source, from_board, options in offers(catalog, table, seat, boards)
    ]
    units = [unit for unit in useful if unit[2]]
    classes = sorted(set(units))
    covers: dict[tuple[int, ...], set[tuple[Bought, ...]]] = {}
    for cost in costs:
        names = tuple(name for name in RESOURCES if cost.get(name, 0))
        states = {(tuple(cost[name] for name in names), (0,) * len(classes), ())}
        for options in own_units(catalog, table[seat], boards):
            states |= {
                (less, taken, paid)
                for missing, taken, paid in states
                for less, _ in uses(names, missing, options)
            }
        states = {state for state in states if not any(is_less(other[0], state[0]) for other in states)}
        for number, unit in enumerate(units):
            source, from_board, options = unit
            place = classes.index(unit)
            states |= {
                (
                    less,
                    (*taken[:place], taken[place] + 1, *taken[place + 1 :]),
                    tuple(sorted((*paid, (source, price(catalog, table[seat], source, from_board, name))))),
                )
                for missing, taken, paid in states
                if len(paid) < sum(cost.values())
                for less, name in uses(names, missing, options)
            }
            states = {state for state in states if can_still_be_covered(names, state[0], units[number + 1 :])}
        for missing, taken, paid in states:
            if not any(missing) and within_limits(table, seat, paid):
                covers.setdefault(taken, set()).add(paid)
    return [
        paid for taken, ways in covers.items() if not any(is_less(t, taken) for t in covers) for paid in ways
    ]


def can_still_be_covered(names: tuple[str, ...], missing: tuple[int, ...], units: list[Unit]) -> bool:
    """Could the rest of the units give what is missing, if each gave all its options?

    Else the way is a dead end.
    """
    most = [sum(name in unit[2] for unit in units) for name in names]
    return sum(missing) <= len(units) and all(map(int.__le__, missing, most))


def within_limits(table: Sequence[Seat], seat: int, paid: tuple[Bought, ...]) -> bool:
    """The Emporiums sell only so many units."""
    mine = table[seat].city
    many = far_units(mine) if isinstance(mine, NavalCity) else (0, 0)
    bought = Counter(source for source, _ in paid)
    return bought["far_left"] <= many[0] and bought["far_right"] <= many[1] and bought["far"] <= sum(many)


def uses(
    names: tuple[str, ...], missing: tuple[int, ...], options: tuple[str, ...]
) -> Iterator[tuple[tuple[int, ...], str]]:
    """Resources still missing after a unit gave one of its options, for each option that is missing."""
    for place, name in enumerate(names):
        if missing[place] and name in options:
            yield (*missing[:place], missing[place] - 1, *missing[place + 1 :]), name


def is_less(one: tuple[int, ...], other: tuple[int, ...]) -> bool:
    """Nowhere more and somewhere less."""
    return one != other and all(map(int.__le__, one, other))


def coins(table: Sequence[Seat], seat: int, paid: tuple[Bought, ...]) -> set[Payment]:
    """The coins of one purchase; with four cities the far units are shared between both Emporiums in every
    way.
    """
    mine = table[seat].modifiers
    to = {source: [price for name, price in paid if name == source] for source in ("left", "right")}
    sums = {
        source: min([sum(prices)] + [sum(prices) - min(1, price) for price in prices if wharf])
        for (source, prices), wharf in zip(to.items(), (mine.wharf_left, mine.wharf_right), strict=True)
    }
    count = Counter(source for source, _ in paid)
    bought = (1 if to["left"] else 0) + (2 if to["right"] else 0)
    city = table[seat].city
    many = far_units(city) if isinstance(city, NavalCity) else (0, 0)
    shares = [(count["far_left"], count["far_right"])]
    if count["far"]:
        shares = [(one, count["far"] - one) for one in range(count["far"] + 1)]
        shares = [share for share in shares if share[0] <= many[0] and share[1] <= many[1]]
    return {(sums["left"], sums["right"], one, other, count["bank"], bought) for one, other in shares}


def without_needless(payments: set[Payment], purse: int, *, hatshepsut: bool) -> set[Payment]:
    """Those within the treasury of which no other one costs nobody more (and, with Hatshepsut, gives no
    less).
    """
    within = {payment for payment in payments if sum(payment[:5]) <= purse}
    best = {payment for payment in within if payment[5] == max(p[5] for p in within if p[:5] == payment[:5])}
    gain = {payment: (payment[5] & 1) + (payment[5] >> 1) if hatshepsut else 0 for payment in best}
    return {
        one
        for one in best
        if not any(is_less(other[:5], one[:5]) and gain[other] >= gain[one] for other in best)
    }


def ways(
    catalog: Catalog, table: Sequence[Seat], seat: int, boards: Boards, what: str, cost, printed_coins: int,
    step=None, step_coins: int = 0,
) -> set[Payment]:  # fmt: skip
    """Every payment for a card of a colour or for "stages", with a naval construction or without."""
    mine, step = table[seat], step or {}
    if what == "stages" and mine.modifiers.architect:
        cost = {}
    parts = less_one(cost) if what in mine.modifiers.cheaper and cost else [cost]
    harbor = isinstance(mine.city, NavalCity) and "ancient_harbor" in mine.city.islands
    steps = less_one(step) if harbor and step else [step]
    costs = [
        {name: part.get(name, 0) + more.get(name, 0) for name in RESOURCES}
        for part in parts
        for more in steps
    ]
    bank = printed_coins + step_coins
    if mine.land.coins < bank:
        return set()
    found = {
        payment
        for paid in minimal_purchases(catalog, table, seat, boards, costs)
        for payment in coins(table, seat, paid)
    }
    kept = without_needless(found, mine.land.coins - bank, hatshepsut=mine.modifiers.hatshepsut)
    known = mine.modifiers != Modifiers()  # the rules note from whom is bought only where it could matter
    return {(*payment[:4], payment[4] + bank, payment[5] * known) for payment in kept}


def less_one(cost: dict[str, int]) -> list[dict[str, int]]:
    """The cost without one unit, in every way."""
    return [{**cost, name: cost[name] - 1} for name in cost]


def sails_with(catalog: Catalog, city: PlainCity | NavalCity, color: str):
    """The cost of the naval construction that goes with a card of a colour, if there is one."""
    return next_step(catalog, city, color) if isinstance(city, NavalCity) and color in city.ships else None


def stage_steps(catalog: Catalog, city: PlainCity | NavalCity):
    """(lane, cost of the naval construction) of each ship that may go with a stage."""
    for lane in stage_lanes(catalog, city) if isinstance(city, NavalCity) else ():
        yield lane, ({}, 0) if "lost_island" in city.islands else next_step(catalog, city, lane)
