"""Log lines, news and animation steps of common works: participation, rewards, penalties."""

from collections.abc import Iterable, Mapping
from typing import ClassVar

import msgspec

from argosy.catalog.wonders.works.facts import Project
from argosy.game.types import Event
from argosy.texts import Words, things
from argosy.web.rendering.parts import minus
from argosy.web.table.animation import BANK, Move, Teller, fly, leave, turn
from argosy.web.table.log import LogPart
from argosy.web.wonders.expansions.types import ExpansionLog, Names, News, Notes, SceneSection
from argosy.web.wonders.faces import Faces
from argosy.web.wonders.live.animation import Look, Tellers, lost
from argosy.web.wonders.live.loss_causes import Cause
from argosy.web.wonders.works.table import penalty_picture

LOSSES = ("lost_building", "lost_token", "project_debt", "board_stopped", "lost_coins")
"""Kinds of events that tell what a penalty takes."""
END_OF_AGE = ("age_began", "over")


def _name(faces: Faces, event: Event) -> str:
    return faces.more[event.project or ""].name


def _rewarded(faces: Faces, event: Event) -> str:
    times = f" × {event.tokens}" if event.tokens > 1 else ""
    return faces.words.say("reward: {effect}", effect=faces.more[event.project or ""].text) + times


class WorkResult(msgspec.Struct, frozen=True):
    """A work that was finished or not."""

    project: str
    success: bool
    rewarded: tuple[tuple[int, int], ...]
    """(seat, how many rewards)"""
    suffering: tuple[int, ...]
    """Who suffers the penalty, as far as that is decided in the same moment."""


def results(events: tuple[Event, ...]) -> tuple[WorkResult, ...]:
    """Return the results of works (BABEL-PROJECT-3, EDIFICE-4, -5)."""
    rewarded = tuple((event.seat or 0, event.tokens) for event in events if event.kind == "rewarded")
    done = [event for event in events if event.kind == "project_done"]
    since = events[events.index(done[0]) :] if done else ()  # what was lost in the turn before is no penalty
    lost = tuple(sorted({event.seat or 0 for event in since if event.kind in LOSSES}))
    return tuple(
        WorkResult(event.project or "", success=True, rewarded=rewarded, suffering=())
        if event.how == "success"
        else WorkResult(event.project or "", success=False, rewarded=(), suffering=lost)
        for event in done
    )


def _said(faces: Faces, result: WorkResult, names: Names) -> str:
    w, name = faces.words, faces.more[result.project].name
    if result.success:
        return w.say("{project} is finished.", project=name)
    who = [names[seat] for seat in result.suffering]
    failed = w.say("{project} was not finished.", project=name)
    punished = w.say("Penalty: {names}.", names=w.either(who, "and")) if who else ""
    return f"{failed} {punished}".strip()


def failed(shown: Faces, work: Project) -> Cause:
    """Return the cause of a penalty: the unfinished work, with the signs of the penalty."""
    said = shown.words.say("{project} was not finished.", project=shown.more[work.id].name)
    return Cause(name=said, sign=penalty_picture(work))


def _joined(event: Event, _look: Look) -> Iterable[Move]:
    """A city takes part in what lies open."""
    return (fly("participate", 1, f"works-{event.project} {BANK}", f"coins-{event.seat}"),)


def _done(event: Event, _look: Look) -> Iterable[Move]:
    """Return the move of a work that is finished or has failed."""
    return (turn(f"works-{event.project}"),)


def _rewards(event: Event, _look: Look) -> Iterable[Move]:
    """A city gets what was promised."""
    return (fly("works-done", 1, f"works-{event.project} {BANK}", f"coins-{event.seat}"),)


def _lost_building(event: Event, look: Look) -> Iterable[Move]:
    if event.seat == look.center:
        return (leave(f"card-{event.card}", BANK),)
    return (fly("discard-building", 1, f"coins-{event.seat}", BANK),)


def _indebted(event: Event, _look: Look) -> Iterable[Move]:
    """Points of a penalty that could not be suffered."""
    return (fly("works-debt", 1, BANK, f"coins-{event.seat}"),)


def _stopped(event: Event, _look: Look) -> Iterable[Move]:
    return (fly("board-rests", 1, BANK, f"coins-{event.seat}"),)


class WorksLog(ExpansionLog):
    """Common works in the log, the news and the animations."""

    notes: ClassVar[Notes] = {
        "joined": lambda faces, event, _: faces.words.say(
            "takes part: {project}", project=_name(faces, event)
        ),
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
    signs: ClassVar[Mapping[str, str]] = {"rewarded": "works-done", **dict.fromkeys(LOSSES, "works-failed")}
    """The icons of the events that look alike."""
    ending = ("project_done",)
    """Kinds of events that end an Age."""
    tellers: ClassVar[Tellers] = {
        "joined": Teller("effects", _joined),
        "project_done": Teller("effects", _done),
        "rewarded": Teller("effects", _rewards),
        "lost_building": Teller("losses", _lost_building),
        "project_debt": Teller("losses", _indebted),
        "board_stopped": Teller("losses", _stopped),
        "lost_coins": Teller("losses", lost),
    }

    def something(self, w: Words) -> str:
        """A line about a city to which only something of a work happens."""
        return w.say("projects")

    def part(self, events: tuple[Event, ...]) -> LogPart:
        """Return the log part of the results of works."""
        return LogPart("wonders/works/_log.html", results(events))

    def scene(self, w: Words, events: tuple[Event, ...]) -> SceneSection:
        """Return the scene part of the results of works, beside the conflicts.

        It is empty where the Age goes on, or a penalty is still to be chosen.
        """
        kinds = {event.kind for event in events}
        shown = results(events) if kinds & {*END_OF_AGE} else ()
        return SceneSection(title="", part=LogPart("wonders/works/_scene.html", shown))

    def news(self, shown: Faces, events: tuple[Event, ...], names: Names) -> News | None:
        """The work of the last turn, done or failed, and what that brings or takes."""
        found = results(events)
        if not found:
            return None
        said = [_said(shown, one, names) for one in found]
        return News(template="wonders/works/_news.html", value=found, words=" ".join(said))
