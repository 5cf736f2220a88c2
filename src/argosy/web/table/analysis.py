"""Analysis page of a finished game: win-probability curve, rated decisions, turning points."""

from collections.abc import Callable
from typing import Any

import msgspec
from markupsafe import Markup

from argosy.coach.analysis import SLIP, Analysis, Decision, Rating
from argosy.texts import Words
from argosy.web import notices
from argosy.web.models import CoachPage, Notice, ReplayPage, SeatInfo, TablePage, Visitor
from argosy.web.rendering.parts import minus
from argosy.web.score_pad.chart import Moments, voyage
from argosy.web.table.coach import AdviceWords
from argosy.web.table.seats import person
from argosy.web.table.shell import seats_in_order

SIGNS: dict[Rating, str] = {"best": "!", "good": "", "slip": "?!", "mistake": "?", "blunder": "??"}
"""The signs that are put behind moves of chess."""


class Turning(msgspec.Struct, frozen=True, kw_only=True):
    """A turning point, and the table as its seat saw it then."""

    table: TablePage
    decision: Decision


class AnalysisPage(msgspec.Struct, frozen=True, kw_only=True):
    """GET <address>: the analysis of a finished game, its progress, or the button that starts it."""

    visitor: Visitor
    address: str
    """Path of this page; `POST` asks the coach, `.json` behind it is the file, `/try` plays on from a
    decision.
    """
    replay: ReplayPage
    """The end of the game."""
    analysis: Analysis | None = None
    turning: tuple[Turning, ...] = ()
    """The decisions that cost most, the most expensive one first."""
    is_running: bool = False
    done: int = 0
    total: int = 0
    """Decisions; 0: not known yet."""
    notice: Notice | None = None


class RatingCounts(msgspec.Struct, frozen=True):
    """Rating counts of one player's decisions."""

    seat: int
    name: str
    counts: tuple[int, ...]
    """By rating, in the order of SIGNS."""
    cost: str


class DecisionMark(msgspec.Struct, frozen=True):
    """A decision that cost something, at a step of the replay."""

    step: int
    seat: int
    rating: Rating
    sign: str
    words: str


class Point(msgspec.Struct, frozen=True):
    """A turning point in words."""

    decision: Decision
    name: str
    place: str
    better: AdviceWords
    made: AdviceWords
    better_chance: str
    made_chance: str
    gain: str


def ratings(w: Words) -> dict[Rating, str]:
    """Return the names of the ratings."""
    return {
        "best": w.say("best"),
        "good": w.say("good"),
        "slip": w.say("slip"),
        "mistake": w.say("mistake"),
        "blunder": w.say("blunder"),
    }


def marks(analysis: Analysis | None, seats: tuple[SeatInfo, ...], w: Words) -> tuple[DecisionMark, ...]:
    """The decisions that are marked in a replay."""
    if analysis is None:
        return ()
    names, called = {info.seat: person(w, info) for info in seats}, ratings(w)
    return tuple(
        DecisionMark(
            one.step,
            one.seat,
            one.rating,
            SIGNS[one.rating],
            w.pair(names[one.seat], _told_cost(one, called)),
        )
        for one in analysis.decisions
        if one.cost >= SLIP
    )


def _told_cost(one: Decision, called: dict[Rating, str]) -> str:
    return f"{called[one.rating]} ({minus(-_percent(one.cost))})"


def _percent(chance: float) -> int:
    return round(100 * chance)


def values(
    page: AnalysisPage,
    told: Callable[[CoachPage, Words], tuple[AdviceWords, ...]] | None,
    places: tuple[str, ...],
    w: Words,
) -> dict[str, Any]:
    """Return the template values of the page.

    places: the name of each step of the replay, the deal first.
    """
    found = page.analysis
    shown = {
        "here": page.address,
        "replay": page.replay.address,
        "back": page.replay.back,
        "notice": notices.sentence(w, page.notice),
        "is_running": page.is_running,
        "done": page.done,
        "total": page.total,
        "found": found,
    }
    if found is None or told is None:
        return shown
    names = {info.seat: person(w, info) for info in page.replay.seats}
    return shown | {
        "chart": chart(found, page, places),
        "ratings": [(rating, SIGNS[rating], words) for rating, words in ratings(w).items()],
        "rows": [_row(found, seat, names[seat]) for side in found.sides for seat in side],
        "points": [_point(one, told, names, places, w) for one in page.turning],
        "marks": [(mark, places[mark.step + 1]) for mark in marks(found, page.replay.seats, w)],
    }


def chart(found: Analysis, page: AnalysisPage, places: tuple[str, ...]) -> Markup:
    """Return the chart of win probabilities in per cent; a click leads to a moment.

    Partners share a line.
    """
    own = next((side for side in found.sides if page.replay.seat in side), (None,))[0]
    by_seat = {side[0]: number for number, side in enumerate(found.sides)}
    order = tuple(seat for seat in seats_in_order(page.replay.seats, own) if seat in by_seat)
    most = max(by_seat) + 1
    history = tuple(
        tuple(_percent(point.chances[by_seat[seat]]) if seat in by_seat else 0 for seat in range(most))
        for point in found.curve
    )
    steps = tuple(point.step for point in found.curve)
    lead = Moments(page.replay.address, tuple(places[step] for step in steps), steps=steps)
    turning = tuple(steps.index(one.step) for one in found.turning_points)
    return voyage(history, order, own, tuple(point.age for point in found.curve), lead, turning)


def _row(found: Analysis, seat: int, name: str) -> RatingCounts:
    made = [one for one in found.decisions if one.seat == seat]
    counts = tuple(sum(one.rating == rating for one in made) for rating in SIGNS)
    return RatingCounts(seat, name, counts, minus(-_percent(sum(one.cost for one in made))))


def _point(
    one: Turning,
    told: Callable[[CoachPage, Words], tuple[AdviceWords, ...]],
    names: dict[int, str],
    places: tuple[str, ...],
    w: Words,
) -> Point:
    decision = one.decision
    better, made = told(CoachPage(table=one.table, advice=(decision.best, decision.made)), w)
    best, left = _percent(decision.best.value), _percent(decision.made.value)
    gain = w.count("{n} win in 100 more.", "{n} wins in 100 more.", best - left)
    chances = w.share(best, 100), w.share(left, 100)
    return Point(decision, names[decision.seat], places[decision.step + 1], better, made, *chances, gain)
