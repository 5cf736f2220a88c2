"""Selects the entries of the expansions that a game has.

Elsewhere a list with an entry for each expansion is enough.
"""

from collections.abc import Container, Mapping
from typing import TypeVar

One = TypeVar("One")


def in_play(by_box: Mapping[str, One], boxes: Container[str]) -> tuple[One, ...]:
    """Of the lines of a list those of the boxes that a game has, in the order of the list."""
    return tuple(one for name, one in by_box.items() if name in boxes)
