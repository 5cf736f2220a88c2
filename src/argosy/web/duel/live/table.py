"""Template values of the live part of a Duel table, as one viewer sees it."""

from collections.abc import Iterable
from itertools import groupby, takewhile
from typing import Any

from markupsafe import Markup

from argosy.game.duel.view import DuelEvent, DuelView
from argosy.texts import Words
from argosy.web.duel.expansions.in_play import fragments, in_play, more_of_board
from argosy.web.duel.faces import duel_faces
from argosy.web.duel.live import draft, log, piles, structure
from argosy.web.duel.live.action_panels import Dock
from argosy.web.duel.live.animation import animation_steps as duel_animation_steps
from argosy.web.duel.live.board import progress, track
from argosy.web.duel.live.breakdowns import accounts
from argosy.web.duel.live.cities import cities
from argosy.web.duel.live.click_targets import targets
from argosy.web.duel.live.plans import Plan, looking_ahead, plan_of
from argosy.web.duel.live.questions import Asking
from argosy.web.duel.part_maker import Seen
from argosy.web.models import DuelOffers, LogTurn, TablePage, View
from argosy.web.rendering.fragment_cache import FragmentCache
from argosy.web.rendering.parts import roman
from argosy.web.table.animation import told
from argosy.web.table.breakdowns import data, teller
from argosy.web.table.log import Entry, LogLine
from argosy.web.table.seats import person
from argosy.web.table.shell import catalog_of, waiting_words

LINES_BEFORE = 8
"""So many lines of what was done before the news."""


def seen(page: TablePage, w: Words) -> Seen:
    """One page, read."""
    view = page.view
    assert isinstance(view, DuelView)
    offers = page.offers if isinstance(page.offers, DuelOffers) else None
    return Seen(
        view=view,
        faces=duel_faces(catalog_of(page.ruleset), w.language),
        offers=offers,
        targets=targets(view, offers),
        names={info.seat: person(w, info) for info in page.seats},
        reveal=duel_events(page.reveal),
        are_bots_busy=page.are_bots_busy,
    )


def board(page: TablePage, w: Words, fragment_cache: FragmentCache) -> dict[str, Any]:
    """Return the template values of the board: of a running game, a replay or a score sheet."""
    one = seen(page, w)
    view, expansions = one.view, in_play(one.view.expansions)
    both = cities(one, {info.seat: info for info in page.seats})
    below = view.seat or 0
    ahead, plan = looking_ahead(one, page), plan_of(one.faces, page.planned, is_turn=one.offers is not None)
    field = _field(one) | {"structure": structure.values(ahead, plan.card if plan else None)}
    sums = accounts(one, both, field, page.projection or ())
    recent = since(page.log, view.seat) or one.reveal
    return {
        **field,
        **_dock(one, ahead, plan, without_draft(recent, one)),
        "older": older(one, page.log, len(recent)),
        **_time(view, w),
        "above": both[1 - below],
        "accounts": data(sums),
        "animation_steps": _animation_steps(page, view),
        "below": both[below],
        "at": fragments(expansions),
        "expansion_classes": [expansion.table.css for expansion in expansions],
        "expansions": ",".join(view.expansions),
        "can_undo": page.can_undo,
        "undo_seconds": page.undo_seconds,
        "log": _entries(one, page.log, fragment_cache),
        "names": one.names,
        "over": view.is_over,
        "tells": teller(sums),
        "viewer": view.seat,
    }


def _entries(one: Seen, turns: tuple[LogTurn, ...], fragment_cache: FragmentCache) -> tuple[Entry, ...]:
    """The log, newest first. The newest turn may still grow by a choice: its key counts what it has."""
    return tuple(
        fragment_cache.ever(
            ("entry", turn.moment, len(turn.events)), lambda turn=turn: log.entry(one.faces, turn, one.names)
        )
        for turn in reversed(by_turn(turns))
    )


def _animation_steps(page: TablePage, view: DuelView) -> Markup:
    """Return the animation of the newest choices, for a browser that shows the state before them."""
    tellers = [expansion.log.tellers for expansion in in_play(view.expansions)]
    return told(
        [duel_events(turn.events) for turn in page.log], lambda events: duel_animation_steps(events, tellers)
    )


