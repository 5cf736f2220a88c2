"""The deal of Agora (AGORA-003 to 016): decrees, conspiracies, senators in the decks."""

from argosy.kernelc.kernel import kernel
from argosy.rules.chance import STREAM_DUEL, shuffle
from argosy.rules.duel.agora.terms import CHAMBERS, CONSPIRACIES, DECREES
from argosy.rules.duel.state import Game
from argosy.rules.duel.terms import AGES, NONE
from argosy.rules.records import Record

STREAM_SENATORS = STREAM_DUEL + 3
STREAM_DECREES = STREAM_DUEL + 10
STREAM_CONSPIRACIES = STREAM_DUEL + 11


@kernel
def clear_agora(game: Game) -> None:
    """An empty Senate and no conspiracies."""
    agora = game.agora
    agora.locked = NONE
    agora.swapped = NONE
    for chamber in range(CHAMBERS):
        agora.control[chamber] = NONE
        agora.decrees[chamber, 0] = NONE
        agora.decrees[chamber, 1] = NONE
    for conspiracy in range(CONSPIRACIES):
        agora.stock[conspiracy] = NONE
        agora.holder[conspiracy] = NONE
        agora.prepared[conspiracy] = NONE
    agora.hand[0] = NONE
    agora.hand[1] = NONE


@kernel
def deal_agora(game: Game, tables: Record) -> None:
    """AGORA-005, 006, 013, 014: six decrees, chambers 2, 4, 6 face down; the conspiracies as a deck;
    markers.
    """
    if not tables.has_agora:
        return
    agora = game.agora
    for decree in range(DECREES):
        agora.stock[decree] = decree
    shuffle(game.seed, STREAM_DECREES, agora.stock, DECREES)
    for chamber in range(CHAMBERS):
        decree = agora.stock[chamber]
        agora.decrees[chamber, 0] = decree
        agora.turned_up[decree] = tables.chamber_up[chamber]
    for conspiracy in range(CONSPIRACIES):
        agora.stock[conspiracy] = conspiracy
    shuffle(game.seed, STREAM_CONSPIRACIES, agora.stock, CONSPIRACIES)
    agora.stock_count = CONSPIRACIES
    for seat in range(2):
        take_markers(game, tables, seat)


@kernel
def take_markers(game: Game, tables: Record, seat: int) -> None:
    """AGORA-016: a player's influence markers."""
    game.agora.supply[seat] = tables.markers


@kernel
def add_senators(game: Game, tables: Record, age: int, count: int) -> int:
    """AGORA-003, 011: all senators are shuffled once; each Age gets the next ones.

    How many cards its deck has then.
    """
    added = tables.senators_added[age]
    if added == 0:
        return count
    tray = game.agora.stock  # not dealt yet
    total, used = 0, 0
    for other in range(AGES):
        total += tables.senators_added[other]
        if other < age:
            used += tables.senators_added[other]
    for index in range(total):
        tray[index] = tables.senators[index]
    shuffle(game.seed, STREAM_SENATORS, tray, total)
    for index in range(added):
        game.deck[age, count + index] = tray[used + index]
    for index in range(CONSPIRACIES):
        tray[index] = NONE
    return count + added
