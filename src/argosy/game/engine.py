"""Which gear drives single games: plain until the compiled kernels are loaded, or what ARGOSY_GEAR says.

A single game needs no compiler, and nobody should wait a minute for a first move. `warm_up` compiles (or loads from
the cache) and from then on every game in this process runs compiled; both gears give the same results.
"""

import os
import threading
from collections.abc import Callable, Generator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from argosy.rules import gears

Kernel = Callable[..., Any]
_warm = threading.Event()
_here = threading.local()


def wanted() -> str:
    """What ARGOSY_GEAR asks for: `plain`, `compiled` or `auto`."""
    asked = os.environ.get("ARGOSY_GEAR", "auto")
    return asked if asked in ("plain", "compiled") else "auto"


def gear() -> str:
    """The gear of single games now, in this thread: `plain` or `compiled`."""
    if (chosen := getattr(_here, "gear", None) or wanted()) != "auto":
        return chosen
    return "compiled" if _warm.is_set() else "plain"


@contextmanager
def geared(chosen: str) -> Generator[None, None, None]:
    """In this block and this thread every game runs in one gear, whatever else holds; other threads do not notice."""
    before = getattr(_here, "gear", None)
    _here.gear = chosen
    try:
        yield
    finally:
        _here.gear = before


def run(kernel: Kernel) -> Kernel:
    """A kernel in the gear of now: for what every turn needs. What is asked for now and then is called as it is, because
    each kernel that Python calls compiled takes seconds to compile and has to be loaded by every warm-up.
    """
    return gears.compiled(kernel) if gear() == "compiled" else kernel


def is_cached() -> bool:
    """Has a warm-up of exactly these files been finished on this machine? Then `warm_up` only loads: a second or two."""
    return _mark().exists()


def run_compiled_from_now_on() -> None:
    """From now on every game of this process runs compiled; said by a warm-up that has compiled or loaded everything."""
    _mark().touch()  # the directory is there: the compiler made it
    _warm.set()


def _mark() -> Path:
    """The empty file that says: all of these files' kernels are in this cache."""
    return gears.cache_directory() / f"complete-{gears.sources_stamp()}"
