"""Reasons that boxes bring: the module `reasons` in the room of each; `SOURCES` in this package is the list for the base game."""

from collections.abc import Callable, Iterator
from types import ModuleType

from argosy.catalog.rooms import rooms
from argosy.coach.types import Reason
from argosy.coach.wonders.ahead import Ahead
from argosy.game.types import Choice

Source = Callable[[Ahead, Choice], Iterator[Reason]]


def more_sources(ahead: Ahead) -> tuple[Source, ...]:
    """Those of the boxes in play that have a room here."""
    by_part: dict[str, Source] = {_part(room): room.reasons for room in rooms("coach", "wonders", "reasons")}
    parts = dict.fromkeys(box.part for box in ahead.ruleset.catalog.boxes)
    return tuple(by_part[part] for part in parts if part in by_part)


def _part(room: ModuleType) -> str:
    """A room is called like its box."""
    return (room.__package__ or "").rpartition(".")[2]
