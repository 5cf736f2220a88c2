"""Where boxes join what happens to cards, wonders and the conflict pawn."""

from argosy.rules.duel.agora.constructions import card_asks_coins, wonder_asks_coins
from argosy.rules.duel.agora.senators import note_conspirator
from argosy.rules.duel.pantheon.conflict import is_stopped_by_minerva, lose_coins_by_step
from argosy.rules.duel.pantheon.snake import leave_swapped_card
from argosy.rules.kernel import kernel


@kernel
def card_is_constructed(game, tables, seat, color):
    """A card comes into play."""
    card_asks_coins(game, tables, seat, color)


@kernel
def wonder_is_constructed(game, tables, seat):
    """A wonder comes into play."""
    wonder_asks_coins(game, tables, seat)


@kernel
def card_has_effect(game, seat, kind):
    """An effect at once of a card that is constructed is about to be put on the stack."""
    note_conspirator(game, seat, kind)


@kernel
def cards_are_swapped(game, tables, taken, given):
    """Two cards have changed cities."""
    leave_swapped_card(game, tables, taken, given)


@kernel
def is_pawn_stopped(game, space):
    """May the conflict pawn not enter this space?"""
    return is_stopped_by_minerva(game, space)


@kernel
def pawn_has_moved(game, seat):
    """The conflict pawn has moved by one space for this seat."""
    lose_coins_by_step(game, seat)
