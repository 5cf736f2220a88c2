"""Which gear drives single games: plain until the compiled kernels are loaded, or what ARGOSY_GEAR says.

A single game needs no compiler, and nobody should wait a minute for a first move. `warm_up` compiles (or loads from
the cache) and from then on every game in this process runs compiled; both gears give the same results.
"""

import os
import threading
from collections.abc import Callable, Iterator
from typing import Any

from argosy.rules import gears

Kernel = Callable[..., Any]
_warm = threading.Event()


def gear() -> str:
    """The gear of single games now: `plain` or `compiled`."""
    wanted = os.environ.get("ARGOSY_GEAR", "auto")
    if wanted in ("plain", "compiled"):
        return wanted
    return "compiled" if _warm.is_set() else "plain"


def run(kernel: Kernel) -> Kernel:
    """A kernel in the gear of now."""
    return gears.compiled(kernel) if gear() == "compiled" else kernel


def warm_up() -> Iterator[tuple[str, int, int]]:
    """Compile or load every entry point; yields (name, done, total) after each. Then single games run compiled."""
    from argosy.game import warm_ups  # noqa: PLC0415  because both games register there and import this module

    parts = warm_ups.parts()
    for done, (name, exercise) in enumerate(parts, 1):
        exercise()
        yield name, done, len(parts)
    _warm.set()
