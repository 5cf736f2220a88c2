"""Hidden information of Pantheon, removed from a record (PANTHEON-003, 004, 011, 017, 018)."""

import numpy as np

from argosy.kernelc.kernel import kernel
from argosy.rules.duel.hidden_information.knowledge import structure_is_laid
from argosy.rules.duel.hidden_information.pool_builder import (
    add_slot,
    add_slot_known_to,
    add_thing,
    close_pool,
    open_pool,
)
from argosy.rules.duel.hidden_information.pools import GOD_DECK, GOD_SPACE, LOOKED_DECK, MYTHOLOGY, OFFERING
from argosy.rules.duel.pantheon.knowledge import known_gods
from argosy.rules.duel.pantheon.state import PantheonGameFields
from argosy.rules.duel.pantheon.terms import (
    GATE,
    GODS,
    MYTHOLOGIES,
    MYTHOLOGY_CARDS,
    OFFERINGS,
    SPACES,
    THEATER_CARD,
)
from argosy.rules.duel.state import Game
from argosy.rules.duel.terms import NONE
from argosy.rules.records import Record


@kernel
def hide_pantheon(game: Game, tables: Record, hidden: Record) -> None:
    """Gods and tokens."""
    if not tables.has_pantheon:
        return
    known, looked_at = known_gods(game, hidden.viewer), looked_at_deck(game, tables)
    for mythology in range(MYTHOLOGIES):
        field = LOOKED_DECK if mythology == looked_at else GOD_DECK
        hide_gods(game, tables, hidden, mythology, known, field)
    hide_mythologies(game, tables, hidden)
    hide_offerings(game, tables, hidden)


@kernel
def looked_at_deck(game: Game, tables: Record) -> int:
    """PANTHEON-018: the mythology whose cards somebody looks at now; NONE: nobody does."""
    if game.decision == THEATER_CARD and game.pantheon.choice_count > 0:
        return tables.god_mythology[game.pantheon.choice[0]]
    return NONE


@kernel
def hide_gods(game: Game, tables: Record, hidden: Record, mythology: int, known: int, field: int) -> None:
    """Unknown divinities of one mythology may be one another."""
    pantheon = game.pantheon
    open_pool(hidden)
    for index in range(MYTHOLOGY_CARDS):
        if index >= pantheon.deck_count[mythology]:
            pantheon.decks[mythology, index] = NONE
        elif not known & (1 << np.int64(pantheon.decks[mythology, index])):
            add_god(pantheon, hidden, pantheon.decks[mythology, index], field, mythology, index)
    for space in range(SPACES):
        god = pantheon.space[space]
        if god != NONE and not known & (1 << np.int64(god)) and tables.god_mythology[god] == mythology:
            add_god(pantheon, hidden, god, GOD_SPACE, space, 0)
    for god in range(GODS):
        if god != GATE and not known & (1 << god) and tables.god_mythology[god] == mythology:
            add_thing(hidden, god)
            pantheon.known[0, god] = 0
            pantheon.known[1, god] = 0
    close_pool(game, hidden)


@kernel
def add_god(
    pantheon: PantheonGameFields, hidden: Record, god: int, field: int, first: int, second: int
) -> None:
    """The place of a god that the viewer does not know; the opponent may."""
    seats = pantheon.known[0, god] + 2 * pantheon.known[1, god]
    add_slot_known_to(hidden, seats, field, first, second)


@kernel
def hide_mythologies(game: Game, tables: Record, hidden: Record) -> None:
    """PANTHEON-003: before the structure lies, any of the tokens may come."""
    if structure_is_laid(game, tables):
        return
    open_pool(hidden)
    for index in range(MYTHOLOGIES):
        add_slot(hidden, MYTHOLOGY, tables.mythology_places[index], 0)
    for token in range(MYTHOLOGIES * tables.mythology_tokens):
        add_thing(hidden, token // tables.mythology_tokens)
    close_pool(game, hidden)


@kernel
def hide_offerings(game: Game, tables: Record, hidden: Record) -> None:
    """PANTHEON-004: offering tokens are laid out at the start of Age II."""
    if game.age > 1:
        return
    open_pool(hidden)
    for index in range(OFFERINGS):
        add_slot(hidden, OFFERING, tables.offering_places[index], 0)
        add_thing(hidden, index)
    close_pool(game, hidden)


@kernel
def put_pantheon(game: Game, slot: Record, thing: int) -> None:
    """One thing into one slot."""
    if slot.field == MYTHOLOGY:
        game.pantheon.mythology_at[slot.first] = thing
    elif slot.field == OFFERING:
        game.pantheon.offering_at[slot.first] = thing
    elif slot.field == GOD_SPACE:
        game.pantheon.space[slot.first] = thing
        put_look(game.pantheon, slot, thing)
    elif slot.field == GOD_DECK or slot.field == LOOKED_DECK:
        game.pantheon.decks[slot.first, slot.second] = thing
        put_look(game.pantheon, slot, thing)
        if slot.field == LOOKED_DECK:
            game.pantheon.choice[slot.second] = thing


@kernel
def put_look(pantheon: PantheonGameFields, slot: Record, god: int) -> None:
    """Note the seats that know where a god lies."""
    pantheon.known[0, god] = slot.seats & 1
    pantheon.known[1, god] = slot.seats >> 1
