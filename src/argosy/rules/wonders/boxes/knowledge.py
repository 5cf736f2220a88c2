"""What boxes hide: cards of which only some are in an Age, things that are dealt again in another world."""

from random import Random

from argosy.rules.records import Record
from argosy.rules.wonders.armada.knowledge import naval_pool, redeal_islands
from argosy.rules.wonders.babel.knowledge import redeal_babel
from argosy.rules.wonders.babel.terms import LAY_TILE
from argosy.rules.wonders.cities.knowledge import black_pool


def more_pools(tables: Record, age: int) -> list[set[int]]:
    """Cards (1-based Age) of which only some are in the game, a set for each box; sets may be empty."""
    return [naval_pool(tables, age), black_pool(tables, age)]


def redeal_more(game: Record, tables: Record, viewer: int, chance: Random) -> None:
    """Deal again what the viewer does not see of boxes."""
    redeal_islands(game, viewer, chance)
    redeal_babel(game, tables, viewer, chance)


DISCARDING = (LAY_TILE,)
"""Verbs of boxes that lay the card onto the discard pile, face down."""
