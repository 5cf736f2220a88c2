"""The hooks of the search in 7 Wonders: the fields of `ExpansionSearch`, which each expansion fills.

They fill in hidden information of views, and judge choices in kernels. The package of an expansion has one
value `HOOKS` in its file `hooks.py`. The hooks are defined in `expansions.py`.
"""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from argosy.game.wonders.view import CityView
from argosy.rules.records import Record
from argosy.search.wonders.evaluation.effect_values import Worth
from argosy.search.wonders.hidden_information.viewed_table import ViewedTable

Kernel = Callable[..., Any]


class ExpansionSearch(msgspec.Struct, frozen=True, kw_only=True):
    """The hooks of one expansion; None where it does nothing."""

    effect_values: Mapping[str, Worth] = {}
    """What its effects are worth, by kind."""

    # From a view to a world
    city: Callable[[ViewedTable, CityView], Mapping[str, Any]] = lambda _table, _city: {}
    """Fields of a city in a position."""
    table: Callable[[ViewedTable], Mapping[str, Any]] = lambda _table: {}
    """Fields of a position."""
    mend: Callable[[ViewedTable, Record], None] = lambda _table, _state: None
    """What a position cannot say: a last hand on the game that was set up."""
    shared: tuple[str, ...] = ()
    """Questions that a viewer knows enough of to let others answer them too."""
    pool: Callable[[Record, int], tuple[list[int], int]] | None = None
    """(tables, Age from 1) -> its cards of which only some are in an Age, and how many."""

    # From a record to what a seat knows of it
    put: Kernel | None = None
    """(game, field, first, second, thing): one thing into one of its slots."""
    hide_table: Kernel | None = None
    """(game, tables, hidden): what it hides on the table, noted before the cards."""
    hide_pieces: Kernel | None = None
    """(game, tables, hidden): what it hides in the cities, noted after the cards."""
    hide_turn: Kernel | None = None
    """(game, tables, seat): what of the turn is under way."""
    count_pool: Kernel | None = None
    """(tables, hidden, age) -> how many cards of its pool are unseen."""
    add_pool: Kernel | None = None
    """(tables, hidden, age, place) -> place: a pool of these cards, dealt among the things from `place`
    on.
    """

    # What choices are worth
    look: Kernel | None = None
    """(game, tables, evaluation, seat, weights): what is the same for all choices of a city."""
    evaluate_add_on: Kernel | None = None
    """(weights, add-on) -> worth of what is done together with a card."""
    evaluate_answer: Kernel | None = None
    """(game, tables, evaluation, weights, seat, choice) -> worth of a choice with one of its verbs."""
    any_card: tuple[int, ...] = ()
    """Its verbs with which any card of the hand may be played."""
