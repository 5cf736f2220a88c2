"""What boxes hide: cards of which only some are in an Age, things that are dealt again in another world."""

from random import Random

from argosy.rules.records import Record
from argosy.rules.wonders.armada.knowledge import naval_pool, redeal_islands
from argosy.rules.wonders.cities.knowledge import black_pool
from argosy.rules.wonders.leaders.knowledge import redeal_leaders


def more_pools(tables: Record, age: int) -> list[set[int]]:
    """Cards (1-based Age) of which only some are in the game, a set for each box; sets may be empty."""
    return [naval_pool(tables, age), black_pool(tables, age)]


def redeal_more(game: Record, tables: Record, viewer: int, eyes: tuple[int, ...], chance: Random) -> None:
    """Deal again what the viewer does not see of boxes. eyes: the seats whose hands it knows."""
    redeal_islands(game, viewer, chance)
    redeal_leaders(game, tables, eyes, chance)
