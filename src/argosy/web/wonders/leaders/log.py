"""What the log and the last turn tell of leaders."""

from collections.abc import Callable

from argosy.game.types import Event
from argosy.texts import Words
from argosy.web.log import Part
from argosy.web.wonders.boxes.types import Names, News, Scene
from argosy.web.wonders.faces import Faces

PLAYS: dict[str, Callable[[Faces, Event], tuple[str, str, str]]] = {
    "recruited": lambda faces, event: ("leader", "white", faces.more[event.leader or ""].name),
}
"""Kinds of events with a line of their own."""


def _leader(faces: Faces, event: Event) -> str:
    return faces.more[event.leader or ""].name


NOTES: dict[str, Callable[[Faces, Event, Names], str]] = {
    "buried": lambda faces, event, _: faces.words.say("buries {leader}", leader=_leader(faces, event)),
    "copied": lambda faces, event, _: faces.words.say("copies {leader}", leader=_leader(faces, event)),
    "drew": lambda faces, event, _: faces.words.say("draws {n} leaders", n=event.cards),
}
"""Kinds of events in words."""


def something(w: Words) -> str:
    """A line about a city to which only something with leaders happens."""
    return w.say("leaders")


def sold(w: Words) -> str:
    """A leader that was discarded for coins."""
    return w.say("discards a leader")


def log_title(w: Words, events: tuple[Event, ...]) -> str:
    """What a moment before the first turn of an Age is called."""
    is_draft = any(event.kind == "drafted" for event in events)
    return w.say("Draft of the leaders") if is_draft else w.say("Recruitment")


ENDING: tuple[str, ...] = ()
"""Leaders end no Age."""


def log_part(_events: tuple[Event, ...]) -> Part:
    """Nothing besides the lines."""
    return Part("", ())


def scene(_w: Words, events: tuple[Event, ...]) -> Scene:
    """Nothing at the end of an Age."""
    return Scene(title="", part=log_part(events))


def news(_faces: Faces, _events: tuple[Event, ...], _names: Names) -> News | None:
    """Nothing besides the lines."""
    return None
