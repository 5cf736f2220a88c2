"""The rules stay inside the part of Python that also compiles for a GPU; showing that needs the compiler, not the GPU."""

from functools import cache
from importlib.util import find_spec
from types import SimpleNamespace

import numpy as np
import pytest

from argosy.rules.gears import _with_twins
from argosy.rules.wonders.random_play import play_random_game
from argosy.rules.wonders.ruleset import wonders_ruleset
from argosy.rules.wonders.state import CHOICE, GAME

HOPPER = (9, 0)

pytestmark = pytest.mark.skipif(not find_spec("numba_cuda"), reason="the extra `cuda` is not installed")


@pytest.fixture
def cuda(monkeypatch):
    """Numba for a GPU on a machine without one: it asks the driver a single question, and we know the answer."""
    from numba import cuda
    from numba.cuda import dispatcher

    monkeypatch.setattr(dispatcher, "get_current_device", lambda: SimpleNamespace(compute_capability=HOPPER))
    return cuda


def compile_for_gpu(cuda, kernel, game: np.dtype, tables: np.dtype, choice: np.dtype) -> str:
    """PTX of one thread a game: each thread takes its own row of every array of records."""
    from numba import from_dtype, types

    @cache
    def twin(function):
        return cuda.jit(device=True)(_with_twins(function, twin))

    play = twin(kernel)

    def entry(games, tables, choices):
        thread = cuda.grid(1)
        if thread < games.shape[0]:
            play(games[thread], tables[0], choices[thread])

    shapes = ((game, 1), (tables, 1), (choice, 2))
    arrays = [types.Array(from_dtype(dtype), dimensions, "C", aligned=True) for dtype, dimensions in shapes]
    text, _ = cuda.compile_ptx(entry, types.void(*arrays), cc=HOPPER)
    return text


def test_a_whole_random_game_of_wonders_compiles_for_a_gpu(cuda):
    tables = wonders_ruleset(players=3).array
    text = compile_for_gpu(cuda, play_random_game, GAME, tables.dtype, CHOICE)
    assert ".target sm_90" in text
    assert ".visible .entry" in text
