"""Pools of hidden things of Duel, listed in plain Python from a view: the oracle of the kernel `hide`.

Unseen cards are pools by their back: one for each Age, one for guilds or grand temples, one for senators.
They lie face down, in the box, and in the structures to come. In a structure that lies there backs are open,
in those to come only how many of each there are.
"""

from collections.abc import Iterable, Sequence

import numpy as np

from argosy.catalog.duel import DECKS
from argosy.game.duel.actions import ids_of, numbers_of
from argosy.game.duel.position.form import ChamberData, ConspiracyData, DuelPositionData, placed_cards
from argosy.game.duel.position.set_up import fill
from argosy.game.duel.view import DuelView
from argosy.game.engine import run
from argosy.rules.duel import terms as t
from argosy.rules.duel.agora.terms import CONSPIRACIES, DECREES
from argosy.rules.duel.hidden_information.pools import (
    DECK,
    DECREE,
    GOD_DECK,
    GOD_SPACE,
    HELD,
    HIDDEN,
    MYTHOLOGY,
    OFFERING,
    REMOVED,
    SLOT,
    STOCK,
    WONDER_DECK,
)
from argosy.rules.duel.pantheon.terms import GATE, GODS, MYTHOLOGIES, OFFERINGS
from argosy.rules.duel.ruleset import DuelRuleset
from argosy.rules.duel.state import CHOICES, GAME
from argosy.rules.duel.turn import settle
from argosy.rules.records import Record, new_records
from argosy.search.duel.hidden_information.from_view import InformationSet
from argosy.search.duel.hidden_information.position_from_view import open_position

Slot = tuple[int, int, int] | tuple[int, int, int, int]
"""A field of `hidden` and where in it; the seats that know what lies there, if any."""
Pools = dict[str, list[int]]
"""Unseen cards by their back."""


class Determinization:
    """A game that is filled in from a view; it lists pools of unknown things as they are found."""

    def __init__(self, ruleset: DuelRuleset, view: DuelView) -> None:
        self.ruleset, self.view = ruleset, view
        self.tables, self.catalog = ruleset.tables, ruleset.catalog
        self.ids, self._numbers = ids_of(ruleset), numbers_of(ruleset)
        self.seat = 0 if view.seat is None else view.seat
        self.hidden: Record = new_records(HIDDEN, 1)[0]
        self.hidden.viewer = self.seat
        self._slots = 0
        self._things = 0

    def number(self, group: str, name: str) -> int:
        """The number of a card, a wonder, a god ..."""
        return self._numbers[group][name]

    def numbers(self, group: str, names: Iterable[str | None]) -> list[int]:
        """The numbers of those that have a name."""
        return [self.number(group, name) for name in names if name is not None]

    def pool(self, slots: Sequence[Slot], things: Sequence[int]) -> list[int]:
        """Note that any of these things may lie in these slots.

        Gives a thing for each slot, for the position.
        """
        hidden = self.hidden
        if slots:
            row = hidden.pool[hidden.pools]
            row.slot, row.slots, row.thing, row.things = self._slots, len(slots), self._things, len(things)
            hidden.pools += 1
            hidden.slot[self._slots : self._slots + len(slots)] = np.array(
                [(*slot, 0)[:4] for slot in slots], SLOT
            )
            hidden.thing[self._things : self._things + len(things)] = things
            self._slots += len(slots)
            self._things += len(things)
        return list(things[: len(slots)])


def pools_from_view(ruleset: DuelRuleset, view: DuelView) -> InformationSet:
    """Return what the seat of a view knows: the position and its pools, both made in plain Python."""
    determinization, plain = Determinization(ruleset, view), open_position(view)
    determinization_wonders(determinization, plain)
    determinization_decks(determinization, plain)
    if "agora" in view.expansions:
        determinization_agora(determinization, plain)
    if "pantheon" in view.expansions:
        determinization_pantheon(determinization, plain)
    array = new_records(GAME, 1)
    fill(ruleset, array[0], plain)
    run(settle)(array[0], ruleset.tables, new_records(CHOICES, 1)[0])
    hide_held(array[0], determinization.hidden)
    return InformationSet(ruleset, array, determinization.hidden)


