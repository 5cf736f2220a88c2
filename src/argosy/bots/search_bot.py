"""Search bot: the choice of a tree search whose budget and temperature its level sets."""

import math
import random
from collections.abc import Sequence
from typing import Any

from argosy.bots.search_backends import JudgingBot, Searcher
from argosy.bots.types import Decision
from argosy.search.types import PLAIN, Budget, Found, Style

SEEDS = 63


class SearchBot(JudgingBot):
    """Plays every game that has a search."""

    def __init__(self, budget: Budget, style: Style = PLAIN, temperature: float = 0.0) -> None:
        self.budget, self.style = budget, style
        self.temperature = temperature
        """Temperature of the softmax over values, in chances to win; 0: always the best choice."""

    def pick(self, searcher: Searcher, seen: Any, numbers: Sequence[int], rng: random.Random, /) -> int:
        """The number that a search prefers. seen: a view, or what a seat knows of a game."""
        return self.pick_by_search(searcher, seen, numbers, rng).number

    def pick_by_search(
        self, searcher: Searcher, seen: Any, numbers: Sequence[int], rng: random.Random
    ) -> Decision:
        """The same with the result of the search; there is none where only one choice is legal."""
        seed = rng.getrandbits(SEEDS)
        if len(numbers) == 1:
            return Decision(numbers[0])
        found = searcher.search(seen, self.budget, self.style, seed)
        return Decision(picked(found, self.temperature, rng), found)


def picked(found: Found, temperature: float, rng: random.Random) -> int:
    """The number of the choice that is made: the best, or with `slip` one that looks nearly as good."""
    if temperature <= 0:
        return found.best.number
    best = found.best.value
    tried = [one for one in found.tried if one.visits > 0]
    weights = [math.exp(min(0.0, one.value - best) / temperature) for one in tried]
    return rng.choices(tried, weights)[0].number
