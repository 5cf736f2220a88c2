"""Five levels of bots, each with a longer search than the one before it.

Iterations are counted, not seconds, so that a level is as strong on every machine; the seconds are for slow
ones.
"""

import re
from typing import NamedTuple

from argosy.errors import ArgosyError
from argosy.search.types import KNOWING, LEARNED, Budget, Style


class Level(NamedTuple):
    """One row of the table."""

    name: str
    iterations: int
    seconds: float
    temperature: float
    """Temperature of its choices (`SearchBot.slip`)."""
    style: Style = LEARNED


LEVELS = (
    Level("cabin-boy", 40, 2.0, 0.10, KNOWING),  # with a net it would beat greedy, and it is for beginners
    Level("deckhand", 300, 2.0, 0.02),
    Level("helmsman", 1_200, 1.0, 0.005),
    Level("captain", 5_000, 1.0, 0.0),
    Level("admiral", 40_000, 4.0, 0.0),
)


def budget_of(level: Level) -> Budget:
    """Return the search budget of a level."""
    return Budget(iterations=level.iterations, seconds=level.seconds)


def budget_said(text: str) -> Budget:
    """A budget in words: `50ms`, or `2000` iterations. Raises ArgosyError for anything else."""
    said = re.fullmatch(r"([1-9][0-9]{0,6})(ms)?", text, re.ASCII)
    if said is None:
        raise ArgosyError(
            f"@{text}: a budget is a number of iterations, e.g. @2000, or of milliseconds, e.g. @50ms"
        )
    number = int(said[1])
    return Budget(seconds=number / 1000) if said[2] else Budget(iterations=number)
