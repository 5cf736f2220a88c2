"""mypy and pyright find every mistake of the wrong programs and none in the right ones."""

import json
import re
import runpy
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

import pytest

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
RIGHT = ("right.py", "environments_right.py")
PROGRAMS = (*RIGHT, "wrong.py", "environments_wrong.py")
MARK = re.compile(r"# error: ([\w|]+)$")
MYPY_ERROR = re.compile(r"(?P<file>.+?):(?P<line>\d+): error: (?P<message>.*)")

Errors = dict[tuple[str, int], list[str]]
"""(file, line) -> messages."""


def pyright() -> Errors:
    """The errors that basedpyright finds."""
    command = [sys.executable, "-m", "basedpyright", "--outputjson", *(str(HERE / name) for name in PROGRAMS)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.stdout, done.stderr
    errors: Errors = defaultdict(list)
    for found in json.loads(done.stdout)["generalDiagnostics"]:
        if found["severity"] == "error":
            errors[Path(found["file"]).name, found["range"]["start"]["line"] + 1].append(found["message"])
    return errors


def mypy() -> Errors:
    """The errors that mypy finds."""
    options = ("--strict", "--no-pretty", "--no-color-output", "--cache-dir", str(ROOT / ".cache" / "mypy"))
    command = [sys.executable, "-m", "mypy", *options, *(str(HERE / name) for name in PROGRAMS)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode in (0, 1), done.stdout + done.stderr
    errors: Errors = defaultdict(list)
    for found in map(MYPY_ERROR.match, done.stdout.splitlines()):
        if found:
            errors[Path(found["file"]).name, int(found["line"])].append(found["message"])
    return errors


def expected() -> dict[tuple[str, int], str]:
    """The lines that are marked as wrong, with the words of which a message must hold one."""
    return {
        (name, number): mark[1]
        for name in PROGRAMS
        for number, line in enumerate((HERE / name).read_text().splitlines(), 1)
        if (mark := MARK.search(line))
    }


@pytest.mark.parametrize("checker", [pyright, mypy])
def test_a_checker_finds_exactly_the_mistakes(checker):
    found, wanted = checker(), expected()
    assert wanted
    assert {place: messages for place, messages in found.items() if place not in wanted} == {}
    assert [place for place in wanted if place not in found] == []
    silent = {
        place: found[place]
        for place, word in wanted.items()
        if not any(re.search(word, message) for message in found[place])
    }
    assert silent == {}


@pytest.mark.parametrize("name", RIGHT)
def test_the_right_programs_run(name):
    runpy.run_path(str(HERE / name))
