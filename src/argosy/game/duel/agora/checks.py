"""Checks that a Duel position's result agrees with who controls the Senate (AGORA-080).

What may not stand there is refused where it is laid out.
"""

from argosy.game.duel.position.builder import require
from argosy.rules.duel.records import Game

FIELDS = ("triggered", "locked", "chambers", "stock", "hand", "swapped")
CITY_FIELDS = ("conspiracies", "knows_conspiracies", "saw_removed")


def check_running(game: Game, seat: int) -> None:
    """AGORA-080: nobody has won by the Senate."""
    fine = not _controls_all(game, seat)
    require(
        fine, f"chambers: seat {seat} controls all six, which ends the game: say so with result and winner"
    )


def _check_political(game: Game, winner: int, said: str) -> None:
    require(_controls_all(game, winner), f"{said}, who does not control all six chambers")


RESULT_CHECKS = {"political": _check_political}
"""By result."""


def _controls_all(game: Game, seat: int) -> bool:
    return all(int(control) == seat for control in game.agora.control)
