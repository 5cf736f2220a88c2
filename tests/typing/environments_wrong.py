"""Mistakes with environments that type checkers find, as in wrong.py."""

# ruff: noqa: B018, F401, I001  as each mistake stands in a line of its own

from argosy.envs import SoloEnv, SoloVectorEnv, aec_env, openspiel_game, parallel_env
from argosy.envs import Nonsense  # error: Nonsense

name = "duel".lower()

# --- Gymnasium ----------------------------------------------------------------------------------------------
SoloEnv("dul")  # error: overload|parameter
SoloEnv(name)  # error: overload|parameter
SoloEnv("duel", expansions=["armada"])  # error: overload|parameter
SoloEnv("duel", seed=3)  # error: overload|parameter
SoloEnv("duel", rewrd="win")  # error: overload|parameter
SoloEnv("duel", reward="wins")  # error: overload|parameter
SoloEnv("wonders", edition=2011)  # error: overload|parameter
SoloEnv("wonders", render_mode="human")  # error: overload|parameter
SoloEnv("wonders", opponents=3)  # error: overload|parameter
env = SoloEnv("duel")
seen, info = env.reset()
seen["observation"]  # error: overload
info["playr"]  # error: playr
env.step("3")  # error: Argument
env.action_mask()  # error: action_mask
masked, _ = SoloEnv("duel", with_mask=True).reset()
masked["action_masks"]  # error: action_masks

SoloVectorEnv("duel")  # error: overload|parameter
SoloVectorEnv("duel", num_envs="3")  # error: overload|parameter
SoloVectorEnv("duel", num_envs=3, thread=3)  # error: overload|parameter
vector = SoloVectorEnv("duel", num_envs=3)
many, infos = vector.reset(seed=1)
many["obs"]  # error: obs
infos["final"]  # error: final
vector.step("333")  # error: str
vector.reset(seed="1")  # error: str

# --- PettingZoo ---------------------------------------------------------------------------------------------
aec_env("dul")  # error: overload|parameter
aec_env("duel", seed=3)  # error: overload|parameter
aec_env("duel", illegal="loose")  # error: overload|parameter
aec_env("wonders", players="3")  # error: overload|parameter
aec_env("wonders").observe("player_0")["mask"]  # error: mask
parallel_env("duel", edition=2010)  # error: overload|parameter
parallel_env("wonders", expansions=["agora"])  # error: overload|parameter
together = parallel_env("duel")
together.step({"player_0": "3"})  # error: str
together.reset()[1]["player_0"]["ilegal"]  # error: ilegal

# --- OpenSpiel ----------------------------------------------------------------------------------------------
openspiel_game("dul")  # error: overload|parameter
openspiel_game("duel", illegal="lose")  # error: overload|parameter
openspiel_game("wonders", expansions=["pantheon"])  # error: overload|parameter
spiel = openspiel_game("duel").make_py_observer()
spiel.tensr  # error: tensr
