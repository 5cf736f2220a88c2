"""The tower as everybody sees it: on each place the uncovered tile, those that it covers, and where the next one goes."""

from typing import Any

import msgspec

from argosy.game.wonders.babel.view import LaidTile
from argosy.game.wonders.view import WondersView
from argosy.web.wonders.babel.facts import of_table, tile_id
from argosy.web.wonders.babel.projects import project_now
from argosy.web.wonders.boxes.types import Names
from argosy.web.wonders.face import Face
from argosy.web.wonders.faces import Faces


class Laid(msgspec.Struct, frozen=True):
    """A tile of the tower, with who laid it."""

    number: int
    face: Face
    seat: int
    words: str


class Place(msgspec.Struct, frozen=True):
    """A place of the tower, counted from the marked one (BABEL-TOWER-4)."""

    number: int
    top: Laid | None
    covered: tuple[Laid, ...]
    """What lies under the top tile and no longer works, the newest first."""
    is_next: bool
    words: str


class Tower(msgspec.Struct, frozen=True):
    """The tower."""

    places: tuple[Place, ...]
    last: tuple[Laid, ...]
    """All covered tiles, the newest first."""


def tower(faces: Faces, view: WondersView, names: Names) -> Tower | None:
    """The tower of a table; None where only the projects are played."""
    table = of_table(view)
    if not table.places:
        return None
    laid = [_laid(faces, tile, names) for tile in table.tower]
    places = tuple(_place(faces, number, laid, table.places) for number in range(table.places))
    return Tower(places, tuple(reversed(laid[: -table.places])))


def _laid(faces: Faces, tile: LaidTile, names: Names) -> Laid:
    face = faces.more[tile_id(tile.number)]
    said = faces.words.say("{tile}, laid by {name}: {effect}", tile=face.name, name=names[tile.seat], effect=face.text)
    return Laid(tile.number, face, tile.seat, said)


def _place(faces: Faces, number: int, laid: list[Laid], places: int) -> Place:
    """Tiles go round: every place gets each so many-th tile, the newest lies on top (BABEL-TOWER-4)."""
    w, here = faces.words, laid[number::places][::-1]
    is_next = len(laid) % places == number
    said = here[0].words if here else w.say("no tile yet")
    parts = [w.say("place {n}: {tile}", n=number + 1, tile=said)] + (
        [w.say("the next tile goes here")] if is_next else []
    )
    return Place(number + 1, here[0] if here else None, tuple(here[1:]), is_next, w.parts(parts))


def values(faces: Faces, view: WondersView, _seat: int, names: Names) -> dict[str, Any]:
    """What the templates of Babel need of a table."""
    return {
        "tower": tower(faces, view, names),
        "project": project_now(faces, view, names),
        "works_names": {name: face.name for name, face in faces.more.items()},
        "own_tiles": tuple(faces.more[tile_id(number)] for number in of_table(view).tiles),
    }
