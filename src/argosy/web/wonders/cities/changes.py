"""What a choice changes in Cities: Diplomacy tokens, masks, debts."""

from collections.abc import Iterator

from argosy.game.wonders.view import CityView
from argosy.web.parts import icon
from argosy.web.wonders.changes import Change, value
from argosy.web.wonders.cities.city import of_city
from argosy.web.wonders.faces import Faces


def changes(faces: Faces, before: CityView, after: CityView) -> Iterator[Change]:
    """Numbers before and after."""
    w, was, will_be = faces.words, of_city(before), of_city(after)
    yield value(icon("diplomacy"), "diplomats", was.diplomacy, will_be.diplomacy, w.say("Diplomacy tokens"))
    yield value(icon("mask"), "green", was.masks, will_be.masks, w.say("masks"))
    yield value(icon("debt"), "debt", was.debts, will_be.debts, w.say("debts"))
