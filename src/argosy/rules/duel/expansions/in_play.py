"""Selection of the entries of those expansions that a game has.

Elsewhere a list with an entry for each expansion is enough.
"""

from collections.abc import Container, Mapping
from typing import TypeVar

One = TypeVar("One")


def in_play(by_expansion: Mapping[str, One], expansions: Container[str]) -> tuple[One, ...]:
    """Of the lines of a list those of the expansions that a game has, in the order of the list."""
    return tuple(one for name, one in by_expansion.items() if name in expansions)
