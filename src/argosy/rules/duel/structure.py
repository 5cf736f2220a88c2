"""The structure of an Age: which card may be taken, which is face up (DUEL-010 to 012)."""

import numpy as np

from argosy.kernelc.kernel import kernel
from argosy.rules.duel.bits import first_of
from argosy.rules.duel.expansions.play import has_more_on, take_more_from
from argosy.rules.duel.state import Game
from argosy.rules.duel.tasks import push
from argosy.rules.duel.terms import NONE, TURN_UP
from argosy.rules.records import Record


@kernel
def lay_out(game: Game, tables: Record, age: int) -> None:
    """DUEL-010: lay the structure of an Age out; odd rows face up."""
    structure = tables.structures[age - 1]
    game.age = age
    game.present = structure.whole
    game.revealed = structure.face_up
    game.open = 0
    for place in range(structure.places):
        if structure.covered_by[place] == 0:
            game.open |= 1 << place


@kernel
def place_of(game: Game, places: int, card: int) -> int:
    """On which of these places of the structure a card lies; -1 if on none."""
    while places:
        place = first_of(places)
        places &= places - 1
        if game.deck[game.age - 1, place] == card:
            return place
    return NONE


@kernel
def take_card(game: Record, tables: Record, place: int) -> None:
    """DUEL-011: a card leaves the structure; those that it alone still covered become free."""
    structure = tables.structures[game.age - 1]
    bit = 1 << place
    game.present &= ~bit
    game.open &= ~bit
    for index in range(2):
        below = structure.covers[place, index]
        if below != NONE and game.present & structure.covered_by[below] == 0:
            game.open |= game.present & (1 << np.int64(below))


@kernel
def hidden_places(game: Game) -> int:
    """Free places whose card still lies face down."""
    return game.open & ~game.revealed


@kernel
def turn_up(game: Game, tables: Record, seat: int) -> None:
    """DUEL-012, PANTHEON-010, 012: turn up what became free; tokens on it are taken first, one after the
    other.
    """
    hidden = hidden_places(game)
    if hidden == 0:
        return
    while hidden:
        place = first_of(hidden)
        hidden &= hidden - 1
        if has_more_on(game, place):
            push(game, TURN_UP, seat, 0, 0)
            take_more_from(game, seat, place)
            return
        game.revealed |= 1 << place
