"""Two backends for one set of rules: plain Python and compiled.

A kernel that Python calls compiled is an entry point. Those of a game stand in `entries.py` of its package,
with the types of their arguments; all that they call is a program (`argosy.kernelc`). So a warm-up
compiles each kernel once, whichever entry points it serves, and only those of the game that is played. Any
other kernel, or one that is given other types, is compiled alone when it is first called: in tests, or for
facts of a user.
"""

import dis
import hashlib
import os
import sys
from collections.abc import Callable, Generator
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import platformdirs
from numpy.typing import NDArray

from argosy.errors import CompileError
from argosy.kernelc import errors
from argosy.kernelc.kernel import is_kernel
from argosy.kernelc.unrolling import called_in_loops

ROOT = Path(__file__).parents[1]
LAYERS = ("rules", "search")
"""The layers that have kernels. Those of one call kernels of their own layer and of those before it."""
COMPILER = "kernelc"
COMPILER_LIBRARIES = ("llvmlite", "numpy")

Kernel = Callable[..., Any]


class Program(NamedTuple):
    """A package whose entry points are compiled together."""

    name: str
    package: str
    base: str | None = None
    """The program that it stands on."""

    @property
    def layer(self) -> str:
        """The last layer that its kernels stand in."""
        return self.package.split(".")[1]


PROGRAMS = {
    program.name: program
    for program in (
        Program("wonders", "argosy.rules.wonders"),
        Program("duel", "argosy.rules.duel"),
        Program("wonders search", "argosy.search.wonders", "wonders"),
        Program("duel search", "argosy.search.duel", "duel"),
    )
}
"""Everything that is compiled ahead of its first call, by name."""


