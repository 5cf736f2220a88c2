"""Greedy bot: makes the choice with the highest prior of the net, without a search."""

import random
from collections.abc import Sequence
from contextlib import nullcontext
from typing import Any

from argosy.bots.search_backends import JudgingBot, Searcher, is_ready
from argosy.game import engine


class GreedyBot(JudgingBot):
    """Plays every game that has a search, by the priors of a search's root: of a net, or of the heuristic.

    Nothing is left to chance.
    """

    def pick(self, searcher: Searcher, seen: Any, numbers: Sequence[int], _: random.Random, /) -> int:
        """Its number. seen: a view, or what a seat knows of a game.

        As long as nothing is compiled it does not wait for that.
        """
        if len(numbers) == 1:
            return numbers[0]
        with nullcontext() if is_ready(searcher.GAME) else engine.in_backend("plain"):
            return searcher.best_prior_move(seen)
