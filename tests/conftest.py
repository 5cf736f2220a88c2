"""What every test may use, and what Hypothesis may take its time for."""

import gc
import os
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from argosy.game import engine
from tests import sampling

# Rewriting the assertions of all files and compiling Argosy takes longer than most tests, and each process, each server that
# a test starts would do it anew where the surroundings forbid to keep bytecode.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
# What is collected stays to the end: looking through it for garbage, again and again, is a sixth of the time of collecting.
gc.disable()

# Deterministic in every run, so that a red build is red again at home; "search" looks for new examples overnight:
# HYPOTHESIS_PROFILE=search scripts/test
settings.register_profile(
    "steady",
    max_examples=sampling.tries(100, 25),
    derandomize=True,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("search", deadline=None, max_examples=5_000, suppress_health_check=[HealthCheck.too_slow])


STRANGERS = Path(__file__).parent / "strangers"


@pytest.fixture
def strangers(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Bots of others (tests/strangers) are found, in this process and its children, and nothing is known of them."""
    from argosy.bots import own

    monkeypatch.syspath_prepend(str(STRANGERS))
    monkeypatch.delitem(sys.modules, "odd_bots", raising=False)
    monkeypatch.setattr(own, "_known", {})
    own.entries.cache_clear()
    yield
    own.give(())
    own.entries.cache_clear()


@pytest.fixture
def installed(strangers: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Installs a package that declares bots: `installed("harbour", builder="odd_bots:First")`."""
    from argosy.bots import own

    packages = tmp_path / "packages"
    packages.mkdir()
    monkeypatch.syspath_prepend(str(packages))

    def install(package: str, **bots: str) -> None:
        folder = packages / f"{package}-1.0.dist-info"
        folder.mkdir()
        (folder / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
        lines = [f"{name} = {place}" for name, place in bots.items()]
        (folder / "entry_points.txt").write_text("\n".join(["[argosy.bots]", *lines, ""]))
        own.entries.cache_clear()

    return install


def pytest_configure(config: pytest.Config) -> None:
    settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "steady"))


def pytest_make_parametrize_id(config: pytest.Config, val: object, argname: str) -> str | None:
    """Lists and tables of names become part of a case's own name, so that a sample sees what is in it."""
    return sampling.name_of(val, argname)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leaves what the sample of a run does not need (see tests/sampling.py). Whoever names a case gets it."""
    if sampling.WHOLE or any("::" in argument for argument in config.args):
        return
    kept = _sampled(items)
    config.hook.pytest_deselected(items=[item for item in items if item not in kept])
    items[:] = [item for item in items if item in kept]


def pytest_collection_finish() -> None:
    """From here on there is garbage, in what the tests make and not in the tests."""
    gc.freeze()
    gc.enable()


def _sampled(items: list[pytest.Item]) -> set[pytest.Item]:
    """Of each parametrised test, and of each file of rules, what a sample keeps."""
    groups: dict[str, list[pytest.Item]] = defaultdict(list)
    for item in items:
        is_rules = item.nodeid.startswith("tests/rules/")
        groups[item.nodeid.partition("::" if is_rules else "[")[0]].append(item)
    kept: set[pytest.Item] = set()
    for group, cases in groups.items():
        names = [case.nodeid.partition("[")[2] for case in cases]
        told = cases[0].get_closest_marker("sample")
        if group.startswith("tests/rules/"):
            numbers = sampling.of_rules([case.nodeid for case in cases])
        elif told is not None:
            numbers = sampling.spread(len(cases), *told.args)
        else:
            numbers = sampling.thinned(names, sampling.every_of(group))
        kept.update(cases[number] for number in numbers)
    return kept


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
    "tests/records/",
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
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(engine, "_warm", set(engine.ALL))
        yield
