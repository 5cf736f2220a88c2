"""Every worked example of the base game is a test, so that none is lost when files move."""

import ast
from pathlib import Path

FILE = Path(__file__).resolve().parents[2] / "rules" / "wonders" / "test_examples.py"

# The list of examples has forty of the 2010 rulebook, E004-01 to E004-40; those derived from rules concern
# Armada.
EXAMPLES = tuple(f"e004_{number:02}" for number in range(1, 41))


def examples() -> list[ast.FunctionDef]:
    body = ast.parse(FILE.read_text()).body
    return [node for node in body if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")]


def test_every_example_has_exactly_one_test():
    assert [test.name[5:12] for test in examples()] == list(EXAMPLES)


def test_every_example_asserts_something_and_cites_its_rule():
    for test in examples():
        assert "BASE-" in (ast.get_docstring(test) or ""), test.name
        assert any(isinstance(node, ast.Assert) for node in ast.walk(test)), test.name
