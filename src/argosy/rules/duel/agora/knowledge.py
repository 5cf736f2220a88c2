"""Who knows what of Agora (AGORA-012, 043, 159)."""

from argosy.rules.duel.agora.terms import PLOT, REMOVED_CARD
from argosy.rules.duel.terms import SPECTATOR
from argosy.rules.records import Record


def agora_lies_during_draft(tables: Record) -> bool:
    """AGORA-012: with Agora Age I lies open during the draft."""
    return bool(tables.has_agora)


def saw_removed(game: Record, viewer: int, age: int) -> bool:
    """AGORA-159: has the viewer looked at the cards removed from this deck (counted from 0)?"""
    if viewer == SPECTATOR:
        return False
    looking = game.decision == REMOVED_CARD and game.actor == viewer and age < game.age
    return looking or bool(game.agora.saw_removed[viewer, age])


def knows_conspiracy(game: Record, viewer: int, number: int) -> bool:
    """Does the viewer know where this conspiracy is?"""
    agora = game.agora
    if agora.shown[number]:
        return True
    if viewer == SPECTATOR:
        return False
    drawing = number in agora.hand and plots(game) == viewer
    return bool(agora.holder[number] == viewer or drawing or agora.known_stock[viewer, number])


def plots(game: Record) -> int | None:
    """The seat that looks at two conspiracies now."""
    return int(game.actor) if game.decision == PLOT else None
