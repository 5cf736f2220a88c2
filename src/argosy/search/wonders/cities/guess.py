"""What a seat knows of Cities: everything but which black cards are in the game (CITIES-SETUP-1)."""

from typing import Any

from argosy.game.wonders.cities.position import CityBlack
from argosy.game.wonders.view import CityView
from argosy.rules.records import Record
from argosy.rules.wonders.cities.state import FRESH, USED
from argosy.search.wonders.guess import Guess


def pool_of_cities(tables: Record, age: int) -> tuple[list[int], int]:
    """The black cards of an Age (from 1), and how many of them are in the game."""
    row = age - 1
    return [int(kind) for kind in tables.black.decks[row, : tables.black.deck_size[row]]], int(tables.black.used)


def city_of_cities(_guess: Guess, city: CityView) -> dict[str, Any]:
    """Debts, tokens, and what is being lost."""
    seen = city.cities
    assert seen is not None
    return {"cities": CityBlack(debts=seen.debts, diplomacy=seen.diplomacy, loss=seen.loss)}


def mend_cities(guess: Guess, state: Record) -> None:
    """The right to a free black card that has been used in this Age."""
    for city in guess.view.cities:
        black = state.cities[city.seat].black
        if city.cities is not None and black.free_black == FRESH and not city.cities.free_black:
            black.free_black = USED
