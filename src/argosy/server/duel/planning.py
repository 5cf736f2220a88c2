"""Planned moves in Duel: what a seat may plan with open cards while the opponent decides."""

import msgspec

from argosy.game.duel.forecast import next_turn
from argosy.game.duel.game import DuelGame
from argosy.server.duel.offers import offers
from argosy.web.models import DuelOffers

PLANNED = ("build", "recruit", "discard", "wonder", "prepare")
"""Verbs that use a card of the structure.

Gods and conspiracies are left out: they can be had in the turn itself, and what they are worth depends on
what the opponent does.
"""


def plan_offers(game: DuelGame, seat: int) -> DuelOffers | None:
    """All that the seat may plan now, at the prices of now; None where nothing can be planned."""
    ahead = next_turn(game, seat)
    found = ahead and offers(ahead, seat)
    if not found:
        return None
    legal = tuple(offer for offer in found.legal if offer.choice.verb in PLANNED)
    return msgspec.structs.replace(found, legal=legal) if legal else None


def is_due(game: DuelGame, seat: int) -> bool:
    """Has the turn come that a seat plans for? A question in the opponent's turn is not it."""
    return seat in game.owing and game.asked == "turn"
