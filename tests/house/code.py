"""Definitions, docstrings, citations and references of the source, read from syntax trees."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from argosy.catalog.registry import PACKAGES
from argosy.rulebook.citations import cited

ALL_PACKAGES = [package for packages in PACKAGES.values() for package in packages]
SRC = Path(__file__).resolve().parents[2] / "src" / "argosy"


def module_of(path: Path) -> str:
    """src/argosy/rules/wonders/state.py -> argosy.rules.wonders.state."""
    parts = path.relative_to(SRC.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES = {module_of(path): path for path in sorted(SRC.rglob("*.py"))}

Place = tuple[str, str]
"""(module, name): `("argosy.rules.wonders.turn", "pay")`; methods and fields as `Class.method`."""


def definitions(body: list[ast.stmt], prefix: str = "") -> Iterator[tuple[str, ast.stmt, ast.stmt | None]]:
    """(name, statement, the statement after it) of every function, class, method, constant and field."""
    for node, after in zip(body, [*body[1:], None], strict=True):
        match node:
            case ast.FunctionDef() | ast.AsyncFunctionDef():
                yield prefix + node.name, node, after
            case ast.ClassDef():
                yield prefix + node.name, node, after
                yield from definitions(node.body, f"{prefix}{node.name}.")
            case ast.Assign():
                yield from (
                    (prefix + target.id, node, after)
                    for target in node.targets
                    if isinstance(target, ast.Name)
                )
            case ast.AnnAssign(target=ast.Name(id=name)):
                yield prefix + name, node, after
            case _:
                pass


@cache
def names_in(path: Path) -> set[str]:
    """Everything that a file defines; nothing for a file that is not there."""
    return {name for name, _, _ in definitions(ast.parse(path.read_text()).body)} if path.is_file() else set()


def cited_at(path: Path, name: str) -> set[str]:
    """The rules that a definition cites: in its docstring; a constant or a field also in the comments at
    it.
    """
    return citations_of(_read(path), name)


@cache
def _read(path: Path) -> str:
    return path.read_text()


@cache
def _parsed(source: str) -> ast.Module:
    return ast.parse(source)


def citations_of(source: str, name: str) -> set[str]:
    """The same for the text of a file."""
    lines = source.splitlines()
    for found, node, after in definitions(_parsed(source).body):
        if found != name:
            continue
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            return cited(ast.get_docstring(node) or "")
        told = [line.partition("#")[2] for line in lines[node.lineno - 1 : node.end_lineno]]
        above = node.lineno - 2
        while above >= 0 and lines[above].lstrip().startswith("#"):
            told.insert(0, lines[above].lstrip("# "))
            above -= 1
        match after:
            case ast.Expr(value=ast.Constant(value=str() as text)):
                told.append(text)
            case _:
                pass
        return cited("\n".join(told))
    return set()


@cache
def used() -> set[Place]:
    """Everything in src that something other than its own definition names."""
    return users({name: path.read_text() for name, path in MODULES.items()})


def users(sources: dict[str, str]) -> set[Place]:
    """The same for modules by name.

    Imports alone are no use; a name that a package passes on is followed to its home.
    """
    trees = {module: ast.parse(text) for module, text in sources.items()}
    imports = {module: imported_names(module, tree, trees) for module, tree in trees.items()}
    found: set[Place] = set()
    for module, tree in trees.items():
        for named in references(module, tree, imports[module]):
            place = named
            while place[0] in imports and (home := imports[place[0]].get(place[1])) and home != place:
                place = home
            found.add(place)
    return found


def imported_names(module: str, tree: ast.Module, known: dict[str, ast.Module]) -> dict[str, Place]:
    """Local name -> (module, name); a module that is imported whole has an empty name."""
    found: dict[str, Place] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module and not node.level:
            for alias in node.names:
                whole = f"{node.module}.{alias.name}"
                found[alias.asname or alias.name] = (
                    (whole, "") if whole in known else (node.module, alias.name)
                )
        elif isinstance(node, ast.Import):
            found |= {alias.asname: (alias.name, "") for alias in node.names if alias.asname}
    return found


def references(module: str, tree: ast.Module, imports: dict[str, Place]) -> Iterator[Place]:
    """Names that a module uses outside the definition of the thing itself.

    An attribute of an object is known by its name alone.
    """
    own = {name: node for name, node, _ in definitions(tree.body)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
            if node.id in own and not _inside(node, own[node.id]):
                yield module, node.id
            elif node.id in imports and node.id not in own:
                yield imports[node.id]
        elif isinstance(node, ast.Attribute):
            source = imports.get(node.value.id) if isinstance(node.value, ast.Name) else None
            if source and not source[1]:
                yield source[0], node.attr
            else:
                yield "", node.attr


def _inside(node: ast.expr, definition: ast.stmt) -> bool:
    return definition.lineno <= node.lineno <= (definition.end_lineno or definition.lineno)


def is_used(path: Path, name: str) -> bool:
    """Is a definition of src named by something else?

    A method or field counts when an attribute of its name is, and so does what a file in the room of an
    expansion has: rooms are found by their names (`argosy.catalog.registry`).
    """
    is_found = "." in name or bool({*ALL_PACKAGES} & {*module_of(path).split(".")})
    return (is_found and ("", name.rpartition(".")[2]) in used()) or (module_of(path), name) in used()
