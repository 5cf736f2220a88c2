"""Common works as printed: projects that several cities join during an Age.

Rules BABEL-PROJECT-1, -2, EDIFICE-1, -2.
"""

from collections.abc import Sequence
from typing import Any

from argosy.catalog.blocks import Block, Blocks
from argosy.catalog.effects import read_effect
from argosy.catalog.expansions import Expansion
from argosy.catalog.facts import Age, Count, Fact, read_row
from argosy.catalog.wonders.effects import Effect, read_effects
from argosy.catalog.wonders.read import FactRow, facts, split_cost
from argosy.catalog.wonders.words import Color, Resource
from argosy.catalog.wonders.works.words import PENALTIES
from argosy.errors import CatalogError

AGES = (1, 2, 3)


class Project(Fact, frozen=True, kw_only=True):
    """Something that several cities take part in during an Age: a Great Project, or an edifice."""

    id: str
    age: Age
    color: Color | None = None
    """Who builds a card of this colour may take part; None for an edifice, which goes with stages."""
    cost: dict[Resource, Count]
    """What taking part costs, beside coins."""
    coins: int
    effects: tuple[Effect, ...]
    """The reward."""
    penalty: Effect
    """What those suffer who had no part in it."""


class ProjectRow(FactRow, kw_only=True):
    """A project or an edifice as printed."""

    age: Age
    color: Color | None = None
    cost: dict[str, Count]
    effects: list[Any]
    penalty: dict[str, Any]


def read_projects(expansion: Expansion, files: Blocks, file: str) -> tuple[Project, ...]:
    """The projects or edifices of a file."""
    return tuple(read_project(expansion, block) for block in files.get(file, {}).values())


def read_project(expansion: Expansion, block: Block) -> Project:
    """One of them."""
    row = read_row(block, ProjectRow)
    cost, coins = split_cost(row.cost, block.where)
    return Project(
        id=row.id,
        age=row.age,
        color=row.color,
        cost=cost,
        coins=coins,
        effects=read_effects(row.effects, block.where),
        penalty=read_effect(row.penalty, f"{block.where}: penalty", Effect, PENALTIES),
        **facts(block, row, expansion.id),
    )


def check_by_age(expansion: Expansion, what: str, values: Sequence[int]) -> None:
    """A value for each Age."""
    if len(values) != len(AGES):
        raise CatalogError(
            f"{expansion.id}: setup.toml: {what} has {len(values)} entries; one for each Age is needed"
        )


def check_printed(expansion: Expansion, what: str, things: Sequence[Project], printed: Sequence[int]) -> None:
    """As many of each Age as the list of contents says; own ones may be more, and every Age has one."""
    check_by_age(expansion, f"[printed] {what}", printed)
    own = any(thing.own for thing in things)
    counted = [sum(thing.age == age for thing in things) for age in AGES]
    if (counted != list(printed) and not own) or not all(counted):
        raise CatalogError(f"{expansion.id}: {counted} {what} by Age; [printed] says {list(printed)}")
