"""Redeal of the cards of a game: another deal that a viewer cannot tell from it (BASE-INFO-1, -2).

Hands travel, so a seat has seen every hand that it held. `follow` plays the Age again from the deal and the
plays and keeps track of every physical card, so that the history of another deal is whole; `hand_tracking`
says only what is known of hands.
"""

from collections import Counter
from dataclasses import dataclass, field
from random import Random

from argosy.rules.records import Record, Records, copy_record, new_records
from argosy.rules.wonders.choices import MAX_CHOICES, list_choices
from argosy.rules.wonders.expansions.knowledge import discarding, more_pools, redeal_more
from argosy.rules.wonders.state import AGES, CHOICE, MAX_STAGES
from argosy.rules.wonders.teams import seats_seen_through
from argosy.rules.wonders.terms import BUILD, FREE, LAST_CARD, REVIVE, SELL, STAGE
from argosy.rules.wonders.turn import commit, take_back

SPECTATOR = -1

Slot = int
"""A physical card: its place in the dealt deck of the Age."""

Key = tuple[int, int]
"""A play: (row of `game.plays`, seat)."""


@dataclass
class Hand:
    """A hand on its way round the table."""

    cards: list[Slot]
    face_down: list[Key] = field(default_factory=list)
    """Plays out of it since the viewer last held it, or since the deal, whose card is hidden from it."""


@dataclass
class Followed:
    """The running Age as one viewer has followed it."""

    kinds: list[int]
    """Card number of each slot."""
    hands: list[Hand]
    """By the seat that holds it now; for the free city the rest of its deck, top card last."""
    seen: set[Slot]
    """Slots whose card the viewer has seen, in a hand or in a city."""
    hidden: dict[Key, Slot]
    """The slot behind every play that is face down for the viewer."""
    fixed: set[Slot] = field(default_factory=set)
    """Slots in the discard pile that stay as they are, because everybody has seen such a card built out of
    it.
    """


def follow(game: Record, tables: Record, viewer: int) -> Followed | None:
    """Follow the running Age in the eyes of a viewer (a seat or SPECTATOR).

    None if the plays do not lead from the deal to the hands, as when a position was set up in the middle of
    an Age.
    """
    follower = _Follower(game, tables, viewer)
    try:
        follower.play_age()
    except _NotExplained:
        return None
    return follower.age


class _NotExplained(Exception):
    """The deal and the plays do not lead to the hands."""


class _Follower:
    def __init__(self, game: Record, tables: Record, viewer: int) -> None:
        self.game, self.tables, self.viewer = game, tables, viewer
        self.eyes = seats_seen_through(tables, viewer)
        size = int(tables.hand)
        kinds = [int(kind) for kind in game.decks[game.age - 1, : game.seats * size]]
        hands = [Hand(list(range(seat * size, seat * size + size))) for seat in range(game.seats)]
        self.age = Followed(kinds, hands, set(), {})
        self.controller = int(tables.first_control[game.age - 1])

    def play_age(self) -> None:
        """From the deal to now."""
        for turn in range(1, self.game.turn + 1):
            if turn > 1:
                self._pass()
            self._draw()
            self._look()
            self._play_row(turn)
        self._play_row(self.tables.turns + 1)  # the extra last cards
        self._look_at_last_card()
        self._compare()

    def _look(self) -> None:
        if self.viewer == SPECTATOR or (self.game.free_city and self.viewer == 0):
            return
        for hand in (self.age.hands[seat] for seat in self.eyes):
            hand.face_down = []
            self.age.seen.update(hand.cards)

    def _play_row(self, row: int) -> None:
        for seat in range(self.game.seats):
            if self.game.plays[row, seat].verb:
                self._play(row, seat)

    def _play(self, row: int, seat: int) -> None:
        play, holder = self.game.plays[row, seat], self._holder(row, seat)
        hand = self.age.hands[holder]
        slot = self._find(hand.cards, play.card)
        if slot is None:
            raise _NotExplained
        hand.cards.remove(slot)
        if play.verb in (BUILD, FREE) or self._decides(seat):
            self.age.seen.add(slot)
        elif holder not in self.eyes:
            self.age.hidden[row, seat] = slot
            hand.face_down.append((row, seat))

    def _find(self, slots: list[Slot], kind: int) -> Slot | None:
        return next((slot for slot in slots if self.age.kinds[slot] == kind), None)

    def _holder(self, row: int, seat: int) -> int:
        """The free city's regular card comes out of its controller's hand (BASE-TWO-5)."""
        if self.game.free_city and seat == 0 and row <= self.tables.turns:
            return self.controller
        return seat

    def _decides(self, seat: int) -> bool:
        """Does the viewer decide for this city now, as the controller of the free city (BASE-TWO-10)?"""
        return bool(self.game.free_city) and seat == 0 and self.controller == self.viewer

    def _look_at_last_card(self) -> None:
        """The last card of the free city's deck is shown to who is asked to play it (AMB-16)."""
        if self._decides(0) and self.game.cities[0].owed == LAST_CARD:
            self.age.seen.update(self.age.hands[0].cards)

    def _pass(self) -> None:
        hands, seats = self.age.hands, self.game.seats
        if self.game.free_city:
            hands[1], hands[2] = hands[2], hands[1]
            self.controller = 3 - self.controller
        else:
            step = int(self.tables.direction[self.game.age - 1])
            self.age.hands = [hands[(seat - step) % seats] for seat in range(seats)]

    def _draw(self) -> None:
        if self.game.free_city:
            self.age.hands[self.controller].cards.append(self.age.hands[0].cards.pop())

    def _compare(self) -> None:
        """The hands must be those of the game, or discarded as left-overs."""
        for seat, hand in enumerate(self.age.hands):
            held = self.game.cities[seat].hand[: self.game.cities[seat].hand_size]
            if len(held) and sorted(self.age.kinds[slot] for slot in hand.cards) != sorted(
                int(kind) for kind in held
            ):
                raise _NotExplained


