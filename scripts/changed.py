"""Tests that a change can touch: one file a line, or `tests` where only all will do.

`scripts/changed.py --changed [COMMIT]` asks git what differs from a commit (by default where this branch left
origin/main, or the last commit), and takes the nearest of these tests, as many as run in a minute, or in 20
seconds where only pages have changed. `scripts/changed.py --checks [COMMIT]` names the groups of
scripts/check for the same change, and whose types it checks. `scripts/changed.py web`, `rules/duel` or any
other place in src/argosy stands for a change of all of it, and takes all tests for it.

The answer comes from the import graph of the package and of the tests, read from their syntax trees: a file
needs what it imports anywhere, the packages above that, every module of ours that a string of it names, and
in tests each conftest.py above it. The two games do not know each other (tests/house/test_layers.py), so a
test in the folder of one needs nothing of the other. Tests of the house look at everything: each change can
touch them.
"""

import ast
import hashlib
import os
import pickle
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # for tests.durations
from tests import durations  # noqa: E402

ALL = ["tests"]
HOUSE = "tests/house"
GAMES = ("wonders", "duel")
BESIDE = ("docs", "design", "bench", "examples", "scripts", "README.md", "CHANGELOG.md", "LICENSE")
"""What no test imports; only tests that name it look at it."""
STRANGERS = "tests/strangers/"
"""Folder of bots of others: tests name its modules in strings, because they are installed as packages."""
EVERYBODYS = ("scripts/prepare", "scripts/prepare.py", "scripts/test", "scripts/changed.py")
"""What decides how tests run."""
CHECKS = {".py": "python", ".html": "templates", ".css": "sheets", ".js": "scripts", ".ts": "scripts"}
"""Suffix of a file -> group of scripts/check that looks at it."""
CHECKED = ("src/", "tests/", "scripts/", "docs/", "bench/")
"""Folders without settings of a check."""
PAGES = {".html", ".css", ".js"}
WHERE_PAGES_ARE_TESTED = ("tests/web/", "tests/server/", "tests/browser/")
MOST_SECONDS = 40.0
MOST_SECONDS_OF_PAGES = 14.0
"""Seconds of processor for the tests of `--changed`, in general and where only pages have changed."""
FACE = "src/argosy/__init__.py"
CACHE = ".cache/imports.pickle"
"""Path of the stored import graph of the last run, from the root."""
NAMED = re.compile(r"\bargosy(?:\.\w+)*\b")


def python_files(root: Path) -> dict[str, Path]:
    """By path from the root: every file of the package and of the tests."""
    found = [*(root / "src" / "argosy").rglob("*.py"), *(root / "tests").rglob("*.py")]
    return {path.relative_to(root).as_posix(): path for path in sorted(found)}


def module_of(name: str) -> str:
    """src/argosy/rules/wonders/state.py -> argosy.rules.wonders.state."""
    return name.removeprefix("src/").removesuffix(".py").removesuffix("/__init__").replace("/", ".")


@cache
def package_of(name: str) -> str | None:
    """The game in whose folder a file lies; None for what both share."""
    return next((part for part in name.split("/") if part in GAMES), None)


Facts = tuple[frozenset[str], frozenset[str]]
"""Of one file: dotted names of what it imports, and its strings."""


