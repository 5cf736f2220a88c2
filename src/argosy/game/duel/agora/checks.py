"""What only Agora has a place for in a position. What may not stand there is refused where it is laid out."""

from typing import Any

from argosy.game.duel.position.require import require

FIELDS = ("triggered", "locked", "chambers", "stock", "hand", "swapped")
CITY_FIELDS = ("conspiracies", "knows_conspiracies", "saw_removed")


def check_running(game: Any, seat: int) -> None:
    """AGORA-080: nobody has won by the Senate."""
    fine = not _controls_all(game, seat)
    require(fine, f"chambers: seat {seat} controls all six, which ends the game: say so with result and winner")


def _check_political(game: Any, winner: int, said: str) -> None:
    require(_controls_all(game, winner), f"{said}, who does not control all six chambers")


WON = {"political": _check_political}
"""By result."""


def _controls_all(game: Any, seat: int) -> bool:
    return all(int(control) == seat for control in game.agora.control)
