"""The games as environments of PettingZoo, Gymnasium and OpenSpiel (docs/bots/environments.md).

    pip install 'argosy[rl]'          PettingZoo and Gymnasium
    pip install 'argosy[openspiel]'   OpenSpiel

>>> from argosy.envs import aec_env
>>> env = aec_env("duel", expansions=["agora"])
>>> env.reset(seed=7)
>>> observation, reward, termination, truncation, info = env.last()
>>> int(observation["action_mask"].sum())
4
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from argosy.errors import ArgosyError

if TYPE_CHECKING:
    from argosy.envs.gymnasium_env import SoloEnv
    from argosy.envs.openspiel import openspiel_game
    from argosy.envs.pettingzoo_env import aec_env, parallel_env
    from argosy.envs.vector import SoloVectorEnv

__all__ = ["SoloEnv", "SoloVectorEnv", "aec_env", "openspiel_game", "parallel_env"]

# Imported when it is first asked for, because each needs a library that most users do not have.
_HOMES = {
    "SoloEnv": ("gymnasium_env", "rl"),
    "SoloVectorEnv": ("vector", "rl"),
    "aec_env": ("pettingzoo_env", "rl"),
    "openspiel_game": ("openspiel", "openspiel"),
    "parallel_env": ("pettingzoo_env", "rl"),
}
"""Name -> its module here, and the extra of the package that brings what it needs."""


if not TYPE_CHECKING:  # because to a checker every name would exist

    def __getattr__(name: str) -> Any:
        if name not in _HOMES:
            raise AttributeError(f"module 'argosy.envs' has no attribute {name!r}")
        module, extra = _HOMES[name]
        try:
            found = getattr(import_module(f"argosy.envs.{module}"), name)
        except ModuleNotFoundError as error:
            if error.name is None or error.name.startswith("argosy"):
                raise
            library = error.name.split(".")[0]
            raise ArgosyError(f"argosy.envs.{name} needs {library}: pip install 'argosy[{extra}]'") from error
        globals()[name] = found
        return found
