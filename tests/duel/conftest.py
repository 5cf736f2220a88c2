"""Scenarios of Duel are tried in both gears: plain with every warning an error, compiled as soon as that is compiled."""

import os

import numpy as np
import pytest

from argosy.rules import gears

WANTED = os.environ.get("ARGOSY_TEST_GEARS", "")


def are_kernels_compiled() -> bool:
    """Do the kernels that play a game of Duel lie in the cache?"""
    names = [path.name for path in gears.cache_directory().rglob("*.nbi") if "duel" in str(path)]
    return all(any(f"{kernel}-" in name for name in names) for kernel in ("settle", "choose", "resume", "total_points"))


def gears_to_try() -> list[str]:
    """`both` makes the compiled gear a must, `plain` leaves it out; without a word it runs when it is in the cache."""
    if WANTED == "both":
        return ["plain", "compiled"]
    return ["plain"] if WANTED == "plain" or not are_kernels_compiled() else ["plain", "compiled"]


@pytest.fixture(params=gears_to_try())
def gear(request, monkeypatch):
    """The gear in which games run. NumPy reports in the plain one what compiled code wraps in silence."""
    monkeypatch.setenv("ARGOSY_GEAR", request.param)
    with np.errstate(all="raise"):
        yield request.param
