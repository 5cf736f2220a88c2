"""Mutation testing: small changes of the sources, each with tests that must fail.

    python scripts/mutations.py                     every change of tests/mutations.toml
    python scripts/mutations.py BASE-TRADE AGORA    those of rules whose ids begin so
    python scripts/mutations.py server web          those of two layers

The sources are copied; nothing here is touched. A change is killed when every test that it names fails. It is
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

from argosy.rules import backends

ROOT = Path(__file__).resolve().parents[1]
LIST = ROOT / "tests" / "mutations.toml"
SCENARIOS = "tests/rules/"
OF_RULES = ("rules", "game")
"""Folders of src/argosy with the rules."""
MOST_SECONDS = 600
"""Time limit of one run of tests: a change may make a test wait for ever."""

FAILED = re.compile(r"^(?:FAILED|ERROR) (tests/[^\s\[]+?\.py::\w+)(\[.*?\])?(?: - (\w*).*)?$", re.MULTILINE)
MISTAKES = {"AttributeError", "ImportError", "NameError", "SyntaxError", "TypeError", "UnboundLocalError"}
"""With these a program is broken; no scenario has noticed another rule."""


class ChangeError(Exception):
    """A change that cannot be made, or whose tests say nothing."""


@dataclass(frozen=True)
class Change:
    """One small change of a rule or of a layer, and the tests that must fail with it.

    A layer is a folder of src/argosy.
    """

    what: str
    old: str
    new: str
    tests: tuple[str, ...]
    rule: str = ""
    layer: str = ""

    @property
    def place(self) -> str:
        """The rule or the layer, by which the command line chooses changes."""
        return self.rule or self.layer

    @property
    def name(self) -> str:
        """The name by which a person finds a mutation in the list."""
        return f"{self.place}: {self.what}"

    @property
    def folders(self) -> tuple[str, ...]:
        """Folders of the package in which its text stands."""
        return (self.layer,) if self.layer else OF_RULES

    @property
    def scenarios(self) -> list[str]:
        """The tests as pytest names them."""
        return list(self.tests) if self.layer else [SCENARIOS + test for test in self.tests]


def read(path: Path = LIST) -> list[Change]:
    """All changes of a list."""
    rows = tomllib.loads(path.read_text())["change"]
    return [Change(**{**row, "tests": tuple(row["tests"])}) for row in rows]


@cache
def sources(package: Path, folders: tuple[str, ...]) -> dict[Path, str]:
    """The files that may be changed, as they are before the first change, which is taken back before the
    next.
    """
    files = sorted(path for folder in folders for path in (package / folder).rglob("*.py"))
    return {path: path.read_text() for path in files}


def changed(change: Change, package: Path) -> tuple[Path, str]:
    """The file of a change and its new text, for a package of sources (a folder like src/argosy)."""
    found = [
        path for path, text in sources(package, change.folders).items() for _ in range(text.count(change.old))
    ]
    if len(found) != 1:
        places = ", ".join(f"in {path.relative_to(package)}" for path in found) or "nowhere"
        raise ChangeError(
            f"{change.name}: its text must stand once in {' or '.join(change.folders)}, it stands {places}"
        )
    text = found[0].read_text().replace(change.old, change.new)
    try:
        ast.parse(text)
    except SyntaxError as error:
        raise ChangeError(
            f"{change.name}: line {error.lineno} of {found[0].name} would not be Python"
        ) from error
    return found[0], text


@contextmanager
def copied() -> Iterator[Path]:
    """A copy of the sources, gone afterwards; the path of its package."""
    with tempfile.TemporaryDirectory(prefix="argosy-mutations-") as folder:
        package = Path(folder) / "argosy"
        shutil.copytree(
            ROOT / "src" / "argosy", package
        )  # with its bytecode, which fits the files as they are
        yield package


def failures(package: Path, tests: list[str], *, of_rules: bool) -> set[str]:
    """Tests that fail against a package; one with cases is named with each case that fails and without it.

    Tests of rules run in plain Python only; there, a broken program is an error, because no rule has been
    changed.
    """
    run = finished(
        tests, {"PYTHONPATH": str(package.parent)} | ({"ARGOSY_TEST_BACKENDS": "plain"} if of_rules else {})
    )
    failed = FAILED.findall(run.stdout)
    if run.returncode not in {0, 1} or (run.returncode == 1) != bool(failed):
        raise ChangeError(f"the tests could not be run:\n{run.stdout[-2000:]}{run.stderr[-2000:]}")
    if of_rules and (wrong := sorted({error for _, _, error in failed} & MISTAKES)):
        raise ChangeError(f"the program is broken, no rule is changed: {', '.join(wrong)}")
    return {test for test, _, _ in failed} | {test + case for test, case, _ in failed}


def finished(tests: list[str], settings: dict[str, str]) -> subprocess.CompletedProcess[str]:
    """The finished process of pytest that has run tests. Raises ChangeError after MOST_SECONDS."""
    command = [sys.executable, "-m", "pytest", "-q", "--tb=no", "-p", "no:xdist", "-p", "no:benchmark"]
    # No new bytecode: two changes of one second and one length must not be taken for each other.
    settings |= {"COLUMNS": "1000", "PYTHONDONTWRITEBYTECODE": "1"}
    try:
        return subprocess.run(
            [*command, "-p", "no:cacheprovider", *tests],
            cwd=ROOT,
            env=os.environ | settings,
            capture_output=True,
            text=True,
            check=False,
            timeout=MOST_SECONDS,
        )
    except subprocess.TimeoutExpired as error:
        raise ChangeError(f"the tests have not ended after {MOST_SECONDS} seconds") from error


def edits(change: Change, package: Path) -> dict[Path, str]:
    """The files to be written for a change, and their new texts.

    A change of another layer than the rules leaves kernels alone, so those compiled from the unchanged
    sources are used: their hashes are written into the copy, because search has kernels and other functions
    in one folder.
    """
    path, text = changed(change, package)
    if not change.layer:
        return {path: text}
    hashes = {layer: backends.sources_hash(layer) for layer in backends.LAYERS}
    backends_file = package / "rules" / "backends.py"
    return {
        path: text,
        backends_file: backends_file.read_text().replace(
            "return sources_hash(layer)", f"return {hashes}[layer]"
        ),
    }


def survivors(change: Change, package: Path) -> list[str]:
    """Make a change in a copy of the sources and take it back: the named tests that do not notice."""
    texts = edits(change, package)
    before = {path: path.read_text() for path in texts}
    for path, text in texts.items():
        path.write_text(text)
    try:
        failed = failures(package, change.scenarios, of_rules=bool(change.rule))
    except ChangeError as error:
        raise ChangeError(f"{change.name}: {error}") from error
    finally:
        for path, text in before.items():
            path.write_text(text)
    return [test for test in change.scenarios if test not in failed]


def check_unchanged(changes: list[Change], package: Path) -> None:
    """Run the tests that changes name, before any change. Raises ChangeError for one that fails."""
    for of_rules in (True, False):
        tests = sorted(
            {test for change in changes if bool(change.rule) == of_rules for test in change.scenarios}
        )
        if tests and (failed := failures(package, tests, of_rules=of_rules)):
            raise ChangeError(f"fails without any change: {', '.join(sorted(failed))}")


def sweep(changes: list[Change]) -> int:
    """Try all of them and say what came out; how many were not killed."""
    alive = 0
    with copied() as package:
        for change in changes:
            changed(change, package)
        check_unchanged(changes, package)
        for change in changes:
            missed = survivors(change, package)
            alive += bool(missed)
            print(f"{'SURVIVED' if missed else 'killed  '} {change.name}", *missed, sep="\n    ", flush=True)
    print(f"{len(changes) - alive} of {len(changes)} killed by the tests they name")
    return alive


def main(beginnings: list[str]) -> None:
    """All changes, or those whose rules or layers begin like one of the arguments."""
    changes = [change for change in read() if not beginnings or change.place.startswith(tuple(beginnings))]
    if not changes:
        sys.exit(f"no change of a rule or layer that begins with {' or '.join(beginnings)}")
    try:
        sys.exit(1 if sweep(changes) else 0)
    except ChangeError as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main(sys.argv[1:])
