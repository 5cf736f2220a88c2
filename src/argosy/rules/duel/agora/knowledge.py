"""Who knows what of Agora (AGORA-012, 043, 159)."""

from argosy.rules.duel.agora.terms import PLOT, REMOVED_CARD
from argosy.rules.duel.terms import SPECTATOR
from argosy.rules.kernel import kernel


@kernel
def agora_lies_during_draft(tables):
    """AGORA-012: with Agora Age I lies open during the draft."""
    return tables.has_agora != 0


@kernel
def saw_removed(game, viewer, age):
    """AGORA-159: has the viewer looked at the cards removed from this deck (counted from 0)?"""
    if viewer == SPECTATOR:
        return False
    if game.decision == REMOVED_CARD and game.actor == viewer and age < game.age:
        return True
    return game.agora.saw_removed[viewer, age] != 0


@kernel
def knows_conspiracy(game, viewer, number):
    """Does the viewer know where this conspiracy is?"""
    agora = game.agora
    if agora.shown[number]:
        return True
    if viewer == SPECTATOR:
        return False
    if agora.holder[number] == viewer or agora.known_stock[viewer, number]:
        return True
    return number in (agora.hand[0], agora.hand[1]) and plots(game, viewer)


@kernel
def plots(game, viewer):
    """Does the viewer look at two conspiracies now?"""
    return game.decision == PLOT and game.actor == viewer
