"""PettingZoo environments: AEC (one agent at a time) and parallel."""

# pyright: reportUnknownArgumentType=false, reportUnknownMemberType=false, reportUnknownVariableType=false
# PettingZoo leaves the type of its agents open.

from collections.abc import Mapping
from typing import Any, Literal, Unpack, overload

import numpy as np
from gymnasium.spaces import Discrete, Space
from pettingzoo import AECEnv, ParallelEnv

from argosy.envs.action_number import action_number
from argosy.envs.spaces import observed_space
from argosy.envs.table import NOT_RUNNING, IllegalAction, Table
from argosy.envs.types import (
    Action,
    AgentInfo,
    DuelTableArguments,
    Illegal,
    Observation,
    WondersTableArguments,
)
from argosy.errors import ChoiceError
from argosy.game.arguments import seed_number

Answers = tuple[
    dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, AgentInfo]
]
"""By agent: observation, reward, whether the game is over and whether it was cut off, info."""


@overload
def aec_env(
    game: Literal["wonders"] = "wonders", **arguments: Unpack[WondersTableArguments]
) -> "TableAEC": ...
@overload
def aec_env(game: Literal["duel"], **arguments: Unpack[DuelTableArguments]) -> "TableAEC": ...
def aec_env(
    game: str = "wonders",
    *,
    reward: str = "win",
    illegal: Illegal = "lose",
    render_mode: str | None = None,
    **deal: Any,
) -> "TableAEC":
    """A game as a PettingZoo AECEnv: players are asked one after the other, also where they choose at the
    same time; none sees what others have chosen before all have.

    game, deal: as for `argosy.new_game` (players, edition, expansions, teams, options ...). reward: `win` (a
    zero-sum reward when the game is over) or `points` (points more than the mean of the others). illegal:
    `lose` ends the game with -1 for whoever chooses a number that its mask forbids, `raise` raises
    ValueError. An observation is {"observation": features as whole numbers, "action_mask": legal numbers of
    the compact action space}. `reset(seed=)` deals the game of `argosy.new_game(seed=)`.
    """
    return TableAEC(Table(game, reward, deal), illegal, render_mode)


@overload
def parallel_env(
    game: Literal["wonders"] = "wonders", **arguments: Unpack[WondersTableArguments]
) -> "TableParallel": ...
@overload
def parallel_env(game: Literal["duel"], **arguments: Unpack[DuelTableArguments]) -> "TableParallel": ...
def parallel_env(
    game: str = "wonders",
    *,
    reward: str = "win",
    illegal: Illegal = "lose",
    render_mode: str | None = None,
    **deal: Any,
) -> "TableParallel":
    """A game as a PettingZoo ParallelEnv: everybody gives an action each time.

    Whoever owes nothing then waits, which is the last number of the action space, and its only legal one at
    that time. Arguments as for `aec_env`.
    """
    return TableParallel(Table(game, reward, deal), illegal, render_mode)


