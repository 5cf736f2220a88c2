"""One player learns, against bots: an environment of Gymnasium."""

from typing import Any, Generic, Literal, TypeVar, Unpack, cast, overload

import gymnasium
import numpy as np
from gymnasium.spaces import Discrete
from numpy.typing import NDArray

from argosy.envs.action_number import action_number
from argosy.envs.opponents import Opponents
from argosy.envs.solo_games import SoloGames
from argosy.envs.spaces import space_of
from argosy.envs.table import NOT_RUNNING
from argosy.envs.types import (
    Action,
    DuelSoloArguments,
    Features,
    Observation,
    SoloInfo,
    WondersSoloArguments,
)
from argosy.errors import ArgosyError
from argosy.game.arguments import seed_number

ALL = np.ones(1, np.bool_)
Seen = TypeVar("Seen", Features, Observation)
"""Observation of a learner: features alone, or with the mask."""
Render = Literal["ansi"] | None


class SoloEnv(gymnasium.Env[Seen, Action], Generic[Seen]):
    """One game against bots.

    Actions are numbers of the compact action space; `action_masks()` says which are legal.

    An action that is not legal ends the game with the reward -1 and `info["illegal"]`.
    """

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012  as in Gymnasium

    @overload
    def __init__(
        self: "SoloEnv[Features]",
        game: Literal["wonders"] = "wonders",
        *,
        with_mask: Literal[False] = False,
        render_mode: Render = None,
        **deal: Unpack[WondersSoloArguments],
    ) -> None: ...
    @overload
    def __init__(
        self: "SoloEnv[Observation]",
        game: Literal["wonders"] = "wonders",
        *,
        with_mask: Literal[True],
        render_mode: Render = None,
        **deal: Unpack[WondersSoloArguments],
    ) -> None: ...
    @overload
    def __init__(
        self: "SoloEnv[Features]",
        game: Literal["duel"],
        *,
        with_mask: Literal[False] = False,
        render_mode: Render = None,
        **deal: Unpack[DuelSoloArguments],
    ) -> None: ...
    @overload
    def __init__(
        self: "SoloEnv[Observation]",
        game: Literal["duel"],
        *,
        with_mask: Literal[True],
        render_mode: Render = None,
        **deal: Unpack[DuelSoloArguments],
    ) -> None: ...
    def __init__(
        self,
        game: str = "wonders",
        *,
        opponents: Opponents = "random",
        player: int | None = None,
        reward: str = "win",
        with_mask: bool = False,
        render_mode: str | None = None,
        **deal: Any,
    ) -> None:
        """game, deal: as for `argosy.new_game`. opponents: the name of a bot, a bot, or a function of
        (features, masks) that gives a legal number a row. player: the number of the learner; by default
        another one each game. reward: `win` or `points` (`aec_env`). with_mask: observations are
        {"observation", "action_mask"} instead of features alone.
        """
        if render_mode not in (None, "ansi"):
            raise ArgosyError(f"render_mode = {render_mode!r}: choose ansi or leave it out")
        self.games = SoloGames(game, 1, opponents, player, reward, deal)
        self.render_mode, self._with_mask = render_mode, with_mask
        self._is_running = False
        compact = self.games.compact
        self.action_space = Discrete(compact.actions)
        self.observation_space = space_of(len(compact.features), compact.actions, with_mask=with_mask)

    def reset(  # pyright: ignore[reportIncompatibleMethodOverride]  # a TypedDict is no dict[str, Any]
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, SoloInfo]:
        """Deal a new game.

        With a seed it is that of `argosy.new_game(seed=)`, and everything that follows is the same too.
        """
        given = None if seed is None else seed_number(seed)
        super().reset(seed=given, options=options)
        if given is not None:
            self.games.seed(given)
        self.games.begin(ALL, None if given is None else np.array([given]))
        self._is_running = True
        return self._observed(), self._info()

    def step(  # pyright: ignore[reportIncompatibleMethodOverride]  # as reset
        self, action: Action
    ) -> tuple[Seen, float, bool, bool, SoloInfo]:
        """The learner's choice, and everything until it is asked again or the game is over."""
        if not self._is_running:
            raise gymnasium.error.ResetNeeded(NOT_RUNNING)
        number = action_number("the learner", action)
        rewards, over, illegal = self.games.act(np.array([number]))
        self._is_running = not over[0]
        info = self._info()
        if illegal[0]:
            info["illegal"] = number
        return self._observed(), float(rewards[0]), bool(over[0]), False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal numbers, shape (actions,), as maskable learners ask for them; none when the game is
        over.
        """
        return self.games.legal_mask()[0] & self._is_running

    def render(self) -> str | None:  # type: ignore[override]  # one frame, no list of them
        """The game in a line, with render_mode `ansi`."""
        return repr(self.games.batch.game(0)) if self.render_mode == "ansi" else None

    def _observed(self) -> Seen:
        seen = self.games.observe()[0]
        if not self._with_mask:
            return cast("Seen", seen)
        return cast("Seen", {"observation": seen, "action_mask": self.action_masks().view(np.int8)})

    def _info(self) -> SoloInfo:
        return {"player": int(self.games.learner[0])}
