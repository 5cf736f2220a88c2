"""The budget of the quick run, and how durations are stored and summed up."""

import os
import subprocess
from pathlib import Path

import pytest

from tests import durations
from tests.durations import (
    BUDGET,
    LONGEST,
    STORE,
    Duration,
    Durations,
    DurationsError,
    cost,
    file_of,
    read,
    summed,
)
from tests.sampling import QUICK_CASES

ROOT = Path(__file__).resolve().parents[2]
FILE = "tests/web/test_pages.py"
STORED = Durations({FILE: Duration(1.0, 2.0, 10), f"{FILE}::test_game": Duration(6.0, 8.0)})


def git(*arguments: str) -> str | None:
    """Answer of git; None where it has none, as in a folder without history."""
    done = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout if done.returncode == 0 else None


def stored_before() -> Durations:
    """Durations of the commit where this branch left origin/main, else of the last commit."""
    base = (git("merge-base", "HEAD", "origin/main") or "HEAD").strip()
    return read(git("show", f"{base}:{STORE.relative_to(ROOT).as_posix()}") or "")


def test_the_quick_run_keeps_its_budget(pytestconfig):
    found = cost(read(STORE.read_text("utf-8")), pytestconfig.stash[QUICK_CASES])
    refusal = found.refusal(stored_before())
    assert not refusal, f"\n{refusal}"


def test_no_case_of_the_quick_run_is_longer_than_all_others_wait_for():
    stored = read(STORE.read_text("utf-8")).stored
    long = [
        f"{one.processor:.1f} s {name}"
        for name, one in stored.items()
        if "::" in name and one.processor > LONGEST
    ]
    assert long == []


def test_nearly_all_cases_of_the_quick_run_have_been_measured(pytestconfig):
    """Else the budget is a guess: `scripts/durations` measures them."""
    stored = read(STORE.read_text("utf-8"))
    collected = pytestconfig.stash[QUICK_CASES]
    new = {file: count for file, cases in collected.items() if (count := stored.unknown(file, cases))}
    allowed = durations.MOST_UNKNOWN * sum(one.cases for one in stored.stored.values())
    assert sum(new.values()) <= allowed, f"not measured yet, see scripts/durations: {new}"


@pytest.mark.skipif(
    os.environ.get("ARGOSY_TEST_BACKENDS") != "both", reason="names of cases hold their backend"
)
def test_stored_cases_are_those_of_the_quick_run(pytestconfig):
    collected = pytestconfig.stash[QUICK_CASES]
    gone = [
        name
        for name in read(STORE.read_text("utf-8")).stored
        if "::" in name and name not in collected.get(file_of(name), [name])
    ]
    assert gone == [], "renamed or moved to another run: rename or delete the line of tests/durations.txt"


def test_stored_files_exist():
    names = set(read(STORE.read_text("utf-8")).files) - {durations.COLLECTION}
    assert [name for name in names if not (ROOT / name).is_file()] == []


def test_a_case_of_thirty_seconds_breaks_the_budget_and_is_named():
    new = f"{FILE}::test_everything"
    stored = Durations({**STORED.stored, new: Duration(30.0, 31.0)})
    refusal = cost(stored, {FILE: [f"{FILE}::test_game", f"{FILE}::test_a", new]}).refusal(
        STORED, budget=20.0
    )
    assert refusal.splitlines()[:2] == [
        "The quick run takes 36 s of processor, its budget is 20 s. The dearest additions:",
        f"    30.0 s  {new}",
    ]


def test_a_case_that_was_not_measured_counts_as_the_mean_of_its_file():
    cases = [f"{FILE}::test_game", *(f"{FILE}::test_{number}" for number in range(12))]
    found = cost(STORED, {FILE: cases})
    assert found.total.processor == pytest.approx(7.0 + 2 * 7.0 / 11)
    assert "1.3 s  tests/web/test_pages.py (2 not measured yet: the mean of the file)" in found.refusal(
        STORED, 1.0
    )


def test_files_that_a_run_does_not_collect_count_as_stored():
    assert cost(STORED, {}).total.processor == 7.0


def test_a_file_whose_cases_have_moved_to_other_runs_costs_nothing():
    assert cost(STORED, {FILE: []}).total.processor == 0.0


def test_a_case_in_a_new_file_counts_as_the_mean_of_its_folder():
    beside, elsewhere = "tests/web/test_new.py", "tests/rules/test_new.py"
    assert STORED.mean_of(beside).processor == pytest.approx(7.0 / 11)
    assert STORED.mean_of("tests/web/live/test_new.py") == STORED.mean_of(beside)
    assert STORED.mean_of(elsewhere) == STORED.mean_of(beside), "tests/ has no other file"
    assert Durations({}).mean_of(beside) == durations.UNKNOWN
    assert cost(STORED, {beside: [f"{beside}::test_new"]}).total.processor == pytest.approx(7.0 + 7.0 / 11)


def test_cases_without_a_stored_duration_are_counted():
    assert STORED.unknown(FILE, [f"{FILE}::test_game", f"{FILE}::test_a"]) == 0
    assert STORED.unknown(FILE, [f"{FILE}::test_{number}" for number in range(12)]) == 2
    assert STORED.unknown("tests/test_new.py", ["tests/test_new.py::test_new"]) == 1


def test_without_additions_the_dearest_cases_are_named():
    assert "The dearest cases:\n     6.0 s" in cost(STORED, {}).refusal(STORED, budget=1.0)
    assert cost(STORED, {}).refusal(STORED, budget=BUDGET) == ""


def test_what_is_stored_is_read_again():
    assert read(STORED.text()).stored == STORED.stored
    with pytest.raises(DurationsError, match=r"line 2: '1\.0 tests' is not"):
        read("# a comment\n1.0 tests\n")


def test_dear_cases_are_stored_one_by_one():
    measured = {
        f"{FILE}::test_{number}": Duration(seconds, 0.1) for number, seconds in enumerate((0.1, 0.2, 3.0))
    }
    assert summed(measured).stored == {
        FILE: Duration(pytest.approx(0.3), 0.2, 2),
        f"{FILE}::test_2": Duration(3.0, 0.1),
    }
