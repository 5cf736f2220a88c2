"""The house stands on its layers: everything looks up, nothing looks down."""

import ast
from collections.abc import Iterator
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

SRC = Path(__file__).resolve().parents[2] / "src" / "argosy"

# From the ground up. "face" is argosy/__init__.py: it gathers what stands above it for bot authors and researchers,
# so the layers that it gathers cannot use it. texts serves web, server and cli, so it stands before them; web turns
# views into HTML and knows no server, so the server stands on it.
LAYERS = (
    "errors", "rulebook", "data", "catalog", "rules", "game", "batch", "search", "bots", "coach", "lab", "envs",
    "face", "texts", "web", "server", "cli", "testing", "__main__",
)  # fmt: skip


def module_of(path: Path) -> str:
    """src/argosy/rules/wonders/state.py -> argosy.rules.wonders.state."""
    parts = path.relative_to(SRC.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES = {module_of(path): path for path in sorted(SRC.rglob("*.py"))}


def layer_of(module: str) -> str:
    """The layer of any module of ours."""
    return "face" if module == "argosy" else module.split(".")[1]


def named(node: ast.ImportFrom, package: str) -> Iterator[str]:
    """What `from x import y` loads: y where that is a module, otherwise x."""
    above = package.split(".")[: len(package.split(".")) - node.level + 1] if node.level else []
    source = ".".join([*above, *([node.module] if node.module else [])])
    for name in node.names:
        whole = f"{source}.{name.name}"
        yield whole if whole in MODULES else source


@cache
def imported(module: str) -> tuple[str, ...]:
    """Every module of ours that a file imports, anywhere in it, read from its syntax tree."""
    return tuple(_imported(module))


def _imported(module: str) -> Iterator[str]:
    path = MODULES[module]
    package = module if path.name == "__init__.py" else module.rpartition(".")[0]
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.Import):
            found = [name.name for name in node.names]
        elif isinstance(node, ast.ImportFrom):
            found = list(named(node, package))
        else:
            continue
        yield from (name for name in found if name.split(".")[0] == "argosy")


def test_a_module_imports_from_its_own_layer_or_from_one_above_it():
    down = [
        f"{module} looks down at {name}"
        for module in MODULES
        for name in imported(module)
        if LAYERS.index(layer_of(name)) > LAYERS.index(layer_of(module))
    ]
    assert down == []


GAMES = ("wonders", "duel")


def game_of(module: str) -> str | None:
    """The game whose room of a layer a module stands in: argosy.web.duel.table -> duel; None for what both share."""
    return next((part for part in module.split(".")[2:3] if part in GAMES), None)


def test_the_two_games_do_not_know_each_other():
    """In every layer: what both need stands beside their rooms."""
    crossing = [
        f"{module} knows {name}"
        for module in MODULES
        if game_of(module)
        for name in imported(module)
        if game_of(name) not in (None, game_of(module))
    ]
    assert crossing == []


@pytest.mark.parametrize("package", ["argosy.game"])
def test_no_imports_run_in_a_circle(package):
    """Whatever is imported counts, at the top or late, for types only or for good: late ones only hold circles open."""
    inside = [name for name in MODULES if f"{name}.".startswith(f"{package}.")]
    graph = {module: set(imported(module)) & set(inside) - {module} for module in inside}
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        pytest.fail(f"a circle: {' -> '.join(reversed(error.args[1]))}")


def test_every_layer_that_has_rooms_for_games_has_one_for_each():
    rooms: dict[str, set[str]] = {}
    for module in MODULES:
        if game := game_of(module):
            rooms.setdefault(layer_of(module), set()).add(game)
    assert {"rules", "game", "catalog", "batch", "bots", "search", "texts", "web", "testing"} <= rooms.keys()
    assert all(found == set(GAMES) for found in rooms.values()), rooms


def test_every_module_is_in_a_layer():
    assert {layer_of(module) for module in MODULES} <= set(LAYERS)


def test_relative_and_named_imports_are_seen():
    """The border guard itself: `from . import x` and `from argosy import x` do not slip through."""
    relative = ast.parse("from ..rules import chance").body[0]
    root = ast.parse("from argosy import errors").body[0]
    assert list(named(relative, "argosy.game")) == ["argosy.rules.chance"]
    assert list(named(root, "argosy.game")) == ["argosy.errors"]
