"""Unseen cards by their back, and the places they may have (DUEL-005, 006, 009).

Unseen cards are pools by their back: one for each Age, one for guilds or grand temples, one for senators.
They lie face down, in the box, and in the structures to come. In a structure that lies there backs are open,
in those to come only how many of each there are.
"""

from collections.abc import Sequence

from argosy.catalog.duel import DECKS
from argosy.game.duel.position.form import DuelPositionData, placed_cards
from argosy.rules.duel import terms as t
from argosy.search.duel.hidden_information.determinization import Determinization, Slot
from argosy.search.duel.hidden_information.pools import DECK, REMOVED

Pools = dict[str, list[int]]
"""Unseen cards by their back."""


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
