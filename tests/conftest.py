"""What every test may use, and what Hypothesis may take its time for."""

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

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
