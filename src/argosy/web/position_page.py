"""The page of positions: one is written there, and then asked what is possible, what is not and why."""

import json
from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from argosy.game.types import Refusal, SeatScore
from argosy.texts import Words
from argosy.web import notices
from argosy.web.models import GameName, Notice, Visitor
from argosy.web.refusals import clause
from argosy.web.seats import bot_name
from argosy.web.selects import Select

CITY_NUMBERS = range(2, 9)


class SeatOffers(msgspec.Struct, frozen=True):
    """What a seat may do, as a table offers it."""

    seat: int
    offers: Any


class Answer(msgspec.Struct, frozen=True):
    """What the rules say to a question; without a reason it is possible."""

    seat: int
    text: str
    refusal: Refusal | None = None
    reason: str = ""


class FormField(msgspec.Struct, frozen=True, kw_only=True):
    """A field of the form that writes a position."""

    name: str
    """As in the position (docs/positions.md)."""
    label: Callable[[Words], str]
    read: Callable[[str], Any]
    """From what is filled in to what the position says."""


class PositionPages(msgspec.Struct, frozen=True, kw_only=True):
    """What a game says to the page."""

    examples: Mapping[str, str]
    """Positions to begin with, by a short name."""
    titles: Callable[[Words], Mapping[str, str]]
    """What the examples are about."""
    cities: tuple[int, ...]
    """How many cities there may be."""
    fields: tuple[FormField, ...]
    """Of the table."""
    of_city: tuple[FormField, ...]
    """Of each city."""
    things: Callable[[Words, Any, Any], list[str]]
    """(words, ruleset, choice) -> the names of what a choice is about."""


class PositionPage(msgspec.Struct, frozen=True, kw_only=True):
    """GET /position, GET /position/<id>."""

    visitor: Visitor
    text: str
    query: Mapping[str, str] = {}
    game: GameName = "wonders"
    ruleset: object | None = None
    position: str = ""
    """Id of a position that is kept; empty while one is written."""
    link: str = ""
    seats: tuple[SeatOffers, ...] = ()
    players: tuple[int, ...] = ()
    is_over: bool = False
    scores: tuple[SeatScore, ...] = ()
    answer: Answer | None = None
    others: tuple[str, ...] = ()
    notice: Notice | None = None


class Way(msgspec.Struct, frozen=True):
    """Something that a seat may do, or may not."""

    text: str
    names: str
    price: str
    """What it costs, or why it is not possible."""


class SeatWays(msgspec.Struct, frozen=True):
    """All of it, of one seat."""

    seat: int
    label: str
    possible: tuple[Way, ...]
    refused: tuple[Way, ...]


def whole(text: str) -> int | str:
    """A number where it is one; else the text, which the position then refuses in words."""
    digits = text.removeprefix("-")
    return int(text) if digits.isascii() and digits.isdigit() and len(digits) < 5 else text


def listed(text: str) -> list[str]:
    """Ids between commas."""
    return [one.strip().lower().replace(" ", "_") for one in text.split(",") if one.strip()]


def word(text: str) -> str:
    """One id."""
    return text.strip().lower()


def written(games: Mapping[str, PositionPages], query: Mapping[str, str]) -> str:
    """The position that an address asks for: an example, or what the fields of the form say."""
    example = query.get("example", "")
    for game in games.values():
        if example in game.examples:
            return game.examples[example]
    name = query.get("game", "")
    if name not in games or "many" not in query:
        return ""
    game = games[name]
    many = whole(query["many"])
    cities = [_filled(game.of_city, query, f"-{seat}") for seat in range(many)] if many in game.cities else []
    return json.dumps(dict(game=name, **_filled(game.fields, query, ""), cities=cities), indent=1)


def _filled(fields: tuple[FormField, ...], query: Mapping[str, str], ending: str) -> dict[str, Any]:
    return {one.name: one.read(text) for one in fields if (text := query.get(f"{one.name}{ending}", "").strip())}


def values(
    games: Mapping[str, PositionPages], titles: tuple[tuple[str, str], ...], page: PositionPage, w: Words
) -> dict[str, Any]:
    """What the template shows."""
    asked = page.query.get("game", "")
    shown = asked if asked in games else page.game
    return {
        "answer": _said(page.answer, w) if page.answer else None,
        "asked": page.answer,
        "numbers": _cities(games[shown], page.query, w),
        "examples": [(name, title) for game in games.values() for name, title in game.titles(w).items()],
        "form": games[shown],
        "games": Select("game", w.say("Game"), titles, shown),
        "is_over": page.is_over,
        "link": page.link,
        "notice": notices.sentence(w, page.notice),
        "others": [(one, _other(one, w)) for one in page.others],
        "players": [(seat, w.say("Seat {n}", n=seat + 1)) for seat in page.players],
        "position": page.position,
        "query": page.query,
        "scores": page.scores,
        "text": page.text,
        "ways": [_ways(games[page.game], page.ruleset, one, w) for one in page.seats],
        "words": w,
    }


def _cities(game: PositionPages, query: Mapping[str, str], w: Words) -> Select:
    numbers = [str(n) for n in game.cities]
    asked = query.get("many", "")
    return Select(
        "many", w.say("Cities"), tuple(zip(numbers, numbers, strict=True)), asked if asked in numbers else numbers[0]
    )


def _other(kind: str, w: Words) -> str:
    return (
        w.say("friends, by link")
        if kind == "friend"
        else w.say("Bot: {name}", name=bot_name(w, kind.removeprefix("bot:")))
    )


def _said(answer: Answer, w: Words) -> str:
    if not answer.reason:
        return w.say("That is possible.")
    return w.say(
        "That is not possible: {reason}.", reason=clause(w, answer.refusal) if answer.refusal else answer.reason
    )


def _ways(game: PositionPages, ruleset: Any, one: SeatOffers, w: Words) -> SeatWays:
    legal = one.offers.legal if one.offers else ()
    refused = one.offers.refusals if one.offers else {}
    return SeatWays(
        one.seat,
        w.say("Seat {n}", n=one.seat + 1),
        tuple(_way(game, ruleset, offer.choice, w) for offer in legal),
        tuple(Way(text, "", clause(w, refusal)) for text, refusal in refused.items()),
    )


def _way(game: PositionPages, ruleset: Any, choice: Any, w: Words) -> Way:
    coins = choice.price.total
    price = w.count("{n} coin", "{n} coins", coins) if coins else w.say("costs nothing")
    return Way(choice.text, ", ".join(game.things(w, ruleset, choice)), price)
