"""Who makes the units that a choice needs: one possible way, for the screen and for reasons of refusals.

The rules decide with set counts (`argosy.rules.payment`) and never name units. Here they are named, by a small
maximum flow: group of producers -> producing unit -> resource.
"""

from collections.abc import Sequence
from itertools import product

import msgspec

from argosy.catalog import Catalog, Effect
from argosy.game.types import Price, Units
from argosy.rules.wonders import terms

Unit = tuple[str, ...]
"""The resources of which a producing unit gives one each turn."""

Group = tuple[str, str]
"""(source, class): e.g. ("left", "raw"); the own city is ("own", "")."""


class Producers(msgspec.Struct, frozen=True):
    """All units that a city may use: its own, and what each neighbour sells."""

    own: tuple[Unit, ...]
    left: tuple[Unit, ...]
    right: tuple[Unit, ...]


def units_of(effects: Sequence[Effect], *, sellable_only: bool = False) -> list[Unit]:
    """The producing units of some effects."""
    return [
        effect.options
        for effect in effects
        if effect.kind == "produce" and (effect.sellable or not sellable_only)
        for _ in range(effect.amount or 0)
    ]


def city_effects(catalog: Catalog, wonder: str, side: str, stages: int, cards: Sequence[str]) -> list[Effect]:
    """All effects of a city: board resource, built stages, buildings."""
    board = catalog.wonder(wonder)
    effects = [Effect(kind="produce", options=(board.resource,), amount=1, sellable=True)]
    for stage in board.sides[side].stages[:stages]:
        effects.extend(stage.effects)
    for card in cards:
        effects.extend(catalog.card(card).effects)
    return effects


def class_of(resource: str) -> str:
    """`raw` or `made`."""
    return "raw" if resource in terms.RAW else "made"


def cover(cost: dict[str, int], producers: Producers, limits: dict[Group, int]) -> tuple[dict[Group, dict[str, int]], dict[str, int]]:
    """Cover as much of a cost as possible, own units first, with at most `limits` units of each group bought.

    Returns (what each group gives, what is still missing), both by resource.
    """
    flow = _Flow(cost, producers, limits)
    missing = {name: count for name, count in flow.fill().items() if count}
    return flow.given(), missing


class _Flow:
    """Augmenting paths from a missing resource back to a group with room."""

    def __init__(self, cost: dict[str, int], producers: Producers, limits: dict[Group, int]) -> None:
        self.cost = cost
        self.room = {("own", ""): len(producers.own), **limits}
        self.units: list[tuple[Group, Unit]] = [(("own", ""), unit) for unit in producers.own]
        for source in ("left", "right"):
            self.units += [((source, class_of(unit[0])), unit) for unit in getattr(producers, source)]
        self.gives: dict[int, str] = {}

    def fill(self) -> dict[str, int]:
        """Serve each needed unit of each resource; what stays missing."""
        missing = dict.fromkeys(self.cost, 0)
        for resource, count in self.cost.items():
            for _ in range(count):
                if not self._serve(resource, set(), set()):
                    missing[resource] += 1
        return missing

    def given(self) -> dict[Group, dict[str, int]]:
        """What each group gives, by resource."""
        result: dict[Group, dict[str, int]] = {}
        for number, resource in self.gives.items():
            share = result.setdefault(self.units[number][0], {})
            share[resource] = share.get(resource, 0) + 1
        return result

    def _serve(self, resource: str, seen: set[int], closed: set[Group]) -> bool:
        for number, (group, options) in enumerate(self.units):
            if resource in options and number not in seen:
                seen.add(number)
                if self._free(number, group, seen, closed):
                    self.gives[number] = resource
                    return True
        return False

    def _free(self, number: int, group: Group, seen: set[int], closed: set[Group]) -> bool:
        """Make a unit free: unused with room in its group, or its resource is served by another unit."""
        if number in self.gives:
            return self._serve(self.gives[number], seen, closed)
        if self.room.get(group, 0) > 0:
            self.room[group] -= 1
            return True
        return group not in closed and self._swap(group, seen, closed | {group})

    def _swap(self, group: Group, seen: set[int], closed: set[Group]) -> bool:
        """Make room in a full group: one of its units is relieved by another group."""
        for number, resource in list(self.gives.items()):
            if self.units[number][0] == group and self._serve(resource, seen | {number}, closed):
                del self.gives[number]
                return True
        return False


def payment_units(
    cost: dict[str, int], producers: Producers, price: Price, prices: dict[str, dict[str, int]]
) -> tuple[Units, ...]:
    """The units of one listed payment: the smallest numbers of bought units whose coins are exactly the price."""
    most = range(sum(cost.values()) + 1)
    counts = sorted(product(most, repeat=4), key=sum)
    for left_raw, left_made, right_raw, right_made in counts:
        coins_left = left_raw * prices["left"]["raw"] + left_made * prices["left"]["manufactured"]
        coins_right = right_raw * prices["right"]["raw"] + right_made * prices["right"]["manufactured"]
        if (coins_left, coins_right) != (price.left, price.right):
            continue
        limits = {
            ("left", "raw"): left_raw,
            ("left", "made"): left_made,
            ("right", "raw"): right_raw,
            ("right", "made"): right_made,
        }
        given, missing = cover(cost, producers, limits)
        if not missing:
            return _as_units(given, price)
    raise AssertionError(f"a listed payment covers its cost: {cost}, {price}")


def _as_units(given: dict[Group, dict[str, int]], price: Price) -> tuple[Units, ...]:
    coins = {"own": 0, "left": price.left, "right": price.right}
    result = []
    for source in ("own", "left", "right"):
        resources: dict[str, int] = {}
        for (group_source, _), share in given.items():
            if group_source == source:
                for name, count in share.items():
                    resources[name] = resources.get(name, 0) + count
        if resources:
            result.append(Units(source=source, resources=resources, coins=coins[source]))
    return tuple(result)
