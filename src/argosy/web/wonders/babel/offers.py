"""Why a city cannot take part in the project of the Age with a card."""

from argosy.game.types import Refusal
from argosy.game.wonders.view import WondersView
from argosy.web.models import Offer
from argosy.web.wonders.reasons import Asked

OTHER_COLOR = "other_project_color"
"""Such cards have nothing to do with the project, so nothing is said about them."""


def refusals(
    game: Asked, seat: int, view: WondersView, legal: tuple[Offer, ...], cards: tuple[str, ...], prefix: str
) -> dict[str, Refusal | None]:
    """Reasons by text, for each card of the project's colour (BABEL-PROJECT-2)."""
    if view.babel is None or not view.babel.projects or view.asked not in ("card", "last_card"):
        return {}
    joining = {offer.choice.card for offer in legal if offer.choice.joins and offer.choice.verb in ("build", "free")}
    asked = [f"{prefix}build {card} + project" for card in dict.fromkeys(cards) if card not in joining]
    found = {text: game.refusal(seat, text) for text in asked}
    return {text: why for text, why in found.items() if why is None or why.code != OTHER_COLOR}
