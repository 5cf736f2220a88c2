"""The syntax tree of a kernel, from the file that it stands in."""

import ast
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from argosy.kernelc.errors import CompileError


@cache
def _functions(path: Path) -> dict[int, ast.FunctionDef]:
    """Return the functions of a file by line: that of the first decorator, and that of `def`.

    Code objects name either as their first line.
    """
    tree = ast.parse(path.read_bytes())
    found: dict[int, ast.FunctionDef] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
            found[first] = node
    return found


def tree_of(kernel: Callable[..., Any]) -> ast.FunctionDef:
    """The syntax tree of a kernel. Raises CompileError if its file has changed since it was imported."""
    code = kernel.__code__
    found = _functions(Path(code.co_filename)).get(code.co_firstlineno)
    if found is None or found.name != kernel.__name__:
        raise CompileError(
            f"{code.co_filename}:{code.co_firstlineno}: {kernel.__name__} does not stand there any more"
        )
    return found
