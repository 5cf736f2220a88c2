"""The tiles and projects of a table, and what its city views and its table view have of them."""

from collections.abc import Iterator

from argosy.catalog.wonders.babel.facts import Babel, Tile
from argosy.catalog.wonders.edifice.facts import Edifice
from argosy.catalog.wonders.effects import Effect
from argosy.catalog.wonders.works.facts import Project
from argosy.game.wonders.babel.view import CityBabel, TableBabel
from argosy.game.wonders.view import CityView, WondersView
from argosy.rules.wonders.babel.ruleset import facts_of
from argosy.web.wonders.faces import Faces


def of_city(city: CityView) -> CityBabel:
    """What Babel adds to a city."""
    assert city.babel is not None
    return city.babel


def of_table(view: WondersView) -> TableBabel:
    """Tower and projects."""
    assert view.babel is not None
    return view.babel


def tile_id(number: int) -> str:
    """The id of a tile; its number is printed on it."""
    return f"tile_{number}"


def tile_of(faces: Faces, number: int) -> Tile:
    """A tile by its number."""
    return next(tile for tile in facts_of(faces.catalog).tiles if tile.number == number)


def points_of_tiles(faces: Faces, laid: int) -> int:
    """Points for so many own tiles in the tower (BABEL-TOWER-6)."""
    return facts_of(faces.catalog).setup.tower.points[laid - 1] if laid else 0


def laws(faces: Faces, view: WondersView) -> Iterator[Effect]:
    """What the tiles do that lie uncovered now, for everybody (BABEL-TOWER-5)."""
    for tile in of_table(view).tower:
        if tile.works:
            yield from tile_of(faces, tile.number).effects


def project_of(faces: Faces, name: str) -> Project:
    """A project or an edifice by id. Where both boxes are in play, edifices have the place of the projects."""
    edifices = faces.catalog.of(Edifice)
    babel = faces.catalog.of(Babel)
    found = edifices.edifices if edifices else babel.projects if babel else ()
    return next(one for one in found if one.id == name)
