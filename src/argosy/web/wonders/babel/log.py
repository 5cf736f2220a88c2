"""What the log and the last turn tell of tower, projects and edifices. Both boxes tell the same in the same words."""

from collections.abc import Callable

import msgspec

from argosy.game.types import Event
from argosy.texts import Words, things
from argosy.web.log import Part
from argosy.web.parts import minus
from argosy.web.wonders.boxes.types import Names, News, Scene
from argosy.web.wonders.faces import Faces

LOSSES = ("lost_building", "lost_token", "project_debt", "board_stopped", "lost_coins")
"""Kinds of events that tell what a penalty takes."""
END_OF_AGE = ("age_began", "over")


def _laid(faces: Faces, event: Event) -> tuple[str, str, str]:
    tile = faces.more[f"tile_{event.tile}"]
    return "lay-tile", "", faces.words.say("tile {n}: {name}", n=event.tile, name=tile.name)


PLAYS: dict[str, Callable[[Faces, Event], tuple[str, str, str]]] = {"laid_tile": _laid}
"""Kinds of events with a line of their own."""


def _name(faces: Faces, event: Event) -> str:
    return faces.more[event.project or ""].name


def _rewarded(faces: Faces, event: Event) -> str:
    times = f" × {event.tokens}" if event.tokens > 1 else ""
    return faces.words.say("reward: {effect}", effect=faces.more[event.project or ""].text) + times


NOTES: dict[str, Callable[[Faces, Event, Names], str]] = {
    "joined": lambda faces, event, _: faces.words.say("takes part: {project}", project=_name(faces, event)),
    "rewarded": lambda faces, event, _: _rewarded(faces, event),
    "lost_building": lambda faces, event, _: faces.words.say(
        "gives up {building}", building=faces.cards[event.card or ""].name
    ),
    "project_debt": lambda faces, event, _: faces.words.say(
        "cannot suffer the penalty: {points} points", points=minus(event.token)
    ),
    "board_stopped": lambda faces, _event, _: faces.words.say("the board makes nothing any more"),
    "lost_coins": lambda faces, event, _: faces.words.say(
        "loses {coins}", coins=things.coins(faces.words, event.coins)
    ),
}
"""Kinds of events in words."""


def something(w: Words) -> str:
    """A line about a city to which only something of a project happens."""
    return w.say("projects")


def log_title(w: Words, events: tuple[Event, ...]) -> str:
    """What a moment before the first turn of an Age is called."""
    return w.say("Draft of the tiles") if any(event.kind == "kept_tile" for event in events) else ""


ENDING = ("project_done",)
"""Kinds of events that end an Age."""


class Result(msgspec.Struct, frozen=True):
    """A project or an edifice that was finished or not."""

    project: str
    success: bool
    rewarded: tuple[tuple[int, int], ...]
    """(seat, how many rewards)"""
    suffering: tuple[int, ...]
    """Who suffers the penalty, as far as that is decided in the same moment."""


def results(events: tuple[Event, ...]) -> tuple[Result, ...]:
    """What became of projects and edifices (BABEL-PROJECT-3, EDIFICE-4, -5)."""
    rewarded = tuple((event.seat or 0, event.tokens) for event in events if event.kind == "rewarded")
    done = [event for event in events if event.kind == "project_done"]
    since = events[events.index(done[0]) :] if done else ()  # what was lost in the turn before is no penalty
    lost = tuple(sorted({event.seat or 0 for event in since if event.kind in LOSSES}))
    return tuple(
        Result(event.project or "", success=True, rewarded=rewarded, suffering=())
        if event.how == "success"
        else Result(event.project or "", success=False, rewarded=(), suffering=lost)
        for event in done
    )


def log_part(events: tuple[Event, ...]) -> Part:
    """What became of the project, in the log."""
    return Part("wonders/babel/_log.html", results(events))


def scene(_w: Words, events: tuple[Event, ...]) -> Scene:
    """The same beside the conflicts; not where the Age goes on, or a penalty is still to be chosen."""
    kinds = {event.kind for event in events}
    shown = results(events) if kinds & {*END_OF_AGE} else ()
    return Scene(title="", part=Part("wonders/babel/_scene.html", shown))


def news(faces: Faces, events: tuple[Event, ...], names: Names) -> News | None:
    """The project of the last turn, done or failed, and what that brings or takes."""
    found = results(events)
    if not found:
        return None
    said = [_said(faces, one, names) for one in found]
    return News(template="wonders/babel/_news.html", value=found, words=" ".join(said))


def _said(faces: Faces, result: Result, names: Names) -> str:
    w, name = faces.words, faces.more[result.project].name
    if result.success:
        return w.say("{project} is finished.", project=name)
    who = [names[seat] for seat in result.suffering]
    failed = w.say("{project} was not finished.", project=name)
    punished = w.say("Penalty: {names}.", names=w.either(who, "and")) if who else ""
    return f"{failed} {punished}".strip()