class Graph:
    """A graph of dependencies between files."""

    def __init__(self, root: Path) -> None:
        self.files = python_files(root)
        self.places = {module_of(name): name for name in self.files}
        self.tests = [name for name in self.files if name.split("/")[-1].startswith("test_")]
        self.strangers = {Path(name).stem: name for name in self.files if name.startswith(STRANGERS)}
        facts = facts_of_files(self.files, root / CACHE)
        self.strings = {name: strings for name, (_, strings) in facts.items()}
        self.needs = {name: set(self._direct(name, facts[name][0])) - {name} for name in self.files}
        self.open_needs = {
            game: {
                name: {one for one in needs if package_of(one) != game} for name, needs in self.needs.items()
            }
            for game in GAMES
        }
        """By game: what a file needs outside of the folders of that game."""

    def _direct(self, name: str, imports: Iterable[str]) -> Iterator[str]:
        for module in imports:
            yield from self._loaded(module)
        for text in self.strings[name]:
            yield from self._spelled(text, name)
        if name.startswith("tests/"):
            above = [
                Path(*Path(name).parts[:depth], "conftest.py").as_posix()
                for depth in range(1, name.count("/") + 1)
            ]
            yield from (path for path in above if path in self.files)

    def _loaded(self, module: str) -> Iterator[str]:
        """The file of a module or of what it is a name in, and the packages above; the face above loads
        nothing.
        """
        parts = module.split(".")
        for length in range(len(parts), 0, -1):
            place = self.places.get(".".join(parts[:length]))
            if place and (
                place != FACE or length == len(parts) or (len(parts) == 2 and module not in self.places)
            ):
                yield place

    def _spelled(self, text: str, name: str) -> Iterator[str]:
        """Modules that a string of a file names: in a registry, a program, a command line."""
        is_test = name.startswith("tests/")
        if text == "argosy" and is_test:  # a command line; in the package it is the name of a folder
            yield "src/argosy/__main__.py"
        if text.startswith("argosy.") and text.endswith("."):  # the beginning of an f-string
            yield from (place for module, place in self.places.items() if module.startswith(text))
        if is_test and not name.endswith("/conftest.py"):
            yield from (file for stem, file in self.strangers.items() if re.search(rf"\b{stem}\b", text))
        for module in NAMED.findall(text) if "argosy." in text or "import argosy" in text else ():
            yield from self._loaded(module)

    @cache  # noqa: B019  because there is one graph a run
    def reached(self, name: str) -> frozenset[str]:
        """All files that a file needs, itself too; files of a game are left out for a
        file of the other that never speaks of it.
        """
        own = package_of(name)
        closed = next(
            (game for game in GAMES if own not in (None, game) and not self._speaks_of(name, game)), None
        )
        needs = self.open_needs[closed] if closed else self.needs
        seen, left = {name}, [name]
        while left:
            fresh = needs.get(left.pop(), set()) - seen
            seen |= fresh
            left += fresh
        return frozenset(seen)

    @cache  # noqa: B019  likewise
    def _speaks_of(self, name: str, game: str) -> bool:
        helpers = {name} | {one for one in self.needs[name] if one.startswith("tests/") and package_of(one)}
        return any(game in text for one in helpers for text in self.strings[one]) or any(
            package_of(one) == game for one in self.needs[name]
        )

    @cache  # noqa: B019  likewise
    def distances(self, name: str) -> dict[str, int]:
        """Number of imports from a file to each file that it needs."""
        found, left = {name: 0}, [name]
        for one in left:  # grows while it is walked through
            fresh = self.needs.get(one, set()) - found.keys()
            found |= dict.fromkeys(fresh, found[one] + 1)
            left += fresh
        return found

    def looks_at(self, test: str, top: str) -> bool:
        """Whether a test, or a helper of it, names a place of the project in a string."""
        helpers = [one for one in self.reached(test) if one.startswith("tests/")]
        return any(text == top or text.startswith(f"{top}/") for one in helpers for text in self.strings[one])


def facts_of_files(files: dict[str, Path], store: Path) -> dict[str, Facts]:
    """Imports and strings of each file, by its name.

    What has been read once is stored by the hash of its content.
    """
    try:
        stored: dict[str, tuple[bytes, Facts]] = pickle.loads(store.read_bytes())
    except Exception:  # noqa: BLE001  because a damaged store is as good as none
        stored = {}
    found: dict[str, tuple[bytes, Facts]] = {}
    for name, path in files.items():
        content = path.read_bytes()
        digest = hashlib.blake2b(content, digest_size=16).digest()
        known = stored.get(name)
        found[name] = known if known and known[0] == digest else (digest, facts_of(name, content))
    if found != stored:
        store.parent.mkdir(exist_ok=True)
        partial = store.with_name(f"{store.name}.{os.getpid()}")
        partial.write_bytes(pickle.dumps(found))
        partial.replace(store)
    return {name: facts for name, (_, facts) in found.items()}


