"""What boxes add to a view."""

from typing import Any

from argosy.game.duel.agora import look as agora
from argosy.game.duel.eyes import Eyes
from argosy.game.duel.pantheon import look as pantheon


def more_of_view(eyes: Eyes) -> dict[str, Any]:
    """Fields of the view."""
    return {**agora.view_fields(eyes), **pantheon.view_fields(eyes)}


def more_of_city(eyes: Eyes, seat: int) -> dict[str, Any]:
    """Fields of a city."""
    return {**agora.city_fields(eyes, seat), **pantheon.city_fields(eyes, seat)}


def tokens_on_places(eyes: Eyes) -> dict[int, str]:
    """Tokens that lie on the structure, by place."""
    return pantheon.tokens_on_places(eyes)
