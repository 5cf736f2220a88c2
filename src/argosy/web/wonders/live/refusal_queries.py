"""Queries for refusals in 7 Wonders: illegal choices for which the page shows a reason."""

from argosy.game.wonders.view import WondersView
from argosy.web.models import ChoiceOffer, WonderRequest
from argosy.web.wonders.expansions.in_play import in_play
from argosy.web.wonders.live.question_cards import WITH_CARDS, open_hand, query_for_stage


def queries(view: WondersView, legal: tuple[ChoiceOffer, ...]) -> dict[str, WonderRequest]:
    """Return the queries by text: unbuildable cards, the stage, and those of expansions."""
    prefix = "city: " if view.asked == "city_card" else ""
    buildable = {offer.choice.card for offer in legal if offer.choice.verb in ("build", "free")}
    cards = open_hand(view) if view.asked in WITH_CARDS else ()
    asked = [f"{prefix}build {card}" for card in dict.fromkeys(cards) if card not in buildable]
    found = {text: WonderRequest((text,)) for text in asked}
    expansions = in_play(view.expansions)
    hand = next(
        (
            expansion.hand.played[view.asked or ""](view)
            for expansion in expansions
            if view.asked in expansion.hand.played
        ),
        cards,
    )
    if hand and not any(offer.choice.verb == "stage" for offer in legal):
        found[f"{prefix}stage"] = query_for_stage(view, f"with {hand[0]}", prefix)
    for expansion in expansions:
        found |= expansion.hand.queries(view, legal, hand, prefix)
    return found
