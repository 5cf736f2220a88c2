"""Pools of unseen cards, and their slots in hands, the discard pile and under stages.

Rules BASE-INFO-1, -2, BASE-SETUP-3. A card of this Age that nobody has shown is one of those that the deck of
the Age still owes; of guilds and some cards of expansions only how many there are is known. Hands that the
viewer has held are what it saw then, less what has been built out of them; what has left them face down may
be any of these cards. What was hidden in Ages before is any card of these Ages.
"""

from collections import Counter
from collections.abc import Iterator

from argosy.game.engine import run
from argosy.game.wonders.view import KnownHand, Play
from argosy.rules.records import Record
from argosy.rules.wonders import terms
from argosy.rules.wonders.setup import forget_plays
from argosy.search.wonders.hidden_information.slot_kinds import DISCARD, HAND, MARKER
from tests.search.wonders.view_pools.determinization import Determinization, Pile, Slot
from tests.search.wonders.view_pools.expansions import more_pools
from tests.search.wonders.view_pools.hand_history import Travel

SHOWN = ("build", "free")
Cards = Counter[int]
"""How many copies of each card."""


def lay_cards(determinization: Determinization, state: Record) -> None:
    """Put every card where the viewer knows it, and note the rest as hidden."""
    _lay_plays(determinization, state)
    _lay_hands(determinization, state)
    _lay_markers(determinization, state)
    pile = _known_pile(determinization)
    for kind, count in pile.items():
        state.discard[kind] = count
    hidden = _Hidden(determinization, state, pile)
    hidden.this_age()
    hidden.earlier_ages()
    determinization.hidden.coming = determinization.view.age - (determinization.view.turn == 0)
    determinization.hidden.sorts = sum(
        1 << seat for seat in determinization.others if not (determinization.tables.free_city and seat == 0)
    )


def _lay_plays(determinization: Determinization, state: Record) -> None:
    run(forget_plays)(state)
    for play in determinization.view.plays:
        row = state.plays[play.turn + play.last_card, play.seat]
        row.verb = terms.VERBS.index(play.verb)
        row.stage = play.stage or 0
        row.card = -1 if play.card is None else determinization.kinds[play.card]


def _lay_hands(determinization: Determinization, state: Record) -> None:
    view = determinization.view
    for seat in determinization.seats:
        city = state.cities[seat]
        city.hand[:] = -1
        city.hand_size = view.cities[seat].hand_size
    for seat, cards in ((determinization.seat, view.hand), (view.partner, view.partner_hand)):
        if seat is not None:
            state.cities[seat].hand[: len(cards)] = sorted(determinization.cards(cards))


def _lay_markers(determinization: Determinization, state: Record) -> None:
    """Cards that the viewer has put under stages in this Age itself."""
    for play in determinization.view.plays:
        if play.verb == "stage" and play.card is not None and play.stage is not None:
            state.cities[play.seat].markers[play.stage - 1] = determinization.kinds[play.card]


def _known_pile(determinization: Determinization) -> Cards:
    """All of the discard pile if it is looked through now, otherwise what the viewer has put there in this
    Age.
    """
    view = determinization.view
    if view.discard is not None:
        return Counter(determinization.cards(view.discard))
    return Counter(
        determinization.cards(play.card for play in view.plays if play.verb not in (*SHOWN, "stage"))
    )


