"""What a cost takes from a city whose payments leaders or black cards change: the fewest coins, nearly always."""

from collections.abc import Iterator
from itertools import product
from typing import TYPE_CHECKING

from argosy.bots.wonders.facts import Cost, Needs
from argosy.game.wonders.terms_of_trade import STAGE
from argosy.game.wonders.view import Modifiers
from argosy.rules.wonders import terms

if TYPE_CHECKING:
    from argosy.bots.wonders.economy import Cover, Economy

RAW_KINDS = len(terms.RAW)
ALL_RAW = (1 << RAW_KINDS) - 1
ALL = (1 << len(terms.RESOURCES)) - 1


def modified_price(economy: "Economy", modifiers: Modifiers, cost: Cost, what: str) -> int | None:
    """Fewest coins that pay a cost of a colour or of a stage; None if all the coins in the world would not."""
    if what == STAGE and modifiers.stages_without_resources:
        return cost.coins
    if _covers(economy.own_raw, cost.raw) and _covers(economy.own_made, cost.made):
        return cost.coins
    free = _free_units(economy, modifiers, cost, what)
    prices = [
        price + bank
        for bank in range(modifiers.wild_for_coin + 1)
        for raw, made in _by_class([*free, *[ALL] * bank])
        if (price := _price_of(economy, modifiers, cost, raw, made)) is not None
    ]
    return cost.coins + min(prices) if prices else None


def _covers(own: "Cover", needs: Needs) -> bool:
    """Does the city make everything itself? Most is asked of such costs, and the rest is slow."""
    return all(own[subset] >= count for subset, count in needs)


def _free_units(economy: "Economy", modifiers: Modifiers, cost: Cost, what: str) -> list[int]:
    """The options of each unit that costs nothing, as bit sets of resources."""
    asked = _widest(cost.raw) | _widest(cost.made) << RAW_KINDS
    units = [asked] if what in modifiers.waives else []
    units += [economy.produced] * modifiers.more_of_own
    units += [ALL & ~economy.produced] * modifiers.more_of_missing
    return [unit & asked for unit in units if unit & asked]


def _widest(needs: Needs) -> int:
    """All resources of one class that a cost names."""
    return max((subset for subset, _ in needs), default=0)


def _by_class(units: list[int]) -> Iterator[tuple[list[int], list[int]]]:
    """The units that serve raw materials and those that serve manufactured goods, in every way."""
    for way in product((False, True), repeat=len(units)):
        raw = [unit & ALL_RAW for unit, serves_made in zip(units, way, strict=True) if not serves_made]
        made = [unit >> RAW_KINDS for unit, serves_made in zip(units, way, strict=True) if serves_made]
        if all(raw) and all(made):
            yield raw, made


def _price_of(
    economy: "Economy", modifiers: Modifiers, cost: Cost, raw_units: list[int], made_units: list[int]
) -> int | None:
    """The cheapest split between the neighbours, the rebates taken off."""
    raw = _splits(cost.raw, economy.own_raw, economy.left_raw, economy.right_raw, raw_units)
    made = _splits(cost.made, economy.own_made, economy.left_made, economy.right_made, made_units)
    prices = economy.prices
    asked = _widest(cost.raw) | _widest(cost.made) << RAW_KINDS
    return min(
        (
            _coins(prices.left_raw, prices.left_made, one[0], other[0], modifiers, "left", economy.left_board & asked)
            + _coins(
                prices.right_raw, prices.right_made, one[1], other[1], modifiers, "right", economy.right_board & asked
            )
            for one in raw
            for other in made
        ),
        default=None,
    )


def _coins(raw_price: int, made_price: int, raw: int, made: int, modifiers: Modifiers, side: str, board: int) -> int:
    """Coins for one neighbour; its board's unit is taken to be among those bought if the cost asks for it."""
    coins = raw * raw_price + made * made_price
    from_board = bool(raw and board & ALL_RAW) or bool(made and board >> RAW_KINDS)
    return max(0, coins - modifiers.rebate_first[side] - from_board * modifiers.rebate_board)


def _splits(needs: Needs, own: "Cover", left: "Cover", right: "Cover", units: list[int]) -> list[tuple[int, int]]:
    """(units from the left, from the right) in every way that buys nothing needless."""
    total, from_left, from_right = 0, 0, 0
    for subset, count in needs:
        missing = count - own[subset] - sum(1 for unit in units if unit & subset)
        if missing > 0:
            if missing > left[subset] + right[subset]:
                return []
            total = max(total, missing)
            from_left = max(from_left, missing - right[subset])
            from_right = max(from_right, missing - left[subset])
    return [(bought, total - bought) for bought in range(from_left, total - from_right + 1)]
