"""The bot that looks one move ahead: it asks what each choice is worth and takes the best."""

import random
from collections.abc import Callable, Sequence
from importlib import import_module

from argosy.bots.types import AnyChoice, C, View
from argosy.errors import ArgosyError

Values = Callable[[View, Sequence[AnyChoice]], list[float]]

# By the kind of view: the module whose `values(view, choices)` says what each choice is worth, in points.
JUDGES = {"WondersView": "argosy.bots.wonders.greedy", "DuelView": "argosy.bots.duel.greedy"}


class GreedyBot:
    """Plays every game that has a judge. Choices of equal worth are drawn by lot."""

    def decide(self, view: View, choices: Sequence[C], rng: random.Random) -> C:
        """The choice of most worth."""
        if len(choices) == 1:
            return choices[0]
        worth = judge(view)(view, choices)
        best = max(worth)
        return rng.choice([choice for choice, value in zip(choices, worth, strict=True) if value >= best - 1e-9])


def judge(view: View) -> Values:
    """The function that says what choices are worth in the game that the view shows."""
    kind = type(view).__name__
    if kind not in JUDGES:
        raise ArgosyError(f"greedy cannot play a game with a {kind}; it knows {', '.join(JUDGES)}")
    return import_module(JUDGES[kind]).values
