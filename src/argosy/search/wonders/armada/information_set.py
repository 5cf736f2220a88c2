"""Removes from a record what a seat does not know of Armada (ARMADA-EXPLORE-5).

That is the order of islands, and most of a turn that is under way.
"""

import numpy as np

from argosy.kernelc.kernel import kernel
from argosy.rules.record_class import Numbers
from argosy.rules.records import Number, Record
from argosy.rules.wonders.armada.state import ISLANDS_OF_LEVEL, MAX_MOVES
from argosy.rules.wonders.armada.terms import LEVELS
from argosy.rules.wonders.state import Game
from argosy.search.wonders.hidden_information.pool_builder import (
    add_pool,
    add_slot,
    add_thing,
    close_pool,
    count_of_pool,
    open_pool,
)
from argosy.search.wonders.hidden_information.slot_kinds import first_of

ISLAND_DECK = first_of(__name__)  # level from 0, place

NONE = -1


@kernel
def put_island(game: Game, field: int, first: int, second: int, thing: int) -> None:
    """An island into its deck."""
    game.armada.islands[first, second] = thing


@kernel
def hide_islands(game: Record, tables: Record, hidden: Record) -> None:
    """The island decks: those that the viewer looks at first, the others in any order."""
    if tables.armada.island_kinds == 0:
        return
    drawn = game.cities[hidden.viewer].armada.drawn
    for level in range(LEVELS):
        deck, first, looked_at = game.armada.islands[level], hidden.all_things, 0
        here = lying_islands(game, level)
        for island in range(tables.armada.island_kinds):
            if here >> island & 1 and is_drawn(drawn, island):
                deck[looked_at] = island
                looked_at += 1
        for island in range(tables.armada.island_kinds):
            if here >> island & 1 and not is_drawn(drawn, island):
                add_thing(hidden, island)
        count = hidden.all_things - first
        open_pool(hidden, first, count)
        for place in range(count):
            deck[looked_at + place] = hidden.thing[first + place]
            add_slot(hidden, ISLAND_DECK, level, looked_at + place)
        close_pool(hidden)
    game.armada.shuffles = 0


@kernel
def lying_islands(game: Game, level: int) -> Number:
    """The islands of a deck, as a bit set: how they lie is lost."""
    found = 0
    for place in range(game.armada.left[level]):
        found |= 1 << np.int64(game.armada.islands[level, place])
    for place in range(game.armada.left[level], ISLANDS_OF_LEVEL):
        game.armada.islands[level, place] = NONE
    return found


@kernel
def is_drawn(drawn: Numbers, island: int) -> bool:
    """Is an island among these?"""
    for place in range(drawn.shape[0]):
        if drawn[place] == island:
            return True
    return False


@kernel
def hide_naval_turn(game: Game, tables: Record, seat: int) -> None:
    """Of a turn that is under way only what the viewer itself is asked is known."""
    if tables.armada.island_kinds == 0:
        return
    for other in range(game.seats):
        armada = game.cities[other].armada
        armada.tax = 0
        armada.pirates = 0
        armada.arrival_coins = 0
        if other != seat:
            armada.drawn_level = 0
            for place in range(armada.drawn.shape[0]):
                armada.drawn[place] = NONE
            for level in range(LEVELS):
                armada.exploring[level] = 0
            for move in range(MAX_MOVES):
                armada.moves[move] = 0
                armada.moves_many[move] = 0


@kernel
def count_armada_pool(tables: Record, hidden: Record, age: int) -> int:
    """Of how many Armada cards only some are in the game, so that they are unseen (ARMADA-SETUP-3)."""
    armada = tables.armada
    return count_of_pool(hidden, armada.decks[age - 1], armada.deck_size[age - 1], armada.used)


@kernel
def add_armada_pool(tables: Record, hidden: Record, age: int, place: int) -> int:
    """A pool of these cards."""
    armada = tables.armada
    return add_pool(hidden, armada.decks[age - 1], armada.deck_size[age - 1], armada.used, place)


def pool_of_armada(tables: Record, age: int) -> tuple[list[int], int]:
    """The Armada cards of an Age (from 1), and how many of them are in the game."""
    armada, row = tables.armada, age - 1
    return [int(kind) for kind in armada.decks[row, : armada.deck_size[row]]], int(armada.used)
