"""Queries for refusals in a turn of Duel: illegal choices for which the page shows a reason."""

from collections.abc import Iterator

from argosy.game.duel.choice import DuelChoice
from argosy.game.duel.view import DuelView
from argosy.web.models import WonderRequest


def queries(view: DuelView, seat: int, choices: tuple[DuelChoice, ...]) -> dict[str, WonderRequest]:
    """Return the queries by text (those of `DuelOffers.refusals`); none outside of a turn."""
    if view.asked != "turn":
        return {}
    return {text: WonderRequest((_whole(view, text),)) for text in _impossible(view, seat, choices)}


def _impossible(view: DuelView, seat: int, choices: tuple[DuelChoice, ...]) -> Iterator[str]:
    """Cards, wonders and things of expansions that are there and cannot be had."""
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
