"""The server changes gear when a process of its own has compiled everything, and not before."""

import asyncio

import pytest

from argosy.server import compiled_rules
from tests.server.helpers import until


@pytest.fixture
def loaded(monkeypatch):
    """Notes when this process loads the kernels; loading them for real is the business of the gears' own tests."""
    loads = []
    monkeypatch.setattr(compiled_rules.engine, "warm_up", lambda: loads.append("loaded"))
    return loads


async def test_when_the_warm_up_has_finished_the_kernels_are_loaded(loaded, monkeypatch):
    monkeypatch.setattr(compiled_rules, "WARM_UP", ("-c", "pass"))
    await compiled_rules.switch_to_compiled()
    assert loaded == ["loaded"]


async def test_when_the_warm_up_fails_the_plain_gear_goes_on_and_the_log_says_so(loaded, logs, monkeypatch):
    monkeypatch.setattr(compiled_rules, "WARM_UP", ("-c", "raise SystemExit(3)"))
    await compiled_rules.switch_to_compiled()
    assert loaded == []
    assert [entry["event"] for entry in logs] == ["no compiled gear"]


async def test_a_server_that_closes_takes_its_warm_up_with_it(loaded, monkeypatch):
    """The warm-up would never end by itself."""
    monkeypatch.setattr(compiled_rules, "WARM_UP", ("-c", "import signal; signal.pause()"))
    begun, begin = [], asyncio.create_subprocess_exec

    async def noted(*command, **more):
        begun.append(await begin(*command, **more))
        return begun[0]

    monkeypatch.setattr(compiled_rules.asyncio, "create_subprocess_exec", noted)
    shifting = asyncio.create_task(compiled_rules.switch_to_compiled())
    await until(lambda: begun)
    assert begun[0].returncode is None
    shifting.cancel()
    await asyncio.gather(shifting, return_exceptions=True)
    assert begun[0].returncode is not None
    assert loaded == []
