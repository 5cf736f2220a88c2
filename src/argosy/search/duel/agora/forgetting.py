"""What a seat does not know of Agora, taken out of a record: face-down decrees, conspiracies (AGORA-013, 043)."""

import numpy as np

from argosy.rules.duel.agora.knowledge import knows_conspiracy, plots
from argosy.rules.duel.agora.terms import CHAMBERS, CONSPIRACIES, DECREES
from argosy.rules.duel.terms import NONE
from argosy.rules.kernel import kernel
from argosy.search.duel.hidden import DECREE, HELD, STOCK
from argosy.search.duel.noting import add_slot, add_thing, close_heap, open_heap


@kernel
def forget_looks(game, seat, age, count):
    """AGORA-159: who has looked at the cards removed from a deck (counted from 0) is known of the seat itself."""
    game.agora.saw_removed[seat, age] = 1 if count > 0 else 0
    game.agora.saw_removed[1 - seat, age] = 0


@kernel
def forget_agora(game, hidden):
    """All of it."""
    forget_decrees(game, hidden)
    forget_conspiracies(game, hidden)


@kernel
def forget_decrees(game, hidden):
    """Face-down decrees may be any that nobody has seen."""
    agora = game.agora
    open_heap(hidden)
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
    close_heap(game, hidden)


@kernel
def lies_in_senate(agora, decree):
    """Has this decree been dealt?"""
    for chamber in range(CHAMBERS):
        if decree in (agora.decrees[chamber, 0], agora.decrees[chamber, 1]):
            return True
    return False


@kernel
def forget_conspiracies(game, hidden):
    """Those of the opponent and of the deck may be any that the seat has not seen."""
    agora, seat = game.agora, hidden.viewer
    known, held = 0, 0
    for plot in range(CONSPIRACIES):
        if knows_conspiracy(game, seat, plot):
            known |= 1 << plot
    open_heap(hidden)
    for index in range(agora.stock_count):
        if not known & (1 << np.int64(agora.stock[index])):
            add_slot(hidden, STOCK, index, 0)
    for each in range(2):
        held = max(held, order_plots(agora, hidden, each, known))
    agora.taken = held
    for plot in range(CONSPIRACIES):
        if not known & (1 << plot):
            add_thing(hidden, plot)
            forget_plot(agora, plot)
        agora.known_stock[seat, plot] = 0
        agora.known_stock[1 - seat, plot] = 0
        if agora.holder[plot] == NONE:
            agora.order[plot] = 0
    forget_stock(game, seat, known)
    close_heap(game, hidden)


@kernel
def forget_plot(agora, plot):
    """A conspiracy of which the seat does not know where it is."""
    agora.holder[plot] = NONE
    agora.prepared[plot] = NONE
    agora.order[plot] = 0


@kernel
def order_plots(agora, hidden, seat, known):
    """Number the conspiracies of a seat in the order in which they were taken, and note those that are not known. How many."""
    count, last = 0, NONE
    while True:
        plot = next_plot(agora, seat, last)
        if plot == NONE:
            return count
        last = agora.order[plot]
        if known & (1 << np.int64(plot)):
            agora.order[plot] = count
        else:
            add_slot(hidden, HELD, agora.prepared[plot], count)
        count += 1


@kernel
def next_plot(agora, seat, last):
    """The conspiracy that a seat took next after the one with this number in the order."""
    found = NONE
    for plot in range(CONSPIRACIES):
        order = agora.order[plot]
        if agora.holder[plot] == seat and order > last and (found == NONE or order < agora.order[found]):
            found = plot
    return found


@kernel
def forget_stock(game, seat, known):
    """Of the deck the seat knows what it has put back; what is drawn, only if it draws itself."""
    agora = game.agora
    for index in range(CONSPIRACIES):
        if index >= agora.stock_count:
            agora.stock[index] = NONE
        elif known & (1 << np.int64(agora.stock[index])):
            agora.known_stock[seat, agora.stock[index]] = 1
    if not plots(game, seat):
        agora.hand[0] = NONE
        agora.hand[1] = NONE
