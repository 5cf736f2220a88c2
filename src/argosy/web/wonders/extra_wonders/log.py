"""What the log tells of single boards: copied stages, and in the words of Cities its losses and Diplomacy."""

from collections.abc import Callable

from argosy.game.types import Event
from argosy.texts import Words
from argosy.web.parts import roman
from argosy.web.wonders.boxes.types import Names
from argosy.web.wonders.cities import log as cities
from argosy.web.wonders.faces import Faces

Note = Callable[[Faces, Event, Names], str]


def _copied(faces: Faces, event: Event, names: Names) -> str:
    return faces.words.say(
        "copies stage {n} of {name}", n=roman(event.stage or 1), name=names[0 if event.other is None else event.other]
    )


NOTES: dict[str, Note] = {
    "copied_stage": _copied,
    **{kind: cities.NOTES[kind] for kind in ("lost", "diplomacy", "stayed_out")},
}
"""Kinds of events in words."""


def something(w: Words) -> str:
    """A line about a city to which only something of these boards happens."""
    return w.say("losses of coins")
