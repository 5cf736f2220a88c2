"""Explanations of refusals for a page: why a choice is not legal."""

from collections.abc import Mapping
from typing import Protocol

from argosy.game.types import Refusal
from argosy.web.models import WonderRequest

UNREADABLE = "unreadable"
"""The code of a refusal that only says that a text is none of this game's."""


class ExplainingGame(Protocol):
    """Interface of a game that gives reasons for refusals."""

    def refusal(self, seat: int, text: str) -> Refusal | None:
        """Return the reason why a choice is illegal."""
        ...


def reasons(
    game: ExplainingGame, seat: int, wonder_requests: Mapping[str, WonderRequest]
) -> dict[str, Refusal]:
    """Reasons by the text of an illegal choice; a text without a reason is left out."""
    found = {text: _reason(game, seat, wonder_request) for text, wonder_request in wonder_requests.items()}
    return {
        text: reason
        for text, reason in found.items()
        if reason is not None and reason.code != wonder_requests[text].but_for
    }


def _reason(game: ExplainingGame, seat: int, wonder_request: WonderRequest) -> Refusal | None:
    reason = None
    for text in wonder_request.texts:
        reason = game.refusal(seat, text)
        if reason is None or reason.code != UNREADABLE:
            break
    return reason
