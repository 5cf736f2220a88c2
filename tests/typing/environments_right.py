"""Programs with environments that type checkers take, and that run (test_checkers.py)."""

from typing import Literal, assert_type

import numpy as np
from gymnasium.vector import AutoresetMode
from numpy.typing import NDArray

from argosy.envs import SoloEnv, SoloVectorEnv, aec_env, openspiel_game, parallel_env
from argosy.envs.types import AgentInfo, Features, Observation, SoloInfo, VectorInfos

# --- Gymnasium ----------------------------------------------------------------------------------------------
env = SoloEnv("duel", opponents="random", player=0, reward="points", expansions=["agora"])
assert_type(env, SoloEnv[Features])
seen, info = env.reset(seed=7)
assert_type(seen, Features)
assert_type(info, SoloInfo)
seen, reward, over, cut_off, info = env.step(int(env.action_masks().argmax()))
assert_type(reward, float)
number: int | None = info.get("illegal")
assert_type(env.render(), str | None)

masked = SoloEnv("wonders", with_mask=True, players=3, edition=2010, render_mode="ansi")
assert_type(masked, SoloEnv[Observation])
both, info = masked.reset()
assert_type(both["action_mask"], NDArray[np.int8])
masked.step(both["action_mask"].argmax())


def best(features: NDArray[np.int16], masks: NDArray[np.bool_]) -> NDArray[np.int64]:
    """A policy."""
    return np.asarray(masks.argmax(axis=1), np.int64)


vector = SoloVectorEnv("duel", num_envs=2, opponents=best, threads=1)
assert_type(vector, SoloVectorEnv[Observation])
many, infos = vector.reset(seed=[1, None])
assert_type(infos, VectorInfos)
assert_type(many["observation"], NDArray[np.int16])
many, rewards, ended, _, infos = vector.step(vector.action_masks().argmax(axis=1))
assert_type(rewards, NDArray[np.float64])
assert_type(ended, NDArray[np.bool_])
assert_type(infos["player"], NDArray[np.int64])
last: NDArray[np.object_] | None = infos.get("final_obs")
alone = SoloVectorEnv(
    num_envs=1, with_mask=False, autoreset_mode=AutoresetMode.NEXT_STEP, leaders_pack="standard"
)
assert_type(alone, SoloVectorEnv[Features])

# --- PettingZoo ---------------------------------------------------------------------------------------------
aec = aec_env("wonders", players=3, expansions=["cities"], illegal="raise", reward="win")
aec.reset(seed=7)
observed: Observation = aec.observe("player_0")
aec.step(int(observed["action_mask"].argmax()))
agent_infos: dict[str, AgentInfo] = aec.infos

together = parallel_env("duel", expansions=["pantheon"], render_mode=None)
seen_by, infos_of = together.reset()
assert_type(seen_by, dict[str, Observation])
actions = {agent: int(one["action_mask"].argmax()) for agent, one in seen_by.items()}
seen_by, rewards_of, over_of, cut_off_of, infos_of = together.step(actions)
assert_type(rewards_of, dict[str, float])
assert_type(infos_of, dict[str, AgentInfo])
game: Literal["wonders", "duel"]
for game in ("wonders", "duel"):
    parallel_env(game, reward="points")

# --- OpenSpiel ----------------------------------------------------------------------------------------------
spiel = openspiel_game("duel", reward="points", expansions=["agora"], senators_from_discard=False)
observer = spiel.make_py_observer()
assert_type(observer.tensor, NDArray[np.float32])
assert_type(observer.dict, dict[str, NDArray[np.float32]])
assert_type(spiel.new_initial_state().chance_outcomes(), list[tuple[int, float]])
