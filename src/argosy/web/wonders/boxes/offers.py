"""What else is refused with boxes, and why: one line for each box."""

from argosy.game.types import Refusal
from argosy.game.wonders.view import WondersView
from argosy.web.models import Offer
from argosy.web.wonders.armada import offers as armada
from argosy.web.wonders.babel import offers as babel
from argosy.web.wonders.edifice import offers as edifice
from argosy.web.wonders.leaders import offers as leaders
from argosy.web.wonders.reasons import Asked

BOXES = (armada, leaders, babel, edifice)

HANDS = {asked: hand for box in BOXES for asked, hand in box.HANDS.items()}
"""Questions that are answered by playing something of a box like a card, and what lies in the hand's place then."""


def more_refusals(
    game: Asked, seat: int, view: WondersView, legal: tuple[Offer, ...], cards: tuple[str, ...], prefix: str
) -> dict[str, Refusal | None]:
    """Reasons by text."""
    return {
        text: reason for box in BOXES for text, reason in box.refusals(game, seat, view, legal, cards, prefix).items()
    }
