"""Cards of a position outside the cities: discard pile, decks, plays of the Age, hands."""

from collections import Counter
from collections.abc import Iterator

import numpy as np

from argosy.catalog import Card
from argosy.errors import PositionError
from argosy.game.engine import run
from argosy.game.wonders.expansions import PLAYS
from argosy.game.wonders.position.asking import ASKED_ANY_TURN
from argosy.game.wonders.position.builder import MOST_TOKENS, Builder
from argosy.game.wonders.position.form import PlayData
from argosy.game.wonders.printed_limits import first_deck_to_come, lying, printed, printed_in_all
from argosy.rules.chance import STREAM_AGE, random_below
from argosy.rules.wonders import terms
from argosy.rules.wonders.city import add_to_hand, has_built
from argosy.rules.wonders.setup import forget_plays
from argosy.rules.wonders.state import AGES, MAX_STAGES
from argosy.rules.wonders.tables import is_guild

STREAM_OTHERS = STREAM_AGE + AGES
"""The stream of a fourth deck: cards in the place of those that are there already."""
MOST_CARDS = 1000
"""More than a deck has, to tell the Ages apart in that stream."""


class CardBuilder(Builder):
    """Lays cards where the position says, or where they were dealt."""

    def lay(self) -> None:
        """The piles first, because hands that are left out get what lies nowhere, as do decks of Ages to
        come.
        """
        self._piles()
        self._hands()
        if self.wanted.decks is None:
            self._deal_around()

    def _piles(self) -> None:
        wanted, state = self.wanted, self.state
        state.discard[:] = 0
        for kind, count in Counter(self.kind(card, "position.discard") for card in wanted.discard).items():
            state.discard[kind] = self.count(
                count, f"position.discard: copies of {self.ruleset.card_ids[kind]}", MOST_TOKENS
            )
        if len(wanted.decks or []) > AGES:
            raise PositionError(f"position.decks: {len(wanted.decks or [])} decks for {AGES} Ages")
        for age, deck in enumerate(wanted.decks or []):
            self._deck(age, [self.kind(card, f"position.decks[{age}]") for card in deck])
        run(forget_plays)(state)
        for play in wanted.plays:
            self._play(play)

    def _deck(self, age: int, kinds: list[int]) -> None:
        size = int(self.tables.hand) * self.ruleset.seats
        if len(kinds) != size:
            raise PositionError(f"position.decks[{age}]: {len(kinds)} cards; {size} are dealt in an Age")
        self.state.decks[age, :size] = kinds

    def _play(self, play: PlayData) -> None:
        rows, seats = int(self.tables.turns) + 1, self.ruleset.seats
        if not (
            1 <= play.row <= rows and 0 <= play.seat < seats and play.verb in (*terms.VERBS[1:5], *PLAYS)
        ):
            raise PositionError(
                f"position.plays: {play}: row 1 to {rows}, seat below {seats}, verb build, stage, free or sell"
            )
        self.count(play.stage, "position.plays: stage", MOST_TOKENS if play.verb in PLAYS else MAX_STAGES)
        row = self.state.plays[play.row, play.seat]
        row.card, row.verb, row.stage = (
            self.kind(play.card, "position.plays"),
            terms.VERBS.index(play.verb),
            play.stage,
        )

    def _hands(self) -> None:
        given = [city.hand for city in self.wanted.cities]
        spare = self._spare_cards() if None in given else []
        for seat, hand in enumerate(given):
            size = self._hand_size(seat)
            kinds = (
                spare[:size]
                if hand is None
                else [self.kind(card, f"position.cities[{seat}].hand") for card in hand]
            )
            spare = spare[size:] if hand is None else spare
            turn = int(self.state.turn)
            if hand is None and len(kinds) < size:
                raise PositionError(
                    f"position.cities[{seat}].hand: left out, but only {len(kinds)} cards of this Age lie nowhere else and "
                    f"in turn {turn} it holds {size}: set a later turn or write the hand",
                    "hand_left_out",
                    seat=seat,
                    turn=turn,
                    holds=size,
                )
            if len(kinds) != size:
                raise PositionError(
                    f"position.cities[{seat}].hand: {len(kinds)} cards; in turn {turn} it holds {size}",
                    "hand_size",
                    seat=seat,
                    cards=len(kinds),
                    turn=turn,
                    holds=size,
                )
            self._fill_hand(seat, kinds)

    def _spare_cards(self) -> list[int]:
        """Cards of the Age that lie nowhere else, in the order in which they were dealt."""
        lying = Counter(self._lying())
        spare: list[int] = []
        for kind in (int(kind) for kind in self.state.decks[self.state.age - 1] if kind >= 0):
            if lying[kind] > 0:
                lying[kind] -= 1
            else:
                spare.append(kind)
        return spare

    def _lying(self) -> Iterator[int]:
        """Card numbers that lie in cities, under stages, in the discard pile and in given hands."""
        for seat, wanted in enumerate(self.wanted.cities):
            city = self.state.cities[seat]
            yield from (kind for kind in range(len(self.numbers)) if has_built(city, kind))
            yield from (int(kind) for kind in city.markers[: city.stages] if kind >= 0)
            yield from (self.kind(card, f"position.cities[{seat}].hand") for card in wanted.hand or [])
        yield from (kind for kind in range(len(self.numbers)) for _ in range(self.state.discard[kind]))

    def _deal_around(self) -> None:
        """The decks to come leave out what is there already, as far as their Age has other cards of the
        kind: guilds and cards of expansions that were not drawn (BASE-SETUP-3, CITIES-SETUP-1).
        """
        first = first_deck_to_come(self.state)
        there = Counter(lying(self.ruleset, self.state))
        there.update(int(kind) for deck in self.state.decks[first:] for kind in deck if kind >= 0)
        for age, deck in enumerate(self.state.decks[first:], first + 1):
            for place in range(len(deck)):
                kind = int(deck[place])
                if kind >= 0 and there[kind] > printed_in_all(self.ruleset, kind):
                    deck[place] = self._another(kind, age, place, there)
                    there.subtract([kind])
                    there.update([int(deck[place])])

    def _another(self, kind: int, age: int, place: int, there: Counter[int]) -> int:
        """Another card of the same kind that is nowhere, each equally likely; the card itself where there is
        none.
        """
        cards, seats = self.ruleset.catalog.cards, self.ruleset.seats
        others = [
            number
            for number, card in enumerate(cards)
            if _pile(card) == _pile(cards[kind])
            and printed(card, age, seats)
            and there[number] < printed_in_all(self.ruleset, number)
        ]
        if not others:
            return kind
        counter = age * MOST_CARDS + place
        return others[int(random_below(np.uint64(self.wanted.seed), STREAM_OTHERS, counter, len(others)))]

    def _hand_size(self, seat: int) -> int:
        """Cards in a hand at this moment (BASE-PASS-2, BASE-TWO-15)."""
        if self.state.turn == 0:
            return 0  # because the cards of the Age are dealt later
        full = int(self.tables.hand) + 1 - int(self.state.turn)
        if self.wanted.asked != "card" and self.state.turn == self.tables.turns:
            return self._left_over(seat)
        if self.wanted.asked in ASKED_ANY_TURN and self.wanted.asked != "card":
            full -= 1  # because the card of this turn has been played
        if not self.state.free_city:
            return full
        if seat == 0:
            return int(self.tables.hand) - int(self.state.turn)
        return full + (self.wanted.asked == "card" and seat == self.state.controller)

    def _left_over(self, seat: int) -> int:
        """In the last turn: has the hand a card left?

        Its size is free while left-overs are being dealt with.
        """
        hand = self.wanted.cities[seat].hand
        return len(hand) if hand is not None and len(hand) <= 1 else 0

    def _fill_hand(self, seat: int, kinds: list[int]) -> None:
        city = self.state.cities[seat]
        city.hand[:] = -1
        city.hand_size = 0
        if self.state.free_city and seat == 0:
            city.hand[: len(kinds)] = kinds
            city.hand_size = len(kinds)
            return
        for kind in kinds:
            add_to_hand(city, kind)


def _pile(card: Card) -> str:
    """Return the name of the pile that a card is drawn from at setup.

    All guilds are one pile, each part of the catalog is another.
    """
    return "guilds" if is_guild(card) else f"{card.part} {card.color}"
