"""First lines of docstrings: subject first, one line of at most 100 letters (docs/glossary.md)."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = ("src", "bench", "scripts", "examples", "docs", "design")
LONGEST = 100
OPENING = re.compile(r"(What|Which|Who|Whose|How|Where|When|Why|Whoever|Whatever)\b")


def fault_of(docstring: str | None) -> str:
    """What is wrong with a docstring's first line; empty if nothing is."""
    if not docstring:
        return "there is no docstring"
    first = docstring.splitlines()[0]
    if OPENING.match(first):
        return f"begins with {first.split()[0]}, name the thing first: {first}"
    if len(first) > LONGEST:
        return f"has {len(first)} letters, more than {LONGEST}: {first}"
    return ""


@pytest.mark.parametrize("folder", FOLDERS)
def test_modules_say_what_they_hold(folder):
    faults = {
        path.relative_to(ROOT).as_posix(): fault
        for path in sorted((ROOT / folder).rglob("*.py"))
        if (fault := fault_of(ast.get_docstring(ast.parse(path.read_text("utf-8")))))
    }
    assert faults == {}


@pytest.mark.parametrize(
    ("docstring", "fault"),
    [
        (None, "there is no docstring"),
        ("How often somebody may ask.", "begins with How"),
        ("Limits " + "of requests " * 10, "letters, more than 100"),
        ("Per-address and per-guest rate limits.", ""),
        ("Whole games by clicks.", ""),
    ],
)
def test_a_fault_is_named(docstring, fault):
    assert fault in fault_of(docstring)
    assert bool(fault) == bool(fault_of(docstring))
