"""Five levels of bots with growing budgets; docs/bots/strength.md has their ratings.

Iterations are counted, not seconds, so that a level is as strong on every machine; the seconds are for large
tables and slow machines. An iteration takes 3 microseconds in Duel, where a net evaluates, and 20 to 900 in
7 Wonders.
"""

import re
from typing import NamedTuple

from argosy.errors import ArgosyError
from argosy.search.types import LEARNED, Budget, Style


class Effort(NamedTuple):
    """The settings of a level for one game."""

    iterations: int
    temperature: float = 0.0
    """Of its choices (`SearchBot`)."""


class Level(NamedTuple):
    """One row of the table."""

    name: str
    duel: Effort
    wonders: Effort
    seconds: float
    style: Style = LEARNED

    @property
    def efforts(self) -> dict[str, Effort]:
        """Its settings by the name of the game."""
        return {"duel": self.duel, "wonders": self.wonders}

    @property
    def budgets(self) -> dict[str, Budget]:
        """Search budgets by the name of the game."""
        return {
            game: Budget(iterations=effort.iterations, seconds=self.seconds)
            for game, effort in self.efforts.items()
        }

    @property
    def temperatures(self) -> dict[str, float]:
        """Temperatures by the name of the game."""
        return {game: effort.temperature for game, effort in self.efforts.items()}


LEVELS = (
    Level("cabin-boy", duel=Effort(100, 0.06), wonders=Effort(90, 0.25), seconds=2.0),
    Level("deckhand", duel=Effort(300, 0.026), wonders=Effort(300, 0.03), seconds=2.0),
    Level("helmsman", duel=Effort(800, 0.01), wonders=Effort(1_200, 0.005), seconds=1.0),
    Level("captain", duel=Effort(6_000), wonders=Effort(5_000), seconds=1.0),
    Level("admiral", duel=Effort(100_000), wonders=Effort(40_000), seconds=4.0),
)


def budget_said(text: str) -> Budget:
    """A budget in words: `50ms`, or `2000` iterations. Raises ArgosyError for anything else."""
    said = re.fullmatch(r"([1-9][0-9]{0,6})(ms)?", text, re.ASCII)
    if said is None:
        raise ArgosyError(
            f"@{text}: a budget is a number of iterations, e.g. @2000, or of milliseconds, e.g. @50ms"
        )
    number = int(said[1])
    return Budget(seconds=number / 1000) if said[2] else Budget(iterations=number)
