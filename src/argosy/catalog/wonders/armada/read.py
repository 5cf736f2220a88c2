"""Blocks of an Armada box -> islands, shipyards and the spaces of the lanes."""

from typing import Any

from argosy.catalog.blocks import Block, Blocks
from argosy.catalog.boxes import Box
from argosy.catalog.facts import Age, Amount, Count, read_row
from argosy.catalog.wonders.armada.types import Island, LaneCost, Shipyard, Space
from argosy.catalog.wonders.armada.words import Lane
from argosy.catalog.wonders.effects import read_effects
from argosy.catalog.wonders.read import Row, facts, split_cost
from argosy.errors import CatalogError


class IslandRow(Row, kw_only=True):
    """An island as printed."""

    level: Age
    effects: list[Any]


class ShipyardRow(Row, kw_only=True):
    """A shipyard as printed."""

    wonder_ship: Lane
    lanes: dict[Lane, list[dict[str, Count]]]


class SpaceRow(Row, kw_only=True):
    """A space of a lane as printed; its id is lane and number, e.g. `yellow_2`."""

    naval_shields: Amount = 0
    commercial_level: Amount = 0
    coins: Amount = 0
    tax: Amount = 0
    points: Amount = 0
    explore: Amount = 0


def read_islands(box: Box, files: Blocks) -> tuple[Island, ...]:
    """All islands of a box."""
    rows = [(block, read_row(block, IslandRow)) for block in files.get("islands.toml", {}).values()]
    return tuple(
        Island(id=row.id, level=row.level, effects=read_effects(row.effects, block.where), **facts(block, row, box.id))
        for block, row in rows
    )


def read_shipyards(box: Box, files: Blocks) -> tuple[Shipyard, ...]:
    """All shipyards of a box."""
    return tuple(read_shipyard(box, block) for block in files.get("shipyards.toml", {}).values())


def read_shipyard(box: Box, block: Block) -> Shipyard:
    """One shipyard with the costs of its four lanes."""
    row = read_row(block, ShipyardRow)
    lanes: dict[Lane, tuple[LaneCost, ...]] = {}
    for lane in Lane.__args__:
        if lane not in row.lanes:
            raise CatalogError(f"{block.where}: the {lane} lane is missing")
        lanes[lane] = tuple(LaneCost(**_cost(cost, block.where)) for cost in row.lanes[lane])
    return Shipyard(id=row.id, wonder_ship=row.wonder_ship, lanes=lanes, **facts(block, row, box.id))


def _cost(printed: dict[str, int], where: str) -> dict[str, Any]:
    cost, coins = split_cost(printed, where)
    if not cost and not coins:
        raise CatalogError(f"{where}: a space without cost; a naval construction always costs something")
    return {"cost": cost, "coins": coins}


def read_spaces(box: Box, files: Blocks) -> tuple[Space, ...]:
    """All spaces of the lanes, in file order."""
    return tuple(read_space(box, block) for block in files.get("lanes.toml", {}).values())


def read_space(box: Box, block: Block) -> Space:
    """One space; lane and number stand in its id."""
    row = read_row(block, SpaceRow)
    lane, _, number = row.id.partition("_")
    if lane not in Lane.__args__ or not number.isdecimal():
        raise CatalogError(f"{block.where}: the id of a space is lane and number, e.g. yellow_2")
    named = {"lane": lane, "number": int(number)}
    return Space(
        **named,
        naval_shields=row.naval_shields,
        commercial_level=row.commercial_level,
        coins=row.coins,
        tax=row.tax,
        points=row.points,
        explore=row.explore,
        **facts(block, row, box.id),
    )
