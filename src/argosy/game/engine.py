"""The backend of single games: plain until the compiled kernels are loaded, or set by ARGOSY_BACKEND.

A single game needs no compiler, and nobody should wait for a first move. `warm_up` compiles programs (or
loads them, where that has been done) and from then on every game of theirs in this process runs compiled;
both backends give the same results.
"""

import os
import threading
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from functools import cache, partial
from typing import Any

from argosy.deprecation import adopt_variable
from argosy.errors import RulesetError
from argosy.rules import backends

Kernel = Callable[..., Any]
Report = Callable[[str, int, int], object]
"""Called with what is being compiled, how much of it is ready, and how much there is."""

SEARCH = " search"
ALL = tuple(backends.PROGRAMS)
"""Every program, those first that others stand on."""

_warm: set[str] = set()
_here = threading.local()

adopt_variable("ARGOSY_BACKEND", "ARGOSY_GEAR")


def wanted() -> str:
    """Return the backend that ARGOSY_BACKEND names: `plain`, `compiled` or `auto`."""
    asked = os.environ.get("ARGOSY_BACKEND", "auto")
    return asked if asked in {"plain", "compiled"} else "auto"


def chosen() -> str:
    """Return the backend chosen for this thread (`in_backend`), or else that of ARGOSY_BACKEND."""
    return getattr(_here, "backend", None) or wanted()


def backend(program: str | None = None) -> str:
    """The backend of single games now, in this thread: `plain` or `compiled`.

    Without a program: of those that have none.
    """
    if (asked := chosen()) != "auto":
        return asked
    return "compiled" if program in _warm else "plain"


@contextmanager
def in_backend(chosen: str) -> Generator[None, None, None]:
    """Run every game of this block and this thread in one backend.

    Other threads keep theirs, and whatever else is set does not count in the block.
    """
    before = getattr(_here, "backend", None)
    _here.backend = chosen
    try:
        yield
    finally:
        _here.backend = before


def run(kernel: Kernel) -> Kernel:
    """A kernel in the backend of now: for what every turn needs.

    What is asked for now and then is called as it is, because there is no entry point for it that a warm-up
    would compile.
    """
    return backends.compiled(kernel) if backend(_program_of(kernel)) == "compiled" else kernel


_program_of = cache(backends.program_of)


def programs_of(game: str, *, searches: bool) -> tuple[str, ...]:
    """The programs that a game needs, with a search or without.

    Raises RulesetError for a game that there is not.
    """
    if game not in backends.PROGRAMS or game.endswith(SEARCH):
        games = (name for name in backends.PROGRAMS if not name.endswith(SEARCH))
        raise RulesetError(f"there is no game {game!r}: choose {' or '.join(games)}")
    return (game, game + SEARCH) if searches else (game,)


def is_cached(programs: Sequence[str] = ALL) -> bool:
    """Are these programs compiled on this machine, from exactly these sources?

    Then `warm_up` only loads them, at once.
    """
    return all(_is_built(name) for name in programs)


def _is_built(name: str) -> bool:
    return name in _warm or backends.loaded_program(name).is_built()


@backends.converted_errors()
def warm_up(programs: Sequence[str] = ALL, report: Report = lambda _name, _done, _total: None) -> None:
    """Compile or load programs, one after the other; from then on single games run compiled.

    Games of other threads go on in the plain backend meanwhile. Raises CompileError.
    """
    compile_programs(programs, report)
    for name in programs:
        loaded_program = backends.loaded_program(name)
        loaded_program.load(loaded_program.symbols())
        _warm.add(name)


@backends.converted_errors()
def compile_programs(programs: Sequence[str], report: Report) -> None:
    """Compile programs, one after the other, for whoever loads them later.

    How much there is to do is reported first.
    """
    loaded_programs = {name: backends.loaded_program(name) for name in programs}
    for name, loaded_program in loaded_programs.items():
        report(name, 0, max(1, loaded_program.work()))
    for name, loaded_program in loaded_programs.items():
        if not loaded_program.build(loaded_program.symbols(), partial(report, name)):
            report(name, 1, 1)
