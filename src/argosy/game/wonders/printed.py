"""Which cards a situation may hold: none more often than it was printed, none in a hand of another Age."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from argosy.catalog import Card
from argosy.errors import PositionError
from argosy.rules.wonders.city import has_built
from argosy.rules.wonders.ruleset import Ruleset
from argosy.rules.wonders.state import AGES
from argosy.rules.wonders.tables import copies, is_guild


def printed(card: Card, age: int, seats: int) -> int:
    """Copies of a card in an Age with so many cities (BASE-SETUP-2); a guild is one card of Age III (BASE-SETUP-3)."""
    return int(age == AGES) if is_guild(card) else len(copies(card, age, seats))


def check_printed(ruleset: Ruleset, state: Any, *, any_cards: bool = False) -> None:
    """Raise PositionError for a card that lies on the table, or is held in this Age, more often than there are copies.

    any_cards: a hand may hold cards of other Ages, and one copy of each card is there for any number of cities.
    """
    seats, age = ruleset.seats, int(state.age)
    held = {} if any_cards else Counter(_held(ruleset, state))
    for kind, count in held.items():
        card = ruleset.catalog.cards[kind]
        of_age = printed(card, age, seats)
        if count > of_age:
            raise PositionError(
                f"position: {card.id} is held {_times(count)}; in Age {age} {seats} cities have {of_age}"
            )
    for kind, count in Counter(_on_table(ruleset, state)).items():
        card = ruleset.catalog.cards[kind]
        of_all = sum(printed(card, number, seats) for number in range(1, AGES + 1)) or int(any_cards)
        if count > of_all:
            raise PositionError(f"position: {card.id} lies on the table {_times(count)}; {seats} cities have {of_all}")


def is_printed(ruleset: Ruleset, state: Any) -> bool:
    """Are all cards those that so many cities have?"""
    try:
        check_printed(ruleset, state)
    except PositionError:
        return False
    return True


def _times(count: int) -> str:
    return f"{count} time{'s' if count > 1 else ''}"


def _held(ruleset: Ruleset, state: Any) -> Iterator[int]:
    """Card numbers in hands and in the deck of the free city."""
    for city in state.cities[: ruleset.seats]:
        yield from (int(kind) for kind in city.hand[: city.hand_size])


def _on_table(ruleset: Ruleset, state: Any) -> Iterator[int]:
    """Card numbers in cities, under stages, in hands and in the discard pile."""
    kinds = range(len(ruleset.catalog.cards))
    for city in state.cities[: ruleset.seats]:
        yield from (kind for kind in kinds if has_built(city, kind))
        yield from (
            int(kind) for number, kind in enumerate(city.markers) if city.stages_built >> number & 1 and kind >= 0
        )
    yield from _held(ruleset, state)
    yield from (kind for kind in kinds for _ in range(state.discard[kind]))
