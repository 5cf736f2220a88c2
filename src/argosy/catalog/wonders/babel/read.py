"""Blocks of Babel -> tiles and projects, and what must hold between them and the set-up."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from argosy.catalog.blocks import Block, Blocks
from argosy.catalog.boxes import Box
from argosy.catalog.effects import read_effect
from argosy.catalog.facts import Age, Count, read_row, read_setup
from argosy.catalog.wonders.babel.types import Babel, BabelSetup, Project, Tile
from argosy.catalog.wonders.babel.words import PENALTIES
from argosy.catalog.wonders.effects import Effect, read_effects
from argosy.catalog.wonders.read import Row, facts, split_cost
from argosy.catalog.wonders.words import Color
from argosy.errors import CatalogError

AGES = (1, 2, 3)


class TileRow(Row, kw_only=True):
    """A tile as printed."""

    number: Count
    effects: list[Any]


class ProjectRow(Row, kw_only=True):
    """A project or an edifice as printed."""

    age: Age
    color: Color | None = None
    cost: dict[str, Count]
    effects: list[Any]
    penalty: dict[str, Any]


def read_babel(box: Box, files: Blocks) -> Babel:
    """All of Babel, checked."""
    setup = read_setup(box.id, files, BabelSetup)
    tiles = tuple(read_tile(box, block) for block in files.get("tiles.toml", {}).values())
    projects = read_projects(box, files, "projects.toml")
    for project in projects:
        if project.color is None:
            raise CatalogError(f"{box.id}: projects.toml: project {project.id}: a project has a color")
    check_by_age(box, "[projects] debts", setup.projects.debts)
    check_tiles(box, tiles, setup)
    check_printed(box, "projects", projects, setup.printed.projects)
    return Babel(setup=setup, tiles=tuple(sorted(tiles, key=lambda tile: tile.number)), projects=projects)


def read_tile(box: Box, block: Block) -> Tile:
    """One tile."""
    row = read_row(block, TileRow)
    effects = read_effects(row.effects, block.where)
    return Tile(id=row.id, number=row.number, effects=effects, **facts(block, row, box.id))


def read_projects(box: Box, files: Blocks, file: str) -> tuple[Project, ...]:
    """The projects or edifices of a file."""
    return tuple(read_project(box, block) for block in files.get(file, {}).values())


def read_project(box: Box, block: Block) -> Project:
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
        **facts(block, row, box.id),
    )


def check_by_age(box: Box, what: str, values: Sequence[int]) -> None:
    """A value for each Age."""
    if len(values) != len(AGES):
        raise CatalogError(f"{box.id}: setup.toml: {what} has {len(values)} entries; one for each Age is needed")


def check_tiles(box: Box, tiles: Sequence[Tile], setup: BabelSetup) -> None:
    """Each number once; enough tiles for the largest table."""
    twice = [number for number, count in Counter(tile.number for tile in tiles).items() if count > 1]
    if twice:
        raise CatalogError(f"{box.id}: tiles.toml: two tiles have the number {twice[0]}")
    if len(tiles) < setup.printed.tiles or (len(tiles) > setup.printed.tiles and not any(tile.own for tile in tiles)):
        raise CatalogError(f"{box.id}: {len(tiles)} tiles; [printed] says {setup.printed.tiles}")
    if len(tiles) < setup.players.most * setup.tower.tiles:
        raise CatalogError(f"{box.id}: {len(tiles)} tiles; {setup.players.most} players draft {setup.tower.tiles} each")
    if len(setup.tower.points) != setup.tower.tiles:
        raise CatalogError(f"{box.id}: setup.toml: [tower] points needs {setup.tower.tiles} entries, one for each tile")


def check_printed(box: Box, what: str, things: Sequence[Project], printed: Sequence[int]) -> None:
    """As many of each Age as the list of contents says; own ones may be more, and every Age has one."""
    check_by_age(box, f"[printed] {what}", printed)
    own = any(thing.own for thing in things)
    counted = [sum(thing.age == age for thing in things) for age in AGES]
    if (counted != list(printed) and not own) or not all(counted):
        raise CatalogError(f"{box.id}: {counted} {what} by Age; [printed] says {list(printed)}")
