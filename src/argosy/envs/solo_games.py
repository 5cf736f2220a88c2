"""Batch of games with one learner each, basis of the Gymnasium environments."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from argosy.batch import NO_CHOICE, BaseBatch, batch_of
from argosy.envs.opponents import Opponents, Others
from argosy.envs.rewards import rewards_called
from argosy.envs.table import PENALTY
from argosy.errors import ArgosyError

SEEDS = 1 << 63


class SoloGames:
    """`games` games, each of which waits for its learner, unless it is over."""

    def __init__(
        self,
        game: str,
        games: int,
        opponents: Opponents,
        player: int | None,
        reward: str,
        deal: dict[str, Any],
    ) -> None:
        """player: the number of the learner, 0 for the first who plays; None: by chance in every game."""
        self._reward = rewards_called(reward)
        self.batch: BaseBatch[Any, Any] = batch_of(game, games=games, **deal)
        self.compact = self.batch.in_space("compact")
        self.players = self.batch.players
        if player is not None and player not in range(len(self.players)):
            raise ArgosyError(f"player = {player!r}: there are players 0 to {len(self.players) - 1}")
        self._player = player
        self._others = Others(opponents, self.batch, self.compact)
        self.learner = np.zeros(games, np.int64)
        """The number of the learner in each game."""
        self._chance = np.random.default_rng()

    def __setstate__(self, state: dict[str, Any]) -> None:
        """Both batches are the same games again."""
        vars(self).update(state)
        self.compact = self.batch.in_space("compact")
        self._others.watch(self.batch, self.compact)

    def seed(self, seed: int) -> None:
        """Begin all chance anew: seeds of games, seats of the learner, choices of the others."""
        self._chance = np.random.default_rng(seed)
        self._others.seed(seed)

    def begin(self, where: NDArray[np.bool_], seeds: NDArray[np.integer[Any]] | None = None) -> None:
        """Deal new games there and go on until each waits for its learner. seeds: of these games; by default
        by chance.
        """
        count = int(where.sum())
        if not count:
            return
        dealt = self._chance.integers(0, SEEDS, count) if seeds is None else seeds
        self.batch.reset(where, seeds=dealt)
        seats = self._chance.integers(0, len(self.players), count) if self._player is None else self._player
        self.learner[where] = seats
        self._play_others()

    def observe(self) -> NDArray[np.int16]:
        """Return the features of each learner, shape (games, features)."""
        return self.compact.observe_seats(self._rows())

    def legal_mask(self) -> NDArray[np.bool_]:
        """The compact numbers that each learner may choose, shape (games, actions)."""
        return self.compact.legal_mask_of(self._rows())

    def act(
        self, actions: NDArray[np.integer[Any]], where: NDArray[np.bool_] | None = None
    ) -> tuple[NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_]]:
        """A compact number of each learner; gives rewards, which games have ended, and which of them by a
        number that was not legal. Each has the shape (games,). where: which games go on; in the others
        nothing happens, and none ends.
        """
        rows = self._rows()
        goes_on = np.ones(len(rows), np.bool_) if where is None else where
        exact = self.compact.exact_of(rows, np.asarray(actions))
        breaks = goes_on & (exact == NO_CHOICE)
        moves = goes_on & ~breaks
        owing = self.batch.owing()
        owing[np.arange(len(rows)), rows] = False
        owing[~moves] = False
        numbers = self._others.numbers(owing)
        numbers[np.arange(len(rows)), rows] = exact
        self.batch.step(numbers, moves)
        self._play_others()
        over = moves & self.batch.over()
        rewards = np.where(breaks, PENALTY, 0.0)
        if over.any():
            mine = self._reward(self.batch)[np.arange(len(rows)), self.learner]
            rewards = np.where(over, mine, rewards)
        return rewards, over | breaks, breaks

    def _play_others(self) -> None:
        """Everybody else chooses, until each game that is not over waits for its learner."""
        while True:
            owing = self.batch.owing()
            mine = owing[np.arange(len(owing)), self._rows(owing)]
            asked = owing & ~mine[:, None]
            where = np.asarray(asked.any(axis=1))
            if not where.any():
                return
            self.batch.step(self._others.numbers(asked), where)

    def _rows(self, owing: NDArray[np.bool_] | None = None) -> NDArray[np.int64]:
        """The row that each learner decides for: the own one, then that of the free city where it controls
        it.
        """
        own = self.learner + self.players[0]
        if len(self.players) == self.batch.seats:
            return own  # because everybody decides for one row
        now = self.batch.owing() if owing is None else owing
        mine = now & (self.batch.deciders() == own[:, None])
        return np.where(now[np.arange(len(own)), own] | ~mine.any(axis=1), own, mine.argmax(axis=1))
