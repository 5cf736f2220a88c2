"""Hidden information of Agora, removed from a record (AGORA-013, 043)."""

import numpy as np

from argosy.kernelc.kernel import kernel
from argosy.rules.duel.agora.knowledge import knows_conspiracy
from argosy.rules.duel.agora.state import AgoraGameFields
from argosy.rules.duel.agora.terms import CHAMBERS, CONSPIRACIES, DECREES
from argosy.rules.duel.hidden_information.pool_builder import (
    add_slot,
    add_slot_known_to,
    add_thing,
    close_pool,
    open_pool,
)
from argosy.rules.duel.hidden_information.pools import DECREE, HAND, HELD, STOCK
from argosy.rules.duel.state import Game
from argosy.rules.duel.terms import NONE
from argosy.rules.records import Record


@kernel
def hide_agora(game: Game, tables: Record, hidden: Record) -> None:
    """Decrees and conspiracies."""
    if tables.has_agora:
        hide_decrees(game, hidden)
        hide_conspiracies(game, hidden)


@kernel
def hide_decrees(game: Game, hidden: Record) -> None:
    """Face-down decrees may be any that nobody has seen (AGORA-013)."""
    agora = game.agora
    open_pool(hidden)
    for decree in range(DECREES):
        if not lies_in_senate(agora, decree):
            agora.turned_up[decree] = 0
        if not agora.turned_up[decree]:
            add_thing(hidden, decree)
    for chamber in range(CHAMBERS):
        for index in range(2):
            decree = agora.decrees[chamber, index]
            if decree != NONE and not agora.turned_up[decree]:
                add_slot(hidden, DECREE, chamber, index)
    close_pool(game, hidden)


@kernel
def lies_in_senate(agora: AgoraGameFields, decree: int) -> bool:
    """Has this decree been dealt?"""
    for chamber in range(CHAMBERS):
        if decree in (agora.decrees[chamber, 0], agora.decrees[chamber, 1]):
            return True
    return False


@kernel
def hide_conspiracies(game: Game, hidden: Record) -> None:
    """AGORA-043: a player knows their own and those that they put back; all other hidden ones may be one
    another.
    """
    agora, known = game.agora, 0
    for plot in range(CONSPIRACIES):
        if knows_conspiracy(game, hidden.viewer, plot):
            known |= 1 << plot
    open_pool(hidden)
    add_stock(agora, hidden, known)
    for seat in range(2):
        add_held(agora, hidden, seat, known)
    add_hand(game, hidden, known)
    for plot in range(CONSPIRACIES):
        if not known & (1 << plot):
            add_thing(hidden, plot)
            hide_plot(agora, plot)
    close_pool(game, hidden)


@kernel
def add_stock(agora: AgoraGameFields, hidden: Record, known: int) -> None:
    """Places in the deck; whoever has put a conspiracy back knows where it lies."""
    for index in range(agora.stock_count):
        plot = agora.stock[index]
        if not known & (1 << np.int64(plot)):
            seats = agora.known_stock[0, plot] + 2 * agora.known_stock[1, plot]
            add_slot_known_to(hidden, seats, STOCK, index, 0)
    for index in range(agora.stock_count, CONSPIRACIES):
        agora.stock[index] = NONE


@kernel
def add_held(agora: AgoraGameFields, hidden: Record, seat: int, known: int) -> None:
    """Places before a player, in the order in which conspiracies were taken."""
    last = NONE
    while True:
        plot = next_plot(agora, seat, last)
        if plot == NONE:
            return
        last = agora.order[plot]
        if not known & (1 << np.int64(plot)):
            add_slot_known_to(hidden, 1 << seat, HELD, agora.prepared[plot], last)


@kernel
def next_plot(agora: AgoraGameFields, seat: int, last: int) -> int:
    """The conspiracy that a seat took next after the one with this number in the order."""
    found = NONE
    for plot in range(CONSPIRACIES):
        order = agora.order[plot]
        if agora.holder[plot] == seat and order > last and (found == NONE or order < agora.order[found]):
            found = plot
    return found


@kernel
def add_hand(game: Game, hidden: Record, known: int) -> None:
    """Conspiracies that somebody else looks at now."""
    for index in range(2):
        plot = game.agora.hand[index]
        if plot != NONE and not known & (1 << np.int64(plot)):
            add_slot(hidden, HAND, index, 0)


@kernel
def hide_plot(agora: AgoraGameFields, plot: int) -> None:
    """A conspiracy of which the viewer does not know where it is."""
    agora.holder[plot] = NONE
    agora.prepared[plot] = NONE
    agora.order[plot] = 0
    for seat in range(2):
        agora.known_stock[seat, plot] = 0


@kernel
def put_agora(game: Game, slot: Record, thing: int) -> None:
    """One thing into one slot."""
    agora = game.agora
    if slot.field == DECREE:
        agora.decrees[slot.first, slot.second] = thing
    elif slot.field == STOCK:
        agora.stock[slot.first] = thing
        agora.known_stock[0, thing] = slot.seats & 1
        agora.known_stock[1, thing] = slot.seats >> 1
    elif slot.field == HAND:
        agora.hand[slot.first] = thing
    elif slot.field == HELD:
        agora.holder[thing] = slot.seats >> 1
        agora.prepared[thing] = slot.first
        agora.order[thing] = slot.second
