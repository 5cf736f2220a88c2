"""What every test may use, and what Hypothesis may take its time for."""

import os
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from argosy.game import engine

# Deterministic in every run, so that a red build is red again at home; "search" looks for new examples overnight:
# HYPOTHESIS_PROFILE=search scripts/test
settings.register_profile("steady", derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("search", deadline=None, max_examples=5_000, suppress_health_check=[HealthCheck.too_slow])


def pytest_configure(config: pytest.Config) -> None:
    settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "steady"))


@pytest.fixture(scope="session")
def root() -> Path:
    """The folder of the project."""
    return Path(__file__).resolve().parent.parent


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Coroutine tests run on asyncio, as the server does."""
    return "asyncio"


ABOVE_THE_RULES = (
    "tests/bots/",
    "tests/browser/",
    "tests/coach/",
    "tests/knowledge/",
    "tests/lab/",
    "tests/server/",
    "tests/web/",
)
"""What is tried there is not how the rules are done, and whole games are played to get somewhere."""


@pytest.fixture(autouse=True, scope="module")
def as_after_a_warm_up(request: pytest.FixtureRequest) -> Iterator[None]:
    """Tests of what stands above the rules play compiled, as a server does that has run for a minute.

    Where nothing is compiled yet they play plain: the same games, more slowly.
    """
    if not request.node.nodeid.startswith(ABOVE_THE_RULES) or not engine.is_cached():
        yield
        return
    warm = threading.Event()
    warm.set()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(engine, "_warm", warm)
        yield
