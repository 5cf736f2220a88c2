"""Parts of the oracle for expansions: what lies open in a view, and pools of what lies hidden."""

from typing import Any

from argosy.game.wonders.view import CityView
from argosy.rules.records import Record
from argosy.search.wonders import cities, edifice, extra_wonders
from argosy.search.wonders.armada.position_from_view import city_of_armada
from argosy.search.wonders.babel.position_from_view import city_of_babel
from argosy.search.wonders.leaders.position_from_view import city_of_leaders
from tests.search.wonders.view_pools import armada, babel, leaders
from tests.search.wonders.view_pools.determinization import Determinization

CITY = {
    "armada": city_of_armada,
    "leaders": city_of_leaders,
    "cities": cities.city_of_cities,
    "babel": city_of_babel,
    "edifice": edifice.city_of_edifice,
    "extra_wonders": extra_wonders.city_of_extra,
}
TABLE = {
    "armada": armada.table_of_armada,
    "leaders": leaders.table_of_leaders,
    "babel": babel.table_of_babel,
    "edifice": edifice.table_of_edifice,
}
MEND = {"leaders": leaders.mend_leaders, "cities": cities.mend_cities, "babel": babel.mend_babel}


def shared() -> tuple[str, ...]:
    """Questions of expansions that others answer in the same moment."""
    return "draft", "leader", "tile"


def more_pools(tables: Record, age: int) -> list[tuple[list[int], int]]:
    """Cards of expansions of which only some are in an Age (from 1), and how many."""
    return [armada.pool_of_armada(tables, age), _pool_of_cities(tables, age)]


def _pool_of_cities(tables: Record, age: int) -> tuple[list[int], int]:
    """The black cards of an Age (from 1), and how many of them are in the game (CITIES-SETUP-1)."""
    row = age - 1
    return [int(kind) for kind in tables.black.decks[row, : tables.black.deck_size[row]]], int(
        tables.black.used
    )


def city_parts(determinization: Determinization, city: CityView) -> dict[str, Any]:
    """Fields of expansions of a city in a position."""
    return {
        name: value
        for expansion, part in CITY.items()
        if _is_in_play(determinization, expansion)
        for name, value in part(determinization, city).items()
    }


def table_parts(determinization: Determinization) -> dict[str, Any]:
    """Fields of expansions in a position."""
    return {
        name: value
        for expansion, part in TABLE.items()
        if _is_in_play(determinization, expansion)
        for name, value in part(determinization).items()
    }


def mend_more(determinization: Determinization, state: Record) -> None:
    """A last hand on the game that was set up."""
    for expansion, mend in MEND.items():
        if _is_in_play(determinization, expansion):
            mend(determinization, state)


def _is_in_play(determinization: Determinization, expansion: str) -> bool:
    """Does the view show something of the expansion: has a city a field of its name?"""
    return getattr(determinization.view.cities[determinization.seat], expansion, None) is not None
