"""The rules of Duel stay inside the part of Python that also compiles for a GPU."""

from functools import cache
from importlib.util import find_spec
from types import SimpleNamespace

import pytest

from argosy.rules.duel.random_play import play_random
from argosy.rules.duel.ruleset import duel_ruleset
from argosy.rules.duel.state import CHOICES, GAME
from argosy.rules.gears import _with_twins

HOPPER = (9, 0)

pytestmark = [
    pytest.mark.skipif(not find_spec("numba_cuda"), reason="the extra `cuda` is not installed"),
    pytest.mark.slow,
]


def test_a_whole_random_game_of_duel_compiles_for_a_gpu(monkeypatch):
    """Numba asks the driver a single question, and we know the answer."""
    from numba import cuda, from_dtype, types
    from numba.cuda import dispatcher

    monkeypatch.setattr(dispatcher, "get_current_device", lambda: SimpleNamespace(compute_capability=HOPPER))

    @cache
    def twin(function):
        return cuda.jit(device=True)(_with_twins(function, twin))

    play = twin(play_random)

    def entry(games, tables, outs, seed):
        thread = cuda.grid(1)
        if thread < games.shape[0]:
            play(games[thread], tables[0], outs[thread], seed + thread)

    dtypes = (GAME, duel_ruleset(boxes=("agora", "pantheon")).array.dtype, CHOICES)
    arrays = [types.Array(from_dtype(dtype), 1, "C", aligned=True) for dtype in dtypes]
    text, _ = cuda.compile_ptx(entry, types.void(*arrays, types.uint64), cc=HOPPER)
    assert ".target sm_90" in text
    assert ".visible .entry" in text
