"""Slots with cards that a viewer has not seen, and their exchange (DUEL-005, 006, 009)."""

from collections.abc import Sequence
from random import Random

from argosy.rules.duel.expansions.play import has_seen_removed
from argosy.rules.duel.hidden_information.knowledge import structure_is_laid
from argosy.rules.duel.terms import AGES, AWAY
from argosy.rules.records import Record

Slot = tuple[str, int, int]
"""Where an unseen card lies: ("deck", age, place) or ("removed", age, index). Ages count from 0 here."""


def is_laid(game: Record, tables: Record, age: int) -> bool:
    """Does the structure of this Age (counted from 0) lie there?"""
    return age < game.age - 1 or (age == game.age - 1 and structure_is_laid(game, tables))


def is_seen(game: Record, tables: Record, age: int, place: int) -> bool:
    """Has the card of this place been face up?"""
    if age == game.age - 1:
        return is_laid(game, tables, age) and bool(game.revealed >> place & 1)
    return age < game.age - 1


def unseen_slots(game: Record, tables: Record, viewer: int, age: int) -> list[Slot]:
    """Return the slots of unseen cards of an Age: in the structure, and removed at setup."""
    places: list[Slot] = [
        ("deck", age, place)
        for place in range(int(tables.structures[age].places))
        if not is_seen(game, tables, age, place) and tables.cards[game.deck[age, place]].back == age
    ]
    if not has_seen_removed(game, viewer, age):
        places += [
            ("removed", age, index)
            for index, card in enumerate(game.removed[age])
            if card >= 0 and game.card_place[card] == AWAY
        ]
    return places


def read(game: Record, slot: Slot) -> int:
    """The card in a slot."""
    kind, age, index = slot
    return int((game.deck if kind == "deck" else game.removed)[age, index])


def write(game: Record, slot: Slot, card: int) -> None:
    """Put a card into a slot."""
    kind, age, index = slot
    (game.deck if kind == "deck" else game.removed)[age, index] = card


def mix(game: Record, slots: Sequence[Slot], chance: Random) -> None:
    """The cards of these slots change places."""
    cards = [read(game, slot) for slot in slots]
    chance.shuffle(cards)
    for slot, card in zip(slots, cards, strict=True):
        write(game, slot, card)


def unseen_with(game: Record, tables: Record, cards: Sequence[int]) -> list[Slot]:
    """Slots of structures with one of these cards that has not been face up."""
    return [
        ("deck", age, place)
        for age in range(AGES)
        for place in range(int(tables.structures[age].places))
        if int(game.deck[age, place]) in cards and not is_seen(game, tables, age, place)
    ]


def rename(field: Sequence[int], other: dict[int, int]) -> None:
    """Put other numbers where these stand."""
    for index, number in enumerate(field):
        field[index] = other.get(int(number), number)  # type: ignore[index]
