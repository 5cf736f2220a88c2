"""What boxes add to a view."""

from collections.abc import Callable
from typing import Any

from argosy.game.duel.boxes import parts
from argosy.game.duel.eyes import Eyes
from argosy.rules.duel.boxes.in_play import in_play

VIEW: dict[str, Callable[[Eyes], dict[str, Any]]] = parts("look", "view_fields")
CITY: dict[str, Callable[[Eyes, int], dict[str, Any]]] = parts("look", "city_fields")
ON_PLACES: tuple[Callable[[Eyes], dict[int, str]], ...] = tuple(parts("look", "tokens_on_places").values())


def more_of_view(eyes: Eyes) -> dict[str, Any]:
    """Fields of the view; those of a box that is not in play keep their defaults."""
    return {name: value for fields in in_play(VIEW, eyes.ruleset.boxes) for name, value in fields(eyes).items()}


def more_of_city(eyes: Eyes, seat: int) -> dict[str, Any]:
    """Fields of a city."""
    return {name: value for fields in in_play(CITY, eyes.ruleset.boxes) for name, value in fields(eyes, seat).items()}


def tokens_on_places(eyes: Eyes) -> dict[int, str]:
    """Tokens that lie on the structure, by place."""
    return {place: token for lying in ON_PLACES for place, token in lying(eyes).items()}
