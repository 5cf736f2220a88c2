"""Producing units that cover a choice: one possible way, for the screen and for refusals.

The rules decide with set counts (`argosy.rules.payment`) and never name units. Here they are named, by a
small maximum flow: group of producers -> producing unit -> resource.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import product
from typing import Any

import msgspec

from argosy.catalog import Catalog, Effect
from argosy.game.types import Price, Units
from argosy.rules.wonders import terms

Cost = Mapping[Any, int]
"""Units by resource."""

Unit = tuple[str, ...]
"""The resources of which a producing unit gives one each turn."""

Group = tuple[str, str]
"""(source, class): e.g. ("left", "raw"); the own city is ("own", "")."""

Node = Group | int | str
"""A place in the flow: a group, a producing unit by number, a resource, or the end."""

END = "end"

SIDES = ("left", "right")
FREE = ("own", "more_of_own", "more_of_missing")
"""Sources that cost nothing."""
SOURCES = (*FREE, "left", "right", "far_left", "far_right", "bank")


class Producers(msgspec.Struct, frozen=True):
    """All units that a city may use: its own, and what each neighbour sells."""

    own: tuple[Unit, ...]
    left: tuple[Unit, ...]
    right: tuple[Unit, ...]
    far_left: tuple[Unit, ...] = ()
    """Two seats to the left, where an expansion lets the city buy there."""
    far_right: tuple[Unit, ...] = ()
    """Two seats to the right; empty with four cities, where that is the same city as `far_left`."""
    more_of_own: tuple[Unit, ...] = ()
    """Of what the city produces anyway, for nothing."""
    more_of_missing: tuple[Unit, ...] = ()
    """Of what it does not produce, for nothing."""
    bank: tuple[Unit, ...] = ()
    """For a coin to the bank each."""
    left_board: tuple[Unit, ...] = ()
    """What the left neighbour's board makes, where that has a price of its own; else it is among `left`."""
    right_board: tuple[Unit, ...] = ()


class Terms(msgspec.Struct, frozen=True, kw_only=True):
    """The prices that a city pays for a unit of its neighbours."""

    prices: Mapping[str, Mapping[str, int]]
    """As in `CityView.prices`."""
    rebate_first: Mapping[str, int]
    """Coins less for the first unit, by side."""
    rebate_board: int
    """Coins less for the unit of a neighbour's board."""

    def price(self, side: str, kind: str) -> int:
        """Coins for a unit of a class, rebates apart."""
        return self.prices[side]["raw" if kind == "raw" else "manufactured"]

    def board_price(self, side: str, unit: Unit) -> int:
        """Coins for the unit of a neighbour's board."""
        return max(0, self.price(side, class_of(unit[0])) - self.rebate_board)


def units_of(effects: Sequence[Effect], *, sellable_only: bool = False) -> list[Unit]:
    """The producing units of some effects."""
    return [
        effect.options
        for effect in effects
        if effect.kind == "produce" and (effect.sellable or not sellable_only)
        for _ in range(effect.amount or 0)
    ]


def city_effects(
    catalog: Catalog,
    wonder: str,
    side: str,
    stages: Sequence[int],
    cards: Sequence[str],
    resting: Collection[str] = (),
) -> list[Effect]:
    """The effects of a city: board resource, built stages (1-based numbers), buildings, without those that
    rest.
    """
    board = catalog.wonder(wonder)
    own = (
        [Effect(kind="produce", options=(board.resource,), amount=1, sellable=True)]
        if board.resource and "board" not in resting
        else []
    )
    effects = [*own, *board.sides[side].effects]
    for number in stages:
        effects.extend(board.sides[side].stages[number - 1].effects)
    for card in cards:
        if card not in resting:
            effects.extend(catalog.card(card).effects)
    return effects


def class_of(resource: str) -> str:
    """`raw` or `made`."""
    return "raw" if resource in terms.RAW else "made"


def cover(
    cost: Cost, producers: Producers, limits: Iterable[tuple[Group, int]] = ()
) -> tuple[dict[Group, dict[str, int]], dict[str, int]]:
    """Cover as much of a cost as possible: with units that cost nothing, then with so many units of each
    group, in order.

    Returns (what each group gives, what is still missing), both by resource.
    """
    flow = _Flow(cost, producers, limits)
    missing = {name: count for name, count in flow.fill().items() if count}
    return flow.given(), missing


def _grouped(producers: Producers) -> Iterator[tuple[Group, Unit]]:
    """Every unit with the group that gives it."""
    for source in (*FREE, "far_left", "far_right", "bank"):
        yield from (((source, ""), unit) for unit in getattr(producers, source))
    for side in SIDES:
        yield from (((side, class_of(unit[0])), unit) for unit in getattr(producers, side))
        yield from (((side, "board"), unit) for unit in getattr(producers, f"{side}_board"))


