"""Many games of 7 Wonders in step: arrays in, arrays out."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from argosy.batch.base import BaseBatch, as_plain_array, backend, compiled
from argosy.game import engine
from argosy.game.feature_names import Groups
from argosy.game.wonders.features import feature_groups, feature_names
from argosy.game.wonders.game import WondersGame, ruleset_for
from argosy.game.wonders.wonder_deal import board_numbers, boards_by_side, deal_boards
from argosy.rules.records import Records, copy_record, new_records
from argosy.rules.wonders import terms
from argosy.rules.wonders.choices import MAX_CHOICES
from argosy.rules.wonders.drivers import batch_loops, features
from argosy.rules.wonders.drivers.compact import EXACT
from argosy.rules.wonders.ruleset import Ruleset
from argosy.rules.wonders.state import CHOICE, GAME

MORE_THAN_COINS = 1 << 20
"""More than all coins of a city or team: a point weighs more than any of them."""


def random_boards(ruleset: Ruleset, seeds: NDArray[np.uint64], sides: str = "random") -> NDArray[np.int16]:
    """Boards that `argosy.new_game` deals by these seeds, as numbers in `ruleset.boards`.

    The shape is (games, cities). sides: as there.
    """
    boards, by_side = np.empty((len(seeds), ruleset.seats), np.int16), boards_by_side(ruleset, sides)
    compiled(batch_loops.draw_boards)(0, len(seeds), seeds, by_side, np.empty(len(by_side), np.int64), boards)
    return boards


class WondersBatch(BaseBatch[Ruleset, WondersGame]):
    """`games` games of 7 Wonders, played in step (docs/bots/batch.md).

    Arrays have the shape (games, cities, ...). With two players there are three cities, and the free city (0)
    owes only after its controller has chosen the own card, so such a moment takes two steps; its row of
    features is what its controller may know. A step reveals where nobody owes any more.
    """

    kernels = batch_loops
    feature_kernels = features
    record = GAME
    lines = terms.LINES
    row = ("city", "cities")

    def __init__(
        self, ruleset: Ruleset | None = None, *, wonders: Any = "random", sides: str = "random", **more: Any
    ) -> None:
        """As every batch (games, seed, threads, options).

        wonders, sides: boards for each game, as `argosy.new_game` takes them.
        """
        self._wonder_requests = (wonders, sides)
        super().__init__(ruleset, **more)

    @property
    def cities(self) -> int:
        """Cities of a game: rows of each game in every array."""
        return self.seats

    def controllers(self) -> NDArray[np.int8]:
        """Two players: the seat that decides for the free city in each game; otherwise 0. Shape (games,)."""
        return as_plain_array(self.array.controller.copy())

    @property
    def players(self) -> tuple[int, ...]:
        """The cities of those who play: all but the free one."""
        return tuple(range(1 if self.ruleset.has_free_city else 0, self.seats))

    def deciders(self) -> NDArray[np.int64]:
        """The city of the player who decides for each city, shape (games, cities)."""
        deciders = super().deciders()
        if self.ruleset.has_free_city:
            deciders[:, 0] = self.controllers()
        return deciders

    def winners(self) -> NDArray[np.bool_]:
        """Return the winners, bool, shape (games, cities): most points, then most coins (BASE-END-3).

        In team games the sums of both partners count (ARMADA-TEAM-13, -14). All who are still equal have won;
        nobody while a game runs, and never the free city.
        """
        keys = self.scores().astype(np.int64) * MORE_THAN_COINS
        keys += as_plain_array(self.array.cities.coins)[:, : self.cities]
        if self.ruleset.teams:
            keys = np.repeat(keys.reshape(self.games, -1, 2).sum(axis=2), 2, axis=1)
        if self.ruleset.has_free_city:
            keys[:, 0] = np.iinfo(np.int64).min
        return self.over()[:, None] & (keys == keys.max(axis=1, keepdims=True))

    def game(self, number: int) -> WondersGame:
        """One game with names on, as a copy: to look at, or to play on by itself."""
        return WondersGame.of_record(self.ruleset, copy_record(self.array[number : number + 1]))

    def _ruleset_for(self, **options: Any) -> Ruleset:
        return ruleset_for(**options)

    def _find_space(self, *, compact: bool) -> tuple[NDArray[np.int32], int]:
        if compact:
            return self.ruleset.compact, self.ruleset.compact_actions
        return EXACT, int(self._tables.actions)

    def _feature_names(self) -> tuple[str, ...]:
        return feature_names(self.ruleset)

    def _feature_groups(self) -> Groups:
        return feature_groups(self.ruleset)

    def _new_out(self) -> Records:
        return new_records(CHOICE, MAX_CHOICES)

    def _new_picked(self) -> Records:
        return new_records(CHOICE, self.games * self.cities).reshape(self.games, self.cities)

    def _deal(self, places: NDArray[np.int64], seeds: NDArray[np.uint64]) -> None:
        boards = self._boards(seeds)
        kernel, tables = compiled(batch_loops.deal_games), self._tables
        self._ranges.run(
            len(places), lambda _, first, last: kernel(self.array, places, first, last, tables, seeds, boards)
        )

    def _kept(self) -> dict[str, Any]:
        return {**super()._kept(), "requests": self._wonder_requests}

    def _take(self, kept: Mapping[str, Any]) -> None:
        super()._take(kept)
        self._wonder_requests = kept["requests"]

    def _boards(self, seeds: NDArray[np.uint64]) -> NDArray[np.int16]:
        """The boards of new games, shape (games, cities)."""
        wonders, sides = self._wonder_requests
        if wonders == "random":
            return random_boards(self.ruleset, seeds, sides)
        with engine.in_backend(backend()):
            dealt = [deal_boards(self.ruleset, int(seed), wonders, sides) for seed in seeds]
        return np.array([board_numbers(self.ruleset, one) for one in dealt], np.int16)

    def _commit(self, where: NDArray[np.bool_]) -> None:
        kernel, tables = compiled(batch_loops.commit_picked), self._tables
        self._ranges.run(
            self.games, lambda _, first, last: kernel(self.array, first, last, tables, where, self._picked)
        )
