"""A rule that is not on the map is not done: docs/rules-map*.md name a function and a test for every rule id."""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

# Games whose rules are all in. A family of ids belongs to a game: DUEL has its two boxes and its open points.
FINISHED: tuple[str, ...] = ("BASE", "ARMADA", "DUEL")
FAMILIES = {"BASE": ("BASE",), "ARMADA": ("ARMADA",), "DUEL": ("DUEL", "AGORA", "PANTHEON", "Z")}

ROW = re.compile(r"^\| *([A-Z]+-[A-Z0-9-]+) *\| *(.*?) *\| *(.*?) *\|$", re.MULTILINE)
PLACE = re.compile(r"([\w./-]+\.py)::([\w.]+)")


def known() -> list[str]:
    return (ROOT / "docs" / "rule-ids.txt").read_text().split()


def rows() -> list[tuple[str, str, str]]:
    """Lines of docs/rules-map.md and its neighbours, one page a game."""
    return [row for page in sorted((ROOT / "docs").glob("rules-map*.md")) for row in ROW.findall(page.read_text())]


def names_in(path: str) -> set[str]:
    """Functions, classes, methods and constants that a file defines; methods as `Class.method`."""
    file = ROOT / path
    if not file.is_file():
        return set()
    return set(defined(ast.parse(file.read_text()).body, ""))


def defined(body: list[ast.stmt], prefix: str) -> list[str]:
    found = []
    for node in body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            found.append(prefix + node.name)
        elif isinstance(node, ast.ClassDef):
            found += [prefix + node.name, *defined(node.body, f"{prefix}{node.name}.")]
        elif isinstance(node, ast.Assign):
            found += [prefix + target.id for target in node.targets if isinstance(target, ast.Name)]
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            found.append(prefix + node.target.id)
    return found


def missing(cell: str, folder: str) -> list[str]:
    """What a cell of the map names and does not exist. An empty cell names nothing, which is missing too."""
    places = PLACE.findall(cell)
    wrong = [f"{path}::{name}" for path, name in places if not path.startswith(folder) or name not in names_in(path)]
    return wrong if places else ["nothing"]


@pytest.mark.parametrize("game", FINISHED)
def test_every_rule_of_a_finished_game_is_on_the_map(game):
    mapped = {rule for rule, _, _ in rows()}
    assert [rule for rule in known() if rule.split("-")[0] in FAMILIES[game] and rule not in mapped] == []


def test_the_map_names_functions_that_exist():
    lost = {rule: missing(function, "src/argosy/") for rule, function, _ in rows()}
    assert {rule: what for rule, what in lost.items() if what} == {}


def test_the_map_names_tests_that_exist():
    lost = {rule: missing(test, "tests/") for rule, _, test in rows()}
    lost |= {rule: ["not a test"] for rule, _, test in rows() if not re.search(r"::(?:\w+\.)?test_", test)}
    assert {rule: what for rule, what in lost.items() if what} == {}


def test_the_map_knows_each_rule_once_and_no_others():
    mapped = [rule for rule, _, _ in rows()]
    assert len(mapped) == len(set(mapped))
    assert set(mapped) <= set(known())


def test_rule_ids_in_the_code_exist():
    """A docstring that cites BASE-TRADE-4 cites a rule that is there."""
    cited = re.compile(rf"\b(?:{'|'.join({rule.split('-')[0] for rule in known()} - {'Z'})})(?:-[A-Z]+)*-\d+\b")
    wrong = []
    for path in [*(ROOT / "src").rglob("*.py"), *(ROOT / "tests").rglob("*.py")]:
        wrong += [f"{path.name}: {rule}" for rule in cited.findall(path.read_text()) if rule not in known()]
    assert wrong == []
