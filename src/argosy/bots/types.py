"""What a bot is: something that decides from a view."""

import random
from collections.abc import Sequence
from typing import Any, Protocol

from argosy.game.types import Choice

View = Any
"""A `WondersView` or a `DuelView`: everything that the seat may know, and nothing else."""


class Bot(Protocol):
    """A player. One object may play many seats in many games, so it keeps nothing between two decisions."""

    def decide(self, view: View, choices: Sequence[Choice], rng: random.Random) -> Choice:
        """One of `choices`, never empty, for the seat `view.seat`. All chance of the bot comes from `rng`."""
        ...
