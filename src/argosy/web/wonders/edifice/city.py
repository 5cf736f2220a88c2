"""What Edifice adds to the panel of a city: pawns by Age, tokens for penalties; and what a stage with a pawn changes."""

from collections.abc import Iterator

import msgspec

from argosy.game.wonders.view import CityView
from argosy.web.parts import icon, minus, roman
from argosy.web.wonders.babel.city import Held
from argosy.web.wonders.changes import Change, value
from argosy.web.wonders.edifice.edifices import of_city
from argosy.web.wonders.faces import Faces


class CityWithPawns(msgspec.Struct, frozen=True):
    """What the panel of a city shows."""

    held: tuple[Held, ...]
    pawns: int


def city_with_pawns(faces: Faces, city: CityView) -> CityWithPawns:
    """What the panel shows."""
    w, has = faces.words, of_city(city)
    pawns = [
        Held(f"edifice-pawn-{age}", "", w.say("pawn of Age {n}", n=roman(age)))
        for age, taken in enumerate(has.pawns, 1)
        if taken
    ]
    words = w.say("points lost for penalties that could not be paid")
    debts = [Held("works-debt", minus(has.debt), words)] if has.debt else []
    return CityWithPawns((*pawns, *debts), sum(has.pawns))


def changes(faces: Faces, before: CityView, after: CityView) -> Iterator[Change]:
    """Pawns, and points of penalties."""
    was, will_be = sum(of_city(before).pawns), sum(of_city(after).pawns)
    yield value(icon("edifice-pawn"), "join", was, will_be, faces.words.say("pawns on edifices"))
