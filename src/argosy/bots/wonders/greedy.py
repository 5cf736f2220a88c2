"""How greedy judges a choice in 7 Wonders: what it brings, what it costs, what it takes from others. One move ahead.

    worth = gain of the city + coins gained and paid - coins that neighbours get + what the next player misses

`values` reads a view and the public catalog; hands of others, decks and the seed are not there to be read.
"""

from collections.abc import Sequence

from argosy.bots.wonders.boxes import ANSWERS, MORE_GAINS
from argosy.bots.wonders.facts import facts_of
from argosy.bots.wonders.gain import Gain
from argosy.bots.wonders.outlook import Outlook
from argosy.bots.wonders.worths import RIVALRY
from argosy.game.types import Choice
from argosy.game.wonders.view import WondersView

KEPT_RIGHT = 1.6
"""What a free building is worth if it waits, at the start of an Age; nothing in the last turn."""


def values(view: WondersView, choices: Sequence[Choice]) -> list[float]:
    """What each choice is worth to the seat of the view, in points."""
    judge = Judge(view)
    return [judge.worth(choice) for choice in choices]


class Judge:
    """One decision: the view, the cities round the table, and what the next player would make of the hand."""

    def __init__(self, view: WondersView) -> None:
        self.view, self.facts = view, facts_of(view)
        self.seat = -1 if view.seat is None else view.seat
        self.outlooks = [Outlook(view, self.facts, seat) for seat in range(len(view.cities))]
        self.rivalry = RIVALRY / max(1, view.players - 1)
        self._denials = self._what_the_next_player_misses()

    def worth(self, choice: Choice) -> float:
        """The worth of one choice."""
        denial = self._denials.get(choice.card or "", 0.0)
        if choice.city != self.seat:
            return self._worth_for_free_city(choice) + denial
        outlook = self.outlooks[self.seat]
        net = outlook.net(self._gain(outlook, choice), choice.price.total)
        return net + denial - self._favours(choice) - self._right_used(choice)

    def _gain(self, outlook: Outlook, choice: Choice) -> Gain:
        """What the card or stage brings, and what boxes add to it."""
        gains = [self._gain_of_thing(outlook, choice), *(more(outlook, choice) for more in MORE_GAINS)]
        return Gain(sum(gain.points for gain in gains), sum(gain.coins for gain in gains))

    def _gain_of_thing(self, outlook: Outlook, choice: Choice) -> Gain:
        if choice.verb == "sell":
            return Gain(0.0, self.facts.sale)
        if choice.verb == "stage":
            return outlook.stage_gain(choice.stage or 1)
        if choice.verb in ANSWERS:
            return ANSWERS[choice.verb](outlook, choice)
        return Gain(0.0, 0) if choice.card is None else outlook.card_gain(choice.card)

    def _favours(self, choice: Choice) -> float:
        """What the coins for neighbours are worth to them; the free city cannot win."""
        return sum(
            self.rivalry * coins / self.facts.coins_per_point
            for coins, city in self._paid(choice)
            if city != self._free_city
        )

    def _paid(self, choice: Choice) -> tuple[tuple[int, int], ...]:
        """(coins, city) for every seller."""
        price, count = choice.price, len(self.view.cities)
        steps = ((price.left, 1), (price.right, -1), (price.far_left, 2), (price.far_right, -2))
        return tuple((coins, (choice.city + away) % count) for coins, away in steps if coins)

    def _right_used(self, choice: Choice) -> float:
        """A free building now is none later in this Age (BASE-WONDERS-A-6)."""
        if choice.verb != "free":
            return 0.0
        return KEPT_RIGHT * (self.view.turns - self.view.turn) / self.view.turns

    # --- what others would have -----------------------------------------------------------------------------------

    @property
    def _free_city(self) -> int | None:
        return 0 if self.view.controller is not None else None

    def _next_seat(self) -> int | None:
        """Who gets the rest of the hand; nobody in the last turn of an Age (BASE-PASS-1, BASE-TWO-11)."""
        if self.view.turn == self.view.turns or self.view.asked not in ("card", "city_card"):
            return None
        if self.view.direction == "swap":
            return 3 - self.seat
        return (self.seat + (1 if self.view.direction == "left" else -1)) % len(self.view.cities)

    def _what_the_next_player_misses(self) -> dict[str, float]:
        """By card: how much worse the best play of the next player becomes when this card is gone from the hand."""
        following = self._next_seat()
        if following is None or len(self.view.hand) < 2:
            return {}
        uses = {card: self.outlooks[following].best_use(card) for card in self.view.hand}
        ranked = sorted((uses[card] for card in self.view.hand), reverse=True)
        return {card: self.rivalry * (ranked[0] - ranked[1]) if use == ranked[0] else 0.0 for card, use in uses.items()}

    # --- two players ----------------------------------------------------------------------------------------------

    def _worth_for_free_city(self, choice: Choice) -> float:
        """The free city cannot win (BASE-TWO-14): its plays are for the controller and against the other player."""
        mine, theirs = self.outlooks[self.seat], self.outlooks[3 - self.seat]
        worth = self._coins_between_players(choice)
        if choice.card and choice.verb != "stage":
            worth += self._use_to(mine, choice) - self._use_to(theirs, choice)
        return worth

    def _coins_between_players(self, choice: Choice) -> float:
        """The free city's purchases pay one player or the other."""
        signs = {self.seat: 1.0, 3 - self.seat: -1.0}
        return sum(signs[city] * coins / self.facts.coins_per_point for coins, city in self._paid(choice))

    def _use_to(self, outlook: Outlook, choice: Choice) -> float:
        """What the free city's building does to a player: more to buy, or more shields to beat."""
        if choice.verb == "sell" or choice.card is None:
            return 0.0
        effects = self.facts.cards[choice.card].effects
        shields = sum(effect.amount for effect in effects if effect.kind == "shields")
        return outlook.threat(shields, self.view.cities[0]) if shields else outlook.could_buy(effects)
