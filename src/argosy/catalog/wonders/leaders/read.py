"""Blocks of a box -> leaders. A box of Cities may hold leaders too."""

from typing import Any, Literal

from argosy.catalog.blocks import Block, Blocks
from argosy.catalog.boxes import Box
from argosy.catalog.facts import Amount, read_row
from argosy.catalog.wonders.effects import read_effects
from argosy.catalog.wonders.leaders.types import Leader, Pack
from argosy.catalog.wonders.read import Row, facts


class LeaderRow(Row, kw_only=True):
    """A leader as printed."""

    cost: Amount | Literal["age"]
    effects: list[Any]
    pack: Pack = "standard"


def read_leaders(box: Box, files: Blocks) -> tuple[Leader, ...]:
    """All leaders of a box, in file order (LEADERS-CARD-57)."""
    return tuple(read_leader(box, block) for block in files.get("leaders.toml", {}).values())


def read_leader(box: Box, block: Block) -> Leader:
    """One leader."""
    row = read_row(block, LeaderRow)
    effects = read_effects(row.effects, block.where)
    return Leader(id=row.id, cost=row.cost, effects=effects, pack=row.pack, **facts(block, row, box.id))
