"""Encodings of text files: UTF-8 is named wherever a file is read or written.

Windows takes another encoding unless it is told.
"""

import ast
from pathlib import Path

import pytest

from tests.house.code import SRC

ROOT = SRC.parents[1]
FILES = [*sorted(SRC.rglob("*.py")), ROOT / "scripts" / "prepare.py"]
PLACES = {"read_text": 0, "write_text": 1}
"""Which argument the encoding is, where it has no name."""


def without_encoding(source: str) -> list[int]:
    """Lines that read or write a text and do not say how it is encoded."""
    return [
        node.lineno
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr in PLACES
        and len(node.args) <= PLACES[node.func.attr]
        and all(keyword.arg != "encoding" for keyword in node.keywords)
    ]


def test_what_says_nothing_is_found():
    assert without_encoding("a.read_text()\nb.write_text(text)\nb.write_text(data=text)") == [1, 2, 3]
    assert (
        without_encoding("a.read_text('utf-8')\nb.write_text(text, 'utf-8')\nc.read_text(encoding='ascii')")
        == []
    )


@pytest.mark.parametrize(
    "path", [path for path in FILES if "_text(" in path.read_text("utf-8")], ids=lambda path: Path(path).stem
)
def test_every_text_says_how_it_is_encoded(path):
    assert without_encoding(path.read_text("utf-8")) == []