def draw_again(
    kinds: list[int], absent_from: set[int], tables: Record, age: int, chance: Random
) -> list[int]:
    """The same cards, but those of a pool replaced by others that may be in the Age (1-based) as well.

    absent_from: cards that are known to be in the Age elsewhere.
    """
    guilds = {int(kind) for kind in tables.guilds[: tables.guilds_in_box]}
    for pool in [*more_pools(tables, age), *([guilds] if age == AGES else [])]:
        mine = [kind for kind in kinds if kind in pool]
        possible = sorted(set(mine) | (pool - absent_from))
        kinds = [kind for kind in kinds if kind not in pool] + chance.sample(possible, len(mine))
    return kinds


def redeal_unknown(array: Records, tables: Record, viewer: int, seed: int) -> Records:
    """Return a determinization that the viewer (a seat or SPECTATOR) cannot tell from this game.

    array: one game, shape (1,); it stays as it is. In the new array of shape (1,) the seed, the later Ages,
    the guilds and other cards that are not in the game, the cards that the viewer has not seen, the faces of
    hidden plays, what expansions hide and the secret choices of others are different.
    """
    other = copy_record(array)
    game, chance = other[0], Random(seed)
    game.seed = chance.getrandbits(63)  # as many bits as the seeds of new games have
    _redeal_later_ages(game, tables, chance)
    redeal_more(game, tables, viewer, seats_seen_through(tables, viewer), chance)
    if not _looks_through_pile(game, viewer):
        _redeal_markers(game, tables, viewer, chance)
        _redeal_this_age(game, tables, viewer, chance)
        _choose_again(game, tables, viewer, chance)
    return other


def _looks_through_pile(game: Record, viewer: int) -> bool:
    """Does the viewer see the discard pile now (BASE-INFO-2)? Then the pile cannot lie otherwise."""
    if viewer == SPECTATOR:
        return False
    asked = [viewer, 0] if game.free_city and game.controller == viewer else [viewer]
    return any(game.cities[seat].owed == REVIVE for seat in asked)


def _redeal_later_ages(game: Record, tables: Record, chance: Random) -> None:
    for age in range(int(game.age), AGES):
        deck = draw_again(
            [int(kind) for kind in game.decks[age] if kind >= 0], set(), tables, age + 1, chance
        )
        chance.shuffle(deck)
        game.decks[age, : len(deck)] = deck


def _redeal_markers(game: Record, tables: Record, viewer: int, chance: Random) -> None:
    """Cards under the stages of others from earlier Ages change places with discarded cards of the same
    Age.
    """
    for seat in set(range(game.seats)) - set(seats_seen_through(tables, viewer)):
        city = game.cities[seat]
        for stage in range(MAX_STAGES):
            if city.markers[stage] >= 0 and 0 < city.marker_ages[stage] < game.age:
                # Not the names that this Age has too: those cards in the pile may be of this Age, which has
                # its turn later.
                deck, later = (
                    set(game.decks[age - 1].tolist()) - {-1} for age in (city.marker_ages[stage], game.age)
                )
                pile = [kind for kind in sorted(deck - later) if game.discard[kind]]
                if pile:
                    _swap_with_pile(game, city, stage, chance.choice(pile))