def by_turn(turns: tuple[LogTurn, ...]) -> tuple[LogTurn, ...]:
    """The choices of one turn together, because many turns of Duel are several choices."""
    found: list[LogTurn] = []
    for _, group in groupby(turns, key=lambda turn: (turn.age, turn.turn)):
        first, *rest = group
        events = tuple(event for turn in (first, *rest) for event in duel_events(turn.events))
        found.append(LogTurn(age=first.age, turn=first.turn, moment=first.moment, events=events))
    return tuple(found)


def older(one: Seen, turns: tuple[LogTurn, ...], told: int) -> tuple[LogLine, ...]:
    """Return the log lines before the newest `told` events, newest first."""
    events = tuple(event for turn in turns for event in duel_events(turn.events))
    shown = log.lines(one.faces, without_draft(events[: len(events) - told], one), one.names)
    return tuple(reversed(shown))[:LINES_BEFORE]


def without_draft(events: tuple[DuelEvent, ...], one: Seen) -> tuple[DuelEvent, ...]:
    """Once the draft is over it is no news any more."""
    return events if draft.values(one) else tuple(event for event in events if event.kind != "pick")


def since(turns: tuple[LogTurn, ...], seat: int | None) -> tuple[DuelEvent, ...]:
    """Return the opponent's events since the viewer's last choice; none after the viewer's own."""
    if seat is None:
        return ()
    others = list(takewhile(lambda turn: _chooser(turn) == 1 - seat, reversed(turns)))
    return tuple(event for turn in reversed(others) for event in duel_events(turn.events))


def _chooser(turn: LogTurn) -> int | None:
    """Return the seat that made a choice, from its own event, which comes first."""
    return next((event.seat for event in duel_events(turn.events)), None)


def duel_events(events: Iterable[object]) -> tuple[DuelEvent, ...]:
    """The events of a game of Duel."""
    return tuple(event for event in events if isinstance(event, DuelEvent))


def _field(one: Seen) -> dict[str, Any]:
    """Return the values of the area between the cities, besides the structure."""
    return {
        "draft": draft.values(one),
        "piles": piles.values(one),
        "progress": progress(one),
        "track": track(one),
        **more_of_board(one),
    }


def _plan_words(plan: Plan | None) -> str:
    """A plan as it is read out."""
    return f"{plan.title}. {plan.sentence}" if plan else ""


def is_early(view: View) -> bool:
    """The draft of wonders, and everybody's first card."""
    assert isinstance(view, DuelView)
    return bool(view.shown_wonders) or (
        view.age == 1 and sum(place.back is None for place in view.structure) <= 1
    )


def _time(view: DuelView, w: Words) -> dict[str, Any]:
    """Return the progress of the Age: its places, and the cards taken."""
    places = 0 if view.shown_wonders else len(view.structure)
    taken = sum(place.back is None for place in view.structure)
    return {
        "age": view.age,
        "age_words": w.say("Draft") if view.shown_wonders else w.say("Age {n}", n=roman(view.age)),
        "moment": view.moment,
        "places": places,
        "taken": taken,
        "turn": view.turn,
        "turn_words": w.say("{n} of {all} cards taken", n=taken, all=places),
    }


def _dock(one: Seen, ahead: Seen, plan: Plan | None, recent: tuple[DuelEvent, ...]) -> dict[str, Any]:
    """The panels, the question, and what is said while there is nothing to choose."""
    view, faces, names = one.view, one.faces, one.names
    asked = view.asked if one.offers else None
    question, told = Asking(one).question(), log.lines(faces, one.reveal, names)
    waiting = waiting_words(faces.words, names, view.owing, are_bots_busy=one.are_bots_busy)
    asks = question.title if asked else waiting
    purse = view.cities[view.seat or 0]
    return {
        "asked": asked,
        "news": log.lines(faces, recent, names),
        "panels": Dock(ahead).panels(),
        "plan": plan,
        "plans": ahead.targets.is_ahead,
        "purse": purse.coins + purse.protected,
        "question": question,
        "status_words": " ".join(filter(None, (log.summary(told, names), asks, _plan_words(plan)))),
        "thinking": view.owing,
        "waiting_words": waiting,
    }
