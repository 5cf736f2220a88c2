"""The part of the lobby about Duel: the boxes of a new table, its wonders on the chart, its lines in the lists."""

from typing import Any

import msgspec

from argosy.texts import Words
from argosy.texts.duel import things
from argosy.web.duel.boxes.in_play import BOXES
from argosy.web.duel.boxes.titles import game_words
from argosy.web.duel.drawings import DRAWINGS
from argosy.web.duel.titles import outcome, supremacy
from argosy.web.game_pages import Site
from argosy.web.models import LobbyPage, TablePage, TableSummary
from argosy.web.parts import roman


class Box(msgspec.Struct, frozen=True):
    """A box in the form."""

    id: str
    icon: str
    name: str
    text: str


def values(_: LobbyPage, w: Words) -> dict[str, Any]:
    """What `duel/_lobby.html` shows."""
    return {"duel_boxes": boxes(w)}


def boxes(w: Words) -> list[Box]:
    """What may be added to Duel, with a line each."""
    return [Box(name, box.icon, things.box(w, name), box.invitation(w)) for name, box in BOXES.items()]


def sites(w: Words) -> list[Site]:
    """The medallions that the chart gains."""
    return [DRAWINGS.site(name, w.name("duel_wonder", name)) for name in DRAWINGS.places]


def about(w: Words, one: TablePage | TableSummary, _: int) -> str:
    """`Duel with Agora`."""
    return game_words(w, one.boxes)


def state_words(w: Words, one: TableSummary) -> str:
    """`Age II`; of a finished game the supremacy that ended it."""
    if one.is_over:
        return supremacy(w, one.result)
    return w.say("Age {n}", n=roman(one.age)) if one.age else ""


def place_words(w: Words, one: TableSummary) -> str:
    """What the viewer has reached in a finished game."""
    return outcome(w, one.place, one.result)
