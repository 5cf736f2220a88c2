"""Environments without the library that they need: one line says how to install it."""

import sys

import pytest

import argosy.envs
from argosy.errors import ArgosyError

NEEDS = {
    "SoloEnv": ("gymnasium_env", "gymnasium", "rl"),
    "SoloVectorEnv": ("vector", "gymnasium", "rl"),
    "aec_env": ("pettingzoo_env", "pettingzoo", "rl"),
    "openspiel_game": ("openspiel", "pyspiel", "openspiel"),
    "parallel_env": ("pettingzoo_env", "pettingzoo", "rl"),
}
"""Name -> its module, a library that it imports, the extra that brings it."""


@pytest.mark.parametrize("name", argosy.envs.__all__)
def test_the_extra_is_named(monkeypatch, name):
    module, library, extra = NEEDS[name]
    for loaded in [one for one in sys.modules if one.split(".")[0] == library]:
        monkeypatch.delitem(sys.modules, loaded)
    monkeypatch.setitem(sys.modules, library, None)
    monkeypatch.delitem(sys.modules, f"argosy.envs.{module}", raising=False)
    monkeypatch.delitem(sys.modules, "argosy.envs.spaces", raising=False)
    monkeypatch.delitem(vars(argosy.envs), name, raising=False)
    with pytest.raises(
        ArgosyError, match=rf"argosy.envs.{name} needs {library}: pip install 'argosy\[{extra}\]'"
    ):
        getattr(argosy.envs, name)


def test_other_names_are_no_environments():
    with pytest.raises(AttributeError, match="has no attribute 'nothing'"):
        argosy.envs.nothing  # noqa: B018
