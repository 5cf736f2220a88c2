"""Offers of a seat: legal choices with their payments, refusals with their reasons."""

from argosy.game.types import Choice, Explanation
from argosy.game.wonders.forecast import Forecasts
from argosy.game.wonders.game import WondersGame
from argosy.server.pages.explanations import reasons
from argosy.web.models import ChoiceOffer, Offers
from argosy.web.wonders.live.refusal_queries import queries


def offers(game: WondersGame, seat: int) -> Offers | None:
    """Everything that the seat may choose now; None when it owes nothing."""
    view = game.view(seat)
    if view.asked is None:
        return None
    choices = game.choices(seat)
    legal = tuple(
        ChoiceOffer(choice=choice, explanation=_explained(game, seat, choice)) for choice in choices
    )
    return Offers(
        legal=legal,
        refusals=reasons(game, seat, queries(view, legal)),
        forecasts=Forecasts(game.ruleset, game.array, seat, choices),
    )


def _explained(game: WondersGame, seat: int, choice: Choice) -> Explanation | None:
    """Sales and refusals need no resources, so nothing is asked for them."""
    return game.explain(seat, choice) if choice.verb in ("build", "stage", "free") else None
