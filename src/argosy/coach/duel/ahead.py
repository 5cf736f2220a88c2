"""Look-ahead of one choice in Duel, limited to what the seat of the view can know.

Choices are carried out in a game that fits the view. Its hidden cards (a card that is turned up, the cards of
a new Age) are sampled and never read.
"""

from collections.abc import Collection, Iterator, Sequence
from functools import cached_property
from typing import Any

import msgspec

from argosy.bots.duel import ruleset_of_view
from argosy.game.duel.choice import DuelChoice
from argosy.game.duel.forecast import DuelForecast, forecasts
from argosy.game.duel.game import DuelGame
from argosy.game.duel.view import DuelCityView, DuelView
from argosy.search.duel.hidden_information.from_view import information_set_from_view


class Reply(msgspec.Struct, frozen=True):
    """Something that the opponent could do next."""

    choice: DuelChoice
    forecast: DuelForecast
    before: DuelView


class Ahead:
    """One decision: what is known, and what follows from each choice."""

    def __init__(self, view: DuelView, choices: Sequence[DuelChoice]) -> None:
        assert view.seat is not None
        self.view, self.choices = view, choices
        self.me, self.foe = view.seat, 1 - view.seat
        ruleset = ruleset_of_view(view)
        self.catalog = ruleset.catalog
        self.game = DuelGame(ruleset, information_set_from_view(ruleset, view).game).resume()
        self._forecast: dict[int, DuelForecast] = {}
        self._after: dict[int, After] = {}

    @property
    def is_turn(self) -> bool:
        """Is it a choice of a turn, after which somebody else may take a card?"""
        return self.view.asked == "turn"

    @property
    def mine(self) -> DuelCityView:
        """The city of the seat."""
        return self.view.cities[self.me]

    def forecast(self, choice: DuelChoice) -> DuelForecast:
        """Return the immediate changes of a choice."""
        if choice.number not in self._forecast:
            (self._forecast[choice.number],) = forecasts(self.game.ruleset, self.game.array, [choice])
        return self._forecast[choice.number]

    def after(self, choice: DuelChoice) -> "After":
        """Return the knowable state after a choice."""
        if choice.number not in self._after:
            self._after[choice.number] = After(self, choice)
        return self._after[choice.number]

    @cached_property
    def otherwise(self) -> tuple[Reply, ...]:
        """Return the opponent's possible replies if the turn were theirs now."""
        if not self.is_turn:
            return ()
        free = {place.card for place in self.view.structure if place.is_open}
        return tuple(_replies(_in_turn_of(self.game, self.foe), self.view, free))


class After:
    """Game state after a choice, as far as the seat can know it."""

    def __init__(self, ahead: Ahead, choice: DuelChoice) -> None:
        self._ahead, self._is_again = ahead, ahead.forecast(choice).again
        self._game = ahead.game.copy()
        self._game.choose(ahead.me, choice.number)
        before, self.view = ahead.view, self._game.view(ahead.me)
        self.goes_on = not self.view.is_over and self.view.age == before.age and bool(before.structure)
        """The same Age goes on: its structure lies there."""
        was_open = {place.place for place in before.structure if place.is_open}
        opened = [
            place.place for place in self.view.structure if place.is_open and place.place not in was_open
        ]
        known = {place.place: place.card for place in before.structure if place.card}
        self.opened = tuple(known[place] for place in opened if place in known)
        """Cards that lay face up and are free now."""
        self.turned_up = sum(place not in known for place in opened)
        """Cards of which only the back was known."""
        self.is_determinization = _hidden_decrees(self.view) < _hidden_decrees(before)
        """A decree comes to light, which may change anything (AGORA-070)."""
        self._free = {place.card for place in self.view.structure if place.is_open and place.place in known}

    @cached_property
    def replies(self) -> tuple[Reply, ...]:
        """Return the opponent's replies with known cards; none when the seat plays again."""
        if self._is_again or not self._can_go_on:
            return ()
        return tuple(_replies(_in_turn_of(self._game, self._ahead.foe), self.view, self._free))

    @cached_property
    def mine(self) -> DuelGame | None:
        """The game as if the seat were on turn again; None where that cannot be asked."""
        return _in_turn_of(self._game, self._ahead.me) if self._can_go_on else None

    @property
    def _can_go_on(self) -> bool:
        return self.goes_on and bool(self._free)


def _hidden_decrees(view: DuelView) -> int:
    return sum(chamber.decrees.count(None) for chamber in view.chambers)


def _in_turn_of(game: DuelGame, seat: int) -> DuelGame:
    """A game in which it is that seat's turn; what was still to be done is left out."""
    other = game.copy()
    state: Any = other.state
    state.depth, state.on_turn, state.play_again, state.triggered = 0, seat, 0, 0
    return other.resume()


def _replies(game: DuelGame, before: DuelView, free: Collection[str | None]) -> Iterator[Reply]:
    """Yield the possible replies of the seat on turn, with free cards that are known."""
    known = [choice for choice in game.choices(game.owing[0]) if choice.card is None or choice.card in free]
    choices = {_part(choice): choice for choice in known}.values()
    forecast = forecasts(game.ruleset, game.array, choices)
    yield from (Reply(choice, one, before) for choice, one in zip(choices, forecast, strict=True))


def _part(choice: DuelChoice) -> tuple[str, str | None]:
    """Choices that change the same: a wonder with any card."""
    return (choice.verb, choice.thing) if choice.verb == "wonder" else (choice.text, None)


def lead(pawn: int, seat: int) -> int:
    """The pawn as the lead of a seat; it is counted as that of seat 0."""
    return pawn if seat == 0 else -pawn


def funds(city: DuelCityView) -> int:
    """All coins of a city."""
    return city.coins + city.protected


def points(ahead: Ahead, before: DuelView, forecast: DuelForecast, seat: int) -> int:
    """Points that a seat gains, without those of coins and of the track (DUEL-101)."""
    one = ahead.catalog.economy.coins_per_point
    was = (
        before.cities[seat].points - funds(before.cities[seat]) // one - track(ahead, lead(before.pawn, seat))
    )
    return forecast.points[seat] - forecast.coins[seat] // one - track(ahead, lead(forecast.pawn, seat)) - was


def track(ahead: Ahead, lead: int) -> int:
    """Points of the military track (DUEL-073)."""
    zones = ahead.catalog.zones
    return next((zone.points for zone in zones if lead > 0 and zone.first <= lead <= zone.last), 0)
