"""What boxes add to a view."""

from collections.abc import Callable

from argosy.game.duel.boxes import parts
from argosy.game.duel.eyes import Eyes
from argosy.game.types import Fields
from argosy.rules.duel.boxes.in_play import in_play

VIEW: dict[str, Callable[[Eyes], Fields]] = parts("look", "view_fields")
CITY: dict[str, Callable[[Eyes, int], Fields]] = parts("look", "city_fields")
ON_PLACES: tuple[Callable[[Eyes], dict[int, str]], ...] = tuple(parts("look", "tokens_on_places").values())


def more_of_view(eyes: Eyes) -> Fields:
    """Fields of the view; those of a box that is not in play keep their defaults."""
    return {name: value for fields in in_play(VIEW, eyes.ruleset.boxes) for name, value in fields(eyes).items()}


def more_of_city(eyes: Eyes, seat: int) -> Fields:
    """Fields of a city."""
    return {name: value for fields in in_play(CITY, eyes.ruleset.boxes) for name, value in fields(eyes, seat).items()}


def tokens_on_places(eyes: Eyes) -> dict[int, str]:
    """Tokens that lie on the structure, by place."""
    return {place: token for lying in ON_PLACES for place, token in lying(eyes).items()}
