"""Hooks for hidden information: pools of cards in an Age, and determinization of expansions."""

from random import Random

from argosy.catalog.registry import rooms
from argosy.rules.records import Record


def more_pools(tables: Record, age: int) -> list[set[int]]:
    """Cards (1-based Age) of which only some are in the game, a set for each expansion; sets may be empty."""
    return [room.pool(tables, age) for room in _rooms() if hasattr(room, "pool")]


def redeal_more(game: Record, tables: Record, viewer: int, eyes: tuple[int, ...], chance: Random) -> None:
    """Deal again what the viewer does not see of expansions. eyes: the seats whose hands it knows."""
    for room in _rooms():
        if hasattr(room, "redeal"):
            room.redeal(game, tables, viewer, eyes, chance)


def discarding() -> tuple[int, ...]:
    """Verbs of expansions that lay the card onto the discard pile, face down."""
    return tuple(verb for room in _rooms() for verb in getattr(room, "DISCARDING", ()))


def _rooms():
    return rooms("rules", "wonders", "knowledge")
