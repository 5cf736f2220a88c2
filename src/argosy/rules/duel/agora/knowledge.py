"""Hidden information of Agora: what a viewer has looked at (AGORA-012, 043, 159)."""

from argosy.kernelc.kernel import kernel
from argosy.rules.duel.agora.terms import PLOT, REMOVED_CARD
from argosy.rules.duel.state import Game
from argosy.rules.duel.terms import SPECTATOR
from argosy.rules.records import Record


@kernel
def agora_lies_during_draft(tables: Record) -> bool:
    """AGORA-012: with Agora Age I lies open during the draft."""
    return tables.has_agora != 0


@kernel
def saw_removed(game: Game, viewer: int, age: int) -> bool:
    """AGORA-159: has the viewer looked at the cards removed from this deck (counted from 0)?"""
    if viewer == SPECTATOR:
        return False
    if game.decision == REMOVED_CARD and game.actor == viewer and age < game.age:
        return True
    return game.agora.saw_removed[viewer, age] != 0


@kernel
def knows_conspiracy(game: Game, viewer: int, number: int) -> bool:
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
def plots(game: Game, viewer: int) -> bool:
    """Does the viewer look at two conspiracies now?"""
    return game.decision == PLOT and game.actor == viewer
