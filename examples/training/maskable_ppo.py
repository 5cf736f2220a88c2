"""MaskablePPO of sb3-contrib learns Duel by playing against itself.

    pip install 'argosy[rl]' sb3-contrib
    python maskable_ppo.py --minutes 20 --out curves/maskable_ppo.jsonl

docs/bots/reinforcement-learning.md says how it plays and what the lines of the curve mean.
"""

from typing import Any

import numpy as np
import torch
from common import GAME, Curve, asked, scaled
from gymnasium.spaces import Box
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import VecEnv

from argosy.envs import SoloVectorEnv

GAMES = 256
STEPS = 64
"""Decisions of each game between two lessons."""


class Games(VecEnv):
    """A SoloVectorEnv as stable-baselines3 asks for it."""

    def __init__(self, env: SoloVectorEnv) -> None:
        self.env = env
        (width,) = env.single_observation_space.shape or (0,)
        super().__init__(env.num_envs, Box(-20, 20, (width,), np.float32), env.single_action_space)
        self._seed = None

    def reset(self) -> Any:
        seen, _ = self.env.reset(seed=self._seeds[0])
        return scaled(seen)

    def step_async(self, actions: Any) -> None:
        self._actions = actions

    def step_wait(self) -> Any:
        seen, rewards, over, _, infos = self.env.step(self._actions)
        told: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for place in np.flatnonzero(over):
            told[place]["terminal_observation"] = scaled(infos["final_obs"][place])
        return scaled(seen), rewards, over, told

    def env_method(self, method_name: str, *_args: Any, indices: Any = None, **_more: Any) -> list[Any]:
        """Masks are the one thing that is asked for."""
        assert method_name == "action_masks"
        assert indices is None
        return list(self.env.action_masks())

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:  # noqa: ARG002  as its library asks
        return [False] * self.num_envs

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:  # noqa: ARG002  likewise
        return [getattr(self.env, attr_name, None)] * self.num_envs

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        raise NotImplementedError

    def close(self) -> None:
        self.env.close()


class Tests(BaseCallback):
    """Tests between lessons, and the end when the time is over."""

    def __init__(self, curve: Curve, choose: Any) -> None:
        super().__init__()
        self._curve, self._choose = curve, choose

    def _on_rollout_start(self) -> None:
        if self._curve.is_due():
            self._curve.test(self._choose(deterministic=True), self.num_timesteps)

    def _on_step(self) -> bool:
        return not self._curve.is_over()


def main() -> None:
    said = asked(__doc__)
    torch.set_num_threads(said.threads)
    torch.distributions.Distribution.set_default_validate_args(
        False
    )  # because that takes a sixth of the time
    model: MaskablePPO

    def chooser(*, deterministic: bool) -> Any:
        """The net of now as a player of many games."""

        def choose(features: Any, legal: Any) -> Any:
            chosen, _ = model.predict(scaled(features), action_masks=legal, deterministic=deterministic)
            return chosen

        return choose

    itself = chooser(deterministic=False)
    env = Games(SoloVectorEnv(**GAME, num_envs=GAMES, opponents=itself, with_mask=False))
    model = MaskablePPO(
        "MlpPolicy",
        env,
        n_steps=STEPS,
        batch_size=2_048,
        n_epochs=3,
        learning_rate=5e-4,
        ent_coef=0.01,
        gamma=0.997,
        policy_kwargs={"net_arch": [256, 256]},
        seed=said.seed,
        device="cpu",
    )
    curve = Curve(said.out, said.minutes)
    model.learn(10**9, callback=Tests(curve, chooser))
    curve.test(chooser(deterministic=True), model.num_timesteps)


if __name__ == "__main__":
    main()
