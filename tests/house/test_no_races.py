"""Sleeps and clocks in tests: no test depends on the speed of the machine; bench/ measures it."""

import ast
from pathlib import Path

ROOT = Path(__file__).parents[2]
CLOCKS = {"perf_counter", "monotonic", "process_time", "wait_for_timeout"}
SLEEPERS = {
    "tests/duration_recorder.py": "measures what each case takes, when a person asks for it (scripts/durations)",
    "tests/browser/duel/test_table_page.py": "a click that is not the second half of a double click; keys that do nothing",
    "tests/browser/hands.py": "asks again until the bots have chosen",
    "tests/browser/test_drag_and_drop.py": "a hand trembles until the card is lifted",
    "tests/browser/test_first_voyage.py": "looks again until the page stands still",
    "tests/server/bots/bad_bots.py": "a bot that never answers",
    "tests/server/helpers.py": "looks again until something is so",
    "tests/server/tables/test_actor.py": "work that takes a moment; its end is an event",
    "tests/server/bots/test_bot_pool.py": "a question is on its way when nobody waits for it any more",
    "tests/server/http/test_http_limits.py": "a client that trickles bytes until it is sent away",
    "tests/server/http/test_hostile.py": "in whole sweeps: the processor time of a request, which for a hostile one was seconds",
    "tests/server/processes.py": "looks again until something is so",
    "tests/server/storage/test_kill.py": "plays on after a moment; kills at moments of chance",
    "tests/server/tables/test_leave_table.py": "a bot that is slow and is never waited for",
    "tests/server/storage/test_lost_database.py": "the database goes away at moments of chance",
    "tests/server/live/test_many_processes.py": "plays on after a moment; kills and restarts at moments of chance, and prints how long one took",
    "tests/server/tables/test_tables.py": "what was cancelled has time to do harm",
}
"""Files that let time pass, and why; none of them fails because a machine is slow."""


def named(call: ast.Call) -> str:
    """The last name of what is called."""
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def passes_time(call: ast.Call) -> bool:
    """Does a call read a clock that measures, or wait for one?

    `sleep(0)` only lets others have their turn.
    """
    if named(call) == "sleep":
        return not (call.args and isinstance(call.args[0], ast.Constant) and call.args[0].value == 0)
    return named(call) in CLOCKS


def lines_in(source: str) -> list[int]:
    """The lines on which a file lets time pass."""
    return sorted(
        node.lineno
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Call) and passes_time(node)
    )


def test_sleeps_and_clocks_are_seen():
    assert lines_in("time.sleep(1)\nasyncio.sleep(0)\nperf_counter() < 3\npage.wait_for_timeout(5)") == [
        1,
        3,
        4,
    ]


def test_no_test_races_a_clock():
    found = {
        str(path.relative_to(ROOT)): lines
        for path in sorted((ROOT / "tests").rglob("*.py"))
        if (lines := lines_in(path.read_text()))
    }
    assert {path: lines for path, lines in found.items() if path not in SLEEPERS} == {}
    assert SLEEPERS.keys() - found.keys() == set(), "these sleep no more"
