"""Search bot: the choice of a tree search whose budget and temperature its level sets."""

import math
import random
from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from argosy.bots.search_backends import GAMES, JudgingBot, Searcher
from argosy.bots.types import Decision
from argosy.search.types import PLAIN, Budget, Found, Style

SEEDS = 63
T = TypeVar("T", Budget, float)


class SearchBot(JudgingBot):
    """Plays every game that has a search."""

    def __init__(
        self,
        budget: Budget | Mapping[str, Budget],
        style: Style = PLAIN,
        temperature: float | Mapping[str, float] = 0.0,
    ) -> None:
        """budget, temperature: one for every game, or one by the name of each.

        temperature: of the softmax over values, in chances to win; 0: always the best choice.
        """
        self.style = style
        self.budgets = _by_game(budget)
        self.temperatures = _by_game(temperature)

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
        found = searcher.search(seen, self.budgets[searcher.GAME], self.style, seed)
        return Decision(picked(found, self.temperatures[searcher.GAME], rng), found)


def _by_game(value: T | Mapping[str, T]) -> Mapping[str, T]:
    """The values of a setting by the name of the game."""
    return value if isinstance(value, Mapping) else dict.fromkeys(GAMES.values(), value)


def picked(found: Found, temperature: float, rng: random.Random) -> int:
    """The number of the choice made: the best, or with a temperature one that looks nearly as good."""
    if temperature <= 0:
        return found.best.number
    best = found.best.value
    tried = [one for one in found.tried if one.visits > 0]
    weights = [math.exp(min(0.0, one.value - best) / temperature) for one in tried]
    return rng.choices(tried, weights)[0].number
