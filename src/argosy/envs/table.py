"""Game of an environment: players by number, choices by number in the compact action space."""

from collections.abc import Callable, Sequence
from typing import Any, cast

import msgspec
import numpy as np
from numpy.typing import NDArray

from argosy.batch import NO_CHOICE, BaseBatch, batch_of
from argosy.batch.base import backend, compiled
from argosy.envs.rewards import rewards_called
from argosy.errors import ChoiceError
from argosy.game import engine
from argosy.rules.records import Records, records_of

LOWEST, HIGHEST = np.iinfo(np.int16).min, np.iinfo(np.int16).max
"""Bounds of a feature."""
NOT_RUNNING = "no game is running: reset() deals one"
"""The message of a step without a game."""
PENALTY = -1.0
"""The reward of whoever chooses what is not legal."""


class IllegalAction(ChoiceError):
    """A number that its player may not choose now. Nothing has changed."""


class Table:
    """One game. Player p is the p-th who plays; with two players of 7 Wonders the free city is no player.

    Choices of one moment are kept until all have chosen, and nobody sees them before.
    """

    def __init__(self, game: str, reward: str, deal: dict[str, Any]) -> None:
        self._reward = rewards_called(reward)
        self.batch: BaseBatch[Any, Any] = batch_of(game, games=1, space="compact", **deal)
        self.players = self.batch.players
        """The row of each player."""
        self.width, self.actions = len(self.batch.features), self.batch.actions
        self._seen: NDArray[np.int16] | None = None
        self._masks: NDArray[np.int8] | None = None
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
        """Return who decides for a row: its player, for the free city its controller."""
        return self._deciders[row] - self.players[0]

    def row_of(self, player: int) -> int:
        """The row that a player decides for: first the own one, then that of the free city."""
        own = player + self.players[0]
        if own in self._owing:
            return own
        return next((row for row in self._owing if self._deciders[row] == own), own)

    def observation(self, player: int) -> NDArray[np.int16]:
        """Return the player's observation, shape (features,), as a copy; names in `argosy.Batch.features`."""
        return self._seen_of(self.row_of(player))

    def mask(self, player: int) -> NDArray[np.bool_]:
        """The numbers that the player may choose, shape (actions,), as a copy; none for a player who owes
        nothing or has chosen.
        """
        return self._mask_of(self.row_of(player)).view(np.bool_)

    def observation_and_mask(self, player: int) -> tuple[NDArray[np.int16], NDArray[np.int8]]:
        """Return the `observation` and the `mask` of a player, the mask as 0 and 1."""
        row = self.row_of(player)
        return self._seen_of(row), self._mask_of(row)

    def is_legal(self, player: int, number: int) -> bool:
        """May the player choose this number now?"""
        return self._allows(self.row_of(player), number)

    def choose(self, player: int, number: int) -> bool:
        """Make a legal choice; when it is the last one that is owed, everything happens, and then it gives
        True.

        Raises IllegalAction for any other number.
        """
        row = self.row_of(player)
        if not self._allows(row, number):
            raise IllegalAction(self._complaint(player, number))
        self._chosen[0, row] = number
        self._owing.remove(row)
        if self._owing:
            return False
        self.batch.step(self._chosen)
        self._look()
        return True

    @property
    def chosen(self) -> list[int]:
        """Return the choices of this moment, by row; NO_CHOICE where there is none."""
        return self._chosen[0].tolist()

    def redeal(self, player: int, chance: Callable[[], float]) -> None:
        """Put another world in place that the player cannot tell from this one; what others have chosen in
        secret is chosen again. chance: gives numbers from 0 to 1.
        """
        game = self.batch.game(0).redeal(player + self.players[0], int(chance() * (1 << 53)))
        self.batch.array = game.array
        mask, own = self.batch.legal_mask()[0], self.row_of(player)
        for row in np.flatnonzero(self._chosen[0] != NO_CHOICE).tolist():
            if row != own:
                legal = np.flatnonzero(mask[row])
                self._chosen[0, row] = legal[min(int(chance() * len(legal)), len(legal) - 1)]
        self._seen = self._masks = None

    def text_of(self, player: int, number: int) -> str:
        """The canonical text of a choice that a player may make now (docs/bots/choices.md)."""
        row = self.row_of(player)
        with engine.in_backend(backend()):
            choices = self.batch.game(0).compact_choices(self.player_of(row) + self.players[0])
        return choices[number].text if number in choices else f"number {number}, which is not legal now"

    def view_of(self, player: int, raw: bytes | None = None) -> msgspec.Struct:
        """The view of a player now, or the one that it had of a record, given by its bytes."""
        game = self.batch.game(0)
        if raw is not None:
            kind = cast("Any", type(game))
            game = kind.restored(self.batch.ruleset, records_of(self.batch.record, raw), {})
        with engine.in_backend(backend()):
            return game.view(player + self.players[0])

    def hands_of_this_age(self, moments: Sequence[bytes], player: int, turns: int) -> NDArray[np.int16]:
        """The hand that a player held in each turn of this Age that is over, from records of the past; shape
        (turns, cards).
        """
        columns = self.batch.groups["hand"]
        hands, games = (
            np.zeros((turns, len(columns)), np.int16),
            records_of(self.batch.record, b"".join(moments)),
        )
        past = (games.age == self.batch.array.age[0]) & (games.turn > 0) & (games.turn <= turns)
        past[-1:] = False
        for place in np.flatnonzero(past).tolist():
            hands[games.turn[place] - 1] = self._observed(games[place : place + 1], player)[columns]
        return hands

    def _observed(self, game: Records, player: int) -> NDArray[np.int16]:
        """Return the features of a player in a record, shape (1,)."""
        row, seats = np.zeros((1, self.width), np.int16), np.array([player + self.players[0]])
        compiled(self.batch.feature_kernels.observe_seats)(game, 0, 1, self.batch.ruleset.tables, seats, row)
        return row[0]

    def rewards(self) -> list[float]:
        """The reward of each player, 0 while the game runs."""
        return self._reward(self.batch)[0].tolist()

    def rewards_for_breaking(self, *breaking: int) -> list[float]:
        """The rewards when players have chosen what is not legal: the game ends, and nobody else has won or
        lost.
        """
        return [PENALTY if player in breaking else 0.0 for player in range(len(self.players))]

    def text(self) -> str:
        """The game in a few lines, for people."""
        game = self.batch.game(0)
        with engine.in_backend(backend()):
            cities = zip(game.scores(), game.view(None).cities, strict=True)
        lines = [repr(game)]
        for sheet, city in cities:
            lines.append(
                f"seat {sheet.seat}: {sheet.total} points, {city.coins} coins: {' '.join(city.cards)}"
            )
        return "\n".join(lines)

    def _seen_of(self, row: int) -> NDArray[np.int16]:
        seen = self._seen
        if seen is None:
            seen = self._seen = self.batch.observe()[0]
        return seen[row].copy()

    def _mask_of(self, row: int) -> NDArray[np.int8]:
        return self._all_masks()[row].copy() if row in self._owing else np.zeros(self.actions, np.int8)

    def _allows(self, row: int, number: int) -> bool:
        return row in self._owing and 0 <= number < self.actions and bool(self._all_masks()[row, number])

    def _all_masks(self) -> NDArray[np.int8]:
        """The legal numbers of all rows, never handed out: a number that is written into them would be
        legal.
        """
        masks = self._masks
        if masks is None:
            masks = self._masks = self.batch.legal_mask()[0].view(np.int8)
        return masks

    def _complaint(self, player: int, number: int) -> str:
        if self.is_over:
            return "the game is over: there is nothing to choose"
        if player not in self.owing:
            return f"player_{player} owes no choice now"
        return f"player_{player}: number {number} is not legal now: take one that its action_mask allows"

    def _look(self) -> None:
        """Update the rows that owe a choice; features are computed when they are needed."""
        self._deciders: list[int] = self.batch.deciders()[0].tolist()
        self._owing: list[int] = np.flatnonzero(self.batch.owing()[0]).tolist()
        self._chosen = np.full((1, self.batch.seats), NO_CHOICE, np.int64)
        self._seen = self._masks = None
