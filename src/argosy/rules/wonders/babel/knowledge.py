"""Hidden information and determinization of Babel: kept tiles, projects of later Ages (AMB-97).

Kept tiles are hidden until they are turned up. A tile that was laid in this turn lies face down until all
actions are done, so it may be any tile that its city kept.
A viewer remembers the tiles that it passed on: of the first two the next city keeps one and the city after it
the other.
"""

from random import Random

from argosy.rules.records import Record
from argosy.rules.wonders.babel.state import DRAFTED, TILES
from argosy.rules.wonders.babel.terms import LAY_TILE
from argosy.rules.wonders.terms import AGES

DISCARDING = (LAY_TILE,)
"""Verbs that lay the card onto the discard pile, face down."""


def redeal(game: Record, tables: Record, viewer: int, _eyes: tuple[int, ...], chance: Random) -> None:
    """Deal again the tiles of others that the viewer has not seen, and the projects of later Ages."""
    for age in range(int(game.babel.opened), AGES):
        if tables.babel.tokens and game.babel.projects[age] >= 0:
            kinds = [n for n in range(tables.babel.project_kinds) if tables.babel.projects[n].age == age + 1]
            game.babel.projects[age] = chance.choice(kinds)
    if tables.babel.places:
        _redeal_tiles(game, tables, viewer, chance)


def _redeal_tiles(game: Record, tables: Record, viewer: int, chance: Random) -> None:
    """Tiles that lie hidden in cities or were never dealt change places, but those that the viewer has
    seen.
    """
    seen = _seen(game, viewer) | {int(tile) for tile in game.babel.stack if tile >= 0}
    hidden = [tile for tile in range(tables.babel.tile_kinds) if tile not in seen]
    chance.shuffle(hidden)
    kept: dict[int, list[int]] = {}
    for seat in range(game.seats):
        if seat != viewer:
            babel = game.cities[seat].babel
            _fill(babel.packet, [hidden.pop() if tile not in seen else tile for tile in _lying(babel.packet)])
            mine = (*_lying(babel.tiles), *_face_down(babel))
            kept[seat] = [hidden.pop() if tile not in seen else tile for tile in mine]
            babel.passed[:] = -1  # what others passed on is what lies now where it went
    if viewer >= 0:
        _swap_passed(game, tables, viewer, kept, chance)
    for seat, tiles in kept.items():
        _keep(game, seat, tiles, chance)


def _lying(tiles: Record) -> list[int]:
    """The tiles of a row with empty places."""
    return [int(tile) for tile in tiles if tile >= 0]


def _face_down(babel: Record) -> list[int]:
    """The tiles that a city has laid in this turn."""
    return [tile for tile in range(TILES) if int(babel.laying) >> tile & 1]


def _fill(row: Record, tiles: list[int]) -> None:
    row[:] = -1
    row[: len(tiles)] = sorted(tiles)


def _keep(game: Record, seat: int, tiles: list[int], chance: Random) -> None:
    """A city has these tiles; any of them may be the ones that it has laid face down in this turn."""
    babel = game.cities[seat].babel
    before, mixed = _face_down(babel), chance.sample(tiles, len(tiles))
    instead = dict(zip(before, mixed, strict=False))
    for row in range(len(game.plays)):
        play = game.plays[row, seat]
        if play.verb == LAY_TILE and play.stage - 1 in instead:
            play.stage = instead[play.stage - 1] + 1
    _fill(babel.tiles, mixed[len(before) :])
    babel.laying = sum(1 << tile for tile in instead.values())


def _seen(game: Record, viewer: int) -> set[int]:
    """Own tiles, and those that the viewer has held in the draft."""
    if viewer < 0:
        return set()
    babel = game.cities[viewer].babel
    return {*_lying(babel.packet), *_lying(babel.tiles), *_lying(babel.passed), *_face_down(babel)}


def _swap_passed(
    game: Record, tables: Record, viewer: int, kept: dict[int, list[int]], chance: Random
) -> None:
    """Swap at random the two tiles that the viewer passed on first.

    It cannot know which lies where, unless one has been turned up.
    """
    one, other = (int(tile) for tile in game.cities[viewer].babel.passed)
    direction, seats = int(tables.babel.passing), int(game.seats)
    near, far = (kept[(viewer + step * direction) % seats] for step in (1, 2))
    if one in far:
        one, other = other, one
    if game.babel.drafted >= DRAFTED and one in near and other in far and chance.random() < 0.5:
        near[near.index(one)], far[far.index(other)] = other, one
