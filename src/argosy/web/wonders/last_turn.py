"""The last turn: everything that everybody has done since the cards of that turn were chosen, a line for each city.

A turn may be revealed in several moments: cards, what boxes let follow, builds from the discard pile. All of them belong to it.
"""

from collections.abc import Iterable
from itertools import takewhile

import msgspec

from argosy.game.types import Event
from argosy.web.log import Line
from argosy.web.models import LogTurn
from argosy.web.wonders import log
from argosy.web.wonders.boxes.types import Boxes
from argosy.web.wonders.faces import Faces
from argosy.web.wonders.ring import Ring


class Deed(msgspec.Struct, frozen=True):
    """What one city did, in the order in which it came to light."""

    seat: int
    lines: tuple[Line, ...]


def moments(turns: tuple[LogTurn, ...]) -> tuple[LogTurn, ...]:
    """The moments of the newest turn, oldest first."""
    if not turns:
        return ()
    newest = (turns[-1].age, turns[-1].turn)
    return tuple(reversed(tuple(takewhile(lambda one: (one.age, one.turn) == newest, reversed(turns)))))


def events_of(turns: Iterable[LogTurn]) -> tuple[Event, ...]:
    """Their events in one row."""
    return tuple(event for turn in turns for event in turn.events if isinstance(event, Event))


def deeds(
    faces: Faces, turns: tuple[LogTurn, ...], names: dict[int, str], around: Ring, boxes: Boxes
) -> tuple[Deed, ...]:
    """A line for each city that did something, the viewer's own first, then around the table."""
    shown = [line for turn in turns for line in log.lines(faces, events_of((turn,)), names, boxes)]
    by_seat = {seat: tuple(line for line in shown if line.seat == seat) for seat in (around.center, *around.others)}
    return tuple(Deed(seat, lines) for seat, lines in by_seat.items() if lines)
