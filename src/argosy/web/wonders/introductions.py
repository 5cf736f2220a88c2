"""The introductions of the boxes of 7 Wonders."""

from argosy.texts import Words
from argosy.web.introduction import Introduction
from argosy.web.models import HelpPage, TablePage
from argosy.web.wonders.boxes.in_play import BOXES, in_play
from argosy.web.wonders.newest import catalog_with
from argosy.web.wonders.printed import faces
from argosy.web.wonders.rules_page import catalog_of


def introductions(page: HelpPage, w: Words) -> tuple[Introduction, ...]:
    """Those of the boxes that the page names; of all boxes where it names none."""
    catalog = catalog_of(page)
    here = in_play(box.id for box in catalog.boxes)
    return tuple(
        Introduction(
            box=box.name,
            title=box.lobby.title(w),
            icon=box.lobby.icon,
            cards=box.help.introduction(faces(catalog if here else catalog_with(box.name), w.language)),
        )
        for box in here or BOXES
    )


def boxes(page: TablePage, w: Words) -> tuple[tuple[str, str], ...]:
    """The boxes of a table."""
    return tuple((box.name, box.lobby.title(w)) for box in in_play(page.boxes))
