"""What a seat of Duel may know as a row of numbers, for learning programs. Nothing else goes in (DUEL-009, AGORA-043).

A feature is a name and the numbers that stand under it, side by side in one table. `own` is the seat that looks, `foe`
its opponent; spaces of the military track count as the lead of the seat that looks.
"""

from functools import cache

import numpy as np
from numpy.typing import NDArray

from argosy.batch.duel.base import base_blocks
from argosy.batch.duel.boxes import BLOCKS
from argosy.batch.duel.eyes import Block, Eyes
from argosy.rules.duel.ruleset import DuelRuleset
from argosy.rules.records import Record, Records


@cache
def features_of(ruleset: DuelRuleset) -> "Features":
    """All features of a ruleset, put together once."""
    return Features(ruleset)


class Features:
    """All features of one ruleset."""

    def __init__(self, ruleset: DuelRuleset) -> None:
        self._tables: Record = ruleset.tables
        self._blocks: list[Block] = [*base_blocks(ruleset)]
        for box in ruleset.boxes:
            self._blocks += BLOCKS[box](ruleset)
        self.names = tuple(name for block in self._blocks for name in block.names)

    def fill(self, rows: NDArray[np.int16], games: Records, lines: NDArray[np.int16], seat: int) -> None:
        """Write what a seat may know of each game into its row. lines: points, shape (games, 2, lines)."""
        eyes, at = Eyes(games, lines, self._tables, seat), 0
        for block in self._blocks:
            rows[:, at : at + len(block.names)] = block.values(eyes)
            at += len(block.names)