def determinization_wonders(determinization: Determinization, plain: DuelPositionData) -> None:
    """DUEL-007: wonders that have been laid out come first in their deck; the order of the others is
    unknown.
    """
    view, ids = determinization.view, determinization.ids["wonders"]
    owned = [one.wonder for city in view.cities for one in city.wonders]
    laid = [*owned, *view.shown_wonders]
    in_play: list[str] = [
        ids[number]
        for number in determinization.tables.wonders_in_play[: determinization.tables.wonders_count]
    ]
    rest = determinization.numbers("wonders", [name for name in in_play if name not in laid])
    if view.shown_wonders:
        slots = [(WONDER_DECK, len(laid) + index, 0) for index in range(len(rest))]
        determinization.pool(slots, rest)
    plain.wonder_deck = [*laid, *(ids[number] for number in rest)]


def determinization_decks(determinization: Determinization, plain: DuelPositionData) -> None:
    """Cards for every place that hides one, and for the box."""
    view = determinization.view
    decks: list[list[str | None]] = [[None] * t.PLACES for _ in range(t.AGES)]
    for place in view.structure:
        decks[view.age - 1][place.place] = place.card
    unseen = _unseen(determinization, plain)
    slots, coming = _slots(determinization)
    determinization.hidden.coming = coming
    removed: list[list[str]] = [list(row) for row in view.removed]
    for back, cards in unseen.items():
        age = DECKS.index(back)
        boxed = _boxed(determinization, age, len(cards) - len(slots[back])) if age < t.AGES else []
        for (field, where, index), card in zip(
            [*slots[back], *boxed], determinization.pool([*slots[back], *boxed], cards), strict=True
        ):
            name = determinization.ids["cards"][card]
            if field == DECK:
                decks[where][index] = name
            else:
                removed[where].append(name)
    plain.decks, plain.removed = decks, removed
    if view.structure:
        plain.structure = decks[view.age - 1][: len(view.structure)]
        plain.revealed = [one.place for one in view.structure if one.back is None or one.card is not None]


def _unseen(determinization: Determinization, plain: DuelPositionData) -> Pools:
    """The cards in play that have not been seen."""
    tables, cards = determinization.tables, determinization.catalog.cards
    in_play = [int(card) for age in range(t.AGES) for card in tables.deck[age, : tables.deck_size[age]]]
    in_play += [int(card) for card in tables.extras[: tables.extras_in_box]]
    in_play += [int(card) for card in tables.senators[: tables.senators_added.sum()]]
    seen = set(placed_cards(plain))
    seen |= {place.card for place in determinization.view.structure if place.card is not None}
    seen |= {
        one.prepared
        for city in determinization.view.cities
        for one in city.conspiracies
        if one.prepared is not None
    }
    seen |= {card for row in determinization.view.removed for card in row}
    unseen: Pools = {back: [] for back in DECKS}
    for card in in_play:
        if cards[card].id not in seen:
            unseen[cards[card].deck].append(card)
    return unseen


def _boxed(determinization: Determinization, age: int, rest: int) -> list[Slot]:
    """Places in the box for `rest` cards of an Age that the viewer has not seen.

    In a position that somebody has set up some cards may be nowhere at all.
    """
    known = len(determinization.view.removed[age])
    return [
        (REMOVED, age, index)
        for index in range(known, min(known + rest, int(determinization.tables.removed)))
    ]


