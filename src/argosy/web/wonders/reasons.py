"""What a game answers when it is asked why something cannot be chosen."""

from typing import Protocol

from argosy.game.types import Refusal
from argosy.game.wonders.view import WondersView


class Asked(Protocol):
    """A game that gives reasons."""

    def refusal(self, seat: int, text: str) -> Refusal | None:
        """Why something cannot be chosen."""
        ...


def no_stage(game: Asked, seat: int, view: WondersView, card: str, prefix: str) -> Refusal | None:
    """Why no stage can be built. Where stages may be built in any order the first one that is missing answers for all."""
    reason = game.refusal(seat, f"{prefix}stage {card}")
    if reason is None or reason.code != "unreadable":
        return reason
    missing = next(number for number in range(1, 5) if number not in view.cities[seat].stages)
    return game.refusal(seat, f"{prefix}stage {missing} {card}")
