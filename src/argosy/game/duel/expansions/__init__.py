"""Hooks of Duel at the level of a game with names: base code calls them for all expansions.

The code of an expansion is in its own package beside this one, in a module for each hook (`answers`,
`choice`, `events`, `look`, ...). An expansion that does nothing somewhere leaves it out.
"""

from typing import Any

from argosy.catalog.registry import packages_by_name
from argosy.game.types import Fields


def parts(module: str, name: str) -> Fields:
    """Return by expansion what its package calls by this name, where it has it."""
    found = packages_by_name("game", "duel", module)
    return {
        expansion: getattr(package, name) for expansion, package in found.items() if hasattr(package, name)
    }


def merged(module: str, name: str) -> dict[Any, Any]:
    """The mappings of all expansions as one: no two of them use the same word."""
    return {key: value for part in parts(module, name).values() for key, value in part.items()}


def together(module: str, name: str) -> tuple[Any, ...]:
    """The tuples of all expansions as one."""
    return tuple(one for part in parts(module, name).values() for one in part)
