"""The introductions of the boxes of Duel."""

from argosy.texts import Words
from argosy.texts.duel import things as duel_things
from argosy.web.duel.boxes.in_play import BOXES
from argosy.web.duel.rules_page import faces_of
from argosy.web.introduction import Introduction
from argosy.web.models import HelpPage, TablePage


def introductions(page: HelpPage, w: Words) -> tuple[Introduction, ...]:
    """Those of the boxes that the page names; of all boxes where it names none."""
    shown = faces_of(page, w)
    named = [name for name in BOXES if name in page.boxes]
    return tuple(
        Introduction(
            box=name, title=duel_things.box(w, name), icon=BOXES[name].icon, cards=BOXES[name].introduction(shown)
        )
        for name in named or BOXES
    )


def boxes(page: TablePage, w: Words) -> tuple[tuple[str, str], ...]:
    """The boxes of a table."""
    return tuple((name, duel_things.box(w, name)) for name in BOXES if name in page.boxes)
