"""Modules that an import loads, seen in a fresh interpreter, because start-up time counts."""

import ast
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.house.code import MODULES

ROOT = Path(__file__).resolve().parents[2]
COMPILER = {"numba", "llvmlite"}
WEB = {"litestar", "uvicorn", "jinja2", "sqlalchemy", "alembic", "structlog"}


def loaded_by(module: str) -> set[str]:
    """Top-level names in sys.modules after one import in a new process."""
    code = f"import json, sys, {module}; print(json.dumps(sorted({{name.split('.')[0] for name in sys.modules}})))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return set(json.loads(done.stdout))


def test_import_argosy_alone_loads_no_game():
    assert not loaded_by("argosy") & (COMPILER | WEB | {"numpy"})


@pytest.mark.parametrize("layer", ["catalog", "rules", "game", "bots"])
def test_the_plain_backend_needs_no_compiler(layer):
    names = [name for name in MODULES if name.split(".")[1:2] == [layer] and not name.endswith("__main__")]
    names = [name for name in names if not name.startswith("argosy.rules.compiler")]
    assert names, f"no module in {layer}"
    assert not loaded_by(", ".join(names)) & (COMPILER | WEB)


@pytest.mark.parametrize(
    "module", ["argosy", "argosy.lab.ladder", "argosy.lab.workers", "argosy.cli.simulate"]
)
def test_who_plays_on_one_machine_needs_no_ray(module):
    assert "ray" not in loaded_by(module)


def test_help_comes_without_the_engine():
    """`argosy --help` is quick because commands load what they need when they run."""
    assert not loaded_by("argosy.cli") & (COMPILER | WEB)


@pytest.mark.parametrize(("game", "other"), [("wonders", "duel"), ("duel", "wonders")])
def test_whoever_plays_one_game_does_not_wait_for_the_other(game, other):
    code = f"import argosy, sys; argosy.new_game({game!r}); print(*sys.modules)"
    loaded = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True
    ).stdout.split()
    assert f"argosy.game.{game}.game" in loaded
    assert [
        name for name in loaded if name.startswith((f"argosy.rules.{other}", f"argosy.game.{other}"))
    ] == []


def test_the_public_face_has_every_name_that_it_promises():
    code = "import argosy; print(*(getattr(argosy, name).__name__ for name in argosy.__all__))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert set(done.stdout.split()) >= {
        "WondersGame",
        "DuelGame",
        "WondersView",
        "DuelView",
        "Choice",
        "DuelChoice",
    }


FOLDERS = ("src", "bench", "scripts", "examples", "design", "tests")
GAME = re.compile(r"argosy(?:\.(?:\w+|\{game\}))+")


def imported_by_name(tree: ast.AST) -> Iterator[str]:
    """Modules of Argosy that calls of `import_module` name; one of `{game}` for each game."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("import_module") and node.args:
            text = ast.unparse(node.args[0]).strip("f'\"")
            if GAME.fullmatch(text):
                yield from {text.replace("{game}", game) for game in ("duel", "wonders")}


@pytest.mark.parametrize("folder", FOLDERS)
def test_modules_that_are_imported_by_name_exist(folder):
    missing = {
        (path.relative_to(ROOT).as_posix(), name)
        for path in (ROOT / folder).rglob("*.py")
        for name in imported_by_name(ast.parse(path.read_text("utf-8")))
        if find_spec(name) is None
    }
    assert missing == set()


def test_a_module_is_found_in_a_call():
    tree = ast.parse("import_module(f'argosy.search.{game}.known')\nimport_module(name)")
    assert {*imported_by_name(tree)} == {"argosy.search.duel.known", "argosy.search.wonders.known"}
