"""Rules are tried in both gears: plain with every warning an error, compiled as soon as the kernels are compiled."""

import os

import numpy as np
import pytest

from argosy.rules import gears

# "both" makes the compiled gear a must (it compiles what is missing); "plain" leaves it out. Without a word it runs
# when these very sources have been compiled before, because nobody should wait a minute for a scenario.
WANTED = os.environ.get("ARGOSY_TEST_GEARS", "")


def are_kernels_compiled() -> bool:
    """Do the kernels that play a game lie in the cache?"""
    names = [path.name for path in gears.cache_directory().rglob("*.nbi")]
    return all(any(f"{kernel}-" in name for name in names) for kernel in ("run_step", "list_choices", "score_seat"))


def gears_to_try() -> list[str]:
    if WANTED == "both":
        return ["plain", "compiled"]
    return ["plain"] if WANTED == "plain" or not are_kernels_compiled() else ["plain", "compiled"]


@pytest.fixture(params=gears_to_try(), autouse=True)
def gear(request, monkeypatch):
    """The gear in which games run. NumPy reports in the plain one what compiled code wraps in silence."""
    monkeypatch.setenv("ARGOSY_GEAR", request.param)
    with np.errstate(all="raise"):
        yield request.param
