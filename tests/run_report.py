"""Pytest plugin that reports each failure at once, and at the end the tests left to other runs."""

import pytest

from tests.sampling import COMMANDS, Run


class RunReport:
    """Writes to the terminal in the process that prints the report; other processes only tell it how many
    cases they left.
    """

    def __init__(self, config: pytest.Config) -> None:
        self._config = config
        self.left: dict[Run, int] = {}
        """Number of collected cases by run that this run does not take."""

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
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

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        counted = [f"{count:,} {run} ({COMMANDS[run]})" for run, count in self.left.items() if count]
        if counted:
            terminalreporter.write_line(f"Left to other runs: {', '.join(counted)}. See tests/README.md.")

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
