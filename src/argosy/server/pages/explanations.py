"""Explanations of refusals for a page: why a choice is not legal."""

from collections.abc import Mapping
from typing import Protocol

from argosy.game.types import Refusal
from argosy.web.models import Wish

UNREADABLE = "unreadable"
"""The code of a refusal that only says that a text is none of this game's."""


class ExplainingGame(Protocol):
    """A game that gives reasons."""

    def refusal(self, seat: int, text: str) -> Refusal | None:
        """Why something cannot be chosen."""
        ...


def reasons(game: ExplainingGame, seat: int, wishes: Mapping[str, Wish]) -> dict[str, Refusal]:
    """By text of the wish; those that have no reason are left out."""
    found = {text: _reason(game, seat, wish) for text, wish in wishes.items()}
    return {
        text: reason
        for text, reason in found.items()
        if reason is not None and reason.code != wishes[text].but_for
    }


def _reason(game: ExplainingGame, seat: int, wish: Wish) -> Refusal | None:
    reason = None
    for text in wish.texts:
        reason = game.refusal(seat, text)
        if reason is None or reason.code != UNREADABLE:
            break
    return reason
