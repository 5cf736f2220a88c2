"""Pytest plugin that reports failures at once, and at the end new slow cases and the cases left out."""

from collections import defaultdict
from collections.abc import Iterator

import pytest

from tests import durations
from tests.sampling import COMMANDS, SOAK, WHOLE, Run


class RunReport:
    """Report at the end of a run in the terminal.

    Processes other than the one that prints it only send how many cases they left.
    """

    def __init__(self, config: pytest.Config) -> None:
        self._config = config
        self.left: dict[Run, int] = {}
        """Number of collected cases by run that this run does not take."""
        self._seconds: defaultdict[str, float] = defaultdict(float)
        """Seconds by the clock of each case, with its fixtures."""

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self._seconds[report.nodeid] += report.duration
        if report.failed and (terminal := self._terminal()):
            terminal.ensure_newline()
            terminal.write_line(f"FAILED {report.nodeid} ({report.when}): {reason(report)}", red=True)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed and (terminal := self._terminal()):
            terminal.ensure_newline()
            terminal.write_line(f"FAILED {report.nodeid} (collect): {reason(report)}", red=True)

    def pytest_sessionfinish(self) -> None:
        output = getattr(self._config, "workeroutput", None)
        if output is not None:
            output["left"] = dict(self.left)

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: object) -> None:
        output: dict[str, dict[Run, int]] = getattr(node, "workeroutput", {})
        self.left = output.get("left", self.left)

    @pytest.hookimpl(trylast=True)
    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        for line in self._new_slow_cases():
            terminalreporter.write_line(line, yellow=True)
        counted = [f"{count:,} {run} ({COMMANDS[run]})" for run, count in self.left.items() if count]
        if counted:
            terminalreporter.write_line(f"Left to other runs: {', '.join(counted)}. See tests/README.md.")

    def _new_slow_cases(self) -> Iterator[str]:
        """A line for each case of the quick run that took long and has no stored duration yet."""
        if WHOLE or SOAK:
            return
        stored = durations.read(durations.STORE.read_text("utf-8")).stored
        for case, seconds in sorted(self._seconds.items(), key=lambda item: -item[1]):
            if seconds < durations.LONGEST:
                return
            if case not in stored:
                yield (
                    f"New and slow: {case} took {seconds:.0f} s. Make it cheaper, mark it whole or soak, or "
                    "store what it takes on a quiet machine: scripts/durations (tests/README.md)."
                )

    def _terminal(self) -> pytest.TerminalReporter | None:
        return (
            None
            if hasattr(self._config, "workerinput")
            else self._config.pluginmanager.get_plugin("terminalreporter")
        )


def reason(report: pytest.TestReport | pytest.CollectReport) -> str:
    """First line of an error, with its place where pytest knows it."""
    crash = getattr(report.longrepr, "reprcrash", None)
    if crash is None:
        return next(reversed(str(report.longrepr).strip().splitlines()), "")
    first = next(iter(crash.message.splitlines()), "")
    return f"{crash.path}:{crash.lineno}: {first}"
