"""Replay controls around the board: timeline, log and score chart, with links to each moment."""

from typing import Any

import msgspec
from markupsafe import Markup

from argosy.texts import Words
from argosy.web.game_pages import GamePages
from argosy.web.models import LogTurn, ReplayPage, TablePage
from argosy.web.rendering.parts import roman
from argosy.web.score_pad.chart import Moments, voyage
from argosy.web.table.analysis import DecisionMark, marks
from argosy.web.table.log import Entry
from argosy.web.table.seats import person
from argosy.web.table.shell import seats_in_order


class TimelineTick(msgspec.Struct, frozen=True):
    """A place on the line of the turns, in hundredths of its length."""

    step: int
    at: float


class AgeMark(msgspec.Struct, frozen=True):
    """Mark on the timeline at the start of an Age."""

    step: int
    at: float
    numeral: str
    words: str


def shown(game: GamePages, page: ReplayPage) -> TablePage:
    """The table as it stood then."""
    return TablePage(
        table=page.table,
        visitor=page.visitor,
        seat=page.seat,
        phase="over",
        seats=page.seats,
        game=page.game,
        edition=page.edition,
        expansions=page.view.expansions,
        teams=bool(getattr(page.ruleset, "teams", False)),
        ruleset=page.ruleset,
        view=game.opened(page),
        reveal=page.log[page.step - 1].events if page.step else (),
        log=page.log[page.step - 1 : page.step] if page.step else (),
        projection=page.projection,
        scores=page.scores,
    )


def values(game: GamePages, page: ReplayPage, w: Words) -> dict[str, Any]:
    """Values around the board."""
    entries = game.entries(page, w)
    places = places_of(game, page, w)
    recording = {
        "address": page.address,
        "ages": ages(page.log, w),
        "analysis": page.analysis_path,
        "back": page.back,
        "chart": chart(page, page.address, places[1:], page.step),
        "entries": list(enumerate(entries, 1)),
        "hands": game.hands(page, w),
        "link": page.link,
        "looked_back": page.analysis is not None,
        "may_look_back": page.is_finished and game.coach is not None,
        "marks": by_entry(marks(page.analysis, page.seats, w)),
        "place_words": places[page.step],
        "places": "|".join(places),
        "step": page.step,
        "steps": len(page.log),
        "ticks": ticks(page.log),
    }
    return {"recording": recording}


def by_entry(found: tuple[DecisionMark, ...]) -> dict[int, list[DecisionMark]]:
    """Marks by the entry of the log with the result of the decision."""
    entries: dict[int, list[DecisionMark]] = {}
    for mark in found:
        entries.setdefault(mark.step + 1, []).append(mark)
    return entries


def after_the_game(game: GamePages, page: TablePage, w: Words) -> dict[str, Any]:
    """Return the links from a score sheet to the replay: of the chart and of the log."""
    address = f"/t/{page.table}/replay"
    places = tuple(place(w, entry) for entry in game.entries(page, w))
    return {
        "moments": {turn.moment: f"{address}?step={step}" for step, turn in enumerate(page.log, 1)},
        "voyage": chart(page, address, places),
        "milestones": milestones(game, page, w),
        "turning_words": turning_words(page, places, w),
        "turning_path": f"/t/{page.table}/analysis#decision-{page.turning_point.index}"
        if page.turning_point
        else "",
    }


def milestones(game: GamePages, page: TablePage, w: Words) -> list[str]:
    """Return what the viewer has reached for the first time, in sentences."""
    reached, found = page.milestones, list[str]()
    if reached.first_wins:
        wonders = [game.wonder(w, wonder) for wonder in reached.first_wins]
        found.append(w.say("Your first win with {wonders}", wonders=w.either(wonders, "and")))
    if reached.best_of and page.game == "duel":
        found.append(w.say("Your best score in Duel"))
    elif reached.best_of:
        found.append(
            w.count("Your best score with {n} player", "Your best score with {n} players", reached.best_of)
        )
    return found


def turning_words(page: TablePage, places: tuple[str, ...], w: Words) -> str:
    """Return where the game turned, in a sentence; empty where the coach has not looked back."""
    one = page.turning_point
    if one is None or one.step >= len(places):
        return ""
    words = {"place": places[one.step], "share": w.share(round(100 * one.cost), 100)}
    if one.seat == page.seat:
        return w.say("The game turned in {place}: your choice cost {share} of the chances to win.", **words)
    name = next(person(w, info) for info in page.seats if info.seat == one.seat)
    return w.say(
        "The game turned in {place}: the choice of {name} cost {share} of the chances to win.",
        name=name,
        **words,
    )


def places_of(game: GamePages, page: ReplayPage, w: Words) -> tuple[str, ...]:
    """Return the name of each step, the deal first."""
    return (w.say("The cards are dealt."), *(place(w, entry) for entry in game.entries(page, w)))


def place(w: Words, entry: Entry) -> str:
    """Return the name of a step: `Age II, turn 3`."""
    if entry.title:
        return w.say("Age {n}, {what}", n=roman(entry.age), what=entry.title)
    return w.say("Age {n}, turn {turn}", n=roman(entry.age), turn=entry.turn)


def part(step: int, steps: int) -> float:
    """Return the position of a step on the timeline, in hundredths of its length."""
    return round(100 * step / max(steps, 1), 2)


def ticks(log: tuple[LogTurn, ...]) -> list[TimelineTick]:
    """A tick where each turn begins; questions between turns have none."""
    found, before = list[TimelineTick](), None
    for step, turn in enumerate(log):
        if (turn.age, turn.turn) != before:
            found.append(TimelineTick(step, part(step, len(log))))
        before = turn.age, turn.turn
    return found


def ages(log: tuple[LogTurn, ...], w: Words) -> list[AgeMark]:
    """Return the marks of all Ages on the timeline."""
    first: dict[int, int] = {}
    for step, turn in enumerate(log):
        first.setdefault(turn.age, step)
    return [
        AgeMark(step, part(step, len(log)), roman(age), w.say("Age {n}", n=roman(age)))
        for age, step in first.items()
        if roman(age)
    ]


def chart(
    page: TablePage | ReplayPage, address: str, places: tuple[str, ...], step: int | None = None
) -> Markup:
    """The points of all seats after each step; a click on a step leads there."""
    order = seats_in_order(page.seats, page.seat)
    ages = tuple(turn.age for turn in page.log)[: len(page.history)]
    return voyage(page.history, order, page.seat, ages, Moments(address, places, step))
