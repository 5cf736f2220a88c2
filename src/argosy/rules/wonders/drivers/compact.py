"""The compact action space: a number for each card and way, at most 4,096 (docs/bots/choices.md).

The bound holds in every ruleset. The space is made of the exact numbers. Of the payments of an action it has
one, the first that is listed, which is the cheapest. Rare ways name a card by its rank among the different
cards of the hand, because cards times ways would be too many numbers.
"""

from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from argosy.kernelc.kernel import kernel
from argosy.rules.record_class import Numbers
from argosy.rules.records import Number, Record
from argosy.rules.wonders.city import hand_holder
from argosy.rules.wonders.expansions.play import rank_of_marker
from argosy.rules.wonders.payments.slots import CARDS, STAGES, THINGS_WITH_CARDS, WAYS
from argosy.rules.wonders.state import HAND, City, Game

MOST = 4_096
FIRST, STEP, WIDTH, START = range(4)
"""Columns of a block: its first exact number; exact numbers that are one action; how many cards stand side
by side that are named by their rank, 0 where each has a number of its own; its first compact number.
"""
EXACT = np.zeros((0, 4), np.int32)
"""The space that is no other than the exact one."""


class _Layout:
    """Blocks laid end to end."""

    def __init__(self) -> None:
        self.blocks: list[tuple[int, int, int, int]] = []
        self.end = 0

    def add(self, first: int, step: int, count: int) -> None:
        """So many actions with a number each."""
        self.blocks.append((first, step, 0, self.end))
        self.end += count

    def add_ranks(self, first: int, step: int, width: int, ways: int) -> None:
        """So many ways, in each of which a card is named by its rank in the hand."""
        self.blocks.append((first, step, width, self.end))
        self.end += ways * HAND


def lay_out_compact(
    tables: "np.void", sizes: Mapping[str, int], forms: Mapping[str, str]
) -> tuple[NDArray[np.int32], int]:
    """The blocks of the compact space, shape (blocks, 4), and how many numbers it has.

    sizes: of the blocks of exact numbers. forms: what stands side by side in a block (`slots.py`); without
    one every exact number is an action.
    """
    layout, slots = _Layout(), int(tables["slots"])
    kinds, markers, stage_block = (int(tables[name]) for name in ("kinds", "markers", "stage_block"))
    for verb, size in sizes.items():
        first, form = int(tables[f"{verb}_at"]), forms.get(verb)
        if not size:
            continue
        if form == CARDS:
            layout.add(first, slots, size // slots)
        elif form == STAGES:
            in_step = first + (int(tables["stage_at"]) - first) % stage_block
            blocks = size // stage_block
            if verb == "stage":  # the usual way to build one: each card has its own number
                layout.add(first, slots, markers)
                in_step, blocks = first + stage_block, blocks - 1
            if blocks:
                layout.add_ranks(in_step, slots, markers, blocks)
        elif form == WAYS:
            layout.add_ranks(first, slots, markers, size // stage_block)
        elif form == THINGS_WITH_CARDS:
            layout.add_ranks(first, 1, kinds, size // kinds)
        else:
            layout.add(first, 1, size)
    return np.array(layout.blocks, np.int32), layout.end


@kernel
def number_in(space: Numbers, game: Game, tables: Record, city: Number, number: int) -> Number:
    """The number in a space of a choice with this exact number, which a city has now.

    The exact space has that number itself, a compact one has blocks.

    The exact space is asked for in a function so small that it costs no call.
    """
    return np.int64(number) if space.shape[0] == 0 else compact_number(space, game, tables, city, number)


@kernel
def compact_number(space: Numbers, game: Game, tables: Record, city: int, number: int) -> int:
    """The compact number of an exact one."""
    block = 0
    while block + 1 < space.shape[0] and number >= space[block + 1, FIRST]:
        block += 1
    action = (np.int64(number) - space[block, FIRST]) // space[block, STEP]
    width = np.int64(space[block, WIDTH])
    if width == 0:
        return space[block, START] + action
    return space[block, START] + action // width * HAND + rank_in_hand(game, tables, city, action % width)


@kernel
def rank_in_hand(game: Game, tables: Record, city: int, card: int) -> int:
    """Return how many different cards, or leaders, of the hand have a lower number."""
    if card >= tables.kinds:
        return rank_of_marker(game, city, card - tables.kinds)
    hand, rank = game.cities[hand_holder(game, city)], 0
    for place in range(hand.hand_size):
        if hand.hand[place] < card and is_first_copy(hand, place):
            rank += 1
    return rank


@kernel
def is_first_copy(hand: City, place: int) -> bool:
    """Has no earlier place of a hand the same card?"""
    for before in range(place):
        if hand.hand[before] == hand.hand[place]:
            return False
    return True
