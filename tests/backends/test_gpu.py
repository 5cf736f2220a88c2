"""Kernels for a GPU: the rules stay inside the part of Python that compiles for one; no GPU is needed.

The only place that does it, because each game takes half a minute: whole random games and all that they call,
those of 7 Wonders as bench/gpu.py sends them to a GPU.
"""

import importlib.util
from importlib.util import find_spec
from pathlib import Path
from types import SimpleNamespace

import pytest

from argosy.rules.backends import cuda_twin
from argosy.rules.duel.drivers.random_play import play_random
from argosy.rules.duel.ruleset import duel_ruleset
from argosy.rules.duel.state import CHOICES
from argosy.rules.duel.state import GAME as DUEL_GAME
from argosy.rules.wonders.state import CHOICE, GAME
from argosy.rules.wonders.tables import TABLES

HOPPER = (9, 0)
SCRIPT = Path(__file__).resolve().parents[2] / "bench" / "gpu.py"

needs_cuda = pytest.mark.skipif(
    not find_spec("numba_cuda"), reason="the compiler for a GPU is not installed: ./test cuda"
)


@pytest.fixture
def cuda(monkeypatch):
    """Numba for a GPU on a machine without one: it asks the driver a single question, and we know the
    answer.
    """
    from numba import cuda
    from numba.cuda import dispatcher

    monkeypatch.setattr(dispatcher, "get_current_device", lambda: SimpleNamespace(compute_capability=HOPPER))
    return cuda


def script():
    """bench/gpu.py as a module."""
    spec = importlib.util.spec_from_file_location("bench_gpu", SCRIPT)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def array(dtype, dimensions):
    """The type of an array of records."""
    from numba import from_dtype, types

    return types.Array(from_dtype(dtype), dimensions, "C", aligned=True)


def check_compiles(cuda, entry, *arguments) -> None:
    """There is code for the GPU, with an entry that a launch can name."""
    from numba import types

    text, _ = cuda.compile_ptx(
        entry, types.void(*arguments), cc=HOPPER, opt=False
    )  # which takes a third of the time
    assert ".target sm_90" in text
    assert ".visible .entry" in text


@needs_cuda
@pytest.mark.whole
def test_random_games_compile_for_a_gpu(cuda):
    from numba import types

    boards = types.int16[:, ::1]
    check_compiles(
        cuda,
        script().entry_for(cuda),
        array(GAME, 1),
        array(TABLES, 1),
        types.uint64,
        boards,
        array(CHOICE, 2),
    )


@needs_cuda
def test_random_games_of_duel_compile_for_a_gpu(cuda):
    """One thread a game, with all expansions; the seed of a game is the first seed and its number."""
    from numba import types

    play = cuda_twin(play_random)

    def entry(games, tables, outs, seed):
        thread = cuda.grid(1)
        if thread < games.shape[0]:
            play(games[thread], tables[0], outs[thread], seed + thread)

    tables = duel_ruleset(expansions=("agora", "pantheon")).array.dtype
    check_compiles(cuda, entry, array(DUEL_GAME, 1), array(tables, 1), array(CHOICES, 1), types.uint64)


@needs_cuda
def test_only_kernels_have_a_twin_for_a_gpu():
    with pytest.raises(ValueError, match="is not a kernel"):
        cuda_twin(len)
