"""The facts of Leaders as integers: leaders, those dealt; their verbs in the action space."""

from collections.abc import Container, Sequence
from typing import TYPE_CHECKING

import numpy as np

from argosy.catalog.wonders.leader import Leader
from argosy.catalog.wonders.leaders.facts import Draft
from argosy.errors import RulesetError
from argosy.rules.records import Record
from argosy.rules.wonders.leaders.state import LEADERS

if TYPE_CHECKING:
    from argosy.rules.wonders.tables import Packer

# A leader: its cost in coins in each Age, its effects.
LEADER = np.dtype([("cost", np.int8, 3), ("first_effect", np.int16), ("effects", np.int8)], align=True)

TABLE = np.dtype(
    [
        ("leaders", LEADER, LEADERS),
        ("dealt", np.int8, LEADERS),  # the leaders of the packs in the game
        ("deck_size", np.int8),
        ("direction", np.int8),  # 1: packets go to the left neighbour, -1: to the right
        ("sale", np.int8),  # coins for a leader that is discarded
        ("kinds", np.int8),  # 0: no leaders, nothing of this package ever runs
    ],
    align=True,
)

VERBS = ("draft", "recruit", "bury", "copy", "return")
"""Verbs with numbers of their own in the action space."""


def pack(packer: "Packer", leaders: Sequence[Leader], dealt: Container[str], draft: Draft) -> None:
    """All leaders of the expansions in file order; which of them are dealt (LEADERS-SETUP-3, -4)."""
    table = packer.tables.leaders
    if len(leaders) > LEADERS:
        raise RulesetError(f"{len(leaders)} leaders: at most {LEADERS} fit")
    table.kinds = len(leaders)
    table.direction = 1 if draft.passing == "left" else -1
    table.sale = draft.sale
    for number, leader in enumerate(leaders):
        row = table.leaders[number]
        row.cost[:] = [age if leader.cost == "age" else leader.cost for age in (1, 2, 3)]
        row.first_effect, row.effects = packer.pack_effects(leader.effects)
    numbers = [number for number, leader in enumerate(leaders) if leader.id in dealt]
    table.dealt[:] = -1
    table.dealt[: len(numbers)] = numbers
    table.deck_size = len(numbers)


def action_sizes(tables: Record, slots: int) -> dict[str, int]:
    """Numbers that each verb of Leaders needs; a token to give back is named by its Age."""
    kinds = int(tables.leaders.kinds)
    return dict(zip(VERBS, (kinds, kinds, kinds, kinds, 3 if kinds else 0), strict=True))
