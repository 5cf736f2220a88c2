"""Lookup of the expansions that have pages, and of those in play at a table."""

from collections.abc import Callable, Container, Mapping
from typing import Any, TypeVar

from argosy.catalog.registry import values
from argosy.rules.duel.expansions import in_play as rules
from argosy.web.duel.expansions.types import ExpansionPages, Expansions
from argosy.web.duel.part_maker import Seen

Value = TypeVar("Value")

EXPANSIONS: dict[str, ExpansionPages] = {
    expansion.name: expansion
    for expansion in sorted(values("web", "duel", "pages", "PAGES"), key=lambda expansion: expansion.name)
}
"""By name, and in the order of their names: so they stand on pages."""


def in_play(expansions: Container[str]) -> Expansions:
    """The expansions of a table."""
    return rules.in_play(EXPANSIONS, expansions)


def of_all(part: Callable[[ExpansionPages], Mapping[str, Value]]) -> dict[str, Value]:
    """A part that all expansions give, as one mapping: no two of them use the same word."""
    return {name: value for expansion in EXPANSIONS.values() for name, value in part(expansion).items()}


def fragments(expansions: Expansions) -> Callable[[str], tuple[str, ...]]:
    """Return a function from the name of a hook to the templates of expansions included there."""
    return lambda place: tuple(
        expansion.fragments[place] for expansion in expansions if place in expansion.fragments
    )


def more_of_board(one: Seen) -> dict[str, Any]:
    """Values of all expansions for the templates, which show those that are there."""
    return of_all(lambda expansion: expansion.table.board(one))
