"""Those whom a learner plays against: a number for each of their choices."""

import random
from collections.abc import Callable
from functools import partial
from typing import Any, TypeAlias, cast

import numpy as np
from numpy.typing import NDArray

from argosy.batch import NO_CHOICE, BaseBatch
from argosy.bots import Bot, bot, decide
from argosy.bots.greedy_bot import GreedyBot
from argosy.bots.search_backends import searcher_of

Policy: TypeAlias = Callable[[NDArray[np.int16], NDArray[np.bool_]], NDArray[np.integer[Any]]]
"""(features, legal numbers of the compact space), a row each for all who are asked -> a legal number for
each row.
"""
Opponents: TypeAlias = "str | Bot | Policy"
"""The name of a bot, a bot, or a policy that decides for many at once."""

Moves: TypeAlias = Callable[[BaseBatch[Any, Any], NDArray[np.bool_]], NDArray[np.int64]]
"""(games, which of them) -> an exact number for each game, or for each of its seats."""

Numbers = NDArray[np.int64]
"""Exact numbers, shape (games, seats); NO_CHOICE for who does not owe."""


class Others:
    """Players of the seats that the learner does not play.

    Bots are asked game by game; `random`, policies and `greedy` for all games at once.
    """

    def __init__(
        self, opponents: Opponents, exact: BaseBatch[Any, Any], compact: BaseBatch[Any, Any]
    ) -> None:
        self._opponents = opponents
        self.watch(exact, compact)
        self._choose()  # a name that is none is refused before any game begins
        self.seed(0)

    def watch(self, exact: BaseBatch[Any, Any], compact: BaseBatch[Any, Any]) -> None:
        """The games that they play, in both action spaces."""
        self._exact, self._compact = exact, compact

    def seed(self, seed: int) -> None:
        """Begin all chance of theirs anew."""
        self._chance, self._rng = np.random.default_rng(seed), random.Random(seed)

    def numbers(self, asked: NDArray[np.bool_]) -> Numbers:
        """A number for each of those who are asked, shape (games, seats)."""
        if not asked.any():
            return np.full(asked.shape, NO_CHOICE, np.int64)
        return np.where(asked, self._choose()(asked), NO_CHOICE)

    def _choose(self) -> Callable[[NDArray[np.bool_]], Numbers]:
        """Return the function by which opponents choose. Raises ArgosyError for an unknown bot."""
        opponents = self._opponents
        if opponents == "random":
            return self._random
        if isinstance(opponents, str):
            return self._by_bot(bot(opponents))
        if hasattr(opponents, "decide"):
            return self._by_bot(cast("Bot", opponents))
        return partial(self._of_policy, cast("Policy", opponents))

    def _random(self, asked: NDArray[np.bool_]) -> Numbers:
        """Every exact choice is as likely as every other, as for the bot `random`."""
        return self._exact.random_legal(self._chance, np.asarray(asked.any(axis=1))).astype(np.int64)

    def _by_bot(self, one: Bot) -> Callable[[NDArray[np.bool_]], Numbers]:
        """Return the function by which a bot chooses: `greedy` for all games at once."""
        if type(one) is GreedyBot:
            return partial(self._of_kernel, searcher_of(self._exact.ruleset.game).best_prior_moves)
        return partial(self._of_bot, one)

    def _of_kernel(self, moves: Moves, asked: NDArray[np.bool_]) -> Numbers:
        """In Duel one seat of a game is asked at a time, so a game has one number."""
        numbers = moves(self._exact, np.asarray(asked.any(axis=1)))
        return np.where(asked, numbers.reshape(len(asked), -1), NO_CHOICE)

    def _of_bot(self, one: Bot, asked: NDArray[np.bool_]) -> Numbers:
        numbers = np.full(asked.shape, NO_CHOICE, np.int64)
        deciders = self._exact.deciders()
        for place in np.flatnonzero(asked.any(axis=1)).tolist():
            game = self._exact.game(place)
            for row in np.flatnonzero(asked[place]).tolist():
                numbers[place, row] = decide(one, game, int(deciders[place, row]), self._rng)
        return numbers

    def _of_policy(self, policy: Policy, asked: NDArray[np.bool_]) -> Numbers:
        numbers = np.full(asked.shape, NO_CHOICE, np.int64)
        for row in np.flatnonzero(asked.any(axis=0)).tolist():
            seats, places = np.full(len(asked), row), np.flatnonzero(asked[:, row])
            seen, legal = self._compact.observe_seats(seats), self._compact.legal_mask_of(seats)
            chosen = np.full(len(asked), NO_CHOICE, np.int64)
            chosen[places] = policy(seen[places], legal[places])
            numbers[:, row] = self._compact.exact_of(seats, chosen)
        return numbers
