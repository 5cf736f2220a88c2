"""Random bot: uniform over choices, each payment counted as a choice of its own."""

import random
from collections.abc import Sequence

from argosy.bots.types import C, View


class RandomBot:
    """Plays any game."""

    def decide(self, view: View, choices: Sequence[C], rng: random.Random) -> C:  # noqa: ARG002  because chance needs no view
        """One of the choices."""
        return rng.choice(choices)
