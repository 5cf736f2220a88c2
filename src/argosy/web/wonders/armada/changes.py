"""What a choice changes at sea, and the things that effects of Armada count."""

from collections.abc import Callable, Iterator

from argosy.game.wonders.view import CityView
from argosy.texts.wonders import armada as naval
from argosy.web.parts import icon
from argosy.web.wonders.armada.shipyard import at_sea
from argosy.web.wonders.changes import Change, value
from argosy.web.wonders.faces import Faces

COUNTED: dict[str, Callable[[CityView], int]] = {
    "commercial_level": lambda city: at_sea(city).level,
    "island": lambda city: len(at_sea(city).islands),
}


def changes(faces: Faces, before: CityView, after: CityView) -> Iterator[Change]:
    """Spaces of the ships, naval strength, commercial level."""
    w, was, will_be = faces.words, at_sea(before), at_sea(after)
    for ship, space in will_be.ships.items():
        yield value(icon(f"ship-{ship}"), "sea", was.ships[ship], space, naval.ship(w, ship))
    yield value(icon("naval-shield"), "sea", was.strength, will_be.strength, w.say("naval strength"))
    yield value(icon("amphora"), "yellow", was.level, will_be.level, w.say("commercial level"))