def _slots(determinization: Determinization) -> tuple[dict[str, list[Slot]], int]:
    """Places that hide a card, by its back; and the first Age (from 0) that does not lie there yet."""
    view, slots = determinization.view, dict[str, list[Slot]]({back: [] for back in DECKS})
    for place in view.structure:
        if place.back is not None and place.card is None:
            slots[place.back].append((DECK, view.age - 1, place.place))
    coming = view.age if view.structure else view.age - 1
    for age in range(coming, t.AGES):
        for place, back in enumerate(_backs(determinization, age)):
            slots[back].append((DECK, age, place))
    return slots, coming


def _backs(determinization: Determinization, age: int) -> Sequence[str]:
    """The backs of a deck that has not been laid out, in any order."""
    tables = determinization.tables
    backs = [DECKS[age]] * int(tables.deck_size[age] - tables.removed)
    if age == t.AGES - 1:
        backs += [DECKS[tables.cards[tables.extras[0]].back]] * int(tables.extras_used)
    return backs + ["senator"] * int(tables.senators_added[age])


def determinization_agora(determinization: Determinization, plain: DuelPositionData) -> None:
    """All of it."""
    view = determinization.view
    plain.locked, plain.swapped, plain.hand = view.locked, view.swapped, list(view.hand)
    plain.cities[determinization.seat].saw_removed = [age for age, row in enumerate(view.removed, 1) if row]
    _determinization_decrees(determinization, plain)
    _determinization_conspiracies(determinization, plain)


def _determinization_decrees(determinization: Determinization, plain: DuelPositionData) -> None:
    """Face-down decrees may be any that nobody has seen."""
    chambers, names = determinization.view.chambers, determinization.ids["decrees"]
    seen = {name for chamber in chambers for name in chamber.decrees if name}
    slots: list[Slot] = [
        (DECREE, chamber, index)
        for chamber, one in enumerate(chambers)
        for index, name in enumerate(one.decrees)
        if name is None
    ]
    unseen = [number for number in range(DECREES) if names[number] not in seen]
    sampled = iter(determinization.pool(slots, unseen))
    plain.chambers = [
        ChamberData(
            markers=list(chamber.markers),
            decrees=[name or names[next(sampled)] for name in chamber.decrees],
            face_up=[name is not None for name in chamber.decrees],
        )
        for chamber in chambers
    ]


def _determinization_conspiracies(determinization: Determinization, plain: DuelPositionData) -> None:
    """Those of the opponent and of the deck may be any that the seat has not seen."""
    view, names = determinization.view, determinization.ids["conspiracies"]
    stock: list[Slot] = [(STOCK, index, 0) for index, name in enumerate(view.stock) if name is None]
    held: list[Slot] = []
    for city in view.cities:
        for order, one in enumerate(city.conspiracies):
            if one.conspiracy is None:
                under = t.NONE if one.prepared is None else determinization.number("cards", one.prepared)
                held.append((HELD, under, order, 1 << city.seat))
    seen = {one.conspiracy for city in view.cities for one in city.conspiracies} | {*view.stock, *view.hand}
    unseen = [number for number in range(CONSPIRACIES) if names[number] not in seen]
    sampled = iter([names[number] for number in determinization.pool([*stock, *held], unseen)])
    plain.stock = [name or next(sampled) for name in view.stock]
    for city, data in zip(view.cities, plain.cities, strict=True):
        data.conspiracies = [
            ConspiracyData(
                id=one.conspiracy or next(sampled),
                prepared=one.prepared,
                triggered=one.is_triggered,
                order=order,
            )
            for order, one in enumerate(city.conspiracies)
        ]
    plain.cities[determinization.seat].knows_conspiracies = [name for name in view.stock if name]


def hide_held(game: Record, hidden: Record) -> None:
    """Take the guessed conspiracies of the opponent away again, for `hidden.deal` to lay others there."""
    for pool in hidden.pool[: hidden.pools]:
        if hidden.slot[pool.slot + pool.slots - 1].field == HELD:
            sampled = hidden.thing[pool.thing : pool.thing + pool.things]
            game.agora.holder[sampled] = t.NONE
            game.agora.prepared[sampled] = t.NONE
            game.agora.order[sampled] = 0


