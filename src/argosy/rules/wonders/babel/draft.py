"""The draft of tiles before Age I (BABEL-TOWER-2)."""

from argosy.kernelc.kernel import kernel
from argosy.rules.chance import random_below
from argosy.rules.record_class import Numbers
from argosy.rules.records import Number, Record
from argosy.rules.wonders.babel.projects import draw_projects
from argosy.rules.wonders.babel.state import DRAFTED, TILES
from argosy.rules.wonders.babel.terms import DRAFT_TILE
from argosy.rules.wonders.choice_requests import ask
from argosy.rules.wonders.expansions.word_numbers import first_stream
from argosy.rules.wonders.rows import write_choice
from argosy.rules.wonders.state import Game
from argosy.rules.wonders.terms import NO_VERB, NOTHING

STREAM_TILES = first_stream(__name__)
NONE = -1


@kernel
def is_babel_in_play(tables: Record) -> bool:
    """A tower to build, or projects to take part in."""
    return tables.babel.places > 0 or tables.babel.tokens > 0


@kernel
def deal_babel(game: Game, tables: Record, seed: Number) -> None:
    """An empty tower, three tiles for every city, the projects."""
    if not is_babel_in_play(tables):
        return
    babel = game.babel
    for place in range(TILES):
        babel.stack[place] = NONE
        babel.layers[place] = NONE
    for seat in range(game.seats):
        for slot in range(DRAFTED):
            game.cities[seat].babel.packet[slot] = NONE
            game.cities[seat].babel.tiles[slot] = NONE
        for slot in range(game.cities[seat].babel.passed.shape[0]):
            game.cities[seat].babel.passed[slot] = NONE
    if tables.babel.places > 0:
        deal_tiles(game, tables, seed)
    draw_projects(game, tables, seed)


@kernel
def deal_tiles(game: Game, tables: Record, seed: Number) -> None:
    """Each city gets its packet; every distribution is equally likely."""
    dealt = 0
    for place in range(game.seats * DRAFTED):
        left = random_below(seed, STREAM_TILES, place, tables.babel.tile_kinds - place)
        tile = 0
        while dealt >> tile & 1 or left > 0:
            if not dealt >> tile & 1:
                left -= 1
            tile += 1
        dealt |= 1 << tile
        insert_tile(game.cities[place // DRAFTED].babel.packet, tile)


@kernel
def insert_tile(tiles: Numbers, tile: int) -> None:
    """Put a tile among others, in rising order, because the order must not tell anything."""
    place = tiles.shape[0] - 1
    while place > 0 and (tiles[place - 1] < 0 or tiles[place - 1] > tile):
        tiles[place] = tiles[place - 1]
        place -= 1
    tiles[place] = tile


@kernel
def remove_tile(tiles: Numbers, tile: int) -> None:
    """Take a tile out and close the gap."""
    place = 0
    while tiles[place] != tile:
        place += 1
    for later in range(place, tiles.shape[0] - 1):
        tiles[later] = tiles[later + 1]
    tiles[tiles.shape[0] - 1] = NONE


@kernel
def ask_tiles(game: Game, tables: Record) -> None:
    """Ask which tile of the packet each city keeps; the last tile is kept without a question."""
    if game.babel.drafted >= tables.babel.drafted:
        return
    for seat in range(game.seats):
        if game.cities[seat].babel.packet[1] >= 0:
            ask(game, seat, DRAFT_TILE)


@kernel
def keep_tiles(game: Game, tables: Record) -> None:
    """Everybody keeps the chosen tile and passes the others on; then go back to ask again."""
    if game.babel.drafted >= tables.babel.drafted:
        return
    for seat in range(game.seats):
        city = game.cities[seat]
        tile = city.babel.packet[0]
        if city.owed == DRAFT_TILE:
            tile = city.chosen.card
            city.owed = NOTHING
            write_choice(city.chosen, NO_VERB, -1, -1)
        remove_tile(city.babel.packet, tile)
        insert_tile(city.babel.tiles, tile)
        city.babel.kept += 1
    if game.babel.drafted == 0:
        for seat in range(game.seats):
            for slot in range(game.cities[seat].babel.passed.shape[0]):
                game.cities[seat].babel.passed[slot] = game.cities[seat].babel.packet[slot]
    pass_packets(game, tables.babel.passing)
    game.babel.drafted += 1
    game.step -= 2  # back to the asking step


@kernel
def pass_packets(game: Game, direction: int) -> None:
    """Every packet goes one seat on: direction 1 to the left neighbour, -1 to the right."""
    seat = 0
    for _ in range(game.seats - 1):
        giver = (seat + game.seats - direction) % game.seats
        mine, yours = game.cities[seat].babel.packet, game.cities[giver].babel.packet
        for slot in range(DRAFTED):
            kept = mine[slot]
            mine[slot] = yours[slot]
            yours[slot] = kept
        seat = giver
