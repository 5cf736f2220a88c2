"""What things are worth to a city of Duel in one decision, and what a turn leaves to the opponent."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from argosy.bots.duel import boxes
from argosy.bots.duel.cost import can_pay, cost, lasting
from argosy.bots.duel.facts import facts_of, military_tokens
from argosy.bots.duel.scale import AGAIN, COIN, RIVALRY, TOKEN, UNKNOWN_CARD, VICTORY, sign
from argosy.bots.duel.worths import worth_of
from argosy.catalog.duel import Effect
from argosy.game.duel.view import DuelCityView, DuelView, PlaceView

PRODUCTION = {1: 3.0, 2: 2.0, 3: 0.3}
"""A unit of a resource by Age: it saves coins for the rest of the game."""

SIMPLE: dict[str, Callable[[int], float]] = {
    "points": float,
    "coins": lambda amount: COIN * amount,
    "opponent_loses_coins": lambda amount: RIVALRY * COIN * amount,
    "play_again": lambda _: AGAIN,
    "produce_choice": lambda _: 2.6,
    "fixed_trade_price": lambda _: 1.6,
    "progress_from_box": lambda _: TOKEN,
}
"""Effects at once whose worth does not depend on the table, by kind."""


class Judge:
    """One decision in the eyes of one seat."""

    def __init__(self, view: DuelView) -> None:
        self.view = view
        self.catalog, self.things = facts_of(view)
        self.seat = view.owing[0] if view.seat is None else view.seat
        self.me, self.foe = view.cities[self.seat], view.cities[1 - self.seat]
        self.open = [place for place in view.structure if place.is_open]
        self._kept: dict[tuple[int, str, int], float] = {}
        self._lasting: dict[int, list[Effect]] = {}
        self._tokens = [(token.zone[0], self.known(token)) for token in military_tokens(view)]

    # --- what a thing is worth to a city ----------------------------------------------------------------------------

    def value(self, city: DuelCityView, name: str, pushed: int = 0) -> float:
        """What constructing or gaining a card, wonder or god brings a city.

        pushed: spaces by which the other player has moved the pawn in the meantime.
        """
        key = city.seat, name, pushed
        if key not in self._kept:
            thing = self.things[name]
            gains = [self._effect(city, effect, getattr(thing, "color", None), pushed) for effect in thing.effects]
            chain = 0.7 if getattr(thing, "chain_gives", None) and self.view.age < 3 else 0.0
            self._kept[key] = sum(gains) + chain
        return self._kept[key]

    def _effect(self, city: DuelCityView, effect: Any, color: str | None, pushed: int) -> float:  # noqa: PLR0911  because one line a kind reads best
        kind, amount = effect.kind, effect.amount or 0
        if kind in boxes.EFFECTS:
            return boxes.EFFECTS[kind](self, city, effect)
        if kind in SIMPLE:
            return SIMPLE[kind](amount)
        if kind == "shields":
            return self.shields(city, self._shields_of(city, amount, color), pushed)
        if kind == "science":
            return self.symbol(city, effect.symbol)
        if kind == "produce":
            return self._unit(city, effect.resource) * min(amount, 2)
        if kind == "coins_per_own":
            return COIN * amount * (self._count(city, (effect.what,)) + (effect.what == "yellow"))
        if kind == "majority":
            return self._guild(effect)
        if kind == "discard_opponent_building":
            return 1.5 if self._count(self._other(city), effect.colors) else 0.0
        return 1.5

    def _other(self, city: DuelCityView) -> DuelCityView:
        return self.view.cities[1 - city.seat]

    def _unit(self, city: DuelCityView, resource: str) -> float:
        """A unit is worth less when the city has some, more when it is dear."""
        have = city.makes.get(resource, 0)
        return PRODUCTION[self.view.age] * (1.0, 0.7, 0.4)[min(2, have)] * (0.5 + 0.25 * city.prices[resource])

    def _count(self, city: DuelCityView, what: Sequence[str]) -> int:
        built = sum(wonder.is_built for wonder in city.wonders) if "wonder" in what else 0
        return built + sum(city.colors.get(color, 0) for color in what)

    def _guild(self, effect: Any) -> float:
        if "coins_by_3" in effect.count:
            return max(self.me.coins, self.foe.coins) / self.catalog.economy.coins_per_point
        most = max(self._count(city, effect.count) for city in self.view.cities)
        return most * ((effect.points_each or 0) + COIN * (effect.coins_each or 0))

    def steps(self, city: DuelCityView, name: str) -> int:
        """Spaces that the pawn moves when a city gains this."""
        color = getattr(self.things[name], "color", None)
        shields = sum(effect.amount or 0 for effect in self.things[name].effects if effect.kind == "shields")
        return (
            self._arrives(city.seat, city.shields, self._shields_of(city, shields, color) if shields else 0)
            - city.shields
        )

    def _shields_of(self, city: DuelCityView, shields: int, color: str | None) -> int:
        """DUEL-067: some tokens add a shield to red cards."""
        return shields + (self.lasting(city, "extra_shield_on_red") if color == "red" else 0)

    def _arrives(self, seat: int, lead: int, steps: int) -> int:
        """The lead after so many steps."""
        return boxes.lead_after(self.view, seat, lead, min(lead + steps, self.catalog.capital))

    def lasting(self, city: DuelCityView, kind: str) -> int:
        """The sum of all effects of a kind among the progress tokens and decrees of a city."""
        if city.seat not in self._lasting:
            self._lasting[city.seat] = list(lasting(self.view, city))
        return sum(effect.amount or 1 for effect in self._lasting[city.seat] if effect.kind == kind)

    def shields(self, city: DuelCityView, steps: int, pushed: int = 0) -> float:
        """Points of the track, coins of the tokens, and the way to the capital."""
        before = city.shields - pushed
        after = self._arrives(city.seat, before, steps)
        if after >= self.catalog.capital:
            return VICTORY
        tokens = sum(worth for space, worth in self._tokens if before < space <= after)
        danger = 0.3 * max(0, after - 4) + 0.25 * max(0, -before - 2)
        return self._track(after) - self._track(before) + tokens + steps * (0.35 + danger)

    def _track(self, lead: int) -> float:
        """Points of the track for the difference between both players."""
        points = next((zone.points for zone in self.catalog.zones if zone.first <= abs(lead) <= zone.last), 0)
        return float(points * sign(lead))

    def symbol(self, city: DuelCityView, symbol: str) -> float:
        """A sixth symbol wins, a pair brings a token, every new one is a step."""
        have = city.symbols.get(symbol, 0)
        if have == 0:
            different = len(city.symbols) + 1
            return (
                VICTORY
                if different >= self.catalog.science.supremacy
                else (0.5, 1.2, 1.8, 2.6, 4.0, 8.0)[different - 1]
            )
        if have > 1:
            return 0.0
        board = [
            name for name in self.view.board if all(effect.symbol != symbol for effect in self.things[name].effects)
        ]  # because a token that gives the symbol itself brings no pair
        return max((self.token(city, name) for name in board), default=0.0)

    def token(self, city: DuelCityView, name: str) -> float:
        """A progress token."""
        return sum(self._of_token(city, effect) for effect in self.things[name].effects)

    def _of_token(self, city: DuelCityView, effect: Effect) -> float:
        known = worth_of(effect)
        if effect.kind == "science":
            return max(known, self.symbol(city, effect.symbol or ""))
        if effect.kind == "points_per_own_progress":
            return known + (effect.amount or 0) * len(city.progress)
        return known

    def known(self, thing: Any) -> float:
        """What a thing is worth as experience says, whatever lies on the table."""
        return sum(worth_of(effect) for effect in thing.effects)

    # --- what is left to the opponent -------------------------------------------------------------------------------

    def after(self, taken: str | None, *, again: bool = False, pushed: int = 0) -> float:
        """What the next player finds: a part of the best card, ours if we play again, the opponent's otherwise.

        taken: the card or god that this turn takes away. pushed: spaces by which it moves the pawn our way.
        """
        city, pushed = (self.me, 0) if again else (self.foe, pushed)
        best = max((self._left(city, place, pushed) for place in self._next_open(taken)), default=0.0)
        if again:
            return RIVALRY * best
        return -RIVALRY * max(best, *self._other_victories(taken, pushed), 0.0)

    def _other_victories(self, taken: str | None, pushed: int) -> Iterator[float]:
        """VICTORY for every wonder and every god with which the opponent could win at once, whatever card they take."""
        standing = sum(wonder.is_built for city in self.view.cities for wonder in city.wonders)
        for wonder in self.foe.wonders if standing < self.catalog.setup.wonders_standing else ():
            wins = not wonder.is_built and self.value(self.foe, wonder.wonder, pushed) >= VICTORY
            if wins and can_pay(self.view, self.foe, wonder.wonder):
                yield VICTORY
        for threat in boxes.THREATS:
            yield from threat(self, taken, pushed)

    def _next_open(self, taken: str | None) -> list[PlaceView]:
        gone = {place.place for place in self.open if place.card == taken}
        freed = [
            place for place in self.view.structure
            if place.covered_by and gone >= set(place.covered_by) and place.back and not place.is_open
        ]  # fmt: skip
        return [place for place in self.open if place.card != taken] + freed

    def _left(self, city: DuelCityView, place: PlaceView, pushed: int) -> float:
        """The better of constructing, if the city can pay, and discarding; a face-down card is a guess."""
        if place.card is None:
            return UNKNOWN_CARD
        if not can_pay(self.view, city, place.card):
            return COIN * 2
        return max(self.value(city, place.card, pushed) - COIN * cost(self.view, city, place.card), COIN * 2)

    def then(self, gain: float, taken: str | None, *, again: bool = False, pushed: int = 0) -> float:
        """A gain and what comes after it; after a victory nothing does."""
        return gain if gain >= VICTORY else gain + self.after(taken, again=again, pushed=pushed)
