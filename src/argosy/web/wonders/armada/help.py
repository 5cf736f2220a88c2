"""The help page about Armada: lanes and islands in words."""

from typing import Any

import msgspec

from argosy.texts.wonders import armada as naval
from argosy.web.wonders.armada.shipyard import box_of, cost_notes, picture
from argosy.web.wonders.faces import Faces

LEVELS = (1, 2, 3)


def values(shown: Faces) -> dict[str, Any]:
    """What `wonders/armada/_help.html` shows."""
    faces = [shown.more[island.id] for island in box_of(shown).islands]
    return {
        "isles": [(level, [face for face in faces if face.ages[0] == level]) for level in LEVELS],
        "lane_notes": lane_notes(shown),
        "cost_notes": cost_notes(shown.words),
    }


class LaneNote(msgspec.Struct, frozen=True):
    """One lane of the shipyards: its spaces in words."""

    color: str
    name: str
    spaces: tuple[tuple[int, Any, str], ...]
    """(number, symbols, words)"""


def lane_notes(shown: Faces) -> list[LaneNote]:
    """What every space of the shipyards gives; costs differ from board to board (ARMADA-TERM-4)."""
    box, w = box_of(shown), shown.words
    return [
        LaneNote(
            color,
            naval.lane(w, color),
            tuple((space.number, picture(space), naval.space(w, space)) for space in spaces if space.number),
        )
        for color, spaces in box.lanes.items()
    ]
