"""What a play brings."""

from typing import NamedTuple


class Gain(NamedTuple):
    """What a play brings: points by the end of the game, and coins now."""

    points: float
    coins: int
