"""What recruiting changes besides coins, shields and science, and the things that effects of leaders count."""

from collections.abc import Callable, Iterator

from argosy.game.wonders.view import CityView
from argosy.web.parts import icon
from argosy.web.wonders.changes import Change, value
from argosy.web.wonders.faces import Faces
from argosy.web.wonders.leaders.facts import of_city

COINS_OF_A_POINT = 3

COUNTED: dict[str, Callable[[CityView], int]] = {
    "victory_token": lambda city: len(city.victories),
    "coin": lambda city: city.coins,
    "three_coins": lambda city: city.coins // COINS_OF_A_POINT,
    "leader": lambda city: len(of_city(city).recruited),
}


def changes(faces: Faces, before: CityView, after: CityView) -> Iterator[Change]:
    """Leaders that may still be played."""
    was, will_be = of_city(before).hand_size, of_city(after).hand_size
    yield value(icon("leader"), "white", was, will_be, faces.words.say("leaders in hand"))
