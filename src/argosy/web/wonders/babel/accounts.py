"""What tower and projects give to a city, and what of it lies before it."""

from collections.abc import Iterator

from argosy.catalog.wonders.effects import Effect
from argosy.game.wonders.view import CityView, WondersView
from argosy.texts import Words
from argosy.web.accounts import Account
from argosy.web.wonders.babel.city import Held, city_in_babel
from argosy.web.wonders.babel.facts import of_city, of_table, project_of, tile_id, tile_of
from argosy.web.wonders.faces import Faces
from argosy.web.wonders.givers import BOARD, Giver


def gives(faces: Faces, view: WondersView, city: CityView) -> Iterator[tuple[str, tuple[Effect, ...]]]:
    """Uncovered tiles, and rewards of projects."""
    for tile in of_table(view).tower:
        if tile.works:
            yield faces.more[tile_id(tile.number)].name, tile_of(faces, tile.number).effects
    for project in of_table(view).projects:
        for _ in range(of_city(city).rewards[project.age - 1]):
            yield faces.more[project.id].name, project_of(faces, project.id).effects


def more_units(w: Words) -> str:
    """A tile that makes every raw material or good, whatever the workshop makes."""
    return w.say("by a law of the tower")


def resting(city: CityView) -> tuple[str, ...]:
    """What a tile or a penalty forbids to work."""
    has = of_city(city)
    return (*has.resting, *((BOARD,) if has.board_rests else ()))


def accounts(
    faces: Faces, _view: WondersView, city: CityView, _have: tuple[Giver, ...]
) -> Iterator[tuple[str, Account]]:
    """Of everything that the panel shows."""
    yield from of_held(city_in_babel(faces, city).held)


def of_held(held: tuple[Held, ...]) -> Iterator[tuple[str, Account]]:
    """What lies before a city says what it is."""
    for one in held:
        yield one.icon, Account(title=one.words)
