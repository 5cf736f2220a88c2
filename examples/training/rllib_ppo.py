"""PPO of RLlib learns Duel by playing against itself.

    pip install 'argosy[rl]' 'ray[rllib]' torch
    python rllib_ppo.py --minutes 20 --out curves/rllib_ppo.jsonl

docs/bots/reinforcement-learning.md says how it plays and what the lines of the curve mean.
"""

import logging
from typing import Any

import ray
import torch
from common import GAME, Curve, asked
from gymnasium.vector import AutoresetMode
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.columns import Columns
from ray.rllib.core.rl_module import RLModuleSpec
from ray.rllib.core.rl_module.apis import ValueFunctionAPI
from ray.rllib.core.rl_module.torch import TorchRLModule
from torch import Tensor, nn

from argosy.envs import SoloVectorEnv

GAMES = 128
DECISIONS = 8_192
"""Of all games between two lessons."""
STORE = 100 << 20
"""Bytes of Ray's store, in which nothing is put."""
NEVER = -1e9
"""The logit of what is not legal."""


def net(inputs: int, outputs: int) -> nn.Module:
    return nn.Sequential(
        nn.Linear(inputs, 256), nn.ReLU(), nn.Linear(256, 256), nn.ReLU(), nn.Linear(256, outputs)
    )


class Player(TorchRLModule, ValueFunctionAPI):
    """Two nets; what is not legal is never chosen."""

    def setup(self) -> None:
        (width,) = self.observation_space["observation"].shape
        self.choices, self.value = net(width, self.action_space.n), net(width, 1)

    def logits(self, features: Tensor, legal: Tensor) -> Tensor:
        return self.choices(scaled(features)).masked_fill(legal == 0, NEVER)

    @torch.no_grad()
    def run_search(self, features: Any, legal: Any) -> Tensor:
        """The logits of many games, for NumPy."""
        return self.logits(torch.from_numpy(features), torch.from_numpy(legal))

    def _forward(self, batch: dict[str, Any], **_more: Any) -> dict[str, Any]:
        seen = batch[Columns.OBS]
        return {Columns.ACTION_DIST_INPUTS: self.logits(seen["observation"], seen["action_mask"])}

    def compute_values(self, batch: dict[str, Any], embeddings: Any = None) -> Tensor:  # noqa: ARG002  as RLlib asks
        return self.value(scaled(batch[Columns.OBS]["observation"])).squeeze(-1)


def scaled(features: Tensor) -> Tensor:
    """As `common.scaled`, for the rows that RLlib has made tensors of."""
    numbers = features.float()
    return numbers.sign() * numbers.abs().log1p()


class Games(SoloVectorEnv):
    """Games against the net that learns: that of the runner to which they belong."""

    def __init__(self, wanted: dict[str, Any]) -> None:
        next_step = AutoresetMode.NEXT_STEP  # as RLlib asks
        super().__init__(
            **GAME, num_envs=wanted["num_envs"], opponents=self._choose, autoreset_mode=next_step
        )
        self.runner: Any = None

    def _choose(self, features: Any, legal: Any) -> Any:
        return (
            torch.distributions.Categorical(logits=self.runner.module.run_search(features, legal))
            .sample()
            .numpy()
        )


def introduce(*, env_runner: Any, env: Any, **_more: Any) -> None:
    env.unwrapped.runner = env_runner


def main() -> None:
    said = asked(__doc__)
    torch.set_num_threads(said.threads)

    logging.getLogger("ray.rllib").setLevel(logging.ERROR)  # it warns of its own ways
    config = (
        PPOConfig()
        .environment(Games)
        .env_runners(
            num_env_runners=0,
            num_envs_per_env_runner=GAMES,
            gym_env_vectorize_mode="vector_entry_point",
        )
        .callbacks(on_environment_created=introduce)
        .learners(num_learners=0)
        .rl_module(rl_module_spec=RLModuleSpec(module_class=Player))
        .training(
            train_batch_size_per_learner=DECISIONS,
            minibatch_size=2_048,
            num_epochs=3,
            lr=5e-4,
            gamma=0.997,
            lambda_=0.95,
            clip_param=0.2,
            vf_clip_param=10.0,
            vf_loss_coeff=0.5,
            entropy_coeff=0.01,
            use_kl_loss=False,
            grad_clip=0.5,
        )
        .debugging(seed=said.seed, log_level="ERROR")
    )
    ray.init(
        num_cpus=1,
        object_store_memory=STORE,
        include_dashboard=False,
        logging_level="error",
        log_to_driver=False,
    )
    algorithm = config.build_algo()

    def best(features: Any, legal: Any) -> Any:
        return algorithm.get_module().run_search(features, legal).argmax(dim=1).numpy()

    curve, decisions = Curve(said.out, said.minutes), 0
    curve.test(best, decisions)
    while not curve.is_over():
        told = algorithm.train()
        decisions = int(told["num_env_steps_sampled_lifetime"])
        if curve.is_due():
            curve.test(best, decisions)
    algorithm.stop()


if __name__ == "__main__":
    main()
