"""Limits on the cards of a situation: printed copies, and no hand with cards of another Age."""

from collections import Counter
from collections.abc import Iterator

import msgspec

from argosy.catalog import Card
from argosy.rules.wonders.city import has_built
from argosy.rules.wonders.ruleset import Ruleset
from argosy.rules.wonders.state import AGES, Game
from argosy.rules.wonders.tables import copies, is_guild


def printed(card: Card, age: int, seats: int) -> int:
    """Copies of a card in an Age with so many cities (BASE-SETUP-2); a guild is one card of Age III
    (BASE-SETUP-3).
    """
    return int(age == AGES) if is_guild(card) else len(copies(card, age, seats))


class Excess(msgspec.Struct, frozen=True, kw_only=True):
    """A card that is there more often than it may be."""

    kind: int
    """Its number."""
    places: tuple[str, ...]
    """Where it counts: `hand`, `table`, `decks`."""
    text: str
    fault: str = "card_too_often"
    """Its code, which a translated sentence goes by."""
    parts: dict[str, int] = {}
    """Numbers that a translated sentence names."""


def excess_of(ruleset: Ruleset, state: Game, *, any_cards: bool = False) -> Excess | None:
    """The first card that is held in this Age, lies on the table, or is still to be dealt (BASE-SETUP-2)
    more often than there are copies; None if there is none.

    any_cards: a hand may hold cards of other Ages, one copy of each card is there for any number of cities,
    and what the decks of the Ages so far hold may lie there once more.
    """
    found = [_on_table_too_often(ruleset, state, any_cards=any_cards)]
    if not any_cards:
        found = [_held_too_often(ruleset, state), *found, _dealt_too_often(ruleset, state)]
    return next((excess for excess in found if excess is not None), None)


def is_printed(ruleset: Ruleset, state: Game) -> bool:
    """Are all cards those that so many cities have, now and in the Ages to come?"""
    return excess_of(ruleset, state) is None


def _held_too_often(ruleset: Ruleset, state: Game) -> Excess | None:
    seats, age = ruleset.seats, int(state.age)
    for kind, count in Counter(_held(ruleset, state)).items():
        card = ruleset.catalog.cards[kind]
        of_age = printed(card, age, seats)
        if count > of_age:
            text = f"{card.id} is held {_times(count)}; in Age {age} {seats} cities have {of_age}"
            return _held_excess(
                kind, card, text, {"count": count, "most": of_age, "age": age, "cities": seats}
            )
    return None


def _held_excess(kind: int, card: Card, text: str, parts: dict[str, int]) -> Excess:
    """A card that is held too often: of another Age, of a larger table, or one copy too many."""
    ages = [age for age in range(1, AGES + 1) if printed(card, age, parts["cities"])]
    if parts["most"] or not ages:
        code = "held_too_often" if parts["most"] else "not_with_so_few"
        return Excess(kind=kind, places=("hand",), text=text, fault=code, parts=parts)
    parts |= {"of": ages[0]}
    return Excess(kind=kind, places=("hand",), text=text, fault="held_in_other_age", parts=parts)


def _on_table_too_often(ruleset: Ruleset, state: Game, *, any_cards: bool) -> Excess | None:
    dealt = Counter(int(kind) for deck in state.decks[: first_deck_to_come(state)] for kind in deck)
    for kind, count in Counter(lying(ruleset, state)).items():
        of_all = printed_in_all(ruleset, kind)
        most = max(of_all, 1) + dealt[kind] if any_cards else of_all
        if count > most:
            card = ruleset.catalog.cards[kind].id
            limit = f"with any_cards at most {most}" if any_cards else f"{ruleset.seats} cities have {most}"
            text = f"{card} lies on the table {_times(count)}; {limit}"
            parts = {"count": count, "most": most, "cities": ruleset.seats}
            code = "card_too_often" if most else "not_with_so_few"
            return Excess(kind=kind, places=("hand", "table"), text=text, fault=code, parts=parts)
    return None


def _dealt_too_often(ruleset: Ruleset, state: Game) -> Excess | None:
    on_table, first = Counter(lying(ruleset, state)), first_deck_to_come(state)
    for age, deck in enumerate(state.decks[first:], first + 1):
        for kind, count in Counter(int(kind) for kind in deck if kind >= 0).items():
            on_table[kind] += count
            of_all = printed_in_all(ruleset, kind)
            if on_table[kind] > of_all:
                text = (
                    f"{ruleset.catalog.cards[kind].id} is there already and Age {age} still deals it, "
                    f"{_times(on_table[kind])} in all; {ruleset.seats} cities have {of_all}: "
                    f"write a later age, other decks, or any_cards for a study"
                )
                parts = {"age": int(state.age), "of": age}
                return Excess(
                    kind=kind,
                    places=("hand", "table", "decks"),
                    text=text,
                    fault="card_of_later_age",
                    parts=parts,
                )
    return None


def first_deck_to_come(state: Game) -> int:
    """The place of the first deck whose cards have not been dealt.

    Before the turns of an Age it is the deck of that Age.
    """
    return int(state.age) - (int(state.turn) == 0)


def printed_in_all(ruleset: Ruleset, kind: int) -> int:
    """Copies of a card in all Ages together with so many cities."""
    card = ruleset.catalog.cards[kind]
    return sum(printed(card, age, ruleset.seats) for age in range(1, AGES + 1))


def _times(count: int) -> str:
    return f"{count} time{'s' if count > 1 else ''}"


def _held(ruleset: Ruleset, state: Game) -> Iterator[int]:
    """Card numbers in hands and in the deck of the free city."""
    for city in state.cities[: ruleset.seats]:
        yield from (int(kind) for kind in city.hand[: city.hand_size])


def lying(ruleset: Ruleset, state: Game) -> Iterator[int]:
    """Card numbers in cities, under stages, in hands and in the discard pile."""
    kinds = range(len(ruleset.catalog.cards))
    for city in state.cities[: ruleset.seats]:
        yield from (kind for kind in kinds if has_built(city, kind))
        yield from (
            int(kind)
            for number, kind in enumerate(city.markers)
            if city.stages_built >> number & 1 and kind >= 0
        )
    yield from _held(ruleset, state)
    yield from (kind for kind in kinds for _ in range(state.discard[kind]))
