"""Lists the choices that Babel adds: builds by tiles and projects, taxes, tiles to lay, answers.

A card that a tile makes dearer is charged at the end of every list (`charge_taxes`), so all ways to build are
taxed alike.
"""

import numpy as np

from argosy.kernelc.kernel import kernel
from argosy.rules.record_class import Rows
from argosy.rules.records import Record
from argosy.rules.wonders.babel.projects import current_project
from argosy.rules.wonders.babel.state import DRAFTED, STAGE_BUILT
from argosy.rules.wonders.babel.terms import (
    BY_TAXED_CHAIN,
    BY_TOKEN,
    FOR_COINS,
    LAY_TILE,
    TAKE_TILE,
)
from argosy.rules.wonders.city import can_chain, may_play
from argosy.rules.wonders.payments.costs import costs_something
from argosy.rules.wonders.payments.modified import list_modified_payments
from argosy.rules.wonders.rows import copy_choice, total_price, write_choice
from argosy.rules.wonders.state import ChoiceRow, City, Game
from argosy.rules.wonders.terms import BUILD, BY_RIGHT, CHAIN, FREE, PAID, STAGE

NO_PROJECT = -1

# Places of the blocks of numbers of one way: alone, with a ship, with a project.
ALONE, SHIP, PROJECT = range(3)


@kernel
def list_other_ways(
    game: Game,
    tables: Record,
    seat: int,
    kind: int,
    more: Record,
    saves_one: int,
    block: int,
    add_on: int,
    out: Rows[ChoiceRow],
    first: int,
    count: int,
) -> int:
    """The ways that no other expansion lists, each in one sum with a cost `more`."""
    city, color, start = game.cities[seat], tables.cards[kind].color, count
    number = block * tables.stage_block + kind * tables.slots
    if game.babel.chain_tax > 0 and can_chain(tables, city, kind):
        count = list_modified_payments(
            game, tables, seat, tables.nothing, more, saves_one, color, CHAIN, BUILD, kind,
            tables.chained_at + number, out, count,
        )  # fmt: skip
        count = charge(city, game.age * game.babel.chain_tax, out, start, count)
        mark(out, start, count, add_on | BY_TAXED_CHAIN)
    if game.babel.in_coins >> color & 1:
        before = count
        count = list_modified_payments(
            game, tables, seat, tables.babel.in_coins[kind], more, saves_one, color, PAID, BUILD, kind,
            tables.in_coins_at + number, out, count,
        )  # fmt: skip
        count = drop_needless(out, before, count, add_on)
        mark(out, before, count, add_on | FOR_COINS)
    before = count
    if city.babel.free_cards > 0 and costs_something(tables.cards[kind].cost):
        count = list_modified_payments(
            game, tables, seat, tables.nothing, more, saves_one, color, BY_RIGHT, FREE, kind,
            tables.by_token_at + number, out, count,
        )  # fmt: skip
    mark(out, before, count, add_on | BY_TOKEN)
    return count


@kernel
def may_join(game: Game, tables: Record, seat: int, color: int) -> bool:
    """May a city that builds a card of this colour take part in the project (BABEL-PROJECT-2)?"""
    project = current_project(game, tables)
    if project == NO_PROJECT or game.babel.taken >= tables.babel.tokens:
        return False
    return tables.babel.projects[project].color == color or game.cities[seat].babel.any_color > 0


@kernel
def mark(out: Rows[ChoiceRow], first: int, count: int, add_on: int) -> None:
    """Write what is done together with the card into some rows."""
    for place in range(first, count):
        out[place].add_on = add_on


@kernel
def charge(city: City, coins: int, out: Rows[ChoiceRow], first: int, count: int) -> int:
    """Coins for the bank on top of some rows; those that the treasury cannot pay are dropped."""
    kept = first
    for place in range(first, count):
        if total_price(out[place]) + coins <= city.coins:
            if kept != place:
                copy_choice(out[place], out[kept])
            out[kept].bank += coins
            kept += 1
    return kept


@kernel
def drop_needless(out: Rows[ChoiceRow], first: int, count: int, add_on: int) -> int:
    """Rows that pay coins instead of resources are dropped where an earlier row for the same card needs no
    more of them (BASE-TRADE-12).
    """
    kept = first
    for place in range(first, count):
        if not is_needless(out, first, out[place], add_on):
            if kept != place:
                copy_choice(out[place], out[kept])
            kept += 1
    return kept


@kernel
def is_needless(out: Rows[ChoiceRow], count: int, row: ChoiceRow, add_on: int) -> bool:
    """Is there a row for the same card, with the same add-ons, that pays nobody more?"""
    for place in range(count):
        other = out[place]
        same = other.card == row.card and other.verb == BUILD and other.how == PAID and other.add_on == add_on
        near = other.bank <= row.bank and other.left <= row.left and other.right <= row.right
        if same and near and other.far_left <= row.far_left and other.far_right <= row.far_right:
            return True
    return False


@kernel
def charge_taxes(game: Game, tables: Record, seat: int, out: Rows[ChoiceRow], count: int) -> int:
    """Add the taxes on what is built to all listed choices; who cannot pay cannot build (BABEL-TILE-1,
    AMB-98).
    """
    if game.babel.height == 0 or not any_tax(game):
        return count
    coins, kept = game.cities[seat].coins, 0
    for place in range(count):
        tax = tax_of(game, tables, out[place])
        if tax == 0 or total_price(out[place]) + tax <= coins:
            if kept != place:
                copy_choice(out[place], out[kept])
            out[kept].bank += tax
            kept += 1
    return kept


@kernel
def any_tax(game: Game) -> bool:
    """Is anything taxed but chains?"""
    for thing in range(game.babel.tax.shape[0]):
        if game.babel.tax[thing] > 0:
            return True
    return False


@kernel
def tax_of(game: Game, tables: Record, row: Record) -> int:
    """The tax on what a choice builds; builds from the discard pile pay none (AMB-98)."""
    if row.verb == BUILD or row.verb == FREE:
        return game.age * game.babel.tax[tables.cards[row.card].color]
    if row.verb == STAGE:
        return game.age * game.babel.tax[STAGE_BUILT]
    return 0


@kernel
def list_tiles_to_lay(
    game: Game, tables: Record, seat: int, hand: Record, held_back: int, out: Rows[ChoiceRow], count: int
) -> int:
    """Each own tile with each card, which is discarded for no coins; not with a leader (BABEL-TOWER-3,
    LEADERS-MIX-10).
    """
    if game.turn == 0 or game.cities[seat].babel.kept == 0:
        return count
    tiles = game.cities[seat].babel.tiles
    for slot in range(DRAFTED):
        tile = tiles[slot]
        if tile >= 0:
            for place in range(hand.hand_size):
                if may_play(hand, held_back, place):
                    kind = hand.hand[place]
                    write_choice(
                        out[count], LAY_TILE, kind, tables.tile_at + np.int64(tile) * tables.kinds + kind
                    )
                    out[count].stage = tile + 1
                    count += 1
    return count


@kernel
def list_babel_answers(game: Game, tables: Record, seat: int, out: Rows[ChoiceRow]) -> int:
    """The tile of the draft that is kept (BABEL-TOWER-2)."""
    count, packet = 0, game.cities[seat].babel.packet
    for slot in range(DRAFTED):
        if packet[slot] >= 0:
            write_choice(out[count], TAKE_TILE, packet[slot], tables.take_at + packet[slot])
            count += 1
    return count