class _Hidden:
    """The hidden cards and their slots."""

    def __init__(self, determinization: Determinization, state: Record, pile: Cards) -> None:
        self.determinization, self.view, self.tables = (
            determinization,
            determinization.view,
            determinization.tables,
        )
        self.state = state
        self.pile = pile
        self.standing: Cards = Counter(
            kind for city in self.view.cities for kind in determinization.cards(city.cards)
        )
        self.left_in_pile = self.view.discard_size - pile.total()
        """Cards of the pile that are still to be explained."""

    def this_age(self) -> None:
        """Cards of the running Age: first the guilds that are in the game, then all unseen cards, then known
        hands.
        """
        if self.view.turn == 0:
            return
        determinization, travel = self.determinization, Travel(self.determinization)
        known = {hand.seat: hand for hand in self.view.known_hands}
        slots = {seat: list(self._slots_of_hand(seat, travel)) for seat in determinization.others}
        before = [
            slot
            for play in self._face_down()
            if self._leaves_from(play, travel) not in known
            for slot in self._slot_of(play)
        ]
        unseen, pools = self._unseen()
        piles = [(self._pile_of(hand), slots[seat]) for seat, hand in known.items()]
        open_slots = [slot for seat in determinization.others if seat not in known for slot in slots[seat]]
        open_slots += [*before, *(slot for pile, _ in piles for slot in pile.buffers)]
        deck = determinization.pile(unseen, buffers=sum(count for _, count in pools), least=len(open_slots))
        buffers = deck.buffers
        for things, count in pools:
            determinization.pool(buffers[:count], things)
            buffers = buffers[count:]
        self._lay(open_slots, determinization.deal(deck, open_slots))
        for pile, mine in piles:
            self._lay(mine, determinization.deal(pile, mine))

    def _lay(self, slots: list[Slot], cards: list[int]) -> None:
        """Put cards of a hand where they may lie; dealing puts others there, unless only one can be there."""
        for (field, seat, place), kind in zip(slots, cards, strict=False):
            if field == HAND:
                self.state.cities[seat].hand[place] = kind

    def _slots_of_hand(self, seat: int, travel: Travel) -> Iterator[Slot]:
        """The places of a hand, and of what has left it face down since the viewer saw it."""
        yield from ((HAND, seat, place) for place in range(self.view.cities[seat].hand_size))
        if any(hand.seat == seat for hand in self.view.known_hands):
            for play in self._face_down():
                if self._leaves_from(play, travel) == seat:
                    yield from self._slot_of(play)

    def _pile_of(self, hand: KnownHand) -> Pile:
        """Return the cards that may lie in a known hand: those seen, and those drawn since (BASE-TWO-5)."""
        drawn = self.view.cities[hand.seat].hand_size + hand.gone - len(hand.cards)
        return self.determinization.pile(self.determinization.cards(hand.cards), buffers=drawn)

    def _face_down(self) -> Iterator[Play]:
        """Plays of this Age whose card the viewer does not know."""
        return (play for play in self.view.plays if play.card is None)

    def _leaves_from(self, play: Play, travel: Travel) -> int | None:
        """Return the holder of the hand that a card has left since the viewer saw it.

        None if it was never seen before that.
        """
        if not travel.has_been_seen(play):
            return None
        hand = travel.hand_of(play)
        return next(seat for seat in self.determinization.seats if travel.held(seat, self.view.turn) == hand)

    def _slot_of(self, play: Play) -> Iterator[Slot]:
        """Yield the slot of a card played face down: its stage, or the pile unless that is open."""
        if play.verb == "stage" and play.stage is not None:
            yield MARKER, play.seat, play.stage - 1
        elif self.left_in_pile > 0 and self.view.discard is None:
            self.left_in_pile -= 1
            yield DISCARD, 0, 0

    def _unseen(self) -> tuple[list[int], list[tuple[list[int], int]]]:
        """Cards of the deck that have not been seen; and for each pool of which some are in the game, those
        that may be there and how many.
        """
        tables, age = self.tables, self.view.age
        seen = self._seen()
        deck = Counter(int(kind) for kind in tables.decks[age - 1, : tables.deck_size[age - 1]])
        pools: list[tuple[list[int], int]] = []
        for things, count in pools_of(self.determinization, age):
            candidates = [kind for kind in things if not seen[kind]]
            pools.append(
                (candidates, min(len(candidates), max(0, count - sum(seen[kind] > 0 for kind in things))))
            )
        return sorted((deck - seen).elements()), pools

    def _seen(self) -> Cards:
        """Cards of this Age that the viewer has seen: played for all to see, in hands, in the pile."""
        view, cards = self.view, self.determinization.cards
        seen: Cards = Counter(cards([*view.hand, *view.partner_hand]))
        seen.update(kind for hand in view.known_hands for kind in cards(hand.cards))
        seen.update(cards(play.card for play in view.plays if play.verb == "stage"))
        earlier = {kind for age in range(1, view.age) for kind in deck_of(self.determinization, age)}
        pile = Counter(
            {kind: count for kind, count in self.pile.items() if kind not in earlier or view.discard is None}
        )
        built = Counter(cards(play.card for play in view.plays if play.verb in SHOWN))
        standing = Counter({kind: count for kind, count in self.standing.items() if kind not in earlier})
        return seen + pile + (built | standing)

    def earlier_ages(self) -> None:
        """Cards of Ages before: under stages, and whatever else lies in the pile."""
        slots: list[Slot] = [
            (MARKER, city.seat, stage - 1)
            for city in self.view.cities
            for stage, age in zip(city.stages, city.markers, strict=True)
            if 0 < age < self.view.age
        ]
        slots += [(DISCARD, 0, 0)] * (0 if self.view.discard is not None else max(0, self.left_in_pile))
        cards: Cards = Counter(
            kind for age in range(1, self.view.age) for kind in deck_of(self.determinization, age)
        )
        things = sorted((cards - self.standing - self.pile).elements())
        self.determinization.pool(slots, things or sorted(deck_of(self.determinization, self.view.age)))


def deck_of(determinization: Determinization, age: int) -> list[int]:
    """The cards that are surely in an Age (from 1), guilds apart."""
    tables = determinization.tables
    return [int(kind) for kind in tables.decks[age - 1, : tables.deck_size[age - 1]]]


def pools_of(determinization: Determinization, age: int) -> list[tuple[list[int], int]]:
    """Cards of which only some are in an Age, and how many (BASE-SETUP-3)."""
    tables = determinization.tables
    pools = more_pools(tables, age)
    if age == terms.AGES:
        pools.append(([int(kind) for kind in tables.guilds[: tables.guilds_in_box]], int(tables.guilds_used)))
    return pools
