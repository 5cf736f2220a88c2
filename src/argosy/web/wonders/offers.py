"""Collects what a seat may do from a game: legal choices with where their resources come from, and reasons for the rest."""

from typing import Any, Protocol

from argosy.game.types import Choice, Explanation, Refusal
from argosy.game.wonders.forecast import Forecasts
from argosy.game.wonders.view import WondersView
from argosy.web.models import Offer, Offers
from argosy.web.wonders.boxes.in_play import in_play
from argosy.web.wonders.choosing import WITH_CARDS, open_hand
from argosy.web.wonders.reasons import Asked, no_stage


class Game(Asked, Protocol):
    """What this module asks of a game."""

    ruleset: Any
    array: Any

    def choices(self, seat: int) -> tuple[Choice, ...]:
        """All legal choices."""
        ...

    def explain(self, seat: int, choice: Choice) -> Explanation:
        """Where everything that a choice needs comes from."""
        ...

    def view(self, seat: int | None) -> WondersView:
        """What a seat may know."""
        ...


def offers(game: Game, seat: int) -> Offers | None:
    """Everything that the seat may choose now; None when it owes nothing."""
    view = game.view(seat)
    if view.asked is None:
        return None
    choices = game.choices(seat)
    legal = tuple(Offer(choice=choice, explanation=_explained(game, seat, choice)) for choice in choices)
    return Offers(
        legal=legal,
        refusals=_refusals(game, seat, view, legal),
        forecasts=Forecasts(game.ruleset, game.array, seat, choices),
    )


def _explained(game: Game, seat: int, choice: Choice) -> Explanation | None:
    """Sales and refusals need no resources, so nothing is asked for them."""
    return game.explain(seat, choice) if choice.verb in ("build", "stage", "free") else None


def _refusals(game: Game, seat: int, view: WondersView, legal: tuple[Offer, ...]) -> dict[str, Refusal]:
    """Reasons by text: for each card that cannot be built, for the stage if none can be built, for what boxes add to both."""
    prefix = "city: " if view.asked == "city_card" else ""
    buildable = {offer.choice.card for offer in legal if offer.choice.verb in ("build", "free")}
    cards = open_hand(view) if view.asked in WITH_CARDS else ()
    asked = [f"{prefix}build {card}" for card in dict.fromkeys(cards) if card not in buildable]
    reasons = {text: game.refusal(seat, text) for text in asked}
    boxes = in_play(view.boxes)
    hand = next((box.hand.played[view.asked or ""](view) for box in boxes if view.asked in box.hand.played), cards)
    if hand and not any(offer.choice.verb == "stage" for offer in legal):
        reasons[f"{prefix}stage"] = no_stage(game, seat, view, f"with {hand[0]}", prefix)
    for box in boxes:
        reasons |= box.hand.refusals(game, seat, view, legal, hand, prefix)
    return {text: reason for text, reason in reasons.items() if reason is not None}
