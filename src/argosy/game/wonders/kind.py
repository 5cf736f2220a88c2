"""The implementation of `argosy.game.kinds.Kind` for 7 Wonders."""

from pathlib import Path

from argosy.game.types import Fields, Plain
from argosy.game.wonders.game import WondersGame, new_wonders_game
from argosy.game.wonders.position.set_up import set_up as set_up_position
from argosy.game.wonders.record.read import read

__all__ = ["ended", "new", "read", "set_up"]

new = new_wonders_game


def set_up(position: Plain, data: Path | None) -> WondersGame:
    """A game in the situation that plain JSON describes. Raises PositionError."""
    return set_up_position(dict(position), data)


def ended(position: Plain, data: Path | None) -> Fields:  # noqa: ARG001  because Duel asks its facts
    """The position with nothing more to be asked."""
    return {"asked": "over", **position}
