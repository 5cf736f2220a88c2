"""The bot that takes any choice: every one with the same probability, each payment counted as a choice of its own."""

import random
from collections.abc import Sequence

from argosy.bots.types import View
from argosy.game.types import Choice


class RandomBot:
    """Plays any game."""

    def decide(self, view: View, choices: Sequence[Choice], rng: random.Random) -> Choice:  # noqa: ARG002  because chance needs no view
        """One of the choices."""
        return rng.choice(choices)
