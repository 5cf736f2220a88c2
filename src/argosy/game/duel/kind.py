"""Duel among the games: see `argosy.game.kinds.Kind`."""

from pathlib import Path

from argosy.game.duel.ended import ended
from argosy.game.duel.game import DuelGame, new_duel_game
from argosy.game.duel.position.set_up import set_up as set_up_position
from argosy.game.duel.record.read import read
from argosy.game.types import Plain

__all__ = ["ended", "new", "read", "set_up"]

new = new_duel_game


def set_up(position: Plain, data: Path | None) -> DuelGame:
    """A game in the situation that plain JSON describes. Raises PositionError."""
    return set_up_position(dict(position), data)
