"""Confidence intervals of win rates."""

import math

Z95 = 1.959964
"""The two-sided 95 % point of the normal distribution."""


def wilson(wins: float, games: int, z: float = Z95) -> tuple[float, float]:
    """The interval in which the true share of wins lies with 95 % confidence, after Wilson (1927).

    wins: a shared victory of k is 1/k of a win. It never leaves 0 to 1, and no games tell nothing: (0, 1).

    >>> tuple(round(end, 3) for end in wilson(8, 10))
    (0.49, 0.943)
    """
    if games == 0:
        return 0.0, 1.0
    share, slack = wins / games, z * z / games
    middle = (share + slack / 2) / (1 + slack)
    half = z * math.sqrt(share * (1 - share) / games + slack / games / 4) / (1 + slack)
    # Because at the ends the two terms are equal, and only rounding would tell them apart.
    return (max(0.0, middle - half) if wins > 0 else 0.0), (min(1.0, middle + half) if wins < games else 1.0)
