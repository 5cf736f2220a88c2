"""Leaders as printed: their type, and the reader used by Leaders and Cities (CITIES-SETUP-4)."""

from typing import Any, Literal

from argosy.catalog.blocks import Block, Blocks
from argosy.catalog.expansions import Expansion
from argosy.catalog.facts import Amount, Fact, read_row
from argosy.catalog.registry import EXPANSIONS
from argosy.catalog.wonders.effects import Effect, read_effects
from argosy.catalog.wonders.read import FactRow, facts
from argosy.catalog.wonders.types import Catalog

Pack = Literal["standard", "expert", "cities"]


class Leader(Fact, frozen=True, kw_only=True):
    """A leader (LEADERS-SETUP-2)."""

    id: str
    cost: Amount | Literal["age"]
    """Coins; "age": the number of the Age in which the leader is recruited (LEADERS-RECRUIT-6)."""
    effects: tuple[Effect, ...]
    pack: Pack
    """The pack that it belongs to; "cities": dealt only when Cities is played too (LEADERS-SETUP-3)."""


class LeaderRow(FactRow, kw_only=True):
    """A leader as printed."""

    cost: Amount | Literal["age"]
    effects: list[Any]
    pack: Pack = "standard"


def read_leaders(expansion: Expansion, files: Blocks) -> tuple[Leader, ...]:
    """All leaders of an expansion, in file order (LEADERS-CARD-57)."""
    return tuple(read_leader(expansion, block) for block in files.get("leaders.toml", {}).values())


def read_leader(expansion: Expansion, block: Block) -> Leader:
    """One leader."""
    row = read_row(block, LeaderRow)
    effects = read_effects(row.effects, block.where)
    return Leader(id=row.id, cost=row.cost, effects=effects, pack=row.pack, **facts(block, row, expansion.id))


def leaders_of(catalog: Catalog) -> tuple[Leader, ...]:
    """All leaders of all expansions in play, by their numbers, each once.

    Leaders of the pack for another expansion are there only with that box (CITIES-MIX-6, LEADERS-CARD-57,
    LEADERS-SETUP-4). A leader that two editions of these expansions hold is there once.
    """
    parts = {expansion.part for expansion in catalog.expansions}
    held = [leader for facts in catalog.additions for leader in getattr(facts, "leaders", ())]
    found: dict[str, Leader] = {}
    for leader in held:
        if leader.pack in parts or leader.pack not in EXPANSIONS["wonders"]:
            found.setdefault(leader.id, leader)
    return tuple(found.values())
