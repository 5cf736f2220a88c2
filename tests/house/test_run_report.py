"""Lines that the report of a run shows: failures, new slow cases, cases left to other runs."""

import pytest

from tests.run_report import RunReport


class Terminal:
    """Terminal that keeps the lines written to it."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def write_line(self, line: str, **_markup: bool) -> None:
        self.lines.append(line)


def passed(case: str, seconds: float) -> pytest.TestReport:
    return pytest.TestReport(case, ("", 0, ""), {}, "passed", None, "call", duration=seconds)


def test_a_new_slow_case_is_named(pytestconfig, monkeypatch):
    monkeypatch.setattr("tests.run_report.WHOLE", False)
    report, terminal = RunReport(pytestconfig), Terminal()
    report.pytest_runtest_logreport(passed("tests/web/test_new.py::test_long", 30.0))
    report.pytest_runtest_logreport(passed("tests/web/test_new.py::test_short", 3.0))
    report.pytest_terminal_summary(terminal)
    (line,) = terminal.lines
    assert line.startswith("New and slow: tests/web/test_new.py::test_long took 30 s.")


def test_cases_left_to_other_runs_are_counted(pytestconfig):
    report, terminal = RunReport(pytestconfig), Terminal()
    report.left = {"whole": 5_401, "soak": 0}
    report.pytest_terminal_summary(terminal)
    assert terminal.lines == [
        "Left to other runs: 5,401 whole (ARGOSY_WHOLE=1 scripts/test). See tests/README.md."
    ]
