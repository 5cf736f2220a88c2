"""What boxes hide: cards of which only some are in an Age, things that are dealt again in another world."""

from random import Random

from argosy.rules.records import Record
from argosy.rules.wonders.armada.knowledge import naval_pool, redeal_islands
from argosy.rules.wonders.cities.knowledge import black_pool


def more_pools(tables: Record, age: int) -> list[set[int]]:
    """Cards (1-based Age) of which only some are in the game, a set for each box; sets may be empty."""
    return [naval_pool(tables, age), black_pool(tables, age)]


def redeal_more(game: Record, viewer: int, chance: Random) -> None:
    """Deal again what the viewer does not see of boxes."""
    redeal_islands(game, viewer, chance)
