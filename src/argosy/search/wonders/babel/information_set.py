"""Removes from a record what a seat does not know of Babel.

These are tiles that others keep, and projects of later Ages (AMB-97). What others still have to do in a turn
that is under way, penalties too, is left out.
"""

import numpy as np

from argosy.kernelc.kernel import kernel
from argosy.rules.record_class import Numbers
from argosy.rules.records import Record
from argosy.rules.wonders.babel.state import DRAFTED
from argosy.rules.wonders.babel.terms import DRAFT_TILE
from argosy.rules.wonders.state import Game
from argosy.rules.wonders.terms import AGES
from argosy.search.wonders.hidden_information.pool_builder import (
    add_slot,
    add_thing,
    close_pool,
    open_pool,
    pad,
)
from argosy.search.wonders.hidden_information.slot_kinds import first_of

FIRST = first_of(__name__)
(
    TILE,  # seat, place
    TILE_PACKET,  # seat, place
    PROJECT,  # Age from 0
) = range(FIRST, FIRST + 3)

NONE = -1


@kernel
def put_tile(game: Game, field: int, first: int, second: int, thing: int) -> None:
    """A tile into one of these places, or the project of an Age."""
    if field == TILE:
        game.cities[first].babel.tiles[second] = thing
    elif field == TILE_PACKET:
        game.cities[first].babel.packet[second] = thing
    else:
        game.babel.projects[first] = thing


@kernel
def hide_projects(game: Game, tables: Record, hidden: Record) -> None:
    """Any project of an Age may be that of a later Age."""
    if tables.babel.tokens == 0:
        game.babel.opened = 0
        return
    for age in range(game.babel.opened, AGES):
        first = hidden.all_things + 0
        for project in range(tables.babel.project_kinds):
            if tables.babel.projects[project].age == age + 1:
                add_thing(hidden, project)
        open_pool(hidden, first, hidden.all_things - first)
        add_slot(hidden, PROJECT, age, 0)
        close_pool(hidden)
        game.babel.projects[age] = hidden.thing[first]
    game.babel.taken = 0
    for seat in range(game.seats):
        game.babel.taken += game.cities[seat].babel.tokens


@kernel
def hide_tiles(game: Record, tables: Record, hidden: Record) -> None:
    """Tiles of others, in their hands and in packets that travel."""
    if tables.babel.places == 0:
        return
    viewer, first = hidden.viewer, hidden.all_things + 0
    packet = count_tiles(game.cities[viewer].babel.packet) if game.cities[viewer].owed == DRAFT_TILE else 0
    for tile in range(tables.babel.tile_kinds):
        if not has_seen_tile(game, viewer, tile):
            add_thing(hidden, tile)
    slots = 0
    for seat in range(game.seats):
        slots += packet + count_tiles(game.cities[seat].babel.tiles) if seat != viewer else 0
    pad(hidden, first, slots)
    open_pool(hidden, first, hidden.all_things - first)
    for seat in range(game.seats):
        babel = game.cities[seat].babel
        babel.laying = np.uint32(0)
        babel.kept = count_tiles(babel.tiles) + babel.laid
        babel.passed[0] = NONE
        babel.passed[1] = NONE
        if seat != viewer:
            lay_tiles(hidden, babel.tiles, TILE, seat, count_tiles(babel.tiles))
            lay_tiles(hidden, babel.packet, TILE_PACKET, seat, packet)
    close_pool(hidden)


@kernel
def lay_tiles(hidden: Record, tiles: Numbers, field: int, seat: int, count: int) -> None:
    """Slots for so many tiles of a city, and the first tiles that may lie there."""
    for place in range(DRAFTED):
        tiles[place] = NONE
    pool = hidden.pool[hidden.pools]
    for place in range(count):
        if pool.slots < pool.things:
            tiles[place] = hidden.thing[pool.thing + pool.slots]
        add_slot(hidden, field, seat, place)


@kernel
def count_tiles(tiles: Numbers) -> int:
    """Places that hold a tile."""
    count = 0
    for place in range(DRAFTED):
        if tiles[place] != NONE:
            count += 1
    return count


@kernel
def has_seen_tile(game: Game, viewer: int, tile: int) -> bool:
    """Is a tile in the tower, or does the viewer have it?"""
    for place in range(game.babel.height):
        if game.babel.stack[place] == tile:
            return True
    own = game.cities[viewer].babel
    for place in range(DRAFTED):
        if tile in (own.tiles[place], own.packet[place]):
            return True
    return False


@kernel
def hide_penalties(game: Game, tables: Record, seat: int) -> None:
    """Remove what others still lose in this turn, and losses of the viewer that are not asked yet."""
    for other in range(game.seats):
        babel = game.cities[other].babel
        babel.loses_many = min(babel.loses_many, 1)
        if other != seat:
            babel.loses = 0
            babel.loses_of = 0
            babel.loses_many = 0
