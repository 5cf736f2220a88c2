"""Unrolls loops over `Kernels`: compilers know no loop whose every round calls another function."""

# pyright: reportUnknownArgumentType=false, reportUnknownVariableType=false
# What a loop over kernels runs through may be anything.

import ast
from collections.abc import Callable
from copy import deepcopy
from typing import Any

from argosy.kernelc.errors import CompileError
from argosy.kernelc.kernel import Kernels, path_of, value_of


def unrolled(function: Callable[..., Any], tree: ast.FunctionDef) -> tuple[ast.FunctionDef, dict[str, Any]]:
    """A function without such loops: its syntax tree, and the globals that it needs. Raises CompileError.

    tree: of the function as it stands in its file.
    """
    names = function.__globals__
    if not any(isinstance(names.get(name), Kernels) for name in function.__code__.co_names):
        return tree, names
    unroller = _Unroller(names)
    return unroller.visit(deepcopy(tree)), unroller.names


def called_in_loops(function: Callable[..., Any], names: list[str]) -> list[Any]:
    """Return the functions that a function calls in loops over `Kernels`.

    names: the globals that it reads.
    """
    found = [function.__globals__.get(name) for name in names]
    items = [item for one in found if isinstance(one, Kernels) for item in one]
    return [part for item in items for part in (item if isinstance(item, tuple) else (item,))]


def _looped(node: ast.AST, names: dict[str, Any]) -> Any:
    return names.get(node.iter.id) if isinstance(node, ast.For) and isinstance(node.iter, ast.Name) else None


class _Unroller(ast.NodeTransformer):
    """Repeats the body of each loop, in each copy with names of its own for what the loop runs through."""

    def __init__(self, names: dict[str, Any]) -> None:
        self.names = dict(names)
        self.rounds = 0

    def visit_For(self, node: ast.For) -> Any:
        """Lay out one loop, and those inside of it."""
        self.generic_visit(node)
        kernels = _looped(node, self.names)
        if not isinstance(kernels, Kernels):
            return node
        if node.orelse or any(isinstance(one, ast.Break | ast.Continue) for one in ast.walk(node)):
            raise CompileError(f"line {node.lineno}: a loop over kernels knows no else, break or continue")
        return [line for item in kernels for line in self._round(node, item)] or [
            ast.copy_location(ast.Pass(), node)
        ]

    def _round(self, node: ast.For, item: Any) -> list[ast.stmt]:
        self.rounds += 1
        targets = node.target.elts if isinstance(node.target, ast.Tuple) else [node.target]
        own: dict[str, str] = {}
        for target, part in zip(targets, item if isinstance(item, tuple) else (item,), strict=True):
            assert isinstance(target, ast.Name), "a loop over kernels runs through plain names"
            own[target.id] = f"{target.id}__{self.rounds}"
            self.names[own[target.id]] = part
        return [_Renamer(own, self.names).visit(line) for line in deepcopy(node.body)]


class _Renamer(ast.NodeTransformer):
    def __init__(self, own: dict[str, str], names: dict[str, Any]) -> None:
        self.own = own
        self.names = names

    def visit_Call(self, node: ast.Call) -> ast.expr:
        """A call; in place of `value_of` stands the field, or the call of the kernel."""
        self.generic_visit(node)
        if not (isinstance(node.func, ast.Name) and self.names.get(node.func.id) is value_of):
            return node
        record, value, *more = node.args
        if not (isinstance(value, ast.Name) and value.id in self.own.values()):
            return node
        found = self.names[value.id]
        if not isinstance(found, str):
            return ast.copy_location(ast.Call(value, [record, *more], []), node)
        for part in path_of(found):
            if isinstance(part, int):
                record = ast.Subscript(record, ast.Constant(part), ast.Load())
            else:
                record = ast.Attribute(record, part, ast.Load())
        return ast.fix_missing_locations(ast.copy_location(record, node))

    def visit_Name(self, node: ast.Name) -> ast.Name:
        """One name."""
        node.id = self.own.get(node.id, node.id)
        return node
