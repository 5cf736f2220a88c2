"""Why ships cannot sail with a card or a stage."""

from argosy.game.types import Refusal
from argosy.game.wonders.view import WondersView
from argosy.web.models import Offer
from argosy.web.wonders.reasons import Asked, no_stage


def refusals(
    game: Asked, seat: int, view: WondersView, legal: tuple[Offer, ...], cards: tuple[str, ...], prefix: str
) -> dict[str, Refusal | None]:
    """Reasons by text: for each card that no ship sails with, for the stage if none does."""
    if not cards:
        return {}
    found = {
        text: game.refusal(seat, text)
        for text in _without_ship(legal, [card for card in cards if card in view.hand], prefix)
    }
    if not any(offer.choice.ships and offer.choice.verb == "stage" for offer in legal):
        with_ship = f"with {cards[0]} + ship"
        found[f"{prefix}stage {with_ship}"] = no_stage(game, seat, view, with_ship, prefix)
    return found


def _without_ship(legal: tuple[Offer, ...], cards: list[str], prefix: str) -> list[str]:
    """Naval constructions that cannot be made with a card (ARMADA-NAVAL-2)."""
    sailing = {offer.choice.card for offer in legal if offer.choice.ships and offer.choice.verb in ("build", "free")}
    return [f"{prefix}build {card} + ship" for card in dict.fromkeys(cards) if card not in sailing]
