"""One city as everybody sees it, and what a card or a stage would be worth to it.

The same questions are asked for the own city and for neighbours: what a card is worth to them is a reason to keep it
from them. Nothing here looks at a hand.
"""

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property

from argosy.bots.wonders import forecast
from argosy.bots.wonders.boxes import COUNTED
from argosy.bots.wonders.economy import Economy, economy_of, expected_lack
from argosy.bots.wonders.facts import Facts, stage_effects
from argosy.bots.wonders.gain import Gain
from argosy.bots.wonders.worths import WORTHS
from argosy.catalog import Effect
from argosy.game.wonders.view import CityView, WondersView

CHANGES_PRICES = ("produce", "discount")


class Outlook:
    """A city between its neighbours, with the plays that are still to come."""

    def __init__(self, view: WondersView, facts: Facts, seat: int) -> None:
        self.view, self.facts = view, facts
        self.city = view.cities[seat]
        self.left = view.cities[(seat + 1) % len(view.cities)]
        self.right = view.cities[seat - 1]
        self._gains: dict[tuple[tuple[Effect, ...], str | None], Gain] = {}
        """By effects and card; a card or a stage stands in a choice for each way to pay for it, a leader for each use."""

    @cached_property
    def economy(self) -> Economy:
        """What the city can pay now."""
        return economy_of(self.city, self.left, self.right, self.facts.catalog)

    @cached_property
    def plays(self) -> tuple[int, ...]:
        """Plays that are left in each Age after the one that is being chosen."""
        view = self.view
        return tuple(
            view.turns if age > view.age else view.turns - view.turn if age == view.age else 0
            for age in range(1, len(self.facts.ages) + 1)
        )

    @property
    def plays_left(self) -> int:
        """All of them."""
        return sum(self.plays)

    @property
    def ages_left(self) -> int:
        """Ages that will still be dealt."""
        return len(self.facts.ages) - self.view.age

    @property
    def neighbors(self) -> tuple[CityView, CityView]:
        """Left, right."""
        return self.left, self.right

    # --- worth ----------------------------------------------------------------------------------------------------

    def card_gain(self, card: str) -> Gain:
        """What a card brings when it comes into the city."""
        return self._gain(self.facts.cards[card].effects, card)

    def stage_gain(self, number: int) -> Gain:
        """What the stage of this 1-based number brings."""
        return self.effects_gain(stage_effects(self.facts, self.city.wonder, self.city.side, number))

    def effects_gain(self, effects: Sequence[Effect]) -> Gain:
        """What effects bring that come with no card."""
        return self._gain(effects, None)

    def _gain(self, effects: Sequence[Effect], card: str | None) -> Gain:
        key = (tuple(effects), card)
        found = self._gains.get(key)
        if found is None:
            saved = self.saved_by(effects, card) if self._changes_prices(effects, card) else 0.0
            found = Gain(saved + self._points(effects, card), self._coins(effects, card))
            self._gains[key] = found
        return found

    def saved_by(self, effects: Iterable[Effect], card: str | None) -> float:
        """Points that new production, discounts and chains will save (the stages to come stay the same)."""
        return self.lack - self.lack_with(self.economy.with_effects(effects, card))

    @cached_property
    def lack(self) -> float:
        """Points that the city will lose to prices as it is now."""
        return self.lack_with(self.economy)

    def lack_with(self, after: Economy) -> float:
        """The same with another economy."""
        return expected_lack(self.facts, after, self.city, self.plays, len(self.city.stages))

    def price_of(self, card: str) -> int | None:
        """Fewest coins for which the city can build a card."""
        if not self.economy.standing.isdisjoint(self.facts.cards[card].chain_from):
            return 0
        return self.economy.price(self.facts.costs[card], self.facts.cards[card].color)

    def purse(self, coins: int) -> float:
        """What so many coins in the treasury are worth."""
        return forecast.purse(coins, self.plays_left, self.facts.coins_per_point)

    def net(self, gain: Gain, price: int) -> float:
        """A gain less its price, coins turned into points."""
        coins = self.city.coins
        return gain.points + self.purse(coins - price + gain.coins) - self.purse(coins)

    def best_use(self, card: str) -> float:
        """What the city would make of a card in its hand: build it if it can, else sell it."""
        sale = self.net(Gain(0.0, self.facts.sale), 0)
        price = self.price_of(card)
        if card in self.city.cards or price is None or price > self.city.coins:
            return sale
        return max(sale, self.net(self.card_gain(card), price))

    def tokens(self, more_shields: int) -> float:
        """Expected points of conflicts to come with so many more shields (BASE-CONFLICT-3)."""
        return sum(
            forecast.expected_tokens(
                self.city.shields + more_shields, other.shields, self.plays_with_this, self.facts.victory
            )
            for other in self.neighbors
        )

    @cached_property
    def plays_with_this(self) -> tuple[int, ...]:
        """Plays of others in each Age, the one of now included: nobody knows it yet."""
        return tuple(left + (age == self.view.age) for age, left in enumerate(self.plays, 1))

    def science(self, symbols: Sequence[int], free: int) -> float:
        """Expected points of science with these symbols, and with those that a city like this one will get."""
        more = forecast.science_to_come(sum(self.city.science.values()), self.plays_left)
        return forecast.expected_science(symbols, free, more, self.facts.science_set)

    def count(self, effect: Effect, card: str | None) -> int:
        """The things that an effect counts, the card itself included (BASE-CARD-17, -19)."""
        own = self.facts.cards[card].color if card else None
        total = 0
        for place, city in (("self", self.city), ("left", self.left), ("right", self.right)):
            if place in effect.where:
                total += sum(count_in(city, thing) for thing in effect.of)
                total += place == "self" and own in effect.of
        return total

    def count_in(self, city: CityView, thing: str) -> int:
        """How many of a thing are in any city."""
        return count_in(city, thing)

    def threat(self, shields: int, other: CityView) -> float:
        """Points that this city loses (below zero) when another one gets more shields."""
        plays, victory = self.plays_with_this, self.facts.victory
        before = forecast.expected_tokens(self.city.shields, other.shields, plays, victory)
        return forecast.expected_tokens(self.city.shields, other.shields + shields, plays, victory) - before

    def could_buy(self, effects: Sequence[Effect]) -> float:
        """Points that this city saves when a neighbour has more to sell."""
        return self.lack - self.lack_with(self.economy.with_sellers(effects))

    # --- inside ---------------------------------------------------------------------------------------------------

    def _points(self, effects: Sequence[Effect], card: str | None) -> float:
        return sum(worth_of(effect)(self, effect, card) for effect in effects)

    def _coins(self, effects: Sequence[Effect], card: str | None) -> int:
        """Coins from the bank at once."""
        total = sum(effect.amount for effect in effects if effect.kind == "coins")
        return total + sum(effect.amount * self.count(effect, card) for effect in effects if effect.kind == "coins_per")

    def _changes_prices(self, effects: Sequence[Effect], card: str | None) -> bool:
        if any(effect.kind in CHANGES_PRICES for effect in effects):
            return True
        return card is not None and bool(self.facts.catalog.leads_to(card))


def count_in(city: CityView, thing: str) -> int:
    """Cards of a colour, stages, tokens, or what a box lets effects count, in a city."""
    if thing in COUNTED:
        return COUNTED[thing](city)
    if thing == "wonder_stage":
        return len(city.stages)
    if thing == "defeat_token":
        return city.defeats
    if thing == "victory_token":
        return len(city.victories)
    return city.colors[thing]


Worth = Callable[[Outlook, Effect, str | None], float]


def worth_of(effect: Effect) -> Worth:
    """The function that says what an effect is worth in points."""
    return WORTHS[effect.kind]
