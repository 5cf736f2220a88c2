"""Collects what a seat may do from a game: legal choices with where their resources come from, and reasons for the rest."""

from typing import Protocol

from argosy.game.types import Choice, Explanation, Refusal
from argosy.game.wonders.view import WondersView
from argosy.web.models import Offer, Offers
from argosy.web.wonders.choosing import BY_BUTTON, open_hand


class Game(Protocol):
    """What this module asks of a game."""

    def choices(self, seat: int) -> tuple[Choice, ...]:
        """All legal choices."""
        ...

    def explain(self, seat: int, choice: Choice) -> Explanation:
        """Where everything that a choice needs comes from."""
        ...

    def refusal(self, seat: int, text: str) -> Refusal | None:
        """Why something cannot be chosen."""
        ...

    def view(self, seat: int | None) -> WondersView:
        """What a seat may know."""
        ...


def offers(game: Game, seat: int) -> Offers | None:
    """Everything that the seat may choose now; None when it owes nothing."""
    view = game.view(seat)
    if view.asked is None:
        return None
    legal = tuple(Offer(choice=choice, explanation=_explained(game, seat, choice)) for choice in game.choices(seat))
    return Offers(legal=legal, refusals=_refusals(game, seat, view, legal))


def _explained(game: Game, seat: int, choice: Choice) -> Explanation | None:
    """Sales and refusals need no resources, so nothing is asked for them."""
    return game.explain(seat, choice) if choice.verb in ("build", "stage", "free") else None


def _refusals(game: Game, seat: int, view: WondersView, legal: tuple[Offer, ...]) -> dict[str, Refusal]:
    """Reasons by text: for each card that cannot be built, for the stage if none can be built, for ships that cannot sail."""
    prefix = "city: " if view.asked == "city_card" else ""
    buildable = {offer.choice.card for offer in legal if offer.choice.verb in ("build", "free")}
    cards = () if view.asked in BY_BUTTON else open_hand(view)
    asked = [f"{prefix}build {card}" for card in dict.fromkeys(cards) if card not in buildable]
    reasons = {text: game.refusal(seat, text) for text in asked}
    if cards and not any(offer.choice.verb == "stage" for offer in legal):
        reasons[f"{prefix}stage"] = _no_stage(game, seat, view, f"with {cards[0]}", prefix)
    if view.cities[seat].armada and cards:
        reasons |= {text: game.refusal(seat, text) for text in _without_ship(legal, cards, prefix)}
        if not any(offer.choice.ships and offer.choice.verb == "stage" for offer in legal):
            reasons[f"{prefix}stage with {cards[0]} + ship"] = _no_stage(
                game, seat, view, f"with {cards[0]} + ship", prefix
            )
    return {text: reason for text, reason in reasons.items() if reason is not None}


def _no_stage(game: Game, seat: int, view: WondersView, card: str, prefix: str) -> Refusal | None:
    """Why no stage can be built. Where stages may be built in any order the first one that is missing answers for all."""
    reason = game.refusal(seat, f"{prefix}stage {card}")
    if reason is None or reason.code != "unreadable":
        return reason
    missing = next(number for number in range(1, 5) if number not in view.cities[seat].stages)
    return game.refusal(seat, f"{prefix}stage {missing} {card}")


def _without_ship(legal: tuple[Offer, ...], cards: tuple[str, ...], prefix: str) -> list[str]:
    """Naval constructions that cannot be made with a card (ARMADA-NAVAL-2)."""
    sailing = {offer.choice.card for offer in legal if offer.choice.ships and offer.choice.verb in ("build", "free")}
    return [f"{prefix}build {card} + ship" for card in dict.fromkeys(cards) if card not in sailing]
