"""Hooks for hidden information: pools of cards in an Age, and determinization of expansions."""

from random import Random
from types import ModuleType

from argosy.catalog.registry import packages
from argosy.rules.records import Record


def more_pools(tables: Record, age: int) -> list[set[int]]:
    """Cards (1-based Age) of which only some are in the game, a set for each expansion; sets may be empty."""
    return [package.pool(tables, age) for package in _packages() if hasattr(package, "pool")]


def redeal_more(game: Record, tables: Record, viewer: int, eyes: tuple[int, ...], chance: Random) -> None:
    """Deal again what the viewer does not see of expansions. eyes: the seats whose hands it knows."""
    for package in _packages():
        if hasattr(package, "redeal"):
            package.redeal(game, tables, viewer, eyes, chance)


def discarding() -> tuple[int, ...]:
    """Verbs of expansions that lay the card onto the discard pile, face down."""
    return tuple(verb for package in _packages() for verb in getattr(package, "DISCARDING", ()))


def _packages() -> tuple[ModuleType, ...]:
    return packages("rules", "wonders", "knowledge")
