"""The numbers of counters and actions: those of the base game, then those of each expansion."""

from argosy.catalog.registry import packages
from argosy.rules.duel import terms as base

OWNERS = (base, *packages("rules", "duel", "terms"))


def end_of(blocks: str) -> int:
    """The end of all blocks of a kind, which leave nothing out and do not overlap."""
    end = 0
    for first, size in sorted(block for owner in OWNERS for block in getattr(owner, blocks)):
        assert first == end, f"{blocks}: a block begins at {first}, the one before it ends at {end}"
        end = first + size
    return end


ACTIONS = end_of("ACTION_BLOCKS")
"""How many actions there are (docs/bots/duel.md)."""
assert end_of("POWER_BLOCKS") == base.POWERS
