"""Position page: an editor for a position, its legal choices, and reasons for refused ones."""

import json
from collections.abc import Callable, Mapping
from typing import Any
from urllib.parse import urlencode

import msgspec

from argosy.game.types import Refusal, SeatScore
from argosy.texts import Words
from argosy.web import notices
from argosy.web.models import GameName, Notice, ReplayPage, Visitor
from argosy.web.position_editor.fault_places import Faults, places_of, typed_wrongly
from argosy.web.position_editor.fields import Board, Hot, Item, key
from argosy.web.position_editor.models import BoardFields, clicked, opened, part_shown, tab_shown
from argosy.web.table.price_tags import Tag, clause
from argosy.web.table.seats import bot_name

CITY_NUMBERS = range(2, 9)


class SeatOffers(msgspec.Struct, frozen=True):
    """Legal choices of a seat, as a table offers them."""

    seat: int
    offers: Any
    view: Any = None
    """What it sees."""


class Taken(msgspec.Struct, frozen=True):
    """A choice that has been made and waits for the others."""

    before: SeatOffers
    """What the seat could do then."""
    text: str


class RulesAnswer(msgspec.Struct, frozen=True):
    """Answer of the rules to a query; without a reason the choice is legal."""

    seat: int
    text: str
    refusal: Refusal | None = None
    reason: str = ""


class PossibleChoice(msgspec.Struct, frozen=True):
    """Legal or illegal choice of a seat, with the reason in the second case."""

    text: str
    """Canonical text of the choice."""
    title: str
    """The same in words."""
    thing: str
    """What it is done with, by name: ways with the same thing stand together."""
    tag: Tag
    """Its price, or why it is not possible."""

    @property
    def is_possible(self) -> bool:
        """May it be chosen?"""
        return self.tag.state != "no"


class Questions(msgspec.Struct, frozen=True):
    """Queries that clicks can make for a seat: a thing, and the action with it."""

    seat: int
    things: tuple[Item, ...] = ()
    ways: tuple[tuple[str, str], ...] = ()
    """(words before the thing in the text of a choice, the same in words)."""


class PositionPages(msgspec.Struct, frozen=True, kw_only=True):
    """Interface of a game to the position page."""

    examples: Mapping[str, str]
    """Positions to begin with, by a short name."""
    titles: Callable[[Words], Mapping[str, str]]
    """What the examples are about."""
    start: str
    """The position that a board begins with."""
    form: type[msgspec.Struct]
    """What may stand in a position."""
    board: Callable[[Words, Any, Any], Board]
    """(words, ruleset, whole position) -> everything that may be changed on the board."""
    ways: Callable[[Words, Any, SeatOffers], tuple[PossibleChoice, ...]]
    """(words, ruleset, what a seat may do) -> the same in sentences: what is possible first."""
    questions: Callable[[Words, Any, SeatOffers], Questions]
    """(words, ruleset, what a seat may do) -> what may be asked about by clicks."""
    hot: Callable[[Mapping[str, Any]], tuple[Hot, ...]]
    """whole position -> what on its table leads to which part of the board."""
    onto_pad: Callable[[Any, Any, Any, Any], Mapping[str, str]]
    """(ruleset, whole position, what everybody sees, scores) -> the fields of the score pad."""


class PositionPage(msgspec.Struct, frozen=True, kw_only=True):
    """GET /position, GET /position/<id>."""

    visitor: Visitor
    text: str
    query: Mapping[str, str] = {}
    table: ReplayPage | None = None
    """The table there, with all hands open; None while another tab is shown."""
    game: GameName = "wonders"
    ruleset: object | None = None
    draft: Mapping[str, Any] = {}
    """What stands on the board."""
    whole: Mapping[str, Any] = {}
    """The same with nothing left out; that of the newest draft that could be, where this one cannot."""
    fits: str = ""
    """The newest draft that could be, as text."""
    position: str = ""
    """Id of a position that is kept; empty while one is written."""
    link: str = ""
    seats: tuple[SeatOffers, ...] = ()
    taken: tuple[Taken, ...] = ()
    """What has been chosen there and waits."""
    can_go_back: bool = False
    """Did choices lead here?"""
    players: tuple[int, ...] = ()
    is_over: bool = False
    scores: tuple[SeatScore, ...] = ()
    view: object | None = None
    """What everybody sees there."""
    answer: RulesAnswer | None = None
    others: tuple[str, ...] = ()
    notice: Notice | None = None
    points_at_fault: bool = False
    """Does the focus go to what is wrong?"""


class SeatWays(msgspec.Struct, frozen=True):
    """All choices of one seat, grouped by the thing that they use."""

    seat: int
    label: str
    possible: int
    """How much of it is possible."""
    groups: tuple[tuple[str, tuple[PossibleChoice, ...]], ...]


