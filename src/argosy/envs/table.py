"""One game as environments play it: players by number, choices by their number in the compact action space."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from argosy.batch import NO_CHOICE, BaseBatch, Batch
from argosy.envs.rewards import players_of, rewards_called

LOWEST, HIGHEST = np.iinfo(np.int16).min, np.iinfo(np.int16).max
"""Bounds of a feature."""
PENALTY = -1.0
"""The reward of whoever chooses what is not legal."""


class Table:
    """One game. Player p is the p-th who plays; with two players of 7 Wonders the free city is no player.

    Choices of one moment are kept until all have chosen, and nobody sees them before.
    """

    def __init__(self, game: str, reward: str, deal: dict[str, Any]) -> None:
        self._reward = rewards_called(reward)
        self.batch: BaseBatch[Any, Any] = Batch(game, games=1, space="compact", **deal)
        self.players = players_of(self.batch)
        """The row of each player."""
        self.width, self.actions = len(self.batch.features), self.batch.actions
        self._seen: NDArray[np.int16] | None = None
        self._masks: NDArray[np.bool_] | None = None
        self._look()

    def deal(self, seed: int) -> None:
        """Begin the game that `argosy.new_game(seed=seed)` deals."""
        self.batch.reset(np.ones(1, np.bool_), seeds=[seed])
        self._look()

    @property
    def is_over(self) -> bool:
        """Has the game ended?"""
        return not self._owing

    @property
    def next_player(self) -> int:
        """The first player who owes a choice."""
        return self.player_of(self._owing[0])

    @property
    def owing(self) -> list[int]:
        """Players who owe a choice now."""
        return [self.player_of(row) for row in self._owing]

    def player_of(self, row: int) -> int:
        """Who decides for a row: its player, for the free city its controller."""
        if row < self.players[0]:
            row = int(self.batch.array.controller[0])
        return row - self.players[0]

    def row_of(self, player: int) -> int:
        """The row that a player decides for: first the own one, then that of the free city."""
        own = player + self.players[0]
        decides_for_free_city = self.players[0] and own not in self._owing and 0 in self._owing
        return 0 if decides_for_free_city and self.player_of(0) == player else own

    def observation(self, player: int) -> NDArray[np.int16]:
        """What the player may know, shape (features,); names in `argosy.Batch.features`."""
        seen = self._seen
        if seen is None:
            seen = self._seen = self.batch.observe()[0]
        return seen[self.row_of(player)]

    def mask(self, player: int) -> NDArray[np.bool_]:
        """The numbers that the player may choose, shape (actions,); none for a player who owes nothing or has chosen."""
        masks, row = self._masks, self.row_of(player)
        if masks is None:
            masks = self._masks = self.batch.legal_mask()[0]
        return masks[row] if row in self._owing else np.zeros(self.actions, np.bool_)

    def is_legal(self, player: int, number: int) -> bool:
        """May the player choose this number now?"""
        return 0 <= number < self.actions and bool(self.mask(player)[number])

    def choose(self, player: int, number: int) -> None:
        """A legal choice; when it is the last one that is owed, everything happens."""
        row = self.row_of(player)
        self._chosen[0, row] = number
        self._owing.remove(row)
        if not self._owing:
            self.batch.step(self._chosen)
            self._look()

    def rewards(self) -> list[float]:
        """The reward of each player, 0 while the game runs."""
        return self._reward(self.batch)[0].tolist()

    def rewards_for_breaking(self, player: int) -> list[float]:
        """The rewards when a player has chosen what is not legal: the game ends, and nobody else has won or lost."""
        return [PENALTY if other == player else 0.0 for other in range(len(self.players))]

    def told(self) -> str:
        """The game in a few lines, for people."""
        game = self.batch.game(0)
        lines = [repr(game)]
        for sheet, city in zip(game.scores(), game.view(None).cities, strict=True):
            lines.append(f"seat {sheet.seat}: {sheet.total} points, {city.coins} coins: {' '.join(city.cards)}")
        return "\n".join(lines)

    def _look(self) -> None:
        """Who owes now; what they see is asked for when it is needed."""
        self._owing: list[int] = np.flatnonzero(self.batch.owing()[0]).tolist()
        self._chosen = np.full((1, self.batch.seats), NO_CHOICE, np.int64)
        self._seen = self._masks = None
