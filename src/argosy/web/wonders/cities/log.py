"""What the log and the last turn tell of Cities: losses and debts, who caused them, Diplomacy."""

from collections.abc import Callable

import msgspec

from argosy.game.types import Event
from argosy.texts import Words, things
from argosy.web.log import Part
from argosy.web.wonders.boxes.types import Names, News, Scene
from argosy.web.wonders.cities.losses import losses
from argosy.web.wonders.faces import Faces


def _told(faces: Faces, coins: int, debts: int) -> str:
    """`loses 2 coins, takes 1 debt`."""
    w = faces.words
    parts = [w.say("loses {coins}", coins=things.coins(w, coins))] if coins else []
    parts += [w.say("takes {debts}", debts=w.count("{n} debt", "{n} debts", debts))] if debts else []
    return ", ".join(parts)


NOTES: dict[str, Callable[[Faces, Event, Names], str]] = {
    "lost": lambda faces, event, _: _told(faces, event.coins, event.debts),
    "indebted": lambda faces, event, _: _told(faces, 0, event.debts),
    "diplomacy": lambda faces, _event, _: faces.words.say("takes a Diplomacy token"),
    "stayed_out": lambda faces, _event, _: faces.words.say("stays out of the conflicts by Diplomacy"),
}
"""Kinds of events in words."""


def something(w: Words) -> str:
    """A line about a city to which only something of Cities happens."""
    return w.say("losses and debts")


ENDING = ("stayed_out",)
"""Kinds of events that end an Age."""


class Absent(msgspec.Struct, frozen=True):
    """A city that stayed out of the land conflicts."""

    seat: int


def absent(events: tuple[Event, ...]) -> tuple[Absent, ...]:
    """Who stayed out of the land conflicts (CITIES-DIPLO-2)."""
    return tuple(Absent(event.seat or 0) for event in events if event.kind == "stayed_out")


def log_part(events: tuple[Event, ...]) -> Part:
    """Who stayed out, in the log."""
    return Part("wonders/cities/_log.html", absent(events))


def scene(_w: Words, events: tuple[Event, ...]) -> Scene:
    """Who stayed out, under the conflicts at the end of an Age."""
    return Scene(title="", part=Part("wonders/cities/_scene.html", absent(events)))


def news(faces: Faces, events: tuple[Event, ...], names: Names) -> News | None:
    """Losses of the last turn, once all have said what becomes debt; the question itself says who causes them."""
    found = losses(faces, events, names)
    if not found.lost:
        return None
    said = " ".join(f"{names[one.seat]}: {_told(faces, one.coins, one.debts)}." for one in found.lost)
    return News(template="wonders/cities/_losses.html", value=found, words=said)
