"""Facts that Babel adds: its setup, tiles of the tower, Great Projects; and their checks."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec

from argosy.catalog.blocks import Block, Blocks
from argosy.catalog.expansions import Expansion
from argosy.catalog.facts import Count, Fact, Section, read_row, read_setup
from argosy.catalog.wonders.effects import Effect, read_effects
from argosy.catalog.wonders.read import FactRow, facts
from argosy.catalog.wonders.setup import PlayersAllowed
from argosy.catalog.wonders.words import Direction
from argosy.catalog.wonders.works.facts import Project, check_by_age, check_printed, read_projects
from argosy.errors import CatalogError


class Tile(Fact, frozen=True, kw_only=True):
    """A tile of the tower (BABEL-TOWER-2)."""

    id: str
    number: Count
    """As printed; tiles of one turn are placed in the order of their numbers."""
    effects: tuple[Effect, ...]
    """What holds for all cities while the tile is uncovered."""


class Tower(Section, frozen=True, kw_only=True):
    """The tower and its tiles (BABEL-TOWER-1, -2, -6)."""

    places: tuple[Count, ...]
    """For 2, 3 ... players."""
    tiles: Count
    """That each player drafts."""
    passing: Direction
    points: tuple[int, ...]
    """For 1, 2, 3 own tiles laid."""


class Projects(Section, frozen=True, kw_only=True):
    """The Great Projects (BABEL-PROJECT-1, -4)."""

    tokens_less: Count
    """Participation tokens: so many less than players."""
    debts: tuple[int, ...]
    """By Age the points of the token for a penalty that cannot be suffered."""


class BabelPrinted(Section, frozen=True, kw_only=True):
    """The printed contents of the box: asserted, no rule follows from them."""

    tiles: Count
    projects: tuple[int, ...]
    """By Age."""


class BabelSetup(msgspec.Struct, frozen=True, kw_only=True):
    """The set-up of Babel, by the sections of its `setup.toml`."""

    players: PlayersAllowed
    tower: Tower
    projects: Projects
    printed: BabelPrinted


class Babel(msgspec.Struct, frozen=True, kw_only=True):
    """All of Babel."""

    setup: BabelSetup
    tiles: tuple[Tile, ...]
    """In the order of their numbers."""
    projects: tuple[Project, ...]


class TileRow(FactRow, kw_only=True):
    """A tile as printed."""

    number: Count
    effects: list[Any]


def read_expansion(expansion: Expansion, files: Blocks) -> Babel:
    """All of Babel, checked."""
    setup = read_setup(expansion.id, files, BabelSetup)
    tiles = tuple(read_tile(expansion, block) for block in files.get("tiles.toml", {}).values())
    projects = read_projects(expansion, files, "projects.toml")
    for project in projects:
        if project.color is None:
            raise CatalogError(f"{expansion.id}: projects.toml: project {project.id}: a project has a color")
    check_by_age(expansion, "[projects] debts", setup.projects.debts)
    check_tiles(expansion, tiles, setup)
    check_printed(expansion, "projects", projects, setup.printed.projects)
    return Babel(setup=setup, tiles=tuple(sorted(tiles, key=lambda tile: tile.number)), projects=projects)


def read_tile(expansion: Expansion, block: Block) -> Tile:
    """One tile."""
    row = read_row(block, TileRow)
    effects = read_effects(row.effects, block.where)
    return Tile(id=row.id, number=row.number, effects=effects, **facts(block, row, expansion.id))


def check_tiles(expansion: Expansion, tiles: Sequence[Tile], setup: BabelSetup) -> None:
    """Each number once; enough tiles for the largest table."""
    twice = [number for number, count in Counter(tile.number for tile in tiles).items() if count > 1]
    if twice:
        raise CatalogError(f"{expansion.id}: tiles.toml: two tiles have the number {twice[0]}")
    if len(tiles) < setup.printed.tiles or (
        len(tiles) > setup.printed.tiles and not any(tile.own for tile in tiles)
    ):
        raise CatalogError(f"{expansion.id}: {len(tiles)} tiles; [printed] says {setup.printed.tiles}")
    if len(tiles) < setup.players.most * setup.tower.tiles:
        raise CatalogError(
            f"{expansion.id}: {len(tiles)} tiles; {setup.players.most} players draft {setup.tower.tiles} each"
        )
    if len(setup.tower.points) != setup.tower.tiles:
        raise CatalogError(
            f"{expansion.id}: setup.toml: [tower] points needs {setup.tower.tiles} entries, one for each tile"
        )
