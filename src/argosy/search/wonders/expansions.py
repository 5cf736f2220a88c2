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
from argosy.search.wonders.hidden_information.determinization import Determinization
from argosy.search.wonders.hidden_information.slot_kinds import EACH_EXPANSION, first_of
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


def city_parts(determinization: Determinization, city: CityView) -> dict[str, Any]:
    """Fields of expansions of a city in a position."""
    return {
        name: value
        for expansion in _in_play(determinization)
        for name, value in expansion.city(determinization, city).items()
    }


def table_parts(determinization: Determinization) -> dict[str, Any]:
    """Fields of expansions in a position."""
    return {
        name: value
        for expansion in _in_play(determinization)
        for name, value in expansion.table(determinization).items()
    }


def mend_more(determinization: Determinization, state: Record) -> None:
    """A last hand on the game that was set up."""
    for expansion in _in_play(determinization):
        expansion.mend(determinization, state)


def _in_play(determinization: Determinization) -> Iterator[ExpansionSearch]:
    """The expansions that the view shows something of: each has a field of its name in the view of a city."""
    city = determinization.view.cities[determinization.seat]
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
def put_more(game, field, first, second, thing):
    """One thing of an expansion into one slot."""
    for begin, end, put in PUT:
        if begin <= field < end:
            put(game, field, first, second, thing)


@kernel
def others_answer(owes):
    """Does a viewer know enough of this question to let others answer it too?"""
    for question in SHARED:
        if owes == question:
            return True
    return False


@kernel
def hide_tables(game, tables, hidden):
    """Remove what expansions hide on the table; it is noted before the cards."""
    for hide in HIDE_TABLE:
        hide(game, tables, hidden)


@kernel
def hide_pieces(game, tables, hidden):
    """Remove what expansions hide in the cities; it is noted after the cards."""
    for hide in HIDE_PIECES:
        hide(game, tables, hidden)


@kernel
def hide_turns(game, tables, seat):
    """Remove what is unknown of a turn that is under way, in all expansions."""
    for hide in HIDE_TURN:
        hide(game, tables, seat)


@kernel
def count_more_pools(tables, hidden, age):
    """Of how many cards of expansions only some are in the game, so that they are unseen."""
    total = 0
    for count in COUNT_POOL:
        total += count(tables, hidden, age)
    return total


@kernel
def add_more_pools(tables, hidden, age, place):
    """Heaps of these cards, dealt among the things from `place` on. The place behind them."""
    for add in ADD_POOL:
        place = add(tables, hidden, age, place)
    return place


@kernel
def look_at_expansions(game, tables, evaluation, seat, weights):
    """Note what is the same for all choices of a city."""
    weights.joins = 0.0
    for look in LOOK:
        look(game, tables, evaluation, seat, weights)


@kernel
def evaluate_add_on(weights, add_on):
    """Return the worth of the add-on of a choice."""
    worth = 0.0
    for evaluate in EVALUATE_ADD_ON:
        worth += evaluate(weights, add_on)
    return worth


@kernel
def evaluate_answer(game, tables, evaluation, weights, seat, choice):
    """A choice whose verb is no word of the base game."""
    verb = choice.verb
    for first, end, evaluate in EVALUATE_ANSWER:
        if first <= verb < end:
            return evaluate(game, tables, evaluation, weights, seat, choice)
    return 0.0


@kernel
def any_card_of_expansions(verb):
    """Does an expansion play any card of the hand with this verb?"""
    for own in ANY_CARD:
        if verb == own:
            return True
    return False
