"""Template values for the page of a guest's own games: the list, its filters, the statistics."""

from datetime import UTC, datetime
from typing import Any

import msgspec

from argosy.coach.lessons import Lesson
from argosy.texts import Words
from argosy.web.account.my_games_models import BASE, Filters, MyGamesPage, PlayedGame, PlayedSeat
from argosy.web.account.statistics import groups, line, rival_name, streaks
from argosy.web.games import GAMES
from argosy.web.rendering.parts import Select

A_PAGE = 25
"""Games on a page of the list."""


class GameRow(msgspec.Struct, frozen=True):
    """One game of the list."""

    table: str
    date: str
    about: str
    state: str
    """Where it stands, or what the guest has reached."""
    wonder: str
    seats: tuple[PlayedSeat, ...]
    names: tuple[str, ...]
    is_over: bool
    is_won: bool
    is_yours_to_move: bool
    may_go: bool
    """It can be taken off the list."""


def values(page: MyGamesPage, w: Words) -> dict[str, Any]:
    """Return the template values of the page."""
    shown = [game for game in page.games if fits(game, page.filters)]
    pages = max(1, -(-len(shown) // A_PAGE))
    number = min(max(page.page, 1), pages)
    counted = [game for game in shown if game.counts]
    return {
        "any_games": bool(page.games),
        "choices": choices(page, w),
        "earlier": page.filters.query(number + 1) if number < pages else "",
        "later": page.filters.query(number - 1) if number > 1 else None,
        "number": number,
        "pages": pages,
        "query": page.filters.query(number),
        "rows": [row(game, w) for game in shown[A_PAGE * (number - 1) : A_PAGE * number]],
        "shown": len(shown),
        "statistics": groups(counted, w),
        "streaks": streaks(counted),
        "best": max((game.own.points for game in counted if game.own.points is not None), default=None),
        "still_adding": page.still_adding,
        "lesson": lesson_words(page.lesson, w) if page.lesson else (),
        "puzzle": page.puzzle,
        "total": line("", counted, w),
    }


def lesson_words(lesson: Lesson, w: Words) -> tuple[str, str]:
    """Return the coach's lesson in a sentence, and of how many games it is made."""
    subject = {
        "threats": w.say("threats to win at once"),
        "science": w.say("science symbols"),
        "military": w.say("military strength"),
        "rivals": w.say("what others would have got"),
        "coins": w.say("coins at the right time"),
        "production": w.say("resources and free construction"),
        "stages": w.say("stages of the wonder"),
        "points": w.say("victory points at once"),
        "order": w.say("extra turns and cards that are turned up"),
        "senate": w.say("influence in the Senate"),
    }[lesson.subject]
    sentence = w.say(
        "In {n} of {all} costly decisions the better choice was about this: {subject}.",
        n=lesson.times,
        all=lesson.costly,
        subject=subject,
    )
    return sentence, w.count("from {n} analysed game", "from your last {n} analysed games", lesson.games)


def fits(game: PlayedGame, asked: Filters) -> bool:
    """Is this a game that the address asks for?"""
    one = game.summary
    return (
        asked.game in ("", one.game)
        and (not asked.expansion or asked.expansion in (one.expansions or (BASE,)))
        and (not asked.state or (asked.state == "over") == (game.phase == "over"))
        and (not asked.rival or any(seat.rival == asked.rival for seat in game.seats))
    )


def choices(page: MyGamesPage, w: Words) -> list[Select]:
    """The filters, with what this list has of each."""
    games = {game.summary.game: GAMES[game.summary.game].title(w) for game in page.games}
    expansions = {
        expansion: GAMES[one.summary.game].expansion(w, expansion)
        for one in page.games
        for expansion in one.summary.expansions
    }
    rivals: dict[str, str] = {}
    for game in page.games:
        for seat in game.seats:
            if seat.rival:
                rivals.setdefault(seat.rival, rival_name(seat, w))
    states = {"running": w.say("running"), "over": w.say("over")}
    asked = page.filters
    found = [
        Select("game", w.say("Game"), _options(games), asked.game),
        Select(
            "expansion",
            w.say("Box"),
            ((BASE, w.say("without boxes")), *_options(expansions)),
            asked.expansion,
        ),
        Select("state", w.say("State"), tuple(states.items()), asked.state),
        Select("rival", w.say("Against"), _options(rivals), asked.rival),
    ]
    return [one for one in found if len(one.options) > 1 or one.chosen]


def _options(named: dict[str, str]) -> tuple[tuple[str, str], ...]:
    return tuple(sorted(named.items(), key=lambda one: one[1].casefold()))


def row(game: PlayedGame, w: Words) -> GameRow:
    """A line of the list."""
    one, pages = game.summary, GAMES[game.summary.game]
    own = game.own.wonders
    return GameRow(
        table=one.table,
        date=w.date(datetime.fromtimestamp(game.at, UTC).astimezone()),
        about=pages.about(w, one, one.players),
        state=state(game, w),
        wonder=pages.wonder(w, own[0]) if len(own) == 1 else "",
        seats=game.seats,
        names=tuple(
            seat.name or (w.say("You") if seat.is_you else rival_name(seat, w)) for seat in game.seats
        ),
        is_over=game.phase == "over",
        is_won=game.is_won,
        is_yours_to_move=one.your_turn and not game.is_gone,
        may_go=game.phase == "over" or game.is_gone,
    )


def state(game: PlayedGame, w: Words) -> str:
    """Return the guest's result; of a running game its progress."""
    one, pages = game.summary, GAMES[game.summary.game]
    if game.is_gone:
        return w.say("left early")
    if game.phase == "waiting":
        return w.say("waits for friends")
    if game.phase == "over":
        ways = {
            "play": pages.way(w, one.result),
            "resignation": w.say("by resignation"),
            "agreement": w.say("ended early"),
        }
        return w.parts(part for part in (pages.place(w, one), ways[one.ended_by]) if part)
    return pages.state(w, one)
