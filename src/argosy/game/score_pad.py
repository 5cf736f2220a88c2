"""Score pad fields for a game that was played at a real table, line by line."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

POINTS = "points"
"""The field of a line that somebody has added up already."""

Entries: TypeAlias = Mapping[tuple[str, str], int]
"""What one player has: (line, field) -> how many."""
Worth: TypeAlias = Callable[[int], int]
"""How many points so many of something are."""


def linear(each: int) -> Worth:
    """So many points for each."""
    return lambda many: many * each


def for_each(size: int) -> Worth:
    """A point for every so many."""
    return lambda many: max(many, 0) // size


def looked_up(points: tuple[int, ...]) -> Worth:
    """Points by number; more than the longest row are as many as that."""
    return lambda many: points[min(max(many, 0), len(points) - 1)]
