"""Who makes the units that a choice needs: one possible way, for the screen and for reasons of refusals.

The rules decide with set counts (`argosy.rules.payment`) and never name units. Here they are named, by a small
maximum flow: group of producers -> producing unit -> resource.
"""

from collections.abc import Mapping, Sequence
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


class Producers(msgspec.Struct, frozen=True):
    """All units that a city may use: its own, and what each neighbour sells."""

    own: tuple[Unit, ...]
    left: tuple[Unit, ...]
    right: tuple[Unit, ...]
    far_left: tuple[Unit, ...] = ()
    """Two seats to the left, where a box lets the city buy there."""
    far_right: tuple[Unit, ...] = ()
    """Two seats to the right; empty with four cities, where that is the same city as `far_left`."""


def units_of(effects: Sequence[Effect], *, sellable_only: bool = False) -> list[Unit]:
    """The producing units of some effects."""
    return [
        effect.options
        for effect in effects
        if effect.kind == "produce" and (effect.sellable or not sellable_only)
        for _ in range(effect.amount or 0)
    ]


def city_effects(catalog: Catalog, wonder: str, side: str, stages: Sequence[int], cards: Sequence[str]) -> list[Effect]:
    """The effects of a city: board resource, built stages (1-based numbers), buildings."""
    board = catalog.wonder(wonder)
    own = [Effect(kind="produce", options=(board.resource,), amount=1, sellable=True)] if board.resource else []
    effects = [*own, *board.sides[side].effects]
    for number in stages:
        effects.extend(board.sides[side].stages[number - 1].effects)
    for card in cards:
        effects.extend(catalog.card(card).effects)
    return effects


def class_of(resource: str) -> str:
    """`raw` or `made`."""
    return "raw" if resource in terms.RAW else "made"


def cover(
    cost: Cost, producers: Producers, limits: dict[Group, int]
) -> tuple[dict[Group, dict[str, int]], dict[str, int]]:
    """Cover as much of a cost as possible, own units first, with at most `limits` units of each group bought.

    Returns (what each group gives, what is still missing), both by resource.
    """
    flow = _Flow(cost, producers, limits)
    missing = {name: count for name, count in flow.fill().items() if count}
    return flow.given(), missing


class _Flow:
    """Maximum flow of single units: start -> group (its limit) -> producing unit (one) -> resource (the cost) -> end.

    Own units go first. What a group gives is never taken back, because a path leaves the start only once; so bought
    units only fill what own units cannot.
    """

    def __init__(self, cost: Cost, producers: Producers, limits: dict[Group, int]) -> None:
        self.cost = cost
        own = ("own", "")
        self.units: list[tuple[Group, Unit]] = [(own, unit) for unit in producers.own]
        for source in ("left", "right"):
            self.units += [((source, class_of(unit[0])), unit) for unit in getattr(producers, source)]
        for source in ("far_left", "far_right"):
            self.units += [((source, ""), unit) for unit in getattr(producers, source)]
        self.limits = {own: len(producers.own), **limits}
        self.room: dict[tuple[Node, Node], int] = {}
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

    def _edge(self, one: Node, other: Node, room: int) -> None:
        self.room[one, other] = room
        self.room[other, one] = 0
        self.beyond.setdefault(one, []).append(other)
        self.beyond.setdefault(other, []).append(one)

    def fill(self) -> dict[str, int]:
        """Let every group give what it can; what stays missing."""
        for group, limit in self.limits.items():
            given = 0
            while given < limit and self._push(group, {group}):
                given += 1
        return {resource: self.room[resource, END] for resource in self.cost}

    def _push(self, node: Node, seen: set[Node]) -> bool:
        """Send one unit from a node to the end, if there is a way."""
        if node == END:
            return True
        for after in self.beyond.get(node, ()):
            if after not in seen and self.room[node, after]:
                seen.add(after)
                if self._push(after, seen):
                    self.room[node, after] -= 1
                    self.room[after, node] += 1
                    return True
        return False

    def given(self) -> dict[Group, dict[str, int]]:
        """What each group gives, by resource."""
        result: dict[Group, dict[str, int]] = {}
        for number, (group, options) in enumerate(self.units):
            for resource in options:
                if resource in self.cost and not self.room[number, resource]:
                    share = result.setdefault(group, {})
                    share[resource] = share.get(resource, 0) + 1
        return result


def payment_units(
    cost: Cost, producers: Producers, price: Price, prices: dict[str, dict[str, int]], far: dict[str, int]
) -> tuple[Units, ...] | None:
    """The units of one listed payment: the smallest numbers of bought units whose coins are exactly the price.

    prices: as in `CityView.prices`. far: units bought from `far_left` and `far_right`, left out where none are. None if the payment does not
    cover the cost.
    """
    most = range(sum(cost.values()) + 1)
    counts = sorted(product(most, repeat=4), key=sum)
    for left_raw, left_made, right_raw, right_made in counts:
        coins_left = left_raw * prices["left"]["raw"] + left_made * prices["left"]["manufactured"]
        coins_right = right_raw * prices["right"]["raw"] + right_made * prices["right"]["manufactured"]
        if (coins_left, coins_right) != (price.left, price.right):
            continue
        limits: dict[Group, int] = {
            ("left", "raw"): left_raw,
            ("left", "made"): left_made,
            ("right", "raw"): right_raw,
            ("right", "made"): right_made,
            **{(source, ""): units for source, units in far.items()},
        }
        given, missing = cover(cost, producers, limits)
        if not missing:
            return _as_units(given, price)
    return None


SOURCES = ("own", "left", "right", "far_left", "far_right")


def _as_units(given: dict[Group, dict[str, int]], price: Price) -> tuple[Units, ...]:
    result = []
    for source in SOURCES:
        resources: dict[str, int] = {}
        for (group_source, _), share in given.items():
            if group_source == source:
                for name, count in share.items():
                    resources[name] = resources.get(name, 0) + count
        if resources:
            result.append(Units(source=source, resources=resources, coins=_coins_for(source, given, price)))
    return tuple(result)


def _coins_for(source: str, given: dict[Group, dict[str, int]], price: Price) -> int:
    """What the units of a source cost. With four cities both far sellers are one, and all its units stand together."""
    if source == "own":
        return 0
    if source == "far_left" and ("far_right", "") not in given:
        return price.far_left + price.far_right
    return getattr(price, source)
