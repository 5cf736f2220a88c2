"""What bench/gpu.py sends to a GPU compiles for one, whole games and all that they call; this needs no GPU."""

import importlib.util
from importlib.util import find_spec
from pathlib import Path
from types import SimpleNamespace

import pytest

from argosy.rules.gears import cuda_twin
from argosy.rules.wonders.state import CHOICE, GAME
from argosy.rules.wonders.tables import TABLES

HOPPER = (9, 0)
SCRIPT = Path(__file__).resolve().parents[2] / "bench" / "gpu.py"

needs_cuda = pytest.mark.skipif(not find_spec("numba_cuda"), reason="the extra `cuda` is not installed")


@pytest.fixture
def cuda(monkeypatch):
    """Numba for a GPU on a machine without one: it asks the driver a single question, and we know the answer."""
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


@needs_cuda
@pytest.mark.slow
def test_random_games_compile_for_a_gpu(cuda):
    from numba import from_dtype, types

    def array(dtype, dimensions):
        return types.Array(from_dtype(dtype), dimensions, "C", aligned=True)

    signature = types.void(array(GAME, 1), array(TABLES, 1), types.uint64, types.int16[:, ::1], array(CHOICE, 2))
    text, _ = cuda.compile_ptx(script().entry_for(cuda), signature, cc=HOPPER)
    assert ".target sm_90" in text
    assert ".visible .entry" in text


@needs_cuda
def test_only_kernels_have_a_twin_for_a_gpu():
    with pytest.raises(ValueError, match="is not a kernel"):
        cuda_twin(len)
