"""The past of Agora that a search forgets (AGORA-043, 159)."""

import numpy as np

from argosy.kernelc.kernel import kernel
from argosy.rules.duel.agora.information_set import next_plot
from argosy.rules.duel.agora.knowledge import knows_conspiracy, saw_removed
from argosy.rules.duel.agora.state import AgoraGameFields
from argosy.rules.duel.agora.terms import CONSPIRACIES
from argosy.rules.duel.state import Game
from argosy.rules.duel.terms import AGES, AWAY, NONE, REMOVED
from argosy.rules.records import Record


@kernel
def forget_agora(game: Game, tables: Record, seat: int) -> None:
    """Looks of the opponent, looks of the seat that tell nothing now, numbers of conspiracies."""
    if tables.has_agora:
        for age in range(AGES):
            forget_looks(game, seat, age)
        forget_stock(game, seat)
        forget_order(game.agora)


@kernel
def forget_looks(game: Game, seat: int, age: int) -> None:
    """AGORA-159: who has looked at the cards removed from a deck (counted from 0) is known of the seat
    itself.
    """
    left = 0
    if saw_removed(game, seat, age):
        for index in range(REMOVED):
            card = game.removed[age, index]
            if card != NONE and game.card_place[card] == AWAY:
                left += 1
    game.agora.saw_removed[seat, age] = 1 if left > 0 else 0
    game.agora.saw_removed[1 - seat, age] = 0


@kernel
def forget_stock(game: Game, seat: int) -> None:
    """Of the deck the seat knows what it has put back."""
    agora = game.agora
    known = 0
    for index in range(agora.stock_count):
        if knows_conspiracy(game, seat, agora.stock[index]):
            known |= 1 << np.int64(agora.stock[index])
    for plot in range(CONSPIRACIES):
        agora.known_stock[seat, plot] = 1 if known & (1 << plot) else 0
        agora.known_stock[1 - seat, plot] = 0


@kernel
def forget_order(agora: AgoraGameFields) -> None:
    """Number the conspiracies of each seat in the order in which they were taken."""
    agora.taken = 0
    for seat in range(2):
        count, last = 0, NONE
        while True:
            plot = next_plot(agora, seat, last)
            if plot == NONE:
                break
            last = agora.order[plot]
            agora.order[plot] = count
            count += 1
        agora.taken = max(agora.taken, count)
    for plot in range(CONSPIRACIES):
        if agora.holder[plot] == NONE:
            agora.order[plot] = 0
