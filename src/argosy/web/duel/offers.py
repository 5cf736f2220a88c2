"""Collects what a seat may do from a game of Duel: legal choices with where their resources come from, and reasons for the rest."""

from collections.abc import Iterator

from argosy.game.duel.choice import DuelChoice
from argosy.game.duel.explain import DuelExplanation
from argosy.game.duel.forecast import DuelForecast, forecasts
from argosy.game.duel.game import DuelGame
from argosy.game.duel.view import DuelView
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
    texts = tuple(_impossible(view, seat, choices)) if is_turn else ()
    reasons = {text: game.refusal(seat, _whole(view, text)) for text in texts}
    return DuelOffers(legal=legal, refusals={text: why for text, why in reasons.items() if why is not None})


Part = tuple[str, str | None]


def _part(choice: DuelChoice) -> Part:
    """What a price and a forecast are about: a wonder is the same with every card, and so is what a discarded card brings."""
    if choice.verb == "discard":
        return choice.verb, None
    return (choice.text, None) if choice.verb == "activate" else (choice.verb, choice.thing or choice.card)


def _explained(game: DuelGame, seat: int, choices: tuple[DuelChoice, ...]) -> dict[Part, DuelExplanation]:
    """One explanation for each construction."""
    paid = {_part(choice): choice for choice in choices if choice.verb in PAID_VERBS}
    return {part: game.explain(seat, choice) for part, choice in paid.items()}


def _forecast(game: DuelGame, choices: tuple[DuelChoice, ...]) -> dict[Part, DuelForecast]:
    """One forecast for each thing that can be done. Preparing a conspiracy changes nothing but the structure."""
    parts = {_part(choice): choice for choice in choices if choice.verb != "prepare"}
    return dict(zip(parts, forecasts(game.ruleset, game.array, parts.values()), strict=True))


def _impossible(view: DuelView, seat: int, choices: tuple[DuelChoice, ...]) -> Iterator[str]:
    """What a player may wish for in a turn and is not legal: `DuelOffers.refusals` says which texts these are."""
    cards = {choice.card for choice in choices if choice.verb in ("build", "recruit")}
    things = {(choice.verb, choice.thing) for choice in choices}
    open_places = [place for place in view.structure if place.is_open and place.card]
    yield from (
        f"{'recruit' if place.back == 'senator' else 'build'} {place.card}"
        for place in open_places
        if place.card not in cards
    )
    city = view.cities[seat]
    wonders = [one.wonder for one in city.wonders if not one.is_built] if open_places else []
    yield from (f"wonder {name}" for name in wonders if ("wonder", name) not in things)
    gods = [space.god for space in view.spaces if space.god and view.age > 1]
    yield from (f"activate {name}" for name in gods if ("activate", name) not in things)
    mine = [one.conspiracy for one in city.conspiracies if one.conspiracy and not one.is_triggered]
    yield from (f"trigger {name}" for name in mine if ("trigger", name) not in things)


def _whole(view: DuelView, text: str) -> str:
    """The text that the game is asked about: a wonder needs a card, and every open one is as good."""
    if not text.startswith("wonder "):
        return text
    card = next(place.card for place in view.structure if place.is_open)
    return f"{text} with {card}"
