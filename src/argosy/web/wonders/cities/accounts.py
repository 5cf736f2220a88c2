"""What debts, Diplomacy tokens and masks of a city mean, and shields that defeat tokens are."""

from collections.abc import Iterator

from argosy.game.wonders.view import CityView, WondersView
from argosy.texts import Words
from argosy.web.accounts import Account, Line
from argosy.web.parts import signed
from argosy.web.wonders.cities.city import city_in_the_dark, of_city
from argosy.web.wonders.faces import Faces
from argosy.web.wonders.givers import Giver


def more_shields(w: Words, city: CityView) -> Iterator[Line]:
    """Defeat tokens that are shields in conflicts."""
    n = of_city(city).defeat_shields * city.defeats
    if n:
        yield Line(w.say("defeat tokens"), n)


def accounts(
    faces: Faces, _view: WondersView, city: CityView, have: tuple[Giver, ...]
) -> Iterator[tuple[str, Account]]:
    """Of everything that the panel shows."""
    w = faces.words
    text = {
        "debts": w.pair(w.say("points at the end"), signed(-of_city(city).debts)),
        "diplomacy": w.say("A city with a Diplomacy token takes no part in the next land conflicts."),
        "masks": w.say("At the end of the game each mask copies a science symbol of a neighbour's green card."),
    }
    for one in city_in_the_dark(faces, city).shown:
        masks = _masks(have) if one.name == "masks" else ()
        adds = sum(line.n for line in masks) == one.number
        yield one.name, Account(title=one.words, lines=masks if adds else (), text=text.get(one.name, ""))


def _masks(have: tuple[Giver, ...]) -> tuple[Line, ...]:
    found = (Line(one.name, sum(effect.kind == "mask" for effect in one.effects)) for one in have)
    return tuple(line for line in found if line.n)
