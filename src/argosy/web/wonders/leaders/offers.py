"""Why a leader cannot be recruited."""

from collections.abc import Callable

from argosy.game.types import Refusal
from argosy.game.wonders.view import WondersView
from argosy.web.models import Offer
from argosy.web.wonders.reasons import Asked

PLAYED: dict[str, Callable[[WondersView], tuple[str, ...]]] = {"leader": lambda view: view.leaders_hand}
"""In the recruitment phase leaders are played like cards (LEADERS-RECRUIT-2)."""


def refusals(
    game: Asked, seat: int, view: WondersView, legal: tuple[Offer, ...], _cards: tuple[str, ...], _prefix: str
) -> dict[str, Refusal | None]:
    """Reasons by text, for each leader of the hand that is too dear."""
    if view.asked not in ("leader", "recruit"):
        return {}
    can = {offer.choice.leader for offer in legal if offer.choice.verb == "recruit"}
    asked = [f"recruit {leader}" for leader in view.leaders_hand if leader not in can]
    return {text: game.refusal(seat, text) for text in asked}