def sources_hash(layer: str = LAYERS[-1]) -> str:
    """A short hash of every source file that kernels of a layer may call, and of the versions that compile
    them.
    """
    digest = hashlib.sha256(sys.version.encode())
    for package in COMPILER_LIBRARIES:
        digest.update(version(package).encode())
    for path in _sources(layer):
        digest.update(path.relative_to(ROOT).as_posix().encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def _sources(layer: str) -> list[Path]:
    """Return every source file of the compiler and of the layers whose kernels a layer may call."""
    folders = (COMPILER, *LAYERS[: LAYERS.index(layer) + 1])
    return [path for name in folders for path in sorted((ROOT / name).rglob("*.py"))]


@cache
def cache_directory(kind: str = "kernels") -> Path:
    """Return the folder of compiled code, or of another kind of cache (ARGOSY_CACHE moves the parent)."""
    parent = os.environ.get("ARGOSY_CACHE") or platformdirs.user_cache_dir("argosy")
    return Path(parent) / kind


def check_may_build(name: str) -> None:
    """Refuse to build a program where ARGOSY_COMPILER is `off`: in tests, and where nobody may wait.

    Raises CompileError of the compiler.
    """
    if os.environ.get("ARGOSY_COMPILER") == "off":
        raise errors.CompileError(
            f"{name} is not compiled, and ARGOSY_COMPILER=off forbids to do it now: run `argosy warmup`"
        )


@contextmanager
def converted_errors() -> Generator[None]:
    """Raise errors of the compiler as CompileError of Argosy."""
    try:
        yield
    except errors.CompileError as error:
        raise CompileError(str(error)) from error


@cache
def _sources_at_start(layer: str) -> str:
    """Asked once a process, because sources that change while it runs are not the ones that it has loaded."""
    return sources_hash(layer)


@cache
def loaded_program(name: str) -> Any:
    """A program of this process by its name in PROGRAMS (`argosy.kernelc.library.Shelf`)."""
    from argosy.kernelc.library import LoadedProgram  # noqa: PLC0415  because it imports the compiler
    from argosy.kernelc.store import Store  # noqa: PLC0415  likewise

    program = PROGRAMS[name]
    base = loaded_program(program.base) if program.base else None
    sources = f"{_sources_at_start(program.layer)}-{_machine_hash()}"
    return LoadedProgram(
        name, sources, lambda: _entries(program), Store(cache_directory()), base, check_may_build
    )


@cache
def _machine_hash() -> str:
    """Code of another processor in the same folder is not taken for ours."""
    from argosy.kernelc.machine import fingerprint  # noqa: PLC0415  because it imports the compiler

    return hashlib.sha256(fingerprint().encode()).hexdigest()[:8]


def _entries(program: Program) -> Any:
    return import_module(f"{program.package}.entries").ENTRIES


def program_of(kernel: Kernel) -> str | None:
    """The program that a kernel belongs to; kernels that both games use, and those of tests, belong to
    none.
    """
    for program in PROGRAMS.values():
        if f"{kernel.__module__}.".startswith(f"{program.package}."):
            return program.name
    return None


class Compiled:
    """A kernel, compiled when it is first called with arguments of some types."""

    def __init__(self, kernel: Kernel) -> None:
        self.kernel = kernel
        self.opened: dict[tuple[Any, ...], Callable[..., Any]] = {}
        """What Python calls, by the types of the arguments."""

    def __call__(self, *arguments: Any) -> Any:
        """Call it. Raises TypeError for what kernels do not know, and for arrays that are not in C order."""
        signature = tuple([_type_key(argument) for argument in arguments])
        function = self.opened.get(signature)
        if function is None:
            function = self.opened[signature] = self._open(arguments)
        return function(*arguments)

    @converted_errors()
    def _open(self, arguments: tuple[Any, ...]) -> Callable[..., Any]:
        from argosy.kernelc import calling  # noqa: PLC0415  because it imports the compiler
        from argosy.kernelc.translate import symbol_of  # noqa: PLC0415  likewise

        kinds = tuple(map(calling.type_of, arguments))
        symbol, name = symbol_of(self.kernel, kinds), program_of(self.kernel)
        if name is not None and symbol in loaded_program(name).symbols():
            function = loaded_program(name).open(symbol, kinds)
        else:
            function = _alone(self.kernel, kinds).open(symbol, kinds)
        return calling.converting(function, arguments)


def _type_key(argument: "NDArray[Any] | np.void | float") -> Any:
    """Return the key that decides about the type of an argument, quickly."""
    if isinstance(argument, np.ndarray):
        if not argument.flags.c_contiguous:
            raise TypeError(f"an array of shape {argument.shape} is not in C order: pass a copy")
        return argument.dtype, argument.ndim
    return argument.dtype if isinstance(argument, np.void) else type(argument)


@cache
def _alone(kernel: Kernel, kinds: Any) -> Any:
    """A program with a single entry point."""
    from argosy.kernelc.library import LoadedProgram  # noqa: PLC0415  because it imports the compiler
    from argosy.kernelc.program import Entry  # noqa: PLC0415  likewise
    from argosy.kernelc.store import Store  # noqa: PLC0415  likewise
    from argosy.kernelc.translate import symbol_of  # noqa: PLC0415  likewise

    sources = f"{_sources_at_start(LAYERS[-1])}-{_machine_hash()}-{_hash_of_files(kernel)}"
    name = symbol_of(kernel, kinds)
    return LoadedProgram(
        name, sources, lambda: [Entry(kernel, kinds)], Store(cache_directory()), None, check_may_build
    )


def _hash_of_files(kernel: Kernel) -> str:
    """Return a hash of the files of a kernel and of those that it calls, as far as they are not ours.

    Kernels of tests stand in no layer, so no hash of sources covers them.
    """
    files = {Path(one.__code__.co_filename) for one in _below(kernel)}
    signature = b"".join(path.read_bytes() for path in sorted(files) if not path.is_relative_to(ROOT))
    return hashlib.sha256(signature).hexdigest()[:8]


def _below(kernel: Kernel) -> set[Kernel]:
    """A kernel, those that it calls, those that they call, and so on."""
    seen, waiting = {kernel}, [kernel]
    while waiting:
        one = waiting.pop()
        names = global_names(one)
        called: list[Any] = [*(one.__globals__.get(name) for name in names), *called_in_loops(one, names)]
        found: set[Kernel] = {thing for thing in called if is_kernel(thing)} - seen
        waiting.extend(found)
        seen |= found
    return seen


@cache
def compiled(kernel: Kernel) -> Compiled:
    """The twin of a kernel, compiled when it is first called.

    Raises ValueError if the function is not marked with `kernel`.
    """
    _check(kernel)
    return Compiled(kernel)


def _check(kernel: Kernel) -> None:
    if not is_kernel(kernel):
        raise ValueError(f"{kernel!r} is not a kernel: mark it with argosy.kernelc.kernel.kernel")


def plain(function: Kernel) -> Kernel:
    """The kernel itself: the backend without a compiler."""
    return function


def global_names(function: Kernel) -> list[str]:
    """The globals that a function reads.

    Not `co_names`: that holds names of attributes, too, and a record's field may well be called like a
    kernel.
    """
    return [step.argval for step in dis.get_instructions(function) if step.opname == "LOAD_GLOBAL"]
