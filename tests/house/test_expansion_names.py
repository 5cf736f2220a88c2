"""Names of expansions in the sources: only in the packages of the expansion itself.

Outside of them it is named in few files: in the lists of expansions, and where public words say its name.

A room is a folder or file that is called like an expansion or is one of `NEUTRAL`, in any layer, with what
lies in it (a style sheet of Duel: `duel-agora.css`). A file names an expansion by an import,
an identifier, an id or a text that holds the name, in a template, sheet or script by the name as a word. What
only tells of an expansion, comments and docstrings of Python, does not count: base code may say what it is
there for.
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from argosy.catalog.registry import EXPANSIONS, NEUTRAL

SRC = Path(__file__).resolve().parents[2] / "src" / "argosy"
KINDS = (".py", ".html", ".js", ".css")
NAMES = tuple(expansion for expansions in EXPANSIONS.values() for expansion in expansions)
MOST = 20
EXAMPLES = {"web/wonders/position.py"}
"""Positions that a page shows as examples; some box has to be in them."""
BASE_WORDS = {"cities"}
"""Names that the base game has another meaning for, and its own identifiers with them: only what is spelled
like an expansion counts.
"""


def game_of(expansion: str) -> str:
    """The game of an expansion."""
    return next(game for game, expansions in EXPANSIONS.items() if expansion in expansions)


def is_package(path: Path) -> bool:
    """Does the file stand in the room of an expansion, or where two expansions meet?"""
    parts = {*path.relative_to(SRC).parts[:-1], path.stem.removeprefix("duel-")}
    return bool(parts & {*NAMES, *NEUTRAL})


@cache
def files() -> tuple[Path, ...]:
    """Everything that is no room."""
    return tuple(path for path in sorted(SRC.rglob("*")) if path.suffix in KINDS and not is_package(path))


def texts_of(tree: ast.AST) -> Iterator[str]:
    """Strings that are values: no docstrings."""
    told = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
            yield node.value


def identifiers_of(tree: ast.AST) -> Iterator[str]:
    """Everything that Python calls by a name, but for what comes from other packages."""
    foreign = {
        one.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and not (node.module or "").startswith("argosy")
        for one in node.names
    }
    for node in ast.walk(tree):
        for field in ("id", "attr", "arg", "name"):
            if isinstance(name := getattr(node, field, None), str) and name not in foreign:
                yield name


def modules_of(tree: ast.AST) -> Iterator[str]:
    """Modules that names are imported from, and modules among the names."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            yield from (f"{node.module}.{one.name}" for one in node.names)


def words_of(identifier: str) -> str:
    """CityLeaders, leaders_hand -> _city_leaders_, _leaders_hand_."""
    return f"_{re.sub(r'(?<=[a-z])(?=[A-Z])', '_', identifier).lower()}_"


def is_named_in_python(expansion: str, source: str) -> bool:
    """Does a module name the box?"""
    tree = ast.parse(source)
    modules, identifiers, texts = list(modules_of(tree)), list(identifiers_of(tree)), list(texts_of(tree))
    edition = re.compile(rf"\b{expansion}_\d{{4}}\b")
    if any(f".{game_of(expansion)}.{expansion}." in f"{module}." for module in modules) or any(
        map(edition.search, [*identifiers, *texts])
    ):
        return True
    if expansion in BASE_WORDS:  # as a name among those of other expansions, or spelled like an expansion
        others = {*EXPANSIONS[game_of(expansion)]} - BASE_WORDS
        in_code = expansion.upper() in identifiers and bool(
            {other.upper() for other in others} & {*identifiers}
        )
        return in_code or (expansion in texts and len(others & {*texts}) > 1)
    return any(f"_{expansion}_" in words_of(one) for one in identifiers) or any(
        re.search(rf"\b{expansion}\b(?!-)", one) for one in texts
    )


def is_named_on_a_page(expansion: str, source: str) -> bool:
    """Does a template, sheet or script name the box?"""
    if expansion in BASE_WORDS:
        return bool(re.search(rf"\b{expansion}_\d{{4}}\b|(?<!\w)[.#]{expansion}\b|/{expansion}/", source))
    return bool(re.search(rf"\b{expansion}(_\d{{4}})?\b", source, re.IGNORECASE))


def is_named(expansion: str, path: Path) -> bool:
    """Does a file name the box?"""
    ask, source = is_named_in_python if path.suffix == ".py" else is_named_on_a_page, path.read_text()
    return expansion in source.lower() and ask(expansion, source)  # most files are not worth a syntax tree


@pytest.mark.parametrize("expansion", NAMES)
def test_an_expansion_is_named_in_few_files_outside_of_rooms(expansion):
    found = [str(path.relative_to(SRC)) for path in files() if is_named(expansion, path)]
    found = [name for name in found if name not in EXAMPLES]
    assert {"catalog/registry.py", "rulebook/pages.py"} <= set(found)
    assert len(found) <= MOST, f"{expansion} in {len(found)} files: {', '.join(found)}"


@pytest.mark.parametrize(
    ("expansion", "source", "expected"),
    [
        ("cities", "for city in game.cities: pass", False),
        ("cities", "from argosy.game.wonders.position.cities import lay_out", False),
        ("cities", "BOX_CITIES = view['cities']", False),
        ("cities", "from argosy.rules.wonders.cities import terms", True),
        ("cities", "from argosy.game.wonders.expansions import CITIES, LEADERS", True),
        ("cities", "boxes = ('armada', 'leaders', 'cities')", True),
        ("cities", "box = 'cities_2012'", True),
        ("babel", "from babel.messages.pofile import read_po", False),
        ("babel", "from jinja2.ext import babel_extract\nbabel_extract()", False),
        ("babel", "class CityBabel: pass", True),
        ("babel", "options.babel_parts", True),
        ("leaders", '"""With Leaders a city has leaders."""', False),
        ("leaders", "def f(leaders_hand): pass", True),
        ("agora", "from argosy.game.duel.agora.view import ChamberView", True),
        ("agora", "from argosy.web.duel.live.table import senate", False),
        ("agora", "flag = tables.has_agora", True),
        ("pantheon", '"""PANTHEON-015: the gods of Pantheon."""', False),
        ("leaders", "by_leader = leader", False),
    ],
)
def test_what_names_an_expansion(expansion, source, expected):
    assert is_named_in_python(expansion, source) is expected
