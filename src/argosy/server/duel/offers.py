"""Offers of a seat in Duel: legal choices with their payments, refusals with their reasons."""

from argosy.game.duel.choice import DuelChoice
from argosy.game.duel.explain import DuelExplanation
from argosy.game.duel.forecast import DuelForecast, forecasts
from argosy.game.duel.game import DuelGame
from argosy.server.pages.explanations import reasons
from argosy.web.duel.live.refusal_queries import queries
from argosy.web.models import DuelOffer, DuelOffers

PAID_VERBS = ("build", "recruit", "wonder")
"""Verbs whose resources or coins can be taken apart; gods cost coins alone, the rest nothing."""


def offers(game: DuelGame, seat: int) -> DuelOffers | None:
    """Everything that the seat may choose now; None when it owes nothing."""
    if seat not in game.owing:
        return None
    view, choices = game.view(seat), game.choices(seat)
    is_turn = view.asked == "turn"
    told, ahead = _explained(game, seat, choices), _forecast(game, choices) if is_turn else {}
    legal = tuple(
        DuelOffer(choice=choice, explanation=told.get(_part(choice)), forecast=ahead.get(_part(choice)))
        for choice in choices
    )
    return DuelOffers(legal=legal, refusals=reasons(game, seat, queries(view, seat, choices)))


Part = tuple[str, str | None]


def _part(choice: DuelChoice) -> Part:
    """The thing that a price and a forecast are about.

    A wonder is the same with every card, and so is the income of a discarded card.
    """
    if choice.verb == "discard":
        return choice.verb, None
    return (choice.text, None) if choice.verb == "activate" else (choice.verb, choice.thing or choice.card)


def _explained(game: DuelGame, seat: int, choices: tuple[DuelChoice, ...]) -> dict[Part, DuelExplanation]:
    """One explanation for each construction."""
    paid = {_part(choice): choice for choice in choices if choice.verb in PAID_VERBS}
    return {part: game.explain(seat, choice) for part, choice in paid.items()}


def _forecast(game: DuelGame, choices: tuple[DuelChoice, ...]) -> dict[Part, DuelForecast]:
    """One forecast for each thing that can be done.

    Preparing a conspiracy changes nothing but the structure.
    """
    parts = {_part(choice): choice for choice in choices if choice.verb != "prepare"}
    return dict(zip(parts, forecasts(game.ruleset, game.array, parts.values()), strict=True))
