"""What of the decks boxes lay open."""

from argosy.rules.duel.agora.knowledge import agora_lies_during_draft, saw_removed
from argosy.rules.kernel import kernel


@kernel
def lies_during_draft(tables):
    """Does the structure of Age I lie there while wonders are chosen?"""
    return agora_lies_during_draft(tables)


@kernel
def has_seen_removed(game, viewer, age):
    """Has the viewer looked at the cards removed from this deck (counted from 0)?"""
    return saw_removed(game, viewer, age)
