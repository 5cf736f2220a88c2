"""What recruiting changes besides coins, shields and science, and the things that effects of leaders count."""

from collections.abc import Callable, Iterator

from argosy.catalog.wonders.effects import Effect
from argosy.game.types import Choice
from argosy.game.wonders.view import CityView
from argosy.web.wonders.changes import Change
from argosy.web.wonders.faces import Faces
from argosy.web.wonders.leaders.facts import of_city

COINS_OF_A_POINT = 3

COUNTED: dict[str, Callable[[CityView], int]] = {
    "victory_token": lambda city: len(city.victories),
    "coin": lambda city: city.coins,
    "three_coins": lambda city: city.coins // COINS_OF_A_POINT,
    "leader": lambda city: len(of_city(city).recruited),
}


def changes(_faces: Faces, _city: CityView, _choice: Choice, _effects: tuple[Effect, ...]) -> Iterator[Change]:
    """Nothing else has a number in the dock."""
    yield from ()
