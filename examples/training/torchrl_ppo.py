"""PPO of TorchRL learns Duel by playing against itself.

    pip install 'argosy[rl]' torchrl
    python torchrl_ppo.py --minutes 20 --out curves/torchrl_ppo.jsonl

docs/bots/reinforcement-learning.md says how it plays and what the lines of the curve mean.
"""

from typing import Any

import torch
from common import GAME, Curve, asked, scaled
from tensordict import TensorDict
from tensordict.nn import TensorDictModule
from torch import Tensor, nn
from torchrl.collectors import Collector
from torchrl.data import Categorical, Composite, Unbounded
from torchrl.envs import EnvBase
from torchrl.modules import MLP, MaskedCategorical, ProbabilisticActor, ValueOperator
from torchrl.objectives import ClipPPOLoss
from torchrl.objectives.value import GAE

from argosy.envs import SoloVectorEnv

GAMES = 128
STEPS = 64
"""Decisions of each game between two lessons."""
BATCH = 2_048
EPOCHS = 3


class Games(EnvBase):
    """A SoloVectorEnv as TorchRL asks for it: one environment whose batch is all games."""

    def __init__(self, env: SoloVectorEnv, seed: int) -> None:
        super().__init__(batch_size=[env.num_envs])
        self._games, self._deal = env, seed
        (width,), actions = env.single_observation_space.shape or (0,), int(env.single_action_space.n)
        one = (env.num_envs, 1)
        self.observation_spec = Composite(
            observation=Unbounded((env.num_envs, width)),
            action_mask=Categorical(2, shape=(env.num_envs, actions), dtype=torch.bool),
            shape=self.batch_size,
        )
        self.action_spec = Categorical(actions, shape=self.batch_size)
        self.reward_spec = Unbounded(one)
        self.done_spec = Categorical(2, shape=one, dtype=torch.bool)

    def _reset(self, tensordict: Any = None, **_more: Any) -> TensorDict:
        """Deal all games, the first time; later those that are over have been dealt again already."""
        if tensordict is None or "_reset" not in tensordict:
            self._seen = self._games.reset(seed=self._deal)[0]
        return self._told()

    def _step(self, tensordict: Any) -> TensorDict:
        self._seen, rewards, over, _, _ = self._games.step(tensordict["action"].numpy())
        return self._told().update(
            {
                "reward": torch.from_numpy(rewards).float()[:, None],
                "done": torch.from_numpy(over)[:, None],
                "terminated": torch.from_numpy(over)[:, None],
            }
        )

    def _told(self) -> TensorDict:
        seen, legal = torch.from_numpy(scaled(self._seen)), torch.from_numpy(self._games.action_masks())
        return TensorDict({"observation": seen, "action_mask": legal}, self.batch_size)

    def _set_seed(self, seed: int | None) -> None:
        self._deal = 0 if seed is None else seed


def net(outputs: int) -> nn.Module:
    return MLP(out_features=outputs, num_cells=[256, 256], activation_class=nn.ReLU)


def lessons(rollout: Any) -> Any:
    """Minibatches of all decisions, `EPOCHS` times."""
    decisions = rollout.select(
        "observation", "action_mask", "action", "action_log_prob", "advantage", "value_target"
    )
    decisions = decisions.reshape(-1)
    for _ in range(EPOCHS):
        for rows in torch.randperm(len(decisions)).split(BATCH):
            yield decisions[rows]


def main() -> None:
    said = asked(__doc__)
    torch.manual_seed(said.seed)
    torch.set_num_threads(said.threads)
    logits: nn.Module

    @torch.no_grad()
    def chances(features: Any, legal: Any) -> MaskedCategorical:
        """Chances of the choices in many games by the current net."""
        return MaskedCategorical(
            logits=logits(torch.from_numpy(scaled(features))), mask=torch.from_numpy(legal)
        )

    def itself(features: Any, legal: Any) -> Any:
        return chances(features, legal).sample().numpy()

    def best(features: Any, legal: Any) -> Any:
        return chances(features, legal).mode.numpy()

    env = Games(SoloVectorEnv(**GAME, num_envs=GAMES, opponents=itself, with_mask=False), said.seed)
    logits = net(env.action_spec.n)
    actor = ProbabilisticActor(
        TensorDictModule(logits, ["observation"], ["logits"]),
        in_keys={"logits": "logits", "mask": "action_mask"},
        distribution_class=MaskedCategorical,
        return_log_prob=True,
    )
    critic = ValueOperator(net(1))
    actor(critic(env.reset()))  # the layers learn their widths
    collector = Collector(
        env, actor, frames_per_batch=GAMES * STEPS, total_frames=-1, auto_register_policy_transforms=False
    )
    advantage = GAE(gamma=0.997, lmbda=0.95, value_network=critic, average_gae=True, shifted=True)
    loss = ClipPPOLoss(actor, critic, clip_epsilon=0.2, entropy_coeff=0.01, critic_coeff=0.5)
    optimiser = torch.optim.Adam(loss.parameters(), lr=5e-4)

    def learn(some: Any) -> None:
        losses = loss(some)
        total: Tensor = losses["loss_objective"] + losses["loss_critic"] + losses["loss_entropy"]
        optimiser.zero_grad()
        total.backward()
        nn.utils.clip_grad_norm_(loss.parameters(), 0.5)
        optimiser.step()

    curve, decisions = Curve(said.out, said.minutes), 0
    curve.test(best, decisions)
    for rollout in collector:
        decisions += rollout.numel()
        advantage(rollout)
        for some in lessons(rollout):
            learn(some)
        if curve.is_due():
            curve.test(best, decisions)
        if curve.is_over():
            break
    collector.shutdown()


if __name__ == "__main__":
    main()
