"""Parser of the text of a position: JSON or TOML, its size checked before anything is parsed."""

import json
import tomllib
from typing import Any

from argosy.game.record_lines import without_mark
from argosy.server.errors import Refused
from argosy.server.http.text_limits import escapes_no_letters, has_no_letters, measured

MOST_BYTES = 48 * 1024
"""Of the body of a form, which holds more than the text."""
MOST_DEPTH = 24
"""Positions nest eight deep."""
MOST_KEYS = 4000
"""A full position of eight cities with all expansions has some hundreds."""
MOST_DOTS = 16
"""In one key of TOML."""


def read(text: str) -> Any:
    """Return the position that a text describes.

    Refuses what is too large, and what is neither JSON nor TOML. To be called in a thread.
    """
    if not text.strip():
        raise Refused("bad_position", "nothing was written")
    _check(text)
    text = without_mark(text)
    try:
        return (
            json.loads(text) if text.lstrip().startswith("{") else tomllib.loads(text.replace("\r\n", "\n"))
        )
    except (ValueError, RecursionError) as error:
        raise Refused("bad_position", str(error)) from error


def _check(text: str) -> None:
    if has_no_letters(text) or escapes_no_letters(text):
        raise Refused("bad_position", "it holds NUL or half of a letter (a surrogate), which no name has")
    size = len(text.encode())
    if size > MOST_BYTES:
        raise Refused("bad_position", f"{size} bytes; at most {MOST_BYTES}")
    found = measured(text)
    for what, number, most in (
        ("brackets within brackets", found.depth, MOST_DEPTH),
        ("keys and brackets", found.keys, MOST_KEYS),
        ("dots in one key", found.dots, MOST_DOTS),
    ):
        if number > most:
            raise Refused("bad_position", f"{number} {what}; at most {most}")
