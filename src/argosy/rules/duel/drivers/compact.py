"""The compact action space of Duel: at most 4,096 numbers with any expansions (docs/bots/choices.md).

Answers that only name a card share one block, those that name a wonder or a progress token another one each:
what is to happen with it, the decision says. What else an expansion brings is left out where the box is not
in play.
"""

from functools import cache

import numpy as np
from numpy.typing import NDArray

from argosy.catalog.registry import packages_by_name
from argosy.kernelc.kernel import kernel
from argosy.rules.duel import terms
from argosy.rules.duel.expansions.numbers import ACTIONS, OWNERS
from argosy.rules.record_class import Numbers
from argosy.rules.records import Number

MOST = 4_096
NONE = -1
EXACT = np.zeros(0, np.int16)
"""The space that is no other than the exact one."""
EXPANSIONS = packages_by_name("rules", "duel", "terms")


@cache
def lay_out_compact(expansions: tuple[str, ...]) -> tuple[NDArray[np.int16], int]:
    """The compact number of every exact one with these expansions, NONE where there is none, and how many
    numbers there are.
    """
    in_play = [terms, *(EXPANSIONS[name] for name in EXPANSIONS if name in expansions)]
    blocks = {block for owner in OWNERS for block in owner.ACTION_BLOCKS}
    things = {first: thing for owner in OWNERS for thing, firsts in owner.ANSWERS.items() for first in firsts}
    used = {first for owner in in_play for first, _ in owner.ACTION_BLOCKS} | set(
        things
    )  # because any expansion may ask for a card
    space, starts, end = np.full(ACTIONS, NONE, np.int16), {}, 0
    for first, size in sorted(block for block in blocks if block[0] in used):
        thing = things.get(first, first)
        if thing not in starts:
            starts[thing] = end
            end += size
        space[first : first + size] = starts[thing] + np.arange(size)
    return space, end


@kernel
def number_in(space: Numbers, number: Number) -> Number:
    """An exact number in a space: the exact one, or a compact one."""
    return np.int64(number) if space.shape[0] == 0 else np.int64(space[number])