def values(
    games: Mapping[str, PositionPages], titles: tuple[tuple[str, str], ...], page: PositionPage, w: Words
) -> dict[str, Any]:
    """Return the template values of the page."""
    game = games[page.game]
    board = game.board(w, page.ruleset, page.whole)
    faults = _faults(board, page, w)
    wrong = next((name for name in ("cities", *board.fields) if _is_wrong(faults, name)), "")
    questions = [game.questions(w, page.ruleset, one) for one in page.seats if page.position and one.offers]
    return {
        "answer": _said(page.answer, w) if page.answer else None,
        "asked": page.answer,
        "asked_words": _asked_words(questions, page.answer),
        "can_go_back": page.can_go_back,
        "chosen": page.query.get("chosen", "") if page.position else "",
        "board": BoardFields(w, board, dict(page.draft), dict(page.whole), page.query, faults).values(),
        "draft": json.dumps(page.draft, separators=(",", ":")),
        "examples": [(name, title) for one in games.values() for name, title in one.titles(w).items()],
        "fits": page.fits,
        "focus": (wrong or "position") if page.points_at_fault else "",
        "game": page.game,
        "games": titles,
        "is_over": page.is_over,
        "link": page.link,
        "notice": notices.sentence(w, page.notice),
        "hot": json.dumps(game.hot(page.whole)),
        "opened": opened(page.query),
        "part_shown": _part_of(board, wrong) if page.points_at_fault and wrong else part_shown(page.query),
        "tab": tab_shown(page.query),
        "on_pad": _pad(game, page),
        "others": [(one, _other(one, w)) for one in page.others],
        "players": [(seat, w.say("Seat {n}", n=seat + 1)) for seat in page.players],
        "position": page.position,
        "query": page.query,
        "questions": {one.seat: one for one in questions},
        "scores": page.scores,
        "search": page.query.get("search", ""),
        "taken": _taken(game, page, w),
        "text": page.text,
        "text_is_wrong": bool(page.notice) and not wrong,
        "why": faults.sentence,
        "ways": [_ways(game, page.ruleset, one, w) for one in page.seats],
        "wrong": wrong,
        "wrong_part": _part_of(board, wrong) if wrong else "",
        "wrong_parts": {_part_of(board, name) for name in (*faults.places, *faults.typed)},
    }


def _faults(board: Board, page: PositionPage, w: Words) -> Faults:
    """Return what is wrong with the draft, at its fields; the one that was clicked where none is named."""
    typed = typed_wrongly(board, page.query)
    if page.notice is None:
        return Faults(typed=typed)
    refusal = page.notice.refusal
    code, parts = (refusal.code, refusal.values) if refusal else ("", {})
    places = places_of(board, dict(page.draft), dict(page.whole), page.notice.detail, code, parts)
    if not places and (name := clicked(page.query)):
        places = {name: frozenset[int]()}
    return Faults(sentence=notices.position_reason(w, page.notice), places=places, typed=typed)


def _is_wrong(faults: Faults, name: str) -> bool:
    return name in faults.places or name in faults.typed


def _part_of(board: Board, name: str) -> str:
    """Return the part of the board with a field."""
    return next(
        (place.id for place in board.places if any(key(field, place) == name for field in place.fields)),
        board.places[0].id,
    )


def _pad(game: PositionPages, page: PositionPage) -> str:
    """Return the address of the score pad for the position; empty while it is impossible."""
    if not page.scores:
        return ""
    return f"/pad?{urlencode(game.onto_pad(page.ruleset, page.whole, page.view, page.scores))}"


def _other(kind: str, w: Words) -> str:
    return (
        w.say("friends, by link")
        if kind == "friend"
        else w.say("Bot: {name}", name=bot_name(w, kind.removeprefix("bot:")))
    )


def _said(answer: RulesAnswer, w: Words) -> str:
    if not answer.reason:
        return w.say("That is possible.")
    return w.say(
        "That is not possible: {reason}.",
        reason=clause(w, answer.refusal) if answer.refusal else answer.reason,
    )


def _asked_words(questions: list[Questions], answer: RulesAnswer | None) -> str:
    """A question that was asked by clicks, in words; empty for one that was written."""
    for one in questions:
        for way, label in one.ways:
            for item in one.things:
                if answer and answer.seat == one.seat and answer.text == f"{way} {item.id}":
                    return f"{label}: {item.face.name}"
    return ""


def _taken(game: PositionPages, page: PositionPage, w: Words) -> list[tuple[int, str, str]]:
    """Return (seat, its choice in words, the rest of the address) for each choice taken.

    The rest leaves out this choice and the later ones of the same seat.
    """
    found: list[tuple[int, str, str]] = []
    for number, one in enumerate(page.taken):
        ways = game.ways(w, page.ruleset, one.before)
        title = next((way.title for way in ways if way.text == one.text), one.text)
        left = [
            f"{other.before.seat} {other.text}"
            for place, other in enumerate(page.taken)
            if other.before.seat != one.before.seat or place < number
        ]
        found.append((one.before.seat, title, ";".join(left)))
    return found


def _ways(game: PositionPages, ruleset: Any, one: SeatOffers, w: Words) -> SeatWays:
    ways = game.ways(w, ruleset, one) if one.offers else ()
    groups: dict[str, list[PossibleChoice]] = {}
    for way in ways:
        groups.setdefault(way.thing, []).append(way)
    return SeatWays(
        one.seat,
        w.say("Seat {n}", n=one.seat + 1),
        sum(way.is_possible for way in ways),
        tuple((thing, tuple(found)) for thing, found in groups.items()),
    )