def facts_of(name: str, content: bytes) -> Facts:
    """Imports of a file, anywhere in it, and its strings but for docstrings, which nobody runs.

    `from x import y` is x.y, which is a module or a name in one.
    """
    above = module_of(name).split(".") if name.endswith("/__init__.py") else module_of(name).split(".")[:-1]
    imports: set[str] = set()
    strings: set[str] = set()
    docstrings: set[int] = set()
    for node in ast.walk(ast.parse(content)):
        if isinstance(node, ast.Constant):
            if isinstance(node.value, str) and id(node) not in docstrings:
                strings.add(node.value)
        elif isinstance(node, ast.Expr):
            docstrings.add(id(node.value))
        elif isinstance(node, ast.Import):
            imports.update(one.name for one in node.names)
        elif isinstance(node, ast.ImportFrom):
            start = above[: len(above) - node.level + 1] if node.level else []
            source = ".".join([*start, *([node.module] if node.module else [])])
            imports.update(f"{source}.{one.name}" for one in node.names)
    return frozenset(imports), frozenset(strings)


def stands_for(name: str, graph: Graph) -> set[str] | None:
    """The Python files that a changed file in src/argosy or tests may change the work of; None if nobody
    knows.

    A file of data is read by its layer, or by the layer that reads `data`; one of tests by the tests of its
    folder, one beside the folders of tests by the house.
    """
    parts = name.split("/")
    if name in graph.files:
        return {name}
    if name.endswith(".py") or (len(parts) < 3 and parts[0] != "tests"):
        return None  # a file that is gone, or one that is nobody's
    if len(parts) < 3:
        return {one for one in graph.files if one.startswith(f"{HOUSE}/")}
    if parts[0] == "tests":
        return {one for one in graph.files if one.startswith(f"tests/{parts[1]}/")}
    layer = {"data": "catalog"}.get(parts[2], parts[2])
    readers = {one for one in graph.files if one.startswith(f"src/argosy/{layer}/")}
    return (
        {one for one in readers if package_of(one) in (None, package_of(name))}
        if package_of(name)
        else readers
    )


def tests_for(changed: Iterable[str], graph: Graph) -> list[str]:
    """The tests that these changes can touch, in order; the house always, and everything where nobody
    knows.
    """
    touched: set[str] = set()
    tops: set[str] = set()
    for name in changed:
        top = name.split("/", maxsplit=1)[0]
        if top in BESIDE and name not in EVERYBODYS:
            tops.add(top)
            continue
        files = stands_for(name, graph) if name.startswith(("src/argosy/", "tests/")) else None
        if files is None:
            return ALL
        touched |= files
        if top == "src":
            tops.add(top)
    chosen = {
        test
        for test in graph.tests
        if not graph.reached(test).isdisjoint(touched) or any(graph.looks_at(test, top) for top in tops)
    }
    return [HOUSE, *sorted(test for test in chosen if not test.startswith(f"{HOUSE}/"))]


