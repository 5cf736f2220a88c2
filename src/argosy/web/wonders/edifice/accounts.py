"""What edifices give to a city: finished ones with a pawn of it, and chosen halves of stages."""

from collections.abc import Iterator

from argosy.catalog.wonders.effects import Effect
from argosy.game.wonders.view import CityView, WondersView
from argosy.web.accounts import Account, Line
from argosy.web.wonders.babel.accounts import of_held
from argosy.web.wonders.babel.facts import project_of
from argosy.web.wonders.edifice.city import city_with_pawns
from argosy.web.wonders.edifice.edifices import edifices_of, of_city
from argosy.web.wonders.faces import Faces
from argosy.web.wonders.givers import Giver, stage_name


def gives(faces: Faces, view: WondersView, city: CityView) -> Iterator[tuple[str, tuple[Effect, ...]]]:
    """Rewards, and halves of stages."""
    has = of_city(city)
    for one in edifices_of(view):
        if one.turned and has.pawns[one.age - 1]:
            yield faces.more[one.id].name, project_of(faces, one.id).effects
    for number, half in has.halves:
        stage = faces.catalog.wonder(city.wonder).sides[city.side].stages[number - 1]
        for effect in stage.effects:
            yield stage_name(faces.words, number), getattr(effect, half)


def accounts(
    faces: Faces, view: WondersView, city: CityView, _have: tuple[Giver, ...]
) -> Iterator[tuple[str, Account]]:
    """Pawns by the edifices that they stand on, and of everything that the panel shows."""
    pawns = of_city(city).pawns
    on = tuple(Line(faces.more[one.id].name) for one in edifices_of(view) if pawns[one.age - 1])
    if on:
        title = faces.words.pair(faces.words.say("pawns"), str(sum(pawns)))
        yield "pawns", Account(title=title, lines=on, total=sum(pawns), is_list=True)
    yield from of_held(city_with_pawns(faces, city).held)
