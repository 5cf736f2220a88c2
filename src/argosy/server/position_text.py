"""The text of a position, read: JSON or TOML, of a bounded size before anything is parsed."""

import json
import tomllib
from typing import Any

from argosy.server.errors import Refused

MOST_CHARACTERS = 64 * 1024
MOST_DEPTH = 24
"""Positions nest eight deep."""
MOST_IN_LINE = 8 * 1024
"""Characters in a line of TOML."""
MOST_DOTS = 64
"""In a line of TOML: a long dotted key takes a parser very long."""
MOST_DOTTED = 2000
"""Dots in a whole text of TOML."""


def read(text: str) -> Any:
    """What somebody wrote. Refuses what is too large, and what is neither JSON nor TOML."""
    if not text.strip():
        raise Refused("bad_position", "nothing was written")
    if len(text) > MOST_CHARACTERS:
        raise Refused("bad_position", f"{len(text)} characters; at most {MOST_CHARACTERS}")
    _check_depth(text)
    try:
        return json.loads(text) if text.lstrip().startswith("{") else _toml(text.replace("\r\n", "\n"))
    except (ValueError, RecursionError) as error:
        raise Refused("bad_position", str(error)) from error


def _check_depth(text: str) -> None:
    """Brackets in names count too: no name of the game has any."""
    depth = deepest = 0
    for letter in text:
        depth += (letter in "[{") - (letter in "]}")
        deepest = max(deepest, depth)
    if deepest > MOST_DEPTH:
        raise Refused("bad_position", f"brackets {deepest} deep; at most {MOST_DEPTH}")


def _toml(text: str) -> Any:
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > MOST_IN_LINE or line.count(".") > MOST_DOTS:
            raise Refused("bad_position", f"line {number} is too long")
    if text.count(".") > MOST_DOTTED:
        raise Refused("bad_position", "too many dotted names")
    return tomllib.loads(text)
