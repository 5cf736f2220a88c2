"""View models of a score pad: a row for each printed line, with the breakdown of each number."""

import msgspec

from argosy.game.types import SeatScore
from argosy.web.rendering.parts import minus


class BreakdownPart(msgspec.Struct, frozen=True):
    """One part of the breakdown of a number."""

    what: str
    points: str


class ScoreCell(msgspec.Struct, frozen=True):
    """One number of the pad."""

    seat: int
    points: str
    css: str
    account: tuple[BreakdownPart, ...]
    so_far: str
    """The sum down to this line."""


class ScoreRow(msgspec.Struct, frozen=True):
    """One line of the pad for all seats."""

    line: str
    label: str
    icon: str
    color: str
    cells: tuple[ScoreCell, ...]


def so_far(score: SeatScore, number: int) -> str:
    """The points of the first lines, down to one of them."""
    return minus(sum(line.points for line in score.lines[: number + 1]))
