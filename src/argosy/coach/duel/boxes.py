"""Reasons that boxes bring; `sources` in this package is the list for the base game."""

from collections.abc import Callable, Iterator

from argosy.catalog.rooms import rooms_by_name
from argosy.coach.duel.ahead import Ahead
from argosy.coach.types import Reason
from argosy.game.duel.choice import DuelChoice

Source = Callable[[Ahead, DuelChoice], Iterator[Reason]]

MORE_SOURCES: dict[str, Source] = {box: room.source for box, room in rooms_by_name("coach", "duel", "reasons").items()}
"""By box; they read only what stays true whatever comes to light."""
