"""Hidden information of Agora in the search (AGORA-013, 043, 159).

It is filled in for a view, removed from a record, and hashed into a key where it comes to light.
"""

import numpy as np

from argosy.game.duel.position.form import ChamberData, ConspiracyData, DuelPositionData
from argosy.kernelc.kernel import kernel
from argosy.rules.duel import terms as t
from argosy.rules.duel.agora.knowledge import knows_conspiracy, plots
from argosy.rules.duel.agora.state import AgoraGameFields
from argosy.rules.duel.agora.terms import CHAMBERS, CONSPIRACIES, DECREES
from argosy.rules.duel.state import Game
from argosy.rules.duel.terms import NONE
from argosy.rules.records import Record
from argosy.search.duel.hidden_information.determinization import Determinization, Slot
from argosy.search.duel.hidden_information.pool_builder import add_slot, add_thing, close_pool, open_pool
from argosy.search.duel.hidden_information.pools import DECREE, HELD, STOCK
from argosy.search.duel.keys import mixed


def determinization_agora(determinization: Determinization, plain: DuelPositionData) -> None:
    """All of it."""
    view = determinization.view
    plain.locked, plain.swapped, plain.hand = view.locked, view.swapped, list(view.hand)
    plain.cities[determinization.seat].saw_removed = [age for age, row in enumerate(view.removed, 1) if row]
    _determinization_decrees(determinization, plain)
    _determinization_conspiracies(determinization, plain)


def _determinization_decrees(determinization: Determinization, plain: DuelPositionData) -> None:
    """Face-down decrees may be any that nobody has seen."""
    chambers, names = determinization.view.chambers, determinization.ids["decrees"]
    seen = {name for chamber in chambers for name in chamber.decrees if name}
    slots: list[Slot] = [
        (DECREE, chamber, index)
        for chamber, one in enumerate(chambers)
        for index, name in enumerate(one.decrees)
        if name is None
    ]
    unseen = [number for number in range(DECREES) if names[number] not in seen]
    sampled = iter(determinization.pool(slots, unseen))
    plain.chambers = [
        ChamberData(
            markers=list(chamber.markers),
            decrees=[name or names[next(sampled)] for name in chamber.decrees],
            face_up=[name is not None for name in chamber.decrees],
        )
        for chamber in chambers
    ]


def _determinization_conspiracies(determinization: Determinization, plain: DuelPositionData) -> None:
    """Those of the opponent and of the deck may be any that the seat has not seen."""
    view, names = determinization.view, determinization.ids["conspiracies"]
    stock: list[Slot] = [(STOCK, index, 0) for index, name in enumerate(view.stock) if name is None]
    held: list[Slot] = []
    for city in view.cities:
        for order, one in enumerate(city.conspiracies):
            if one.conspiracy is None:
                under = t.NONE if one.prepared is None else determinization.number("cards", one.prepared)
                held.append((HELD, under, order))
    seen = {one.conspiracy for city in view.cities for one in city.conspiracies} | {*view.stock, *view.hand}
    unseen = [number for number in range(CONSPIRACIES) if names[number] not in seen]
    sampled = iter([names[number] for number in determinization.pool([*stock, *held], unseen)])
    plain.stock = [name or next(sampled) for name in view.stock]
    for city, data in zip(view.cities, plain.cities, strict=True):
        data.conspiracies = [
            ConspiracyData(
                id=one.conspiracy or next(sampled),
                prepared=one.prepared,
                triggered=one.is_triggered,
                order=order,
            )
            for order, one in enumerate(city.conspiracies)
        ]
    plain.cities[determinization.seat].knows_conspiracies = [name for name in view.stock if name]


def hide_held(game: Record, hidden: Record) -> None:
    """Take the guessed conspiracies of the opponent away again, for `hidden.deal` to lay others there."""
    for pool in hidden.pool[: hidden.pools]:
        if hidden.slot[pool.slot + pool.slots - 1].field == HELD:
            sampled = hidden.thing[pool.thing : pool.thing + pool.things]
            game.agora.holder[sampled] = t.NONE
            game.agora.prepared[sampled] = t.NONE
            game.agora.order[sampled] = 0


@kernel
def hide_looks(game: Game, tables: Record, seat: int, age: int, count: int) -> None:
    """AGORA-159: who has looked at the cards removed from a deck (counted from 0) is known of the seat
    itself.
    """
    if not tables.has_agora:
        return
    game.agora.saw_removed[seat, age] = 1 if count > 0 else 0
    game.agora.saw_removed[1 - seat, age] = 0


@kernel
def hide_agora(game: Game, tables: Record, hidden: Record) -> None:
    """All of it."""
    if tables.has_agora:
        hide_decrees(game, hidden)
        hide_conspiracies(game, hidden)


@kernel
def hide_decrees(game: Game, hidden: Record) -> None:
    """Face-down decrees may be any that nobody has seen."""
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
    """Those of the opponent and of the deck may be any that the seat has not seen."""
    agora, seat = game.agora, hidden.viewer
    known, held = 0, 0
    for plot in range(CONSPIRACIES):
        if knows_conspiracy(game, seat, plot):
            known |= 1 << plot
    open_pool(hidden)
    for index in range(agora.stock_count):
        if not known & (1 << np.int64(agora.stock[index])):
            add_slot(hidden, STOCK, index, 0)
    for each in range(2):
        held = max(held, order_plots(agora, hidden, each, known))
    agora.taken = held
    for plot in range(CONSPIRACIES):
        if not known & (1 << plot):
            add_thing(hidden, plot)
            hide_plot(agora, plot)
        agora.known_stock[seat, plot] = 0
        agora.known_stock[1 - seat, plot] = 0
        if agora.holder[plot] == NONE:
            agora.order[plot] = 0
    hide_stock(game, seat, known)
    close_pool(game, hidden)


@kernel
def hide_plot(agora: AgoraGameFields, plot: int) -> None:
    """A conspiracy of which the seat does not know where it is."""
    agora.holder[plot] = NONE
    agora.prepared[plot] = NONE
    agora.order[plot] = 0


@kernel
def order_plots(agora: AgoraGameFields, hidden: Record, seat: int, known: int) -> int:
    """Number the conspiracies of a seat in the order in which they were taken, and note those that are not
    known. How many.
    """
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
def next_plot(agora: AgoraGameFields, seat: int, last: int) -> int:
    """The conspiracy that a seat took next after the one with this number in the order."""
    found = NONE
    for plot in range(CONSPIRACIES):
        order = agora.order[plot]
        if agora.holder[plot] == seat and order > last and (found == NONE or order < agora.order[found]):
            found = plot
    return found


@kernel
def hide_stock(game: Game, seat: int, known: int) -> None:
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


@kernel
def mix_decrees(game: Game, tables: Record, key: int) -> int:
    """AGORA-013: which decrees lie face up, because prices and powers follow from them."""
    if not tables.has_agora:
        return key
    agora = game.agora
    for chamber in range(CHAMBERS):
        for index in range(2):
            decree = agora.decrees[chamber, index]
            if decree >= 0 and agora.turned_up[decree]:
                key = mixed(key, decree)
    return key


@kernel
def put_agora(game: Game, viewer: int, field: int, first: int, second: int, thing: int) -> None:
    """One thing into one slot."""
    if field == DECREE:
        game.agora.decrees[first, second] = thing
    elif field == STOCK:
        game.agora.stock[first] = thing
    elif field == HELD:
        game.agora.holder[thing] = 1 - viewer
        game.agora.prepared[thing] = first
        game.agora.order[thing] = second