class _Flow:
    """Maximum flow of single units from groups of producers to the resources of a cost.

    Its network: start -> group (its limit) -> producing unit (one) -> resource (the cost) -> end.

    Units that cost nothing go first. What a group gives is never taken back, because a path leaves the start
    only once; so bought units only fill what own units cannot.
    """

    def __init__(self, cost: Cost, producers: Producers, limits: Iterable[tuple[Group, int]]) -> None:
        self.cost = cost
        self.limits = [((source, ""), len(getattr(producers, source))) for source in FREE] + list(limits)
        giving = {group for group, limit in self.limits if limit}
        self.units = [
            (group, unit)
            for group, unit in _grouped(producers)
            if group in giving and any(resource in cost for resource in unit)
        ]
        self.package: dict[tuple[Node, Node], int] = {}
        """What can still flow from one node to another; the way back is room for taking back."""
        self.beyond: dict[Node, list[Node]] = {}
        self._join()

    def _join(self) -> None:
        for number, (group, options) in enumerate(self.units):
            self._edge(group, number, 1)
            for resource in options:
                if resource in self.cost:
                    self._edge(number, resource, 1)
        for resource, count in self.cost.items():
            self._edge(resource, END, count)

    def _edge(self, one: Node, other: Node, package: int) -> None:
        self.package[one, other] = package
        self.package[other, one] = 0
        self.beyond.setdefault(one, []).append(other)
        self.beyond.setdefault(other, []).append(one)

    def fill(self) -> dict[str, int]:
        """Let every group give what it can; what stays missing."""
        for group, limit in self.limits:
            given = 0
            while given < limit and self._push(group, {group}):
                given += 1
        return {resource: self.package[resource, END] for resource in self.cost}

    def _push(self, node: Node, seen: set[Node]) -> bool:
        """Send one unit from a node to the end, if there is a way."""
        if node == END:
            return True
        for after in self.beyond.get(node, ()):
            if after not in seen and self.package[node, after]:
                seen.add(after)
                if self._push(after, seen):
                    self.package[node, after] -= 1
                    self.package[after, node] += 1
                    return True
        return False

    def given(self) -> dict[Group, dict[str, int]]:
        """Return the units that each group gives, by resource."""
        result: dict[Group, dict[str, int]] = {}
        for number, (group, options) in enumerate(self.units):
            for resource in options:
                if resource in self.cost and not self.package[number, resource]:
                    share = result.setdefault(group, {})
                    share[resource] = share.get(resource, 0) + 1
        return result


def payment_units(
    cost: Cost, producers: Producers, price: Price, terms: Terms, others: Mapping[str, int]
) -> tuple[Units, ...] | None:
    """The units of one listed payment: the smallest numbers of bought units whose coins are exactly the
    price.

    others: units of the sources that are no neighbours. With equal numbers, from as many neighbours as can
    be. None if the payment does not cover the cost.
    """
    most = sum(cost.values())
    ways = (_ways_to_pay(side, getattr(price, side), producers, terms, most) for side in SIDES)
    for left, right in sorted(product(*ways), key=_fewest_units):
        limits = [((source, ""), units) for source, units in others.items()]
        limits += [(("left", kind), units) for kind, units in left.items()]
        limits += [(("right", kind), units) for kind, units in right.items()]
        given, missing = cover(cost, producers, limits)
        if not missing:
            return _as_units(given, price, others)
    return None


Purchase = dict[str, int]
"""Units from one neighbour: raw, made, board."""


def _ways_to_pay(
    side: str, coins: int, producers: Producers, terms: Terms, most: int
) -> tuple[Purchase, ...]:
    """Everything that costs exactly so much at one neighbour."""
    boards = tuple(terms.board_price(side, unit) for unit in getattr(producers, f"{side}_board"))
    prices = terms.price(side, "raw"), terms.price(side, "made")
    return _ways(coins, prices, boards, terms.rebate_first[side], most)


@lru_cache(maxsize=4096)  # because the same few prices are asked for in every turn
def _ways(
    coins: int, prices: tuple[int, int], boards: tuple[int, ...], rebate: int, most: int
) -> tuple[Purchase, ...]:
    return tuple(
        {"raw": raw, "made": made, "board": from_board}
        for from_board in range(len(boards) + 1)
        for raw in range(most + 1)
        for made in range(most + 1 - raw)
        if _coins_of(raw, made, prices, boards[:from_board], rebate) == coins
    )


def _coins_of(raw: int, made: int, prices: tuple[int, int], boards: tuple[int, ...], rebate: int) -> int:
    """The rebate on the first unit is taken off the dearest one."""
    paid = [*[prices[0]] * raw, *[prices[1]] * made, *boards]
    return sum(paid) - min(rebate, max(paid, default=0))


def _fewest_units(ways: tuple[Purchase, ...]) -> tuple[int, int]:
    left, right = (sum(way.values()) for way in ways)
    return left + right, -(left > 0) - (right > 0)


def _as_units(
    given: dict[Group, dict[str, int]], price: Price, others: Mapping[str, int]
) -> tuple[Units, ...]:
    result: list[Units] = []
    for source in SOURCES:
        resources: dict[str, int] = {}
        for (group_source, _), share in given.items():
            if group_source == source:
                for name, count in share.items():
                    resources[name] = resources.get(name, 0) + count
        if resources:
            result.append(
                Units(source=source, resources=resources, coins=_coins_for(source, given, price, others))
            )
    return tuple(result)


def _coins_for(
    source: str, given: dict[Group, dict[str, int]], price: Price, others: Mapping[str, int]
) -> int:
    """Return the coins that the units of a source cost.

    With four cities both far sellers are one, and all its units stand together.
    """
    if source in FREE:
        return 0
    if source == "bank":
        return others["bank"]
    if source == "far_left" and ("far_right", "") not in given:
        return price.far_left + price.far_right
    return getattr(price, source)
