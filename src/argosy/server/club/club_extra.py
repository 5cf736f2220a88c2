"""Availability of libraries of the extra `club`, checked without importing them."""

from functools import cache
from importlib.util import find_spec

RATINGS = "openskill"
"""The library that rates games."""


@cache
def has(library: str) -> bool:
    """Can this library be imported?"""
    return find_spec(library) is not None