def _swap_with_pile(game: Record, city: Record, stage: int, kind: int) -> None:
    game.discard[kind] -= 1
    game.discard[city.markers[stage]] += 1
    city.markers[stage] = kind


def _redeal_this_age(game: Record, tables: Record, viewer: int, chance: Random) -> None:
    age = follow(game, tables, viewer)
    if age is None:
        return
    before = _pile_of(game, age)
    age.fixed = _taken_from_pile(game, age, before)
    age.seen |= age.fixed
    _mix_unseen(game, tables, age, chance)
    for seat, hand in enumerate(age.hands):
        if seat not in seats_seen_through(tables, viewer):
            _mix_places(hand, age, chance)
    _write_back(game, age, before)


def _mix_unseen(game: Record, tables: Record, age: Followed, chance: Random) -> None:
    """Cards that the viewer has never seen may be one another, or guilds and cards of expansions that are
    not in the game (BASE-SETUP-3).
    """
    slots = [slot for slot in range(len(age.kinds)) if slot not in age.seen]
    kinds = [age.kinds[slot] for slot in slots]
    kinds = draw_again(kinds, set(age.kinds), tables, int(game.age), chance)
    chance.shuffle(kinds)
    for slot, kind in zip(slots, kinds, strict=True):
        age.kinds[slot] = kind


def _mix_places(hand: Hand, age: Followed, chance: Random) -> None:
    """Any card of a hand may be the one that was played face down out of it."""
    keys = [key for key in hand.face_down if age.hidden[key] not in age.fixed]
    kept = [slot for slot in hand.cards if slot in age.fixed]
    slots = [slot for slot in hand.cards if slot not in age.fixed] + [age.hidden[key] for key in keys]
    chance.shuffle(slots)
    hand.cards = kept + slots[len(keys) :]
    age.hidden.update(zip(keys, slots, strict=False))


def _pile_of(game: Record, age: Followed) -> Counter[int]:
    """Cards of this Age that were put on the discard pile, but not by the viewer."""
    return Counter(age.kinds[slot] for slot in _discarded(game, age))


def _discarded(game: Record, age: Followed) -> list[Slot]:
    if game.turn == 0:
        return []  # because the cards of the Age have not been dealt
    sold = [
        slot
        for (row, seat), slot in age.hidden.items()
        if game.plays[row, seat].verb in (SELL, *discarding())
    ]
    left = [
        slot for seat, hand in enumerate(age.hands) if game.cities[seat].hand_size == 0 for slot in hand.cards
    ]
    return sold + left


def _taken_from_pile(game: Record, age: Followed, pile: Counter[int]) -> set[Slot]:
    """As many slots of the pile as cards of this Age have been built out of it for all to see
    (BASE-DISCARD-3).
    """
    taken = {kind: count - int(game.discard[kind]) for kind, count in pile.items()}
    fixed: set[Slot] = set()
    for slot in _discarded(game, age):
        if taken[age.kinds[slot]] > 0:
            taken[age.kinds[slot]] -= 1
            fixed.add(slot)
    return fixed


def _choose_again(game: Record, tables: Record, viewer: int, chance: Random) -> None:
    """Others may have chosen anything that their new hands allow; the controller's own choice comes first."""
    out = new_records(CHOICE, MAX_CHOICES)
    secret = [seat for seat in (*range(1, game.seats), 0) if _has_chosen_secretly(game, viewer, seat)]
    for seat in secret:
        take_back(game, seat)
    for seat in secret:
        commit(game, seat, out[chance.randrange(list_choices(game, tables, seat, out))])


def _has_chosen_secretly(game: Record, viewer: int, seat: int) -> bool:
    city = game.cities[seat]
    decider = game.controller if game.free_city and seat == 0 else seat
    return bool(city.chosen.verb) and not city.owes and decider != viewer


def _write_back(game: Record, age: Followed, before: Counter[int]) -> None:
    game.decks[game.age - 1, : len(age.kinds)] = age.kinds
    for seat, hand in enumerate(age.hands):
        city = game.cities[seat]
        if city.hand_size:
            kinds = [age.kinds[slot] for slot in hand.cards]
            city.hand[: city.hand_size] = kinds if game.free_city and seat == 0 else sorted(kinds)
    for (row, seat), slot in age.hidden.items():
        play = game.plays[row, seat]
        play.card = age.kinds[slot]
        if play.verb == STAGE:
            game.cities[seat].markers[play.stage - 1] = age.kinds[slot]
    after = _pile_of(game, age)
    for kind in before | after:
        game.discard[kind] = int(game.discard[kind]) + after[kind] - before[kind]