def nearest(
    tests: list[str], changed: list[str], graph: Graph, stored: durations.Durations, most: float
) -> list[str]:
    """Tests that take at most `most` seconds of processor: changed ones first and always.

    Then those about the same parts, then by number of imports.
    """
    files = [file for test in tests for file in graph.tests if file == test or file.startswith(f"{test}/")]
    touched = {name: stands_for(name, graph) or set() for name in changed}
    parts = {part.partition(".")[0].lstrip("_") for name in changed for part in name.split("/")[2:]}

    def order(test: str) -> tuple[bool, int, int, float]:
        shared = parts.intersection(test.removesuffix(".py").replace("/test_", "/").split("/")[1:])
        distances = graph.distances(test)
        near = min(
            (distances[one] for some in touched.values() for one in some if one in distances), default=99
        )
        return test not in changed, -len(shared), near, seconds(test)

    def seconds(test: str) -> float:
        return stored.files.get(test, durations.UNKNOWN).processor

    chosen, spent = [], 0.0
    for test in sorted(files, key=order):
        if not chosen or test in changed or spent + seconds(test) <= most:
            chosen.append(test)
            spent += seconds(test)
    print(
        f"{len(chosen)} of {len(files)} files of tests that the change can touch: the nearest. ./test takes all.",
        file=sys.stderr,
    )
    return sorted(chosen)


def chosen_for(changed: list[str], graph: Graph) -> list[str]:
    """Tests for a change, the nearest ones: whole folders only where everything has to run."""
    tests = tests_for(changed, graph)
    if tests == ALL:
        return ALL
    stored = durations.read(durations.STORE.read_text("utf-8"))
    are_pages = bool(changed) and all(Path(name).suffix in PAGES for name in changed)
    if are_pages:
        tests = [test for test in tests if test.startswith(WHERE_PAGES_ARE_TESTED)] or [HOUSE]
    return nearest(tests, changed, graph, stored, MOST_SECONDS_OF_PAGES if are_pages else MOST_SECONDS)


def checks_for(changed: Iterable[str]) -> list[str]:
    """Groups of scripts/check for a change, and the Python files whose types it checks.

    All groups and files where a file has changed that may be a setting of a check.
    """
    names = [name for name in changed if not name.endswith(".md")]
    are_all = any(not name.startswith(CHECKED) for name in names)
    suffixes = {Path(name).suffix for name in names}
    groups = [*dict.fromkeys(group for suffix, group in CHECKS.items() if are_all or suffix in suffixes)]
    files = [name for name in names if name.endswith(".py") and (ROOT / name).is_file()]
    return [*groups, *([] if are_all else files)]


def git(*arguments: str) -> list[str]:
    """The lines of an answer of git; none if it has none."""
    done = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout.splitlines() if done.returncode == 0 else []


def changed_since(commit: str | None) -> list[str]:
    """Every file that differs from a commit: committed since, not committed yet, not even known to git."""
    known = (
        git("rev-parse", "--verify", "--quiet", f"{commit}^{{commit}}")
        if commit
        else git("merge-base", "HEAD", "origin/main")
    )
    if commit and not known:
        sys.exit(f"git knows no commit {commit}")
    base = known[0] if known else "HEAD"
    return [
        *git("-c", "core.quotePath=off", "diff", "--name-only", "--no-renames", base),
        *git("-c", "core.quotePath=off", "ls-files", "--others", "--exclude-standard"),
    ]


def all_in(place: str) -> list[str]:
    """Every Python file of a place in src/argosy."""
    found = [
        name
        for name in python_files(ROOT)
        if f"{name}/".startswith((f"src/argosy/{place}/", f"src/argosy/{place}.py/"))
    ]
    return found or sys.exit(f"src/argosy has no Python in {place}")


def main(arguments: list[str]) -> None:
    option, *more = arguments or [""]
    if not option or len(more) > 1 or (more and not option.startswith("--")):
        sys.exit("usage: scripts/changed.py --changed [COMMIT] | --checks [COMMIT] | PLACE IN src/argosy")
    if option == "--checks":
        print(*checks_for(changed_since(*more or [None])) or ["none"])
    elif option == "--changed":
        print(*chosen_for(changed_since(*more or [None]), Graph(ROOT)), sep="\n")
    else:
        print(*tests_for(all_in(option.strip("/")), Graph(ROOT)), sep="\n")


if __name__ == "__main__":
    main(sys.argv[1:])
