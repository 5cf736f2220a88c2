"""What Babel adds to the panel of a city: tiles, tokens of projects, buildings that a tile has put to rest."""

import msgspec

from argosy.game.wonders.babel.view import CityBabel
from argosy.game.wonders.view import CityView
from argosy.rules.wonders.babel.ruleset import facts_of
from argosy.web.parts import minus
from argosy.web.wonders.babel.facts import of_city, points_of_tiles
from argosy.web.wonders.face import Face
from argosy.web.wonders.faces import Faces


class Held(msgspec.Struct, frozen=True):
    """One kind of things that a city has: how many, and what that means."""

    icon: str
    number: str
    words: str


class CityInBabel(msgspec.Struct, frozen=True):
    """What the panel of a city shows."""

    held: tuple[Held, ...]
    laid: int
    tokens: int
    resting: tuple[str, ...]
    """Names of buildings that have no effect now (BABEL-TILE-4)."""


def city_in_babel(faces: Faces, city: CityView) -> CityInBabel:
    """What the panel shows."""
    has = of_city(city)
    resting = tuple(faces.cards[card].name for card in has.resting)
    return CityInBabel(
        tuple(one for one in (*_tiles(faces, has), *_of_projects(faces, has)) if one), has.laid, has.tokens, resting
    )


def _tiles(faces: Faces, has: CityBabel) -> list[Held | None]:
    """Own tiles in the tower, out of those that everybody drafts; nothing where the tower is not played."""
    if not has.laid + has.tiles:
        return []
    w, drafted = faces.words, facts_of(faces.catalog).setup.tower.tiles
    points = points_of_tiles(faces, has.laid)
    said = w.say("{n} of {all} tiles in the tower, {points} points", n=has.laid, all=drafted, points=points)
    return [Held("babel", f"{has.laid}/{drafted}", said)]


def _of_projects(faces: Faces, has: CityBabel) -> list[Held | None]:
    """Tokens of the project of the Age, and what projects have brought."""
    w = faces.words

    def some(icon: str, number: int, words: str) -> Held | None:
        return Held(icon, minus(number), words) if number else None

    return [
        some("project-token", has.tokens, w.count("{n} participation token", "{n} participation tokens", has.tokens)),
        some("free-stage-once", has.free_stages, w.say("a stage free, once")),
        some("free-card-once", has.free_cards, w.say("a card free, once")),
        some("any-color-once", has.any_color, w.say("joins a project with a card of any colour, once")),
        some("works-debt", has.debt, w.say("points lost for penalties that could not be paid")),
        Held("board-rests", "", w.say("the board makes nothing any more")) if has.board_rests else None,
    ]


def standing(_faces: Faces, _city: CityView) -> tuple[Face, ...]:
    """Nothing stands beside the buildings."""
    return ()
