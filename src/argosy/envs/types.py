"""Types of observations, infos and options of the environments, for type checkers."""

from typing import Any, Literal, NotRequired, TypeAlias, TypedDict

import numpy as np
from numpy.typing import NDArray

from argosy.envs.opponents import Opponents
from argosy.game.typed_arguments import DuelSetup, WondersSetup

Features: TypeAlias = NDArray[np.int16]
"""Features, shape (features,), in a vector (games, features)."""
Action: TypeAlias = int | np.integer[Any] | NDArray[np.integer[Any]]
"""A whole number, also as an array of one."""
RewardName: TypeAlias = Literal["win", "points"]
Illegal: TypeAlias = Literal["lose", "raise"]


class Observation(TypedDict):
    """Features with the mask of legal numbers; in a vector each with a first axis of games."""

    observation: NDArray[np.int16]
    """Shape (features,)."""
    action_mask: NDArray[np.int8]
    """0 and 1, shape (actions,)."""


class AgentInfo(TypedDict, total=False):
    """Info of an agent of PettingZoo."""

    illegal: int
    """The number that it may not choose, which has ended the game."""


class SoloInfo(TypedDict):
    """Info of `SoloEnv`."""

    player: int
    """The number of the learner."""
    illegal: NotRequired[int]
    """The number that it may not choose, which has ended the game."""


class VectorInfos(TypedDict):
    """Infos of `SoloVectorEnv`, each of shape (games,); those that are not required come when games end."""

    player: NDArray[np.int64]
    """The number of the learner."""
    illegal: NotRequired[NDArray[np.bool_]]
    """Games that have ended by a number that is not legal."""
    _illegal: NotRequired[NDArray[np.bool_]]
    """Games that `illegal` is about: those that have ended."""
    final_obs: NotRequired[NDArray[np.object_]]
    """The last observation of games that have ended and are dealt again, else None."""
    _final_obs: NotRequired[NDArray[np.bool_]]
    """Games that `final_obs` is about."""


class TableOptions(TypedDict, total=False):
    """Options of `aec_env` and `parallel_env` beside the arguments of the game."""

    reward: RewardName
    illegal: Illegal
    render_mode: Literal["ansi"] | None


class SoloOptions(TypedDict, total=False):
    """Options of `SoloEnv` and `SoloVectorEnv` beside the arguments of the game."""

    opponents: Opponents
    player: int | None
    reward: RewardName


class WondersTableArguments(TableOptions, WondersSetup, total=False):
    """Arguments of `aec_env` and `parallel_env` with 7 Wonders."""


class DuelTableArguments(TableOptions, DuelSetup, total=False):
    """Arguments of `aec_env` and `parallel_env` with Duel."""


class WondersSoloArguments(SoloOptions, WondersSetup, total=False):
    """Arguments of `SoloEnv` and `SoloVectorEnv` with 7 Wonders, but for those of one of both."""


class DuelSoloArguments(SoloOptions, DuelSetup, total=False):
    """Arguments of `SoloEnv` and `SoloVectorEnv` with Duel, but for those of one of both."""


class WondersOpenSpielArguments(WondersSetup, total=False):
    """Arguments of `openspiel_game` with 7 Wonders."""

    reward: RewardName


class DuelOpenSpielArguments(DuelSetup, total=False):
    """Arguments of `openspiel_game` with Duel."""

    reward: RewardName
