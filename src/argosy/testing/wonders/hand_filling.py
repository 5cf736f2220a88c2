"""Fills the hands of a test position up to their size with cards that it does not name."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from argosy.errors import PositionError
from argosy.rules.wonders.ruleset import Ruleset
from argosy.rules.wonders.state import AGES
from argosy.rules.wonders.tables import copies


def fill_hands(ruleset: Ruleset, position: dict[str, Any], named: dict[int, list[str]]) -> None:
    """Write a full hand into every city of a position.

    The free city's deck is named from the top, and stands in a position from the bottom.
    """
    cities = position["cities"]
    spare = _spare(ruleset, position, named)
    for seat, city in enumerate(cities):
        size = hand_size(ruleset, seat, position["age"], position["turn"])
        wanted = named.get(seat, [])
        if len(wanted) > size:
            raise PositionError(
                f"seat {seat}: {len(wanted)} cards; in turn {position['turn']} it holds {size}"
            )
        hand = wanted + [next(spare) for _ in range(size - len(wanted))]
        city["hand"] = hand[::-1] if ruleset.has_free_city and seat == 0 else hand


def hand_size(ruleset: Ruleset, seat: int, age: int, turn: int) -> int:
    """Cards in a hand when the card of a turn is chosen (BASE-PASS-2, BASE-TWO-15)."""
    if turn == 0:
        return 0  # because the cards of the Age have not been dealt
    full = int(ruleset.tables.hand) + 1 - turn
    if not ruleset.has_free_city:
        return full
    first = int(ruleset.tables.first_control[age - 1])
    controller = first if turn % 2 else 3 - first
    return full - 1 if seat == 0 else full + (seat == controller)


def _spare(ruleset: Ruleset, position: dict[str, Any], named: dict[int, list[str]]) -> Iterator[str]:
    """Names of cards that lie nowhere: those of the Age as dealt, of the whole Age, then of the box."""
    lying = Counter[str](position.get("discard", []))
    for seat, city in enumerate(position["cities"]):
        lying.update(city.get("cards", []))
        lying.update(named.get(seat, []))
    age, seats = position["age"], ruleset.seats
    cards = [card for card in ruleset.catalog.cards if card.id not in lying]
    for card in sorted(cards, key=lambda card: (age not in card.ages, not copies(card, age, seats))):
        printed = sum(len(copies(card, number, seats)) for number in range(1, AGES + 1))
        yield from [card.id] * max(1, printed)
