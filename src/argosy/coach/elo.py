"""Elo ratings of puzzles and their solvers, on one scale.

100 points more win 64 of 100 comparisons.
"""

from collections.abc import Iterable
from typing import NamedTuple

FIRST = 1500.0
"""What somebody has who has tried nothing yet: as much as the bot by which others are measured."""
QUICK, SLOW, SETTLED = 40.0, 20.0, 30
"""A rating moves by so much at most with each of the first 30 results, and by half of it from then on; as
the World Chess Federation does (FIDE Handbook B.02, 8.3.3).
"""


class Result(NamedTuple):
    """A puzzle that was tried."""

    rating: float
    is_right: bool


def expected(own: float, other: float) -> float:
    """The share of comparisons that somebody wins by their ratings, as in `argosy.lab.ratings`."""
    return 1 / (1 + 10 ** ((other - own) / 400))


def rating_after(results: Iterable[Result]) -> int:
    """The rating of somebody who has tried these, in this order.

    >>> rating_after([]), rating_after([Result(1500, True)]), rating_after([Result(1500, False)])
    (1500, 1520, 1480)
    """
    own = FIRST
    for number, one in enumerate(results):
        step = QUICK if number < SETTLED else SLOW
        own += step * (one.is_right - expected(own, one.rating))
    return round(own)
