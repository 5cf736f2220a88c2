"""Fixtures, options and order of all tests, and the profiles of Hypothesis."""

import gc
import os
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import structlog
from hypothesis import HealthCheck, settings

from argosy.game import engine
from tests import durations, sampling
from tests.duration_recorder import Recorder
from tests.run_report import RunReport

# Rewriting the assertions of all files and compiling Argosy takes longer than most tests, and each process,
# each server that a test starts would do it anew where the surroundings forbid to keep bytecode.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
# What is collected stays to the end: looking through it for garbage, again and again, is a sixth of the time
# of collecting.
gc.disable()

# Deterministic in every run, so that a red build is red again at home; "search" looks for new examples
# overnight:
# HYPOTHESIS_PROFILE=search scripts/test
settings.register_profile(
    "steady",
    max_examples=sampling.tries(100, 25),
    derandomize=True,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile(
    "search", deadline=None, max_examples=5_000, suppress_health_check=[HealthCheck.too_slow]
)


STRANGERS = Path(__file__).parent / "strangers"


@pytest.fixture
def strangers(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Third-party bots of tests/strangers, found in this process and its children, not known in advance."""
    from argosy.bots import third_party

    monkeypatch.syspath_prepend(str(STRANGERS))
    monkeypatch.delitem(sys.modules, "odd_bots", raising=False)
    monkeypatch.setattr(third_party, "_known", {})
    third_party.entries.cache_clear()
    yield
    third_party.give(())
    third_party.entries.cache_clear()


@pytest.fixture
def installed(strangers: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Installs a package that declares bots: `installed("harbour", builder="odd_bots:First")`."""
    from argosy.bots import third_party

    packages = tmp_path / "packages"
    packages.mkdir()
    monkeypatch.syspath_prepend(str(packages))

    def install(package: str, **bots: str) -> None:
        folder = packages / f"{package}-1.0.dist-info"
        folder.mkdir()
        (folder / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
        lines = [f"{name} = {place}" for name, place in bots.items()]
        (folder / "entry_points.txt").write_text("\n".join(["[argosy.bots]", *lines, ""]))
        third_party.entries.cache_clear()

    return install


RUN_REPORT = pytest.StashKey[RunReport]()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--store-durations", action="store_true", help="store what each case takes: scripts/durations"
    )


def pytest_configure(config: pytest.Config) -> None:
    settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "steady"))
    config.stash[RUN_REPORT] = RunReport(config)
    config.pluginmanager.register(config.stash[RUN_REPORT])
    if config.getoption("--store-durations"):
        config.pluginmanager.register(Recorder())


def pytest_make_parametrize_id(config: pytest.Config, val: object, argname: str) -> str | None:
    """Lists and tables of names become part of a case's own name, so that a sample sees what is in it."""
    return sampling.name_of(val, argname)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Takes the cases of the wanted run (tests/sampling.py), the longest files first.

    A case that is named, or that `--last-failed` asks for, is taken in every run.
    """
    runs = sampling.runs_of(items)
    named = tuple(_named_cases(config))
    in_part = {durations.file_of(name) for name in named}
    files = durations.by_file(item.nodeid for item in items)
    config.stash[sampling.QUICK_CASES] = {
        file: [case for case in cases if runs[case] == "quick"]
        for file, cases in files.items()
        if file not in in_part
    }
    left = [
        item
        for item in items
        if runs[item.nodeid] not in sampling.TAKEN and not sampling.is_named(item.nodeid, named)
    ]
    config.stash[RUN_REPORT].left = dict(Counter(runs[item.nodeid] for item in left))
    config.hook.pytest_deselected(items=left)
    gone = {*left}
    items[:] = _longest_first([item for item in items if item not in gone])


def _named_cases(config: pytest.Config) -> Iterator[str]:
    """Node ids, or beginnings of some, that the command line names: tests/x.py::test_y."""
    for argument in config.args:
        path, separator, name = argument.partition("::")
        if separator:
            place = os.path.relpath(config.invocation_params.dir / path, config.rootpath)
            yield f"{Path(place).as_posix()}::{name}"
    if config.getoption("lf", False):
        yield from config.cache.get("cache/lastfailed", {})


def _longest_first(items: list[pytest.Item]) -> list[pytest.Item]:
    """The cases by file, the longest file first, so that no process begins a long one at the end.

    Those of the browser come first, because it is started anew after any other file.
    """
    stored = durations.read(durations.STORE.read_text("utf-8"))
    files = durations.by_file(item.nodeid for item in items)

    def order(file: str) -> tuple[bool, float]:
        clock = sum(one.clock for one in stored.of_file(file, files[file]).values())
        return not file.startswith("tests/browser/"), -clock

    places = {file: place for place, file in enumerate(sorted(files, key=order))}
    return sorted(items, key=lambda item: places[durations.file_of(item.nodeid)])


def pytest_collection_finish() -> None:
    """From here on there is garbage, in what the tests make and not in the tests."""
    gc.freeze()
    gc.enable()


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


@pytest.fixture(autouse=True, scope="session")
def uncached_loggers() -> Iterator[None]:
    """Loggers that take every new configuration.

    A command in a test sets logs up, and a logger that kept that for good would write past `capture_logs`.
    """
    configure = structlog.configure

    def configure_uncached(**options: object) -> None:
        configure(**options | {"cache_logger_on_first_use": False})

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(structlog, "configure", configure_uncached)
        yield


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
