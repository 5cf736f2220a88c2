"""Best choice of all open science symbols against brute force (CITIES-MASK-4, ARMADA-SCI-3).

ARGOSY_CITIES sets how many random cities are looked at; in the plain backend an eighth of them.
"""

import os
import random
from functools import cache

import numpy as np
import pytest

from argosy.rules.backends import compiled, plain
from argosy.rules.wonders.scoring.science import best_science

CITIES = int(os.environ.get("ARGOSY_CITIES", "4000"))
SET_POINTS = (7, 10)


def shown_as_kernels_take_it(cards):
    """The number of cards that show one symbol out of each set, eight bits a set."""
    return sum(sum(bool(card & symbols) for card in cards) << 8 * symbols for symbols in range(1, 8))


@cache
def by_hand(counts, free, most, cards, copies, changes, set_points):
    """Every open symbol fixed in every order, one after the other; each may be left as it is.

    cards: bit sets of the symbols that each card shows of which one may be copied.
    """
    best = sum(count * count for count in counts) + set_points * min(counts)
    for kind in range(3):
        more = tuple(count + (place == kind) for place, count in enumerate(counts))
        if free:
            best = max(best, by_hand(more, free - 1, most, cards, copies, changes, set_points))
        if most and counts[kind] == max(counts):
            best = max(best, by_hand(more, free, most - 1, cards, copies, changes, set_points))
        if copies:
            for place, card in enumerate(cards):
                if card >> kind & 1:
                    rest = cards[:place] + cards[place + 1 :]
                    best = max(best, by_hand(more, free, most, rest, copies - 1, changes, set_points))
        if changes and counts[kind]:
            for other in {0, 1, 2} - {kind}:
                moved = tuple(c - (place == kind) + (place == other) for place, c in enumerate(counts))
                best = max(best, by_hand(moved, free, most, cards, copies, changes - 1, set_points))
    return best


@pytest.mark.sample(1)
@pytest.mark.parametrize("backend", [plain, compiled], ids=["plain", "compiled"])
def test_the_best_science_is_that_of_trying_every_order(backend):
    """CITIES-MASK-1 to -4: random cities with every mixture of open symbols."""
    chance, score = random.Random(7), backend(best_science)
    for number in range(CITIES if backend is compiled else CITIES // 8):
        counts = tuple(chance.randrange(5) for _ in range(3))
        free, most, changes = chance.randrange(3), chance.choice((0, 0, 1, 2)), chance.choice((0, 0, 1))
        cards = tuple(sorted(chance.choice((1, 2, 4, 1, 2, 4, 3, 6)) for _ in range(chance.randrange(5))))
        copies, set_points = chance.randrange(4), chance.choice(SET_POINTS)
        found = score(
            np.array(counts), free, most, copies, shown_as_kernels_take_it(cards), changes, set_points
        )
        wanted = by_hand(counts, free, most, cards, copies, changes, set_points)
        assert found == wanted, (number, counts, free, most, cards, copies, changes, set_points)
