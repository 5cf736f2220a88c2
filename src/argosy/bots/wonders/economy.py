"""What a city can pay, and what it will lack: the worth of resources, discounts and chains.

A resource is worth what it saves. So the bot looks at every card that may still come (and at the stages of the own
wonder) and asks what it would cost with the production of now. The expected loss, summed over all of them, is the
city's lack; a new resource, a trading post or the parent of a chain is worth the lack that it takes away. Whatever
the neighbours sell cheaply, or the city has twice, is worth little all by itself.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from argosy.bots.wonders.facts import Cost, Facts, Needs, cost_of
from argosy.bots.wonders.modified import modified_price
from argosy.catalog import Catalog, Effect
from argosy.game.wonders.terms_of_trade import STAGE
from argosy.game.wonders.view import CityView, Modifiers
from argosy.rules.wonders import terms
from argosy.rules.wonders.tables import bits

OUT_OF_REACH = 3.2
"""Points lost when a card or a stage cannot be had: the next best play is about so much worse."""
COIN_LOSS = 0.42
"""Points lost for a coin that has to be paid: a third of a point, and a little less freedom."""
STAGE_WISH = 0.85
"""Chance that a city that can pay a stage will build it, if there are turns enough."""
PLAYS_PER_STAGE = 3.0
"""Plays that a city has, on average, for each stage that it builds."""

Cover = tuple[int, ...]
"""For each set of resources of one class: producing units that can give one out of the set."""


class Prices(NamedTuple):
    """Coins for one unit."""

    left_raw: int
    right_raw: int
    left_made: int
    right_made: int


@dataclass(frozen=True)
class Economy:
    """All that decides what a city can pay."""

    own_raw: Cover
    own_made: Cover
    left_raw: Cover
    left_made: Cover
    right_raw: Cover
    right_made: Cover
    prices: Prices
    standing: frozenset[str]
    modifiers: Modifiers | None = None
    produced: int = 0
    """Bit set of the resources of which a city that has modifiers may have one more."""
    left_board: int = 0
    """Bit set of what the left neighbour's board makes."""
    right_board: int = 0

    def price(self, cost: Cost, what: str) -> int | None:
        """Fewest coins that pay a cost of a colour or of `STAGE`; None if all the coins in the world would not."""
        if self.modifiers is not None:
            return modified_price(self, self.modifiers, cost, what)
        prices = self.prices
        raw = cheapest(cost.raw, self.own_raw, self.left_raw, self.right_raw, prices.left_raw, prices.right_raw)
        if raw is None:
            return None
        made = cheapest(cost.made, self.own_made, self.left_made, self.right_made, prices.left_made, prices.right_made)
        return None if made is None else cost.coins + raw + made

    def with_effects(self, effects: Iterable[Effect], card: str | None = None) -> "Economy":
        """The economy when these effects have come, with a card of this name."""
        after = self
        for effect in effects:
            if effect.kind == "produce":
                after = after.with_units(effect.options, effect.amount)
            elif effect.kind == "discount":
                after = replace(after, prices=lowered(after.prices, effect))
        return after if card is None else replace(after, standing=self.standing | {card})

    def with_sellers(self, effects: Iterable[Effect]) -> "Economy":
        """The economy when the right neighbour gets these effects (which of the two hardly matters)."""
        raw, made = self.right_raw, self.right_made
        for effect in effects:
            if effect.kind == "produce" and effect.sellable:
                raw = added(raw, bits(terms.RAW, effect.options), effect.amount)
                made = added(made, bits(terms.MADE, effect.options), effect.amount)
        return replace(self, right_raw=raw, right_made=made)

    def with_units(self, options: Sequence[str], amount: int) -> "Economy":
        """The economy with `amount` more units of one of the options each."""
        raw, made = bits(terms.RAW, options), bits(terms.MADE, options)
        return replace(self, own_raw=added(self.own_raw, raw, amount), own_made=added(self.own_made, made, amount))


