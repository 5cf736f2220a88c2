"""Payment slots: the largest number of payments that one action can have.

Each payment has a number of its own in the action space.
"""

from collections.abc import Sequence
from math import prod

import msgspec

CARDS, STAGES, WAYS, THINGS_WITH_CARDS = "cards", "stages", "ways", "things with cards"
"""What stands side by side in a block of the action space: the payments of each card; blocks of stages, in
step with those of the base game, with the payments of each card or leader; ways to build, likewise, from the
first number on; cards for each thing.
"""


class Payments(msgspec.Struct, frozen=True, kw_only=True):
    """Changes that an expansion makes to the payments of an action."""

    units: int = 0
    """Resource units that may be paid in the same sum as a card or stage."""
    ways: int = 1
    """Different coins that one payment may have for sellers that are no neighbours, or for the bank."""
    sellers_matter: bool = False
    """Does it matter from which neighbours something is bought, beside the coins?"""


def slots_for(units: int, expansions: Sequence[Payments]) -> int:
    """An upper bound for the payments of an action whose dearest card or stage costs so many units.

    For given coins to everybody but the neighbours: u units cost at most 2 u coins from the left neighbour,
    which are 2 u + 1 values, each with one minimal payment. Rebates only lower these coins, and units that
    need not be paid only lower u. Where sellers matter a payment that buys from fewer neighbours may be kept
    beside: one that buys from the left alone (the one with the fewest coins), one from the right alone, one
    from neither.
    """
    units += sum(expansion.units for expansion in expansions)
    beside = 3 if any(expansion.sellers_matter for expansion in expansions) else 0
    return (2 * units + 1 + beside) * prod(expansion.ways for expansion in expansions)