def determinization_pantheon(determinization: Determinization, plain: DuelPositionData) -> None:
    """All of it."""
    view = determinization.view
    plain.minerva, plain.enki, plain.open_gods = view.minerva, list(view.enki), list(view.open_gods)
    if view.snake is not None:
        plain.snake = view.snake
        plain.snake_owner = next(1 - city.seat for city in view.cities if view.snake in city.cards)
    for city, data in zip(view.cities, plain.cities, strict=True):
        data.gods, data.offerings, data.protected = list(city.gods), list(city.offerings), city.protected
        data.mythology = [name for name, count in city.mythology.items() for _ in range(count)]
    _determinization_gods(determinization, plain)
    _determinization_tokens(determinization, plain)


def _determinization_gods(determinization: Determinization, plain: DuelPositionData) -> None:
    """Unknown divinities of one mythology may be one another."""
    view, names, gate = (
        determinization.view,
        determinization.ids["divinities"],
        determinization.ids["divinities"][GATE],
    )
    decks: list[list[str | None]] = [list(deck.gods) for deck in view.decks]
    spaces = [space.god for space in view.spaces]
    known = [name for name in [*spaces, *(name for deck in decks for name in deck)] if name and name != gate]
    seen = {*known, *(name for city in view.cities for name in city.gods)}
    for mythology in range(MYTHOLOGIES):
        unseen = [
            n
            for n in range(GODS - 1)
            if determinization.tables.god_mythology[n] == mythology and names[n] not in seen
        ]
        slots: list[Slot] = [
            (GOD_DECK, mythology, n) for n, name in enumerate(decks[mythology]) if name is None
        ]
        slots += [
            (GOD_SPACE, number, 0)
            for number, space in enumerate(view.spaces)
            if space.is_taken
            and space.god is None
            and space.mythology == determinization.ids["mythologies"][mythology]
        ]
        for (field, where, index), god in zip(slots, determinization.pool(slots, unseen), strict=True):
            if field == GOD_DECK:
                decks[mythology][index] = names[god]
            else:
                spaces[where] = names[god]
    plain.mythology_decks = [[name for name in deck if name] for deck in decks]
    plain.spaces = spaces
    plain.cities[determinization.seat].knows_gods = (
        known if view.age == 1 else [n for n in known if n not in spaces]
    )


def _determinization_tokens(determinization: Determinization, plain: DuelPositionData) -> None:
    """Tokens on the structure lie open; those of structures to come are unknown."""
    view, tables = determinization.view, determinization.tables
    unseen = {str(place.place): place.token for place in view.structure if place.token is not None}
    if view.age == 1 and view.structure:
        plain.mythology_at = {place: str(token) for place, token in unseen.items()}
    elif view.age == 1:
        pool = [mythology for mythology in range(MYTHOLOGIES) for _ in range(int(tables.mythology_tokens))]
        slots = [(MYTHOLOGY, int(place), 0) for place in tables.mythology_places]
        tokens = determinization.pool(slots, pool)
        names = determinization.ids["mythologies"]
        plain.mythology_at = {str(slot[1]): names[token] for slot, token in zip(slots, tokens, strict=True)}
    else:
        plain.mythology_at = {}
    values = determinization.catalog.pantheon.offerings
    if view.age == 1:
        slots = [(OFFERING, int(place), 0) for place in tables.offering_places]
        tokens = determinization.pool(slots, list(range(OFFERINGS)))
        plain.offering_at = {str(slot[1]): values[token] for slot, token in zip(slots, tokens, strict=True)}
    elif view.age == 2:
        plain.offering_at = {
            place: int(str(token).removeprefix("offering ")) for place, token in unseen.items()
        }
    else:
        plain.offering_at = {}
