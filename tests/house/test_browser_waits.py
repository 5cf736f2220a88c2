"""Waits of browser tests are for functions, not for bare expressions.

A bare expression is evaluated anew at each look, which the policy of our pages forbids: such a test passes if
the first look is enough, and fails on a busy machine.
"""

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FILES = sorted(
    path for folder in ("tests/browser", "scripts", "bench") for path in (ROOT / folder).rglob("*.py")
)
FUNCTION = re.compile(r"\s*(async\s+)?(\(.*?\)|\w+)\s*=>", re.DOTALL)


def awaited(source: str) -> list[tuple[int, str]]:
    """(line, text) of everything that a page is waited for, where the text stands in the call or in a
    constant of the file.
    """
    tree = ast.parse(source)
    texts = {
        target.id: node.value.value
        for node in tree.body
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    asked = [
        (node.lineno, node.args[0])
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr == "wait_for_function"
    ]
    return [
        (line, texts[what.id] if isinstance(what, ast.Name) else ast.literal_eval(what))
        for line, what in asked
    ]


def test_an_expression_is_told_from_a_function():
    assert awaited("ASKED = 'a > 0'\npage.wait_for_function(ASKED)") == [(2, "a > 0")]
    assert not FUNCTION.match("window.struck > 0")
    assert FUNCTION.match("() => window.struck > 0")
    assert FUNCTION.match("width => innerWidth <= width")


@pytest.mark.parametrize(
    "path", [path for path in FILES if "wait_for_function" in path.read_text()], ids=lambda path: path.name
)
def test_what_is_waited_for_is_a_function(path):
    assert [line for line, text in awaited(path.read_text()) if not FUNCTION.match(text)] == []
