"""What Armada adds to the panel of a city: ships, islands, strength, landings."""

from collections.abc import Iterator

import msgspec

from argosy.game.wonders.view import CityArmada, CityView
from argosy.texts import Words
from argosy.texts.wonders import armada as naval
from argosy.web.wonders.armada.shipyard import LANES, at_sea
from argosy.web.wonders.face import Face
from argosy.web.wonders.faces import Faces


class CityAtSea(msgspec.Struct, frozen=True):
    """A city at sea."""

    sea: CityArmada
    islands: tuple[Face, ...]
    ships: tuple[tuple[str, str, int], ...]
    """(colour, words, space) of each ship."""


def city_at_sea(faces: Faces, city: CityView) -> CityAtSea:
    """What the panel shows."""
    return CityAtSea(at_sea(city), standing(faces, city), tuple(fleet(faces.words, at_sea(city))))


def standing(faces: Faces, city: CityView) -> tuple[Face, ...]:
    """The islands, which stand beside the buildings."""
    return tuple(faces.more[island] for island in at_sea(city).islands)


def fleet(w: Words, city: CityArmada) -> Iterator[tuple[str, str, int]]:
    """(colour, words, space) of each ship, for other cities."""
    for color in LANES:
        yield color, w.say("{ship}: space {n}", ship=naval.ship(w, color), n=city.ships[color]), city.ships[color]