def economy_of(city: CityView, left: CityView, right: CityView, catalog: Catalog) -> Economy:
    """The economy of a city as everybody sees it."""
    own = (*city.sells, *city.keeps)
    (left_raw, left_made), (right_raw, right_made) = _prices(city, "left"), _prices(city, "right")
    return Economy(
        own_raw=cover(terms.RAW, own),
        own_made=cover(terms.MADE, own),
        left_raw=cover(terms.RAW, left.sells),
        left_made=cover(terms.MADE, left.sells),
        right_raw=cover(terms.RAW, right.sells),
        right_made=cover(terms.MADE, right.sells),
        prices=Prices(left_raw, right_raw, left_made, right_made),
        standing=frozenset(city.cards),
        modifiers=city.modifiers,
        produced=resources({name for options, _ in city.sells for name in options}),
        left_board=board_of(left, catalog),
        right_board=board_of(right, catalog),
    )


def board_of(city: CityView, catalog: Catalog) -> int:
    """What a city's board makes, as a bit set."""
    resource = catalog.wonder(city.wonder).resource
    return resources([resource]) if resource else 0


def resources(names: Iterable[str]) -> int:
    """Resources as a bit set."""
    return bits(terms.RESOURCES, names)


def _prices(city: CityView, side: str) -> tuple[int, int]:
    return city.prices[side]["raw"], city.prices[side]["manufactured"]


def cover(names: tuple[str, ...], production: Iterable[tuple[Sequence[str], int]]) -> Cover:
    """How many units can give something out of each set of resources."""
    counts: Cover = (0,) * (1 << len(names))
    for options, units in production:
        counts = added(counts, bits(names, options), units)
    return counts


def added(counts: Cover, options: int, units: int) -> Cover:
    """A cover with more units that give one of the options."""
    if not options:
        return counts
    return tuple(count + units if subset & options else count for subset, count in enumerate(counts))


def lowered(prices: Prices, effect: Effect) -> Prices:
    """Prices after a discount; two of a kind do not add up (BASE-CARD-8, -9)."""
    kind = "raw" if effect.resources[0] in terms.RAW else "made"
    names = {f"{side}_{kind}" for side in effect.neighbors}
    return Prices(*(min(coins, effect.price) if name in names else coins for name, coins in prices._asdict().items()))


def cheapest(needs: Needs, own: Cover, left: Cover, right: Cover, left_price: int, right_price: int) -> int | None:
    """Fewest coins for what is missing of one class (the reasoning stands in `argosy.rules.payment`)."""
    units, from_left, from_right = 0, 0, 0
    for subset, count in needs:
        missing = count - own[subset]
        if missing > 0:
            if missing > left[subset] + right[subset]:
                return None
            units = max(units, missing)
            from_left = max(from_left, missing - right[subset])
            from_right = max(from_right, missing - left[subset])
    bought_left = units - from_right if left_price <= right_price else from_left
    return bought_left * left_price + (units - bought_left) * right_price


def loss(price: int | None) -> float:
    """Points that a price costs, by and large; no card is worth any price."""
    return OUT_OF_REACH if price is None else min(OUT_OF_REACH, COIN_LOSS * price)


def expected_lack(facts: Facts, economy: Economy, city: CityView, plays: Sequence[int], stages: int) -> float:
    """Expected points lost to prices in all plays that are still to come.

    plays: plays left in each Age. stages: stages that the city has, or will have, built.
    """
    total = 0.0
    for left, wanted in zip(plays, facts.ages, strict=True):
        if left:
            total += left * sum(
                card.share * loss(economy.price(card.cost, card.color))
                for card in wanted
                if card.parents.isdisjoint(economy.standing)
            )
    return total + lack_of_stages(facts, economy, city, sum(plays), stages)


def lack_of_stages(facts: Facts, economy: Economy, city: CityView, plays: int, stages: int) -> float:
    """The same for the stages that are still to be built; the last ones only if there are plays enough."""
    total = 0.0
    for place, stage in enumerate(facts.catalog.wonder(city.wonder).sides[city.side].stages[stages:], 1):
        chance = STAGE_WISH * min(1.0, plays / (PLAYS_PER_STAGE * place))
        total += chance * loss(economy.price(cost_of(stage.cost, stage.coins), STAGE))
    return total
