"""The boxes that have pages, and which of them a table has: one line for each box."""

from collections.abc import Callable, Iterable

from argosy.rules.wonders.boxes.rulesets import BOXES as RULES
from argosy.rules.wonders.boxes.types import BoxRules
from argosy.texts import Words
from argosy.web.wonders.armada.pages import ARMADA
from argosy.web.wonders.boxes.types import Boxes
from argosy.web.wonders.leaders.pages import LEADERS

BOXES: Boxes = (ARMADA, LEADERS)

PARTS = {box: rules.name for rules in RULES for box in rules.editions.values()}
"""By id of a box, e.g. `armada_2020`, its part of the catalog."""


def offered() -> list[BoxRules]:
    """The boxes that a lobby offers: those that have pages, because others could be played but not seen."""
    paged = {box.name for box in BOXES}
    return [rules for rules in RULES if rules.name in paged]


def in_play(ids: Iterable[str]) -> Boxes:
    """The boxes of a table by the ids of its boxes."""
    parts = {PARTS.get(box) for box in ids}
    return tuple(box for box in BOXES if box.name in parts)


def fragments(boxes: Boxes) -> Callable[[str], tuple[str, ...]]:
    """What base templates ask at a meeting place: the templates of boxes that are included there."""
    return lambda place: tuple(box.fragments[place] for box in boxes if place in box.fragments)


def loaded(boxes: Boxes, page: str) -> dict[str, list[str]]:
    """The style sheets and scripts of boxes that a page loads, `table`, `lobby` or `help`."""
    return {
        "box_scripts": [box.scripts[page] for box in boxes if page in box.scripts],
        "box_sheets": [box.sheets[page] for box in boxes if page in box.sheets],
    }


def about(w: Words, ids: Iterable[str]) -> list[str]:
    """What the boxes of a table are called."""
    named = {box.name: box for box in BOXES}
    return [named[PARTS[box]].about(w, box) for box in ids if PARTS.get(box) in named]


def chips(w: Words) -> list[tuple[str, str]]:
    """(id, words) of every edition of every box, after the way to have none."""
    return [
        chip
        for box in BOXES
        for chip in (("", box.without(w)), *((one, box.about(w, one)) for one in PARTS if PARTS[one] == box.name))
    ]
