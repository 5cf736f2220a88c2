"""Why a city cannot take part in the edifice of the Age with a stage."""

from argosy.game.types import Refusal
from argosy.game.wonders.view import WondersView
from argosy.web.models import Offer
from argosy.web.wonders.reasons import Asked, no_stage

WITH_EDIFICE = "+ edifice"


def refusals(
    game: Asked, seat: int, view: WondersView, legal: tuple[Offer, ...], cards: tuple[str, ...], prefix: str
) -> dict[str, Refusal | None]:
    """The reason, once for all cards, if no stage can be built with it (EDIFICE-2)."""
    if view.edifice is None or not cards or any(offer.choice.joins for offer in legal if offer.choice.verb == "stage"):
        return {}
    with_edifice = f"with {cards[0]} {WITH_EDIFICE}"
    return {f"{prefix}stage {with_edifice}": no_stage(game, seat, view, with_edifice, prefix)}
