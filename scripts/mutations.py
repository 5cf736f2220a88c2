"""Do scenarios hold the rules? Change one rule at a time and see the named scenarios fail.

    python scripts/mutations.py                     every change of tests/mutations.toml
    python scripts/mutations.py BASE-TRADE AGORA    those of rules whose ids begin so

The sources are copied; nothing here is touched. A change is killed when every scenario that it names fails. It is
found by its text, so it survives a file that moves; a text that is gone or stands twice is an error.
"""

import ast
import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
LIST = ROOT / "tests" / "mutations.toml"
SCENARIOS = "tests/rules/"
LAYERS = ("rules", "game")
"""Where rules are done, in src/argosy."""

FAILED = re.compile(r"^FAILED (tests/\S+?\.py::\w+).*? - (\w*)", re.MULTILINE)
MISTAKES = {"AttributeError", "ImportError", "NameError", "SyntaxError", "TypeError", "UnboundLocalError"}
"""With these a program is broken; no scenario has noticed another rule."""


class ChangeError(Exception):
    """A change that cannot be made, or whose scenarios say nothing."""


@dataclass(frozen=True)
class Change:
    """One small change of a rule: what would then be played, and the scenarios that must fail."""

    rule: str
    what: str
    old: str
    new: str
    tests: tuple[str, ...]

    @property
    def name(self) -> str:
        """How a person finds it in the list."""
        return f"{self.rule}: {self.what}"

    @property
    def scenarios(self) -> list[str]:
        """The tests as pytest names them."""
        return [SCENARIOS + test for test in self.tests]


def read(path: Path = LIST) -> list[Change]:
    """All changes of a list."""
    rows = tomllib.loads(path.read_text())["change"]
    return [Change(**{**row, "tests": tuple(row["tests"])}) for row in rows]


@cache
def sources(package: Path) -> dict[Path, str]:
    """The files that may be changed, as they are before the first change, which is taken back before the next."""
    files = sorted(path for layer in LAYERS for path in (package / layer).rglob("*.py"))
    return {path: path.read_text() for path in files}


def changed(change: Change, package: Path) -> tuple[Path, str]:
    """The file of a change and its new text, for a package of sources (a folder like src/argosy)."""
    found = [path for path, text in sources(package).items() for _ in range(text.count(change.old))]
    if len(found) != 1:
        places = ", ".join(f"in {path.relative_to(package)}" for path in found) or "nowhere"
        raise ChangeError(f"{change.name}: its text must stand once in {' or '.join(LAYERS)}, it stands {places}")
    text = found[0].read_text().replace(change.old, change.new)
    try:
        ast.parse(text)
    except SyntaxError as error:
        raise ChangeError(f"{change.name}: line {error.lineno} of {found[0].name} would not be Python") from error
    return found[0], text


@contextmanager
def copied() -> Iterator[Path]:
    """A copy of the sources, gone afterwards; the path of its package."""
    with tempfile.TemporaryDirectory(prefix="argosy-mutations-") as folder:
        package = Path(folder) / "argosy"
        shutil.copytree(ROOT / "src" / "argosy", package)  # with its bytecode, which fits the files as they are
        yield package


def failures(package: Path, tests: list[str]) -> set[str]:
    """Run scenarios against a package, plain gear only; those that fail."""
    command = [sys.executable, "-m", "pytest", "-q", "--tb=no", "-p", "no:xdist", "-p", "no:benchmark"]
    settings = {"PYTHONPATH": str(package.parent), "ARGOSY_TEST_GEARS": "plain", "COLUMNS": "400"}
    # No new bytecode: two changes of one second and one length must not be taken for each other.
    run = subprocess.run(
        [*command, "-p", "no:cacheprovider", *tests],
        cwd=ROOT,
        env=os.environ | settings | {"PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    failed = FAILED.findall(run.stdout)
    if run.returncode not in {0, 1} or (run.returncode == 1) != bool(failed):
        raise ChangeError(f"the scenarios could not be run:\n{run.stdout[-2000:]}{run.stderr[-2000:]}")
    if wrong := sorted({error for _, error in failed} & MISTAKES):
        raise ChangeError(f"the program is broken, no rule is changed: {', '.join(wrong)}")
    return {test for test, _ in failed}


def survivors(change: Change, package: Path) -> list[str]:
    """Make a change in a copy of the sources and take it back: the named scenarios that do not notice."""
    path, text = changed(change, package)
    before = path.read_text()
    path.write_text(text)
    try:
        failed = failures(package, change.scenarios)
    except ChangeError as error:
        raise ChangeError(f"{change.name}: {error}") from error
    finally:
        path.write_text(before)
    return [test for test in change.scenarios if test not in failed]


def sweep(changes: list[Change]) -> int:
    """Try all of them and say what came out; how many were not killed."""
    alive = 0
    with copied() as package:
        for change in changes:
            changed(change, package)
        if failed := failures(package, sorted({test for change in changes for test in change.scenarios})):
            raise ChangeError(f"fails without any change: {', '.join(sorted(failed))}")
        for change in changes:
            missed = survivors(change, package)
            alive += bool(missed)
            print(f"{'SURVIVED' if missed else 'killed  '} {change.name}", *missed, sep="\n    ", flush=True)
    print(f"{len(changes) - alive} of {len(changes)} killed by the scenarios they name")
    return alive


def main(beginnings: list[str]) -> None:
    """All changes, or those whose rules begin like one of the arguments."""
    changes = [change for change in read() if not beginnings or change.rule.startswith(tuple(beginnings))]
    if not changes:
        sys.exit(f"no change of a rule that begins with {' or '.join(beginnings)}")
    try:
        sys.exit(1 if sweep(changes) else 0)
    except ChangeError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main(sys.argv[1:])
