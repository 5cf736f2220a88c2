"""What a choice changes at sea, and the things that effects of Armada count."""

from collections.abc import Callable, Iterator

from argosy.catalog.wonders.effects import Effect
from argosy.game.types import Choice
from argosy.game.wonders.view import CityView
from argosy.web.parts import icon
from argosy.web.wonders.armada.shipyard import at_sea, next_space, this_space
from argosy.web.wonders.changes import Change
from argosy.web.wonders.faces import Faces

COUNTED: dict[str, Callable[[CityView], int]] = {
    "commercial_level": lambda city: at_sea(city).level,
    "island": lambda city: len(at_sea(city).islands),
}


def changes(faces: Faces, city: CityView, choice: Choice, effects: tuple[Effect, ...]) -> Iterator[Change]:
    """Naval strength and commercial level after the card's own symbols and the ships that sail with it."""
    sea = at_sea(city)
    moved = [(this_space(faces, sea, ship), next_space(faces, sea, ship)) for ship in choice.ships]
    gained = sum(effect.amount for effect in effects if effect.kind == "naval_shields")
    gained += sum(after.naval_shields - before.naval_shields for before, after in moved)
    yield Change(icon("naval-shield"), "sea", sea.strength, sea.strength + gained)
    level = sea.level + sum(after.commercial_level - before.commercial_level for before, after in moved)
    yield Change(icon("amphora"), "yellow", sea.level, level)
