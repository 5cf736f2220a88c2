"""Imports between layers, games and expansions: the contracts of pyproject.toml, by import-linter."""

import tomllib
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import grimp
import pytest
from importlinter.cli import EXIT_STATUS_SUCCESS, lint_imports

from argosy.catalog.registry import EXPANSIONS

ROOT = Path(__file__).resolve().parents[2]
SRC = ROOT / "src" / "argosy"
CONTRACTS = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["importlinter"]["contracts"]
LAYERS = [layer.strip("()") for layer in CONTRACTS[0]["layers"]]
"""From the top down.

`argosy` itself gathers what stands above texts for bot authors and researchers, and is none of them.
"""


@cache
def graph() -> grimp.ImportGraph:
    """Every import of ours, wherever in a file it stands."""
    return grimp.build_graph("argosy", cache_dir=None)


@pytest.mark.parametrize("contract", [contract["id"] for contract in CONTRACTS])
def test_imports_keep_a_contract(contract):
    status = lint_imports(str(ROOT / "pyproject.toml"), limit_to_contracts=(contract,), no_cache=True)
    assert status == EXIT_STATUS_SUCCESS, "see the report above"


def test_every_expansion_has_a_contract_with_all_others():
    for game, expansions in EXPANSIONS.items():
        for expansion in expansions:
            contract = next(one for one in CONTRACTS if one["id"] == expansion)
            assert contract["source_modules"] == [f"argosy.*.{game}.{expansion}"]
            assert {*contract["forbidden_modules"]} == {
                f"argosy.*.{game}.{other}" for other in expansions if other != expansion
            }


def test_the_public_face_is_used_by_what_stands_below_it_only():
    above = LAYERS[LAYERS.index("argosy.texts") + 1 :]
    users = graph().find_modules_that_directly_import("argosy")
    assert [name for name in users if any(f"{name}.".startswith(f"{layer}.") for layer in above)] == []


@pytest.mark.parametrize("package", ["argosy.game"])
def test_no_imports_run_in_a_circle(package):
    """Every import counts, at the top or late, for types only or not: late ones only hold circles open."""
    inside = {name for name in graph().modules if f"{name}.".startswith(f"{package}.")}
    above = {name: graph().find_modules_directly_imported_by(name) & inside - {name} for name in inside}
    try:
        TopologicalSorter(above).prepare()
    except CycleError as error:
        pytest.fail(f"a circle: {' -> '.join(reversed(error.args[1]))}")


def test_every_layer_that_has_rooms_for_games_has_one_for_each():
    packages: dict[str, set[str]] = {}
    for module in graph().modules:
        _, *parts = module.split(".")
        if len(parts) > 1 and parts[1] in EXPANSIONS:
            packages.setdefault(parts[0], set()).add(parts[1])
    assert {"rules", "game", "catalog", "bots", "search", "texts", "web", "testing"} <= packages.keys()
    assert all(found == {*EXPANSIONS} for found in packages.values()), packages


def test_every_module_is_in_a_layer():
    found = {".".join(module.split(".")[:2]) for module in graph().modules} - {"argosy"}
    assert found <= {*LAYERS}
