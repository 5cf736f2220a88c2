"""Names and first lines by docs/glossary.md: retired words, class names, sizes of folders, openings."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
FOLDERS = ("src", "tests", "bench", "scripts", "examples", "docs", "design")
LONGEST = 100
OPENING = re.compile(r"(What|Which|Who|Whose|How|Where|When|Why|Whoever|Whatever)\b")


def fault_of(docstring: str | None) -> str:
    """The fault of a docstring's first line; empty if it has none."""
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


@pytest.mark.parametrize("folder", FOLDERS)
def test_definitions_name_their_subject_first(folder):
    """In one line of at most 100 letters; a definition may be without a docstring."""
    faults = {
        f"{path.relative_to(ROOT).as_posix()}: {node.name}": fault
        for path in sorted((ROOT / folder).rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef))
        and (docstring := ast.get_docstring(node))
        and (fault := fault_of(docstring))
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


# --- names ---

WORDS = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+")
MOST_FILES = 25


@cache
def retired() -> frozenset[str]:
    """The first column of the last table of docs/glossary.md."""
    page = (ROOT / "docs" / "glossary.md").read_text("utf-8")
    rows = re.findall(r"(?m)^\| (`.+?) \|", page[page.index("## Retired words") :])
    return frozenset(word for row in rows for word in re.findall(r"`(\w+)`", row))


def names_of(tree: ast.AST) -> Iterator[str]:
    """Names that a module gives to things: definitions, parameters, variables, attributes."""
    for node in ast.walk(tree):
        if isinstance(node, (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
            yield node.name
        elif isinstance(node, ast.arg):
            yield node.arg
        elif isinstance(node, (ast.Name, ast.Attribute)) and isinstance(node.ctx, ast.Store):
            yield node.id if isinstance(node, ast.Name) else node.attr


ALIASES = {"boxes"}
"""The old name of `expansions` in views and rulesets, for one minor version."""


def retired_in(names: Iterator[str]) -> set[str]:
    words = {name: {word.lower() for word in WORDS.findall(name)} for name in names}
    return {name for name in words if words[name] & retired()} - ALIASES


SYMBOLS = {"compass", "gear", "tablet"}
"""Science symbols: in a file that names all three, the gear is one of them."""


@pytest.mark.parametrize("folder", ["src", "tests"])
def test_no_name_has_a_retired_word(folder):
    faults = {}
    for path in sorted((ROOT / folder).rglob("*.py")):
        text = path.read_text("utf-8")
        found = retired_in(iter({path.stem, path.parent.name} | {*names_of(ast.parse(text))}))
        if set(re.findall(r"[a-z]+", text.lower())) >= SYMBOLS:
            found = {name for name in found if "gear" not in name.lower()}
        if found:
            faults[path.relative_to(ROOT).as_posix()] = sorted(found)
    assert faults == {}


def test_a_retired_word_is_found_at_underscores_and_capitals():
    tree = ast.parse("def start_luck(x): ...\nclass Throttle: ...\nself.keeper = lucky = 1")
    assert retired_in(names_of(tree)) == {"start_luck", "Throttle", "keeper"}


def space_of(path: Path) -> tuple[str, str]:
    """The layer of a module, and its game: no module may import from both games, so a name may stand in
    both.
    """
    parts = path.relative_to(ROOT / "src" / "argosy").parts
    return parts[0], parts[1] if len(parts) > 1 and parts[1] in {"duel", "wonders"} else ""


def test_a_class_name_stands_once_in_a_layer():
    """Twins of the two games may share one: `City` of Duel and of 7 Wonders."""
    places = defaultdict(list)
    for path in sorted((ROOT / "src" / "argosy").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef):
                layer, game = space_of(path)
                places[layer, node.name].append(game)
    twins = (["duel", "wonders"], [""])
    many = {key: games for key, games in places.items() if len(games) > 1 and sorted(games) not in twins}
    many = {key: games for key, games in many.items() if key not in TRAINING}
    assert many == {}


TRAINING = {("lab", "Play"), ("lab", "Playing")}
"""Twins of the games in `lab/training/duel.py` and `wonders.py`."""


def test_no_folder_of_the_sources_is_flat_and_full():
    counts = {
        folder.relative_to(ROOT).as_posix(): len([*folder.glob("*.py")]) - 1
        for root in ("src", "tests")
        for folder in (ROOT / root).rglob("*/")
        if "__pycache__" not in folder.parts
    }
    assert {folder: count for folder, count in counts.items() if count > MOST_FILES} == {}
