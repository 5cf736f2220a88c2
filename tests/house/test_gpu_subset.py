"""The rules stay inside the part of Python that also compiles for a GPU; showing that needs the compiler, not the GPU."""

from functools import cache
from importlib.util import find_spec
from types import SimpleNamespace

import numpy as np
import pytest

from argosy.rules.duel import random_play as duel_play
from argosy.rules.duel import state as duel_state
from argosy.rules.duel.ruleset import duel_ruleset
from argosy.rules.gears import _with_twins
from argosy.rules.wonders import random_play as wonders_play
from argosy.rules.wonders import state as wonders_state
from argosy.rules.wonders.ruleset import wonders_ruleset

HOPPER = (9, 0)

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not find_spec("numba_cuda"), reason="the extra `cuda` is not installed"),
]


@pytest.fixture
def cuda(monkeypatch):
    """Numba for a GPU on a machine without one: it asks the driver a single question, and we know the answer."""
    from numba import cuda
    from numba.cuda import dispatcher

    monkeypatch.setattr(dispatcher, "get_current_device", lambda: SimpleNamespace(compute_capability=HOPPER))
    return cuda


def ptx(cuda, entry, *parts: tuple[np.dtype, int]) -> str:
    """What a GPU would run: `entry` over arrays of records, each given by its dtype and its number of dimensions."""
    from numba import from_dtype, types

    arrays = [types.Array(from_dtype(dtype), dimensions, "C", aligned=True) for dtype, dimensions in parts]
    text, _ = cuda.compile_ptx(entry, types.void(*arrays), cc=HOPPER)
    return text


def twin_for(cuda, kernel):
    """The kernel for a GPU: like `argosy.rules.gears.compiled`, with the other target."""

    @cache
    def twin(function):
        return cuda.jit(device=True)(_with_twins(function, twin))

    return twin(kernel)


def test_a_whole_game_of_wonders_compiles_for_a_gpu(cuda):
    """One thread a game, each with a row of its own for the choices."""
    play = twin_for(cuda, wonders_play.play_random_game)

    def entry(games, tables, choices):
        thread = cuda.grid(1)
        if thread < games.shape[0]:
            play(games[thread], tables[0], choices[thread])

    tables = wonders_ruleset(players=3).array.dtype
    text = ptx(cuda, entry, (wonders_state.GAME, 1), (tables, 1), (wonders_state.CHOICE, 2))
    assert ".target sm_90" in text
    assert ".visible .entry" in text


def test_a_whole_game_of_duel_compiles_for_a_gpu(cuda):
    """One thread a game; the seed of a game is its number."""
    play = twin_for(cuda, duel_play.play_random)

    def entry(games, tables, choices):
        thread = cuda.grid(1)
        if thread < games.shape[0]:
            play(games[thread], tables[0], choices[thread], thread)

    tables = duel_ruleset(boxes=("agora", "pantheon")).array.dtype
    text = ptx(cuda, entry, (duel_state.GAME, 1), (tables, 1), (duel_state.CHOICES, 1))
    assert ".target sm_90" in text
    assert ".visible .entry" in text
