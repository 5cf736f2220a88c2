"""Hooks of the search in 7 Wonders: hidden information, heuristic, and answers of expansions.

Their kernels come from the `hooks.py` of each expansion.
"""

from collections.abc import Iterator
from functools import cache
from typing import Any

from argosy.catalog.registry import packages_by_name
from argosy.game.wonders.view import CityView
from argosy.kernelc.kernel import Kernels, kernel
from argosy.rules.hooks import hook_kernels, numbered_hook_kernels
from argosy.rules.records import Record
from argosy.rules.wonders import terms
from argosy.rules.wonders.expansions.word_numbers import words_of
from argosy.search.wonders.evaluation.effect_values import Worth
from argosy.search.wonders.hidden_information.slot_kinds import EACH_EXPANSION, first_of
from argosy.search.wonders.hidden_information.viewed_table import ViewedTable
from argosy.search.wonders.hooks import ExpansionSearch


@cache
def expansions() -> dict[str, ExpansionSearch]:
    """Return the hooks of every expansion, by name."""
    return {name: buffers.HOOKS for name, buffers in packages_by_name("search", "wonders", "hooks").items()}


@cache
def effect_values() -> dict[str, Worth]:
    """Return the worth of effects of expansions, by kind."""
    return {
        kind: worth for expansion in expansions().values() for kind, worth in expansion.effect_values.items()
    }


def shared() -> tuple[str, ...]:
    """Questions of expansions that others answer in the same moment."""
    return tuple(word for expansion in expansions().values() for word in expansion.shared)


def more_pools(tables: Record, age: int) -> list[tuple[list[int], int]]:
    """Cards of expansions of which only some are in an Age (from 1), and how many."""
    return [expansion.pool(tables, age) for expansion in expansions().values() if expansion.pool is not None]


def city_parts(table: ViewedTable, city: CityView) -> dict[str, Any]:
    """Fields of expansions of a city in a position."""
    return {
        name: value for expansion in _in_play(table) for name, value in expansion.city(table, city).items()
    }


def table_parts(table: ViewedTable) -> dict[str, Any]:
    """Fields of expansions in a position."""
    return {name: value for expansion in _in_play(table) for name, value in expansion.table(table).items()}


def mend_more(table: ViewedTable, state: Record) -> None:
    """A last hand on the game that was set up."""
    for expansion in _in_play(table):
        expansion.mend(table, state)


def _in_play(table: ViewedTable) -> Iterator[ExpansionSearch]:
    """The expansions that the view shows something of: each has a field of its name in the view of a city."""
    city = table.view.cities[table.seat]
    return (expansion for name, expansion in expansions().items() if getattr(city, name, None) is not None)


# --- kernels ------------------------------------------------------------------------------------------------


def _at(point: str) -> Kernels:
    """Return the kernels that expansions register for a hook, in their order."""
    return hook_kernels("search", "wonders", point)


def _slots(buffers: str) -> range:
    first = first_of(f"argosy.search.wonders.{buffers}")
    return range(first, first + EACH_EXPANSION)


PUT = numbered_hook_kernels("search", "wonders", "put", _slots)
SHARED = Kernels(lambda: (terms.OWES.index(word) for word in shared()))
HIDE_TABLE = _at("hide_table")
HIDE_PIECES = _at("hide_pieces")
HIDE_TURN = _at("hide_turn")
COUNT_POOL = _at("count_pool")
ADD_POOL = _at("add_pool")
LOOK = _at("look")
EVALUATE_ADD_ON = _at("evaluate_add_on")
EVALUATE_ANSWER = numbered_hook_kernels(
    "search", "wonders", "evaluate_answer", lambda buffers: words_of(buffers, "VERBS").numbers
)
ANY_CARD = Kernels(lambda: (verb for expansion in expansions().values() for verb in expansion.any_card))


@kernel
def others_answer(owes: int) -> bool:
    """Does a viewer know enough of this question to let others answer it too?"""
    for question in SHARED:
        if owes == question:
            return True
    return False


@kernel
def any_card_of_expansions(verb: int) -> bool:
    """Does an expansion play any card of the hand with this verb?"""
    for own in ANY_CARD:
        if verb == own:
            return True
    return False
