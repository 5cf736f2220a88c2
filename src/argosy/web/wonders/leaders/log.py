"""Log lines, animation steps, forecasts and causes of losses of Leaders."""

from collections.abc import Iterable, Iterator, Mapping
from typing import ClassVar

from argosy.game.types import Event
from argosy.game.wonders.view import CityView, WondersView
from argosy.texts import Words
from argosy.web.rendering.parts import icon
from argosy.web.table.animation import BANK, Move, Teller, drop, fly
from argosy.web.wonders.expansions.types import ExpansionLog, Names, Notes, Plays
from argosy.web.wonders.faces import Faces
from argosy.web.wonders.leaders.table import DRAFTED_TO, effects_of, of_city
from argosy.web.wonders.live.animation import Look, Tellers, played
from argosy.web.wonders.live.forecast import Change, value
from argosy.web.wonders.live.loss_causes import Cause, whose

RETURN = "return"


def _leader(faces: Faces, event: Event) -> str:
    return faces.more[event.leader or ""].name


def _drafted(event: Event, look: Look) -> Iterable[Move]:
    return played(event, look, "")


def _recruited(event: Event, look: Look) -> Iterable[Move]:
    return (*played(event, look, f"card-{event.leader}", event.leader or ""), drop(f"leaders-{event.seat}"))


def _buried(event: Event, _look: Look) -> Iterable[Move]:
    return (drop(f"stages-{event.seat}"),)


def _copied(event: Event, look: Look) -> Iterable[Move]:
    return (drop(f"card-{event.leader}" if event.seat == look.center else f"leaders-{event.seat}"),)


def _drew(event: Event, _look: Look) -> Iterable[Move]:
    return (fly("back-leader", event.cards, BANK, f"leaders-{event.seat} coins-{event.seat}"),)


class LeadersLog(ExpansionLog):
    """Leaders in the log, the news, the animations and the forecasts."""

    plays: ClassVar[Plays] = {
        "recruited": lambda faces, event: ("leader", "white", faces.more[event.leader or ""].name),
    }
    """Kinds of events with a line of their own."""
    notes: ClassVar[Notes] = {
        "buried": lambda faces, event, _: faces.words.say("buries {leader}", leader=_leader(faces, event)),
        "copied": lambda faces, event, _: faces.words.say("copies {leader}", leader=_leader(faces, event)),
        "drew": lambda faces, event, _: faces.words.say("draws {n} leaders", n=event.cards),
    }
    """Kinds of events in words."""
    signs: ClassVar[Mapping[str, str]] = {"buried": "bury", "copied": "copy"}
    mark = "leader"
    tellers: ClassVar[Tellers] = {
        "drafted": Teller("reveal", _drafted),
        "recruited": Teller("reveal", _recruited),
        "buried": Teller("effects", _buried),
        "copied": Teller("effects", _copied),
        "drew": Teller("effects", _drew),
        "recruitment": None,
    }
    drafts: ClassVar[Mapping[str, str]] = {"drafted": DRAFTED_TO}

    def something(self, w: Words) -> str:
        """A line about a city to which only something with leaders happens."""
        return w.say("leaders")

    def title(self, w: Words, events: tuple[Event, ...]) -> str:
        """Return the title of a moment before the first turn of an Age."""
        is_draft = any(event.kind == "drafted" for event in events)
        return w.say("Draft of the leaders") if is_draft else w.say("Recruitment")

    def changes(self, shown: Faces, before: CityView, after: CityView) -> Iterator[Change]:
        """Leaders that may still be played."""
        was, will_be = of_city(before).hand_size, of_city(after).hand_size
        yield value(icon("leader"), "white", was, will_be, shown.words.say("leaders in hand"))

    def causes(
        self, shown: Faces, view: WondersView, events: tuple[Event, ...], names: Names
    ) -> tuple[Cause, ...]:
        """The leaders of others that came into play in this turn and take victory tokens."""
        if view.asked != RETURN:
            return ()
        return tuple(
            Cause(seat=event.seat, name=whose(shown.more[event.leader].name, event.seat, names))
            for event in events
            if event.kind in ("recruited", "copied") and event.leader and event.seat not in (None, view.seat)
            if any(effect.kind == "others_return_token" for effect in effects_of(shown, event.leader))
        )
