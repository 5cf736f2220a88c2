"""Reasons that boxes bring; `SOURCES` in this package is the list for the base game.

A room that is called like a box is found by its name, so no list names it: `source` in its `__init__.py` gives its reasons.
"""

from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from importlib.util import find_spec

from argosy.coach.types import Reason
from argosy.coach.wonders.ahead import Ahead
from argosy.game.types import Choice

Source = Callable[[Ahead, Choice], Iterator[Reason]]


def more_sources(ahead: Ahead) -> tuple[Source, ...]:
    """Those of the boxes in play that have a room here."""
    parts = dict.fromkeys(box.part for box in ahead.ruleset.catalog.boxes)
    return tuple(source for part in parts if (source := _source_of(part)) is not None)


@cache
def _source_of(part: str) -> Source | None:
    room = f"{__package__}.{part}"
    return import_module(room).source if find_spec(room) else None
