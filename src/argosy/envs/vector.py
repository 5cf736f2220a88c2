"""Gymnasium vector environment over `argosy.Batch`, with one learner in each game."""

# pyright: reportUnknownMemberType=false
# Gymnasium leaves the numbers of its spaces open.

from collections.abc import Sequence
from typing import Any, Generic, Literal, TypeVar, Unpack, cast, overload

import numpy as np
from gymnasium.error import ResetNeeded
from gymnasium.spaces import Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from argosy.envs.opponents import Opponents
from argosy.envs.solo_games import SoloGames
from argosy.envs.spaces import space_of
from argosy.envs.table import NOT_RUNNING
from argosy.envs.types import (
    DuelSoloArguments,
    Features,
    Observation,
    VectorInfos,
    WondersSoloArguments,
)
from argosy.errors import ArgosyError, RulesetError
from argosy.game.arguments import seed_number

Seeds = int | Sequence[int | None] | NDArray[np.integer[Any]]
"""The seed of the first game, or one for each; None: by chance."""

Seen = TypeVar("Seen", Features, Observation)
"""Observations of the learners: features alone, or with the mask."""
Numbers = NDArray[np.integer[Any]] | Sequence[int]


class SoloVectorEnv(VectorEnv[Seen, Numbers, NDArray[Any]], Generic[Seen]):
    """`num_envs` games against bots.

    A game that ends is dealt again in the same step; its last observation is in `infos["final_obs"]`. With
    autoreset_mode NEXT_STEP it is dealt again in the step after, whose action for it counts for nothing. An
    action that is not legal ends its game with the reward -1 (`infos["illegal"]`).
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012  as in Gymnasium

    @overload
    def __init__(
        self: "SoloVectorEnv[Observation]",
        game: Literal["wonders"] = "wonders",
        *,
        num_envs: int,
        with_mask: Literal[True] = True,
        autoreset_mode: AutoresetMode = AutoresetMode.SAME_STEP,
        threads: int = 1,
        **deal: Unpack[WondersSoloArguments],
    ) -> None: ...
    @overload
    def __init__(
        self: "SoloVectorEnv[Features]",
        game: Literal["wonders"] = "wonders",
        *,
        num_envs: int,
        with_mask: Literal[False],
        autoreset_mode: AutoresetMode = AutoresetMode.SAME_STEP,
        threads: int = 1,
        **deal: Unpack[WondersSoloArguments],
    ) -> None: ...
    @overload
    def __init__(
        self: "SoloVectorEnv[Observation]",
        game: Literal["duel"],
        *,
        num_envs: int,
        with_mask: Literal[True] = True,
        autoreset_mode: AutoresetMode = AutoresetMode.SAME_STEP,
        threads: int = 1,
        **deal: Unpack[DuelSoloArguments],
    ) -> None: ...
    @overload
    def __init__(
        self: "SoloVectorEnv[Features]",
        game: Literal["duel"],
        *,
        num_envs: int,
        with_mask: Literal[False],
        autoreset_mode: AutoresetMode = AutoresetMode.SAME_STEP,
        threads: int = 1,
        **deal: Unpack[DuelSoloArguments],
    ) -> None: ...
    def __init__(
        self,
        game: str = "wonders",
        *,
        num_envs: int,
        opponents: Opponents = "random",
        player: int | None = None,
        reward: str = "win",
        with_mask: bool = True,
        autoreset_mode: AutoresetMode = AutoresetMode.SAME_STEP,
        **deal: Any,
    ) -> None:
        """As `SoloEnv`; deal may also name `threads`.

        Observations are {"observation": shape (num_envs, features), "action_mask": shape (num_envs,
        actions)}, or the features alone.
        """
        self.games = SoloGames(game, num_envs, opponents, player, reward, deal)
        if autoreset_mode not in (AutoresetMode.SAME_STEP, AutoresetMode.NEXT_STEP):
            raise ArgosyError(
                f"autoreset_mode = {autoreset_mode!r}: choose AutoresetMode.SAME_STEP or NEXT_STEP"
            )
        self.metadata = {"autoreset_mode": autoreset_mode}
        self._at_once = autoreset_mode == AutoresetMode.SAME_STEP
        self.num_envs, self._with_mask = num_envs, with_mask
        compact = self.games.compact
        self.single_action_space = Discrete(compact.actions)
        self.single_observation_space = space_of(len(compact.features), compact.actions, with_mask=with_mask)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self._packed_masks = np.packbits(np.zeros((num_envs, compact.actions), np.bool_))
        """Bits, because a copy of the masks themselves takes a noticeable part of a step."""
        self._ended = np.zeros(num_envs, np.bool_)  # and are dealt again in the next step
        self._is_dealt = False

    def reset(  # pyright: ignore[reportIncompatibleMethodOverride]  # a TypedDict is no dict[str, Any]
        self, *, seed: Seeds | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, VectorInfos]:
        """Deal all games.

        With a seed they are the games of `argosy.new_game` with that seed and those after it; a list gives
        each game its own.
        """
        given = None if seed is None else self._seeds_of(seed)
        first = None if given is None else next((one for one in given if one is not None), None)
        super().reset(seed=first, options=options)
        if first is not None:
            self.games.seed(first)
        self.games.begin(np.ones(self.num_envs, np.bool_), None if given is None else _fill_in(given))
        self._is_dealt = True
        self._ended = np.zeros(self.num_envs, np.bool_)
        return self._observed(), {"player": self.games.learner.copy()}

    def step(  # pyright: ignore[reportIncompatibleMethodOverride]  # as reset
        self, actions: Numbers
    ) -> tuple[Seen, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], VectorInfos]:
        """A choice of every learner, and everything until each is asked again."""
        if not self._is_dealt:
            raise ResetNeeded(NOT_RUNNING)
        rewards, over, illegal = self.games.act(np.asarray(actions), ~self._ended)
        final = self._last_seen(over) if self._at_once and over.any() else None
        self.games.begin(over if self._at_once else self._ended)
        if not self._at_once:
            self._ended = over
        infos: VectorInfos = {"player": self.games.learner.copy()}
        if final is not None:
            infos["final_obs"], infos["_final_obs"] = final, over.copy()
        if final is not None or not self._at_once:
            infos["illegal"], infos["_illegal"] = illegal, over.copy()
        return self._observed(), rewards, over.copy(), np.zeros(self.num_envs, np.bool_), infos

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal numbers of each learner, shape (num_envs, actions), as a copy; none where a game is
        over.
        """
        shape = (self.num_envs, self.games.compact.actions)
        return np.unpackbits(self._packed_masks, count=shape[0] * shape[1]).reshape(shape).view(np.bool_)

    def _observed(self) -> Seen:
        masks, seen = self.games.legal_mask(), self.games.observe()
        masks[self._ended] = False
        self._packed_masks = np.packbits(masks)
        if not self._with_mask:
            return cast("Seen", seen)
        return cast("Seen", {"observation": seen, "action_mask": masks.view(np.int8)})

    def _last_seen(self, over: NDArray[np.bool_]) -> NDArray[np.object_]:
        """Return the last observations of games that are dealt again in the same step."""
        seen, final = self.games.observe(), np.full(self.num_envs, None, object)
        nothing = np.zeros(self.games.compact.actions, np.int8)
        for place in np.flatnonzero(over):
            final[place] = (
                {"observation": seen[place], "action_mask": nothing.copy()}
                if self._with_mask
                else seen[place]
            )
        return final

    def _seeds_of(self, seed: Seeds) -> list[int | None]:
        """The seed of each game, None where it is left to chance. RulesetError for one that there is not."""
        if not isinstance(seed, (list, tuple, np.ndarray)):
            first = seed_number(seed, self.num_envs)
            return list(range(first, first + self.num_envs))
        if len(seed) != self.num_envs:
            raise RulesetError(f"{len(seed)} seeds: one for each of {self.num_envs} games")
        return [None if one is None else seed_number(one) for one in seed]


def _fill_in(given: list[int | None]) -> NDArray[np.integer[Any]]:
    """Draw the seeds that were left to chance, by the others."""
    chance = np.random.default_rng([one or 0 for one in given])
    return np.array([int(chance.integers(1 << 63)) if one is None else one for one in given])
