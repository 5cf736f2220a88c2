"""Who knows what with Babel: kept tiles are hidden until they are laid, later projects until their Age (AMB-97).

A viewer remembers the tiles that it passed on: of the first two the next city keeps one and the city after it the other.
"""

from random import Random

from argosy.rules.records import Record
from argosy.rules.wonders.babel.draft import insert_tile, remove_tile
from argosy.rules.wonders.babel.state import DRAFTED
from argosy.rules.wonders.terms import AGES


def redeal_babel(game: Record, tables: Record, viewer: int, chance: Random) -> None:
    """Deal again the tiles of others that the viewer has not seen, and the projects of later Ages."""
    for age in range(int(game.babel.opened), AGES):
        if tables.babel.tokens and game.babel.projects[age] >= 0:
            kinds = [n for n in range(tables.babel.project_kinds) if tables.babel.projects[n].age == age + 1]
            game.babel.projects[age] = chance.choice(kinds)
    if tables.babel.places:
        _redeal_tiles(game, tables, viewer, chance)
        if viewer >= 0:
            _swap_passed(game, tables, viewer, chance)


def _redeal_tiles(game: Record, tables: Record, viewer: int, chance: Random) -> None:
    """Tiles that lie hidden in cities or were never dealt change places, but those that the viewer has seen."""
    seen = _seen(game, viewer) | {int(tile) for tile in game.babel.stack if tile >= 0}
    seen |= {
        tile for city in game.cities for tile in range(tables.babel.tile_kinds) if int(city.babel.laying) >> tile & 1
    }
    hidden = [tile for tile in range(tables.babel.tile_kinds) if tile not in seen]
    chance.shuffle(hidden)
    for seat in range(game.seats):
        if seat != viewer:
            for tiles in (game.cities[seat].babel.packet, game.cities[seat].babel.tiles):
                again = [hidden.pop() if tile not in seen else int(tile) for tile in tiles if tile >= 0]
                tiles[: len(again)] = sorted(again)
    for seat in range(game.seats):
        _remember_again(game, seat, viewer)


def _remember_again(game: Record, seat: int, viewer: int) -> None:
    """What others passed on is what lies now where it went."""
    if seat == viewer or game.cities[seat].babel.passed[0] < 0:
        return
    game.cities[seat].babel.passed[:] = -1


def _seen(game: Record, viewer: int) -> set[int]:
    """Own tiles, and those that the viewer has held in the draft."""
    if viewer < 0:
        return set()
    babel = game.cities[viewer].babel
    return {int(tile) for tiles in (babel.packet, babel.tiles, babel.passed) for tile in tiles if tile >= 0}


def _swap_passed(game: Record, tables: Record, viewer: int, chance: Random) -> None:
    """Which of the two tiles that the viewer passed first lies where, it cannot know."""
    one, other = (int(tile) for tile in game.cities[viewer].babel.passed)
    direction, seats = int(tables.babel.passing), int(game.seats)
    near, far = (game.cities[(viewer + step * direction) % seats].babel for step in (1, 2))
    if one >= 0 and game.babel.drafted >= DRAFTED and chance.random() < 0.5:
        for tile, instead in ((one, other), (other, one)):
            holder, partner = (near, far) if tile in near.tiles else (far, near)
            if tile not in holder.tiles or instead not in partner.tiles:
                return  # one of them has been laid
        first, second = (one, other) if one in near.tiles else (other, one)
        for tiles, gone, come in ((near.tiles, first, second), (far.tiles, second, first)):
            remove_tile(tiles, gone)
            insert_tile(tiles, come)
