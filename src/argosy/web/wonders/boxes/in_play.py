"""Lookup of the expansions that have pages, and of those in play at a table."""

from collections.abc import Callable, Iterable

import msgspec

from argosy.catalog.registry import rooms
from argosy.rules.wonders.boxes.rulesets import BOXES as RULES
from argosy.rules.wonders.boxes.types import BoxRules
from argosy.texts import Words
from argosy.web.wonders.boxes.types import Boxes, Option

BOXES: Boxes = tuple(room.PAGES for room in rooms("web", "wonders", "pages"))

SHARED = "boxes"
"""The style sheet of what tables with any box show: questions without cards, losses, teams."""

PARTS = {box: rules.name for rules in RULES for box in rules.editions.values()}
"""By id of a box, e.g. `armada_2020`, its part of the catalog."""


def editions(part: str) -> tuple[str, ...]:
    """The ids of a box by its part of the catalog, the newest last."""
    return tuple(box for box, one in PARTS.items() if one == part)


def offered() -> list[BoxRules]:
    """Return the expansions that a lobby offers: those that have pages.

    Others could be played but not seen.
    """
    paged = {box.name for box in BOXES}
    return [rules for rules in RULES if rules.name in paged]


def in_play(ids: Iterable[str]) -> Boxes:
    """The boxes of a table by the ids of its boxes."""
    parts = {PARTS.get(box) for box in ids}
    return tuple(box for box in BOXES if box.name in parts)


def options_of(ids: Iterable[str]) -> list[Option]:
    """Return the further options of a table with these expansions."""
    chosen = set(ids)
    return [option for box in BOXES for option in box.lobby.options if chosen & set(option.boxes)]


def at_first(option: Option, ids: Iterable[str]) -> str:
    """Return the default of an option: its first value that the other expansions allow."""
    parts = [PARTS[one] for one in ids if one in PARTS]
    limits = [option.beside[part] for part in parts if part in option.beside]
    return next(value for value in option.values if all(value in limit for limit in limits))


def fragments(boxes: Boxes) -> Callable[[str], tuple[str, ...]]:
    """Return a function from the name of a hook to the templates of expansions included there."""
    return lambda place: tuple(box.fragments[place] for box in boxes if place in box.fragments)


def loaded(boxes: Boxes, page: str) -> dict[str, list[str]]:
    """Return the style sheets and scripts of expansions for a page, `table` or `help`.

    Tables with expansions share a style sheet.
    """
    shared = [SHARED] if boxes and page == "table" else []
    scripts = [box.scripts[page] for box in boxes if page in box.scripts]
    sheets = shared + [box.sheets[page] for box in boxes if page in box.sheets]
    return {"box_scripts": list(dict.fromkeys(scripts)), "box_sheets": list(dict.fromkeys(sheets))}


def about(w: Words, ids: Iterable[str]) -> list[str]:
    """Return the names of the expansions of a table."""
    named = {box.name: box for box in BOXES}
    return [named[PARTS[box]].lobby.about(w, box) for box in ids if PARTS.get(box) in named]


class Chip(msgspec.Struct, frozen=True):
    """A way to a help page with other boxes than those of this one."""

    ids: str
    """The boxes of that page, as its address names them."""
    words: str
    is_here: bool


def chips(w: Words, chosen: tuple[str, ...]) -> list[Chip]:
    """For every box the way to have none, and its editions."""
    return [
        Chip(",".join(_instead(chosen, box.name, one)), words, one == _edition(chosen, box.name))
        for box in BOXES
        for one, words in (
            ("", box.lobby.without(w)),
            *((one, box.lobby.about(w, one)) for one in PARTS if PARTS[one] == box.name),
        )
    ]


def _edition(chosen: tuple[str, ...], part: str) -> str:
    """The edition of a box among the chosen ones; empty without it."""
    return next((one for one in chosen if PARTS.get(one) == part), "")


def _instead(chosen: tuple[str, ...], part: str, box: str) -> tuple[str, ...]:
    """The chosen boxes with another edition of one of them, or without it."""
    return (*(one for one in chosen if PARTS.get(one) != part), *((box,) if box else ()))
