"""The steps and score lines that Babel adds: tiles laid and turned up, bonuses for building."""

import numpy as np

from argosy.kernelc.kernel import kernel
from argosy.rules.record_class import Numbers
from argosy.rules.records import Record
from argosy.rules.wonders.babel.draft import ask_tiles, keep_tiles, remove_tile
from argosy.rules.wonders.babel.projects import join_project, judge_project, open_project
from argosy.rules.wonders.babel.state import STAGE_BUILT
from argosy.rules.wonders.babel.terms import (
    ASK_TILE,
    BONUSES,
    JOIN_PROJECT,
    JUDGE_PROJECT,
    KEEP_TILES,
    LAY_TILE,
    LAY_TILES,
    OPEN_PROJECT,
    PROJECTS_LINE,
    TOWER,
    TOWER_LINE,
)
from argosy.rules.wonders.babel.tower import bring_up_to_date
from argosy.rules.wonders.city import take_from_bank
from argosy.rules.wonders.scoring.points import effect_points
from argosy.rules.wonders.state import ChoiceRow, Game
from argosy.rules.wonders.terms import AGES, BUILD, CHAIN, FREE, STAGE

ONE = np.uint32(1)


@kernel
def run_babel_step(game: Game, tables: Record, step: int) -> None:
    """Run one of the steps that Babel adds."""
    if step == ASK_TILE:
        ask_tiles(game, tables)
    elif step == KEEP_TILES:
        keep_tiles(game, tables)
    elif step == BONUSES:
        give_bonuses(game, tables)
    elif step == TOWER:
        bring_up_to_date(game, tables)
    elif step == LAY_TILES:
        lay_tiles(game, tables)
    elif step == OPEN_PROJECT:
        open_project(game, tables)
    elif step == JOIN_PROJECT:
        join_project(game, tables)
    elif step == JUDGE_PROJECT:
        judge_project(game, tables)


@kernel
def lay_face_down(game: Game, tables: Record, seat: int) -> bool:
    """Is the choice of a city to lay a tile?

    Then the card is discarded, and the tile lies face down (BABEL-TOWER-3).
    """
    city = game.cities[seat]
    if city.chosen.verb != LAY_TILE:
        return False
    game.discard[city.chosen.card] += 1
    tile = city.chosen.stage - 1
    remove_tile(city.babel.tiles, tile)
    city.babel.laying |= ONE << np.uint32(tile)
    return True


@kernel
def lay_tiles(game: Game, tables: Record) -> None:
    """After all actions the tiles of the turn are turned up, in the order of their numbers
    (BABEL-TOWER-4).
    """
    height = game.babel.height
    for tile in range(tables.babel.tile_kinds):
        for seat in range(game.seats):
            city = game.cities[seat]
            if city.babel.laying >> np.uint32(tile) & ONE:
                game.babel.stack[game.babel.height] = tile
                game.babel.layers[game.babel.height] = seat
                game.babel.height += 1
                city.babel.laid += 1
    for seat in range(game.seats):
        game.cities[seat].babel.laying = 0
    if game.babel.height > height:
        bring_up_to_date(game, tables)


@kernel
def give_bonuses(game: Game, tables: Record) -> None:
    """Coins from the bank for what was built in this turn; builds from the discard pile give none
    (AMB-98).
    """
    if game.babel.height == 0:
        return
    for seat in range(game.seats):
        take_from_bank(game.cities[seat], bonus_of(game, tables, game.cities[seat].chosen))


@kernel
def bonus_of(game: Game, tables: Record, chosen: ChoiceRow) -> int:
    """Return the coins that a choice brings (tiles 5, 14, 24)."""
    coins = 0
    if chosen.verb == BUILD or chosen.verb == FREE:
        color = tables.cards[chosen.card].color
        coins = game.age * game.babel.bonus[color] + game.babel.bonus_once[color]
    elif chosen.verb == STAGE:
        coins = game.age * game.babel.bonus[STAGE_BUILT] + game.babel.bonus_once[STAGE_BUILT]
    if chosen.verb == BUILD and chosen.how == CHAIN:
        coins += game.age * game.babel.chain_bonus
    return coins


@kernel
def add_babel_lines(game: Game, tables: Record, seat: int, lines: Numbers) -> None:
    """Write its lines of the pad."""
    babel = game.cities[seat].babel
    lines[TOWER_LINE] = tables.babel.points[babel.laid]
    lines[PROJECTS_LINE] = babel.debt
    for age in range(AGES):
        lines[PROJECTS_LINE] += points_of_rewards(game, tables, seat, age)


@kernel
def points_of_rewards(game: Game, tables: Record, seat: int, age: int) -> int:
    """Points of the rewards of one Age (0-based)."""
    many = game.cities[seat].babel.rewards[age]
    if many == 0:
        return 0
    project = tables.babel.projects[game.babel.projects[age]]
    return many * effect_points(game, tables, seat, project.first_effect, project.effects)
