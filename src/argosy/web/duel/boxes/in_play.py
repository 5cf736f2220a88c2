"""Lookup of the expansions that have pages, and of those in play at a table."""

from collections.abc import Callable, Container, Mapping
from typing import Any, TypeVar

from argosy.catalog.registry import rooms
from argosy.rules.duel.boxes import in_play as rules
from argosy.web.duel.boxes.types import Boxes, BoxPages
from argosy.web.duel.live.seen import Seen

Value = TypeVar("Value")

BOXES: dict[str, BoxPages] = {
    box.name: box
    for box in sorted((room.PAGES for room in rooms("web", "duel", "pages")), key=lambda box: box.name)
}
"""By name, and in the order of their names: so they stand on pages."""


def in_play(boxes: Container[str]) -> Boxes:
    """The boxes of a table."""
    return rules.in_play(BOXES, boxes)


def of_all(part: Callable[[BoxPages], Mapping[str, Value]]) -> dict[str, Value]:
    """A part that all boxes give, as one mapping: no two of them use the same word."""
    return {name: value for box in BOXES.values() for name, value in part(box).items()}


def fragments(boxes: Boxes) -> Callable[[str], tuple[str, ...]]:
    """Return a function from the name of a hook to the templates of expansions included there."""
    return lambda place: tuple(box.fragments[place] for box in boxes if place in box.fragments)


def more_of_board(one: Seen) -> dict[str, Any]:
    """Values of all boxes for the templates, which show those that are there."""
    return of_all(lambda box: box.board(one))
