"""Backends of the rules tests: plain with every warning an error, and compiled.

Compiled as soon as the kernels are compiled.
"""

import os

import numpy as np
import pytest

from argosy.game import engine

# "both" makes the compiled backend a must and compiles what is missing; "plain" leaves it out. Without a word
# it runs when exactly these sources have been warmed up, because nobody should wait a minute for a scenario.
WANTED = os.environ.get("ARGOSY_TEST_BACKENDS", "")


def backends_to_try() -> list[str]:
    """The backends of every test in this folder."""
    compiled = WANTED == "both" or (WANTED != "plain" and engine.is_cached())
    return ["plain", "compiled"] if compiled else ["plain"]


@pytest.fixture(params=backends_to_try(), autouse=True)
def backend(request):
    """The backend in which games run. In the plain one NumPy reports what compiled code wraps in silence."""
    with engine.in_backend(request.param), np.errstate(all="raise"):
        yield request.param
