"""Is a library of the extra `club` here? Asked without importing it, because a start does not wait for what nobody uses yet."""

from functools import cache
from importlib.util import find_spec

RATINGS = "openskill"
"""The library that rates games."""


@cache
def has(library: str) -> bool:
    """Can this library be imported?"""
    return find_spec(library) is not None
