"""The facts of Edifice packed into integers; its numbers in the action space."""

from typing import TYPE_CHECKING

import numpy as np

from argosy.catalog import Effect
from argosy.errors import RulesetError
from argosy.rules.records import Record
from argosy.rules.wonders.state import AGES, MAX_STAGES
from argosy.rules.wonders.works.tables import PROJECT, PROJECTS

if TYPE_CHECKING:
    from argosy.rules.wonders.tables import Packer

HALVES = 8
SIDES = ("left", "right")

HALF = np.dtype([("first_effect", np.int16, 2), ("effects", np.int8, 2)], align=True)
"""A stage in two halves: the effects of the left and of the right one."""

TABLE = np.dtype(
    [
        ("edifices", PROJECT, PROJECTS),
        ("kinds", np.int8),
        ("pawns", np.int8),  # on an edifice; 0: no edifices, nothing of this package ever runs
        ("debts", np.int8, AGES),
        ("halves", HALF, HALVES),
        ("stages_in_halves", np.int8),
    ],
    align=True,
)

VERBS = ("stage_and_edifice", "half", "pawn")
"""Verbs and ways with numbers of their own in the action space."""


def pack_halves(packer: "Packer") -> None:
    """A row for each stage in two halves; the effect of the stage names it.

    Boards have been packed before.
    """
    tables = packer.tables
    sides = (side for wonder in packer.catalog.wonders for side in wonder.sides.values())
    for board, side in zip(tables.boards, sides, strict=False):
        for row, stage in zip(board.stage, side.stages, strict=False):
            for number, effect in enumerate(stage.effects, start=int(row.first_effect)):
                if effect.kind == "choose_half":
                    tables.effects[number].amount = tables.edifice.stages_in_halves
                    pack_half(packer, effect)


def pack_half(packer: "Packer", effect: Effect) -> None:
    """The effects of both halves of one stage."""
    packed = packer.tables.edifice
    if packed.stages_in_halves == HALVES:
        raise RulesetError(f"more than {HALVES} stages in two halves: that many do not fit on one table")
    row = packed.halves[packed.stages_in_halves]
    for side, effects in enumerate((effect.left, effect.right)):
        row.first_effect[side], row.effects[side] = packer.pack_effects(effects)
    packed.stages_in_halves += 1


def action_sizes(tables: Record, slots: int) -> dict[str, int]:
    """A number for each stage with each card and payment, for both halves of a stage, for the pawn of each
    Age.
    """
    size = int(tables.markers) * slots * (1 + MAX_STAGES)
    if not tables.edifice.pawns:
        return dict.fromkeys(VERBS, 0)
    return {"stage_and_edifice": size, "half": len(SIDES), "pawn": AGES}
