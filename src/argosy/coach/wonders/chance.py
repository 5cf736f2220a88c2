"""Conversion of a search value in 7 Wonders to a win probability.

A search in 7 Wonders does not count wins alone: a third of its value of a finished game depends on the points
ahead of the best other player or team (`argosy.search.wonders.evaluation.end_value`). This is undone here.
The points ahead at the end are assumed to be normally distributed; each mean has one value and one win
probability, and both rise with it.
"""

from functools import cache
from typing import Any, cast

import numpy as np

from argosy.search.wonders.evaluation.end_value import BY_POINTS, CLOSE

SPREAD = 12.0
"""Standard deviation of the points ahead in the games that a search plays out; half or twice as much changes
a chance by a few per cent.
"""
FAR = 150.0
"""No game is won by more points."""


def chance(value: float) -> float:
    """Return the share of wins, 0 to 1, for a value of the search; it rises with the value."""
    values, wins = _curve()
    share = cast("float", np.interp(value, values, wins))
    return float(share)


@cache
def _curve() -> tuple[Any, Any]:
    """Values and shares of wins by the middle of the points ahead, both rising."""
    ahead = np.linspace(-FAR, FAR, 601)
    middles = np.linspace(-FAR, FAR, 301)
    weights = np.exp(-0.5 * ((ahead - middles[:, None]) / SPREAD) ** 2)
    weights /= weights.sum(axis=1, keepdims=True)
    wins = weights @ ((ahead > 0) + 0.5 * (ahead == 0))
    close = weights @ (0.5 + 0.5 * ahead / (CLOSE + np.abs(ahead)))
    wins[0], wins[-1] = 0.0, 1.0
    values = (1 - BY_POINTS) * wins + BY_POINTS * close
    values[0], values[-1] = 0.0, 1.0
    return values, wins
