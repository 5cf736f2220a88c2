"""Three gears for one set of rules: plain Python, compiled for the CPU, compiled for a GPU.

A compiled twin of a kernel is the same code object with other globals: wherever a module's globals name a kernel,
the twin's globals name that kernel's twin. So both gears live in one process, and the plain one never changes.

Numba's own cache does not notice that a called function in another file has changed. Therefore the cache directory
is named after a hash of all sources that a kernel may call and of the versions of everything that compiles.
"""

import dis
import hashlib
import os
import sys
import types
from collections.abc import Callable
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Any

import platformdirs

from argosy.rules.kernel import is_kernel

ROOT = Path(__file__).parents[1]
LAYERS = ("rules", "search")
"""The layers that have kernels. Those of one call kernels of their own layer and of those before it."""
COMPILERS = ("numba", "llvmlite", "numpy")

# nogil: batches run on threads. error_model numpy: no hidden checks for division by zero, which CUDA has not either.
# boundscheck off and no fastmath, because all arithmetic is on integers and indices are settled by the choice lists.
# _nrt off: kernels make no arrays, so nobody has to count who holds one; that counting took a third of the time.
OPTIONS = {"nogil": True, "error_model": "numpy", "boundscheck": False, "_nrt": False}

Kernel = Callable[..., Any]


def sources_hash(layer: str = LAYERS[-1]) -> str:
    """A short hash of every source file that kernels of a layer may call, and of the versions that compile them."""
    digest = hashlib.sha256(sys.version.encode())
    for package in COMPILERS:
        digest.update(version(package).encode())
    for path in _sources(layer):
        digest.update(path.relative_to(ROOT).as_posix().encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


@cache
def sources_stamp() -> str:
    """A short hash of where these sources stand and when they were written.

    Numba keeps code under both, and compiles again what has been moved or checked out anew, though it reads the same.
    """
    digest = hashlib.sha256(bytes(ROOT))
    for path in _sources(LAYERS[-1]):
        found = path.stat()
        digest.update(f"{found.st_mtime_ns} {found.st_size} ".encode())
    return digest.hexdigest()[:16]


def _sources(layer: str) -> list[Path]:
    """Every source file that kernels of a layer may call."""
    return [path for name in LAYERS[: LAYERS.index(layer) + 1] for path in sorted((ROOT / name).rglob("*.py"))]


@cache
def cache_directory(layer: str = LAYERS[-1]) -> Path:
    """Where compiled kernels of a layer with exactly these sources are kept (ARGOSY_CACHE moves the parent).

    A layer has a folder of its own, so that a change in `search` leaves the compiled rules as they are.

    Asked once a process, because sources that change while it runs are not the ones that it has loaded.
    """
    parent = os.environ.get("ARGOSY_CACHE") or platformdirs.user_cache_dir("argosy")
    return Path(parent) / "kernels" / sources_hash(layer)


@cache
def _numba() -> Any:
    """Numba, imported late."""
    import numba  # noqa: PLC0415  because importing the rules must not import the compiler

    return numba


@cache
def compiled(function: Kernel) -> Kernel:
    """The twin of a kernel, compiled for the CPU when it is first called.

    Raises ValueError if the function is not marked with `kernel`.
    """
    if not is_kernel(function):
        raise ValueError(f"{function!r} is not a kernel: mark it with argosy.rules.kernel.kernel")
    numba = _numba()
    from argosy.rules.linking import OuterCompiler  # noqa: PLC0415  because it imports the compiler

    directory = cache_directory(_layer_of(function))
    directory.mkdir(parents=True, exist_ok=True)
    numba.core.config.CACHE_DIR = str(directory)  # asked for when a dispatcher is made
    return numba.njit(**OPTIONS, cache=True, pipeline_class=OuterCompiler)(_with_twins(function, _inner))


@cache
def _inner(function: Kernel) -> Kernel:
    """The twin of a kernel for other compiled kernels; Python cannot call it."""
    from argosy.rules.linking import InnerCompiler  # noqa: PLC0415  because it imports the compiler

    twin: Any = _numba().njit(**OPTIONS, pipeline_class=InnerCompiler)(_with_twins(function, _inner))
    # By itself a dispatcher also notes what Python can call; there is nothing of that kind here.
    twin.add_overload = lambda result: twin.overloads.update({tuple(result.signature.args): result})
    return _with_wide_integers(twin)


def _layer_of(function: Kernel) -> str:
    """The layer of ours that a kernel stands in; kernels of tests are kept with those of the last."""
    names = function.__module__.split(".")
    return names[1] if names[0] == "argosy" and names[1] in LAYERS else LAYERS[-1]


def _with_wide_integers(twin: Any) -> Any:
    """Let other kernels call this one with all integers in 64 bits.

    Because Numba compiles a function again for every mixture of widths and for every constant that it is called with,
    and that made three times as many functions as there are kernels.
    """
    types, template_for = _numba().types, twin.get_call_template

    def widened(kind: Any) -> Any:
        kind = types.unliteral(kind)
        is_small = isinstance(kind, types.Integer) and kind.bitwidth < types.int64.bitwidth
        return types.int64 if is_small else kind

    twin.get_call_template = lambda args, kws: template_for(tuple(map(widened, args)), kws)
    return twin


@cache
def cuda_twin(function: Kernel) -> Kernel:
    """The twin of a kernel as a function that GPU kernels may call (the extra `cuda`; compiling needs no GPU).

    Raises ValueError if the function is not marked with `kernel`.
    """
    if not is_kernel(function):
        raise ValueError(f"{function!r} is not a kernel: mark it with argosy.rules.kernel.kernel")
    from numba import cuda  # noqa: PLC0415  because the CPU gears do not need it

    device: Any = cuda.jit(device=True)
    return device(_with_twins(function, cuda_twin))


def plain(function: Kernel) -> Kernel:
    """The kernel itself: the gear without a compiler."""
    return function


def global_names(function: Kernel) -> list[str]:
    """The globals that a function reads. Not `co_names`: that holds names of attributes, too, and a record's field
    may well be called like a kernel.
    """
    return [step.argval for step in dis.get_instructions(function) if step.opname == "LOAD_GLOBAL"]


def _with_twins(function: Kernel, twin: Callable[[Kernel], Kernel]) -> Kernel:
    """The same code over globals in which the kernels that it names are replaced by their twins."""
    seen = {name: function.__globals__[name] for name in global_names(function) if name in function.__globals__}
    swapped = {name: twin(thing) if is_kernel(thing) else thing for name, thing in seen.items()}
    swapped["__name__"] = function.__module__
    swapped["__builtins__"] = function.__globals__["__builtins__"]
    copy = types.FunctionType(function.__code__, swapped, function.__name__)
    copy.__qualname__ = function.__qualname__
    copy.__module__ = function.__module__
    return copy
