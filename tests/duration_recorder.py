"""Pytest plugin that measures and stores the duration of each case, processes that it starts included.

They are stored in the form of tests/durations.py.
"""

import os
import resource
import time
from collections import defaultdict
from collections.abc import Generator, Mapping
from pathlib import Path

import pytest

from tests import durations
from tests.durations import Duration

PROPERTY = "duration"
TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


class Recorder:
    """Measures cases in each test process, and stores them in the process that prints the report."""

    def __init__(self, path: Path = durations.STORE) -> None:
        self._path = path
        self._begun = (processor_seconds(), time.perf_counter())
        self._cases: dict[str, Duration] = {}
        self._collection = durations.NONE

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_protocol(self) -> Generator[None, object, object]:
        self._begun = (processor_seconds(), time.perf_counter())
        return (yield)

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_makereport(
        self, call: pytest.CallInfo[None]
    ) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        report = yield
        if call.when == "teardown":
            processor, clock = self._begun
            report.user_properties.append(
                (PROPERTY, (processor_seconds() - processor, time.perf_counter() - clock))
            )
        return report

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        output = getattr(session.config, "workeroutput", None)
        if output is not None:
            output[durations.COLLECTION] = time.process_time()

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: object) -> None:
        output: Mapping[str, float] = getattr(node, "workeroutput", {})
        seconds = output.get(durations.COLLECTION, 0.0)
        self._collection += Duration(seconds, seconds)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """In the process that prints the report: keep the measured durations."""
        for name, value in report.user_properties:
            if name == PROPERTY:
                self._cases[report.nodeid] = Duration(*value)  # type: ignore[misc]  because the report keeps any object

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if not hasattr(session.config, "workerinput"):
            self._path.write_text(durations.summed(self._cases, self._collection).text())


def processor_seconds() -> float:
    """Seconds of processor of this process, its finished children, and all descendants that run."""
    ended = resource.getrusage(resource.RUSAGE_CHILDREN)
    return time.process_time() + ended.ru_utime + ended.ru_stime + _running_seconds()


def _running_seconds() -> float:
    """Seconds of processor of all descendants that run, with their finished children (Linux: /proc)."""
    ticks: dict[str, int] = {}
    children: dict[str, list[str]] = defaultdict(list)
    for name in (path.name for path in Path("/proc").iterdir() if path.name.isdigit()):
        try:
            fields = Path("/proc", name, "stat").read_text().rpartition(")")[2].split()
        except OSError:  # it has ended meanwhile
            continue
        ticks[name] = sum(map(int, fields[11:15]))
        children[fields[1]].append(name)
    left, total = [*children[str(os.getpid())]], 0
    while left:
        process = left.pop()
        total += ticks[process]
        left += children[process]
    return total / TICKS
