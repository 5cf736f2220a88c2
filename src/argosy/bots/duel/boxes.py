"""What boxes add to the judgement of Duel: one line for each box."""

from argosy.bots.duel.agora import choices as agora
from argosy.bots.duel.agora import worths as agora_worths
from argosy.bots.duel.pantheon import choices as pantheon
from argosy.bots.duel.pantheon import worths as pantheon_worths
from argosy.game.duel.view import DuelView

WORTHS = {**agora_worths.WORTHS, **pantheon_worths.WORTHS}
"""What an effect is worth as experience says, by its kind."""

EFFECTS = {**agora.EFFECTS, **pantheon.EFFECTS}
"""What an effect of a card, a wonder or a god brings a city now, by its kind."""

RULES = {**agora.RULES, **pantheon.RULES}
"""How a choice is judged, by its verb."""

THREATS = (pantheon.threats,)
"""Victories that the opponent could have at once with something of a box."""


def lead_after(view: DuelView, seat: int, lead: int, after: int) -> int:
    """Where the conflict pawn stops between two leads of a seat."""
    return pantheon.lead_after(view, seat, lead, after)