class _Together:
    """Base of both PettingZoo environments."""

    metadata: dict[str, Any]
    waits = 0
    """Numbers behind those of the game: waiting, if there is such a thing."""

    def __init__(self, table: Table, illegal: Illegal, render_mode: str | None) -> None:
        if illegal not in ("lose", "raise"):
            raise ValueError(f"illegal = {illegal!r}: choose lose or raise")
        if render_mode not in (None, "ansi"):
            raise ValueError(f"render_mode = {render_mode!r}: choose ansi or leave it out")
        self.table, self.illegal, self.render_mode = table, illegal, render_mode
        self.possible_agents = [f"player_{number}" for number in range(len(table.players))]
        self.agents: list[str] = []
        self._numbers = {agent: number for number, agent in enumerate(self.possible_agents)}
        self._chance = np.random.default_rng()
        count = table.actions + self.waits
        self._action_spaces: dict[str, Space[Any]] = {
            agent: Discrete(count) for agent in self.possible_agents
        }
        self._observation_spaces: dict[str, Space[Any]] = {
            agent: observed_space(table.width, count) for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> Space[Any]:
        """The space of what an agent observes."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Space[Any]:
        """The space of what an agent may choose."""
        return self._action_spaces[agent]

    def render(self) -> str | None:
        """The table in a few lines, with render_mode `ansi`."""
        return self.table.text() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held open."""

    def _begin(self, seed: int | None) -> None:
        """Deal; without a seed the next game of the last one that was given."""
        given = None if seed is None else seed_number(seed)
        if given is not None:
            self._chance = np.random.default_rng(given)
        self.table.deal(int(self._chance.integers(1 << 63)) if given is None else given)
        self.agents = list(self.possible_agents)


class TableAEC(_Together, AECEnv[str, Observation, Action | None]):  # type: ignore[misc]
    """Made by `aec_env`."""

    metadata = {"name": "argosy_aec_v0", "render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Deal a new game."""
        self._begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, AgentInfo] = {agent: {} for agent in self.agents}  # pyright: ignore[reportIncompatibleVariableOverride]  # a TypedDict is no dict[str, Any]
        self._ask_next()

    def observe(self, agent: str) -> Observation:
        """Return an agent's features and mask; an empty mask for one that is not asked."""
        seen, mask = self.table.observation_and_mask(self._numbers[agent])
        return {"observation": seen, "action_mask": mask}

    def step(self, action: Action | None) -> None:
        """The choice of the agent whose turn it is; None when that is over for it."""
        if not self.agents:
            raise ChoiceError(NOT_RUNNING)
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        player, number = self._numbers[agent], action_number(agent, action)
        try:
            self.table.choose(player, number)
        except IllegalAction:
            if self.illegal == "raise":
                raise
            self._cumulative_rewards[agent] = 0.0
            self.infos[agent]["illegal"] = number
            self._end(self.table.rewards_for_breaking(player))
        else:
            self._cumulative_rewards[agent] = 0.0
            self._go_on()

    def _go_on(self) -> None:
        if self.table.is_over:
            self._end(self.table.rewards())
        else:
            self._ask_next()

    def _ask_next(self) -> None:
        self.agent_selection = self.possible_agents[self.table.next_player]

    def _end(self, rewards: list[float]) -> None:
        self.rewards = dict(zip(self.possible_agents, rewards, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()


class TableParallel(_Together, ParallelEnv[str, Observation, Action]):  # type: ignore[misc]
    """Made by `parallel_env`."""

    metadata = {"name": "argosy_parallel_v0", "render_modes": ["ansi"]}  # noqa: RUF012
    waits = 1

    def reset(  # pyright: ignore[reportIncompatibleMethodOverride]  # as TableAEC.infos
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002
    ) -> tuple[dict[str, Observation], dict[str, AgentInfo]]:
        """Deal a new game."""
        self._begin(seed)
        return self._observations(), {agent: {} for agent in self.agents}

    def step(  # pyright: ignore[reportIncompatibleMethodOverride]  # likewise
        self, actions: Mapping[str, Action | None]
    ) -> Answers:
        """An action of every agent. Without agents and without actions there is nothing to give."""
        if not self.agents and not actions:
            return {}, {}, {}, {}, {}
        chosen = self._chosen(actions)
        agents = self.agents
        infos: dict[str, AgentInfo] = {agent: {} for agent in agents}
        breaking = [agent for agent, number in chosen.items() if not self._is_fine(agent, number)]
        if breaking:
            for agent in breaking:
                infos[agent]["illegal"] = chosen[agent]
            rewards, over = (
                self.table.rewards_for_breaking(*(self._numbers[agent] for agent in breaking)),
                True,
            )
        else:
            for player in self.table.owing:
                self.table.choose(player, chosen[self.possible_agents[player]])
            rewards, over = self.table.rewards(), self.table.is_over
        seen = self._observations()
        if over:
            self.agents = []
        return (
            seen,
            dict(zip(agents, rewards, strict=True)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, False),
            infos,
        )

    def _chosen(self, actions: Mapping[str, Action | None]) -> dict[str, int]:
        """The number that every agent gives.

        Raises ChoiceError for one that gives none, and for an agent that there is not.
        """
        if not self.agents:
            raise ChoiceError(NOT_RUNNING)
        for agent in actions:
            if agent not in self._numbers:
                raise ChoiceError(f"there is no agent {agent!r}: there are {', '.join(self.agents)}")
        return {agent: action_number(agent, actions.get(agent)) for agent in self.agents}

    def _is_fine(self, agent: str, number: int) -> bool:
        """May the agent do that: choose if it owes, wait if not?"""
        player, waits = self._numbers[agent], self.table.actions
        owes = player in self.table.owing
        fine = self.table.is_legal(player, number) if owes else number == waits
        if not fine and self.illegal == "raise":
            right = (
                "is not legal now: take one that its action_mask allows"
                if owes
                else f"is not {waits}, which waits"
            )
            raise ChoiceError(f"{agent}: number {number} {right}")
        return fine

    def _observations(self) -> dict[str, Observation]:
        owing = set(self.table.owing)
        return {agent: self._seen_by(self._numbers[agent], owing) for agent in self.agents}

    def _seen_by(self, number: int, owing: set[int]) -> Observation:
        mask = np.zeros(self.table.actions + 1, np.int8)
        mask[:-1] = self.table.mask(number)
        mask[-1] = number not in owing
        return {"observation": self.table.observation(number), "action_mask": mask}
