"""The slow, obvious twin of payments with naval constructions, the Emporiums and the Ancient Harbor.

Written from the rulebook and the catalog; it shares no code with `argosy.rules`. What a group of producers
can give is found unit by unit, then every way to share the cost among the groups is tried.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import product

from argosy.catalog import Catalog
from argosy.catalog.wonders.armada.facts import Armada
from tests.oracles.wonders.brute_payments import PlainCity, unit_price, units_made, units_sold

LANES = ("red", "yellow", "blue", "green")
Vector = tuple[int, ...]
Payment = tuple[int, int, int, int]
"""Coins to the left, right, far left, far right."""


@dataclass(frozen=True)
class NavalCity:
    """A city of one player with Armada, as it lies on the table."""

    land: PlainCity
    shipyard: str
    ships: dict[str, int]
    islands: tuple[str, ...]

    @property
    def coins(self) -> int:
        return self.land.coins


def made_by(catalog: Catalog, city: NavalCity) -> list[tuple[str, ...]]:
    """Producing symbols, islands included (ARMADA-ISLAND-29)."""
    islands = [island for island in catalog.of(Armada).islands if island.id in city.islands]
    found = [effect for island in islands for effect in island.effects if effect.kind == "produce"]
    return units_made(catalog, city.land) + [effect.options for effect in found for _ in range(effect.amount)]


def far_units(city: NavalCity) -> tuple[int, int]:
    """Units that may be bought two seats to the left and to the right (ARMADA-CARD-16, ARMADA-CARD-17)."""
    return 2 * ("western_emporium" in city.land.cards), 1 * ("eastern_emporium" in city.land.cards)


def can_give(units: list[tuple[str, ...]], names: tuple[str, ...], cost: Vector) -> set[Vector]:
    """Every vector of resources, up to the cost, that some use of the units gives."""
    given = {(0,) * len(names)}
    for unit in units:
        given |= {
            more
            for vector in given
            for place, name in enumerate(names)
            if name in unit
            and (more := (*vector[:place], vector[place] + 1, *vector[place + 1 :]))[place] <= cost[place]
        }
    return given


def minus(one: Vector, other: Vector) -> Vector:
    return tuple(a - b for a, b in zip(one, other, strict=True))


def below(cost: Vector, most: int) -> Iterator[Vector]:
    """Every vector up to the cost with at most so many units."""
    return (vector for vector in product(*(range(n + 1) for n in cost)) if sum(vector) <= most)


def every_payment(catalog: Catalog, table: list[NavalCity], seat: int, cost: dict[str, int]) -> set[Payment]:
    """All ways to cover a cost, treasury aside.

    With four players both far cities are one, whose units serve once.
    """
    names, whole = tuple(cost), tuple(cost.values())
    seats, city = len(table), table[seat]
    near = [table[(seat + 1) % seats].land, table[(seat - 1) % seats].land]
    far = [table[(seat + 2) % seats].land, table[(seat - 2) % seats].land]
    left, right = (can_give(units_sold(catalog, other), names, whole) for other in near)
    far_left, far_right = (can_give(units_sold(catalog, other), names, whole) for other in far)
    prices = [[unit_price(catalog, city.land, side, name) for name in names] for side in ("left", "right")]
    found = set()
    for missing in {minus(whole, own) for own in can_give(made_by(catalog, city), names, whole)}:
        for from_left, from_right, rest in far_shares(
            missing, far_units(city), far_left, far_right, same=seats == 4
        ):
            for bought in below(rest, sum(rest)):
                if bought in left and minus(rest, bought) in right:
                    to_left = sum(n * price for n, price in zip(bought, prices[0], strict=True))
                    to_right = sum(n * price for n, price in zip(minus(rest, bought), prices[1], strict=True))
                    found.add((to_left, to_right, from_left, from_right))
    return found


def far_shares(
    missing: Vector, units: tuple[int, int], far_left: set[Vector], far_right: set[Vector], *, same: bool
) -> Iterator[tuple[int, int, Vector]]:
    """(units from the far left, from the far right, what is still missing)."""
    for one in below(missing, units[0]):
        for other in below(minus(missing, one), units[1]):
            both = tuple(a + b for a, b in zip(one, other, strict=True))
            if both in far_left if same else one in far_left and other in far_right:
                yield sum(one), sum(other), minus(missing, both)


def needless_left_out(payments: set[Payment], coins: int) -> set[Payment]:
    """Those within the treasury that pay nobody more than another one does."""
    within = {payment for payment in payments if sum(payment) <= coins}
    return {
        one
        for one in within
        if not any(other != one and all(map(int.__le__, other, one)) for other in within)
    }


def sums(cost: dict[str, int], step: dict[str, int], *, saves: bool) -> list[dict[str, int]]:
    """Both costs in one sum; with the Ancient Harbor any one resource of the naval cost is left out
    (AMB-35).
    """
    steps = [{**step, name: step[name] - 1} for name in step] if saves and step else [step]
    names = {**cost, **step}
    return [{name: cost.get(name, 0) + part.get(name, 0) for name in names} for part in steps]


def ways(
    catalog: Catalog, table: list[NavalCity], seat: int, cost, coins: int, step=None, step_coins: int = 0
):
    """(left, right, far left, far right, bank) of every payment for a card or stage, with a naval
    construction or not.
    """
    city, bank = table[seat], coins + step_coins
    saves = "ancient_harbor" in city.islands
    found: set[Payment] = set()
    for total in sums(cost, step or {}, saves=saves):
        found |= every_payment(catalog, table, seat, {name: n for name, n in total.items() if n})
    return {(*payment, bank) for payment in needless_left_out(found, city.coins - bank)}


def next_step(catalog: Catalog, city: NavalCity, lane: str):
    """The cost of a lane's next space: (resources, coins); None at the end (ARMADA-NAVAL-4, -6)."""
    shipyard = next(shipyard for shipyard in catalog.of(Armada).shipyards if shipyard.id == city.shipyard)
    if city.ships[lane] == len(shipyard.lanes[lane]):
        return None
    step = shipyard.lanes[lane][city.ships[lane]]
    return dict(step.cost), step.coins


def stage_lanes(catalog: Catalog, city: NavalCity) -> list[str]:
    """The lanes whose ship may go with a stage (ARMADA-NAVAL-3, ARMADA-ISLAND-19)."""
    if "lost_island" in city.islands:
        return [lane for lane in LANES if next_step(catalog, city, lane)]
    shipyard = next(shipyard for shipyard in catalog.of(Armada).shipyards if shipyard.id == city.shipyard)
    return [shipyard.wonder_ship] if next_step(catalog, city, shipyard.wonder_ship) else []


def with_coins(city: NavalCity, coins: int) -> NavalCity:
    return replace(city, land=replace(city.land, coins=coins))
