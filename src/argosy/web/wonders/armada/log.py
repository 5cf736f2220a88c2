"""What the log and the last turn tell of Armada: ships, islands, losses to taxes and pirates, the naval conflict."""

from collections.abc import Callable

import msgspec

from argosy.game.types import Event
from argosy.texts import Words, things
from argosy.texts.wonders import armada as naval
from argosy.web.log import Part
from argosy.web.parts import signed
from argosy.web.wonders.armada.shipyard import box_of
from argosy.web.wonders.boxes.types import Names, News, Scene
from argosy.web.wonders.cities.losses import are_added_up
from argosy.web.wonders.faces import Faces
from argosy.web.wonders.log import css_of


class Rank(msgspec.Struct, frozen=True):
    """One city in the naval conflict, strongest first; `token` is empty for who gets none or stays out."""

    seat: int
    strength: int
    token: str
    css: str
    abstains: bool


class Losses(msgspec.Struct, frozen=True):
    """Taxes and pirates of one reveal: why, and who loses how much (ARMADA-TAX-2, ARMADA-PIRATE-1)."""

    causes: tuple[str, ...]
    lost: tuple[tuple[int, int], ...]
    """(seat, coins)"""
    sentences: tuple[str, ...]
    are_open: bool
    """What is lost comes later, in a sum with other losses of the turn (CITIES-MIX-1)."""


NOTES: dict[str, Callable[[Faces, Event, Names], str]] = {
    "sailed": lambda faces, event, _: faces.words.say(
        "{ship} to space {n}", ship=naval.ship(faces.words, event.ship or ""), n=event.space
    ),
    "settled": lambda faces, event, _: faces.words.say("settles {island}", island=faces.more[event.island or ""].name),
    "landing": lambda faces, event, names: faces.words.say("lands at {name}", name=names[event.other or 0]),
    "explored": lambda faces, event, _: faces.words.count("explores {n} island", "explores {n} islands", event.cards),
    "taxed": lambda faces, event, _: faces.words.say("loses {coins}", coins=things.coins(faces.words, event.coins)),
}
"""Kinds of events in words."""


def something(w: Words) -> str:
    """A line about a city to which only something at sea happens."""
    return w.say("at sea")


ENDING = ("naval", "abstained")
"""Kinds of events that end an Age."""


def log_part(events: tuple[Event, ...]) -> Part:
    """The naval conflict in the log."""
    return Part("wonders/armada/_log.html", ranking(events))


def scene(w: Words, events: tuple[Event, ...]) -> Scene:
    """The naval conflict at the end of an Age."""
    return Scene(title=w.say("Conflicts on land and at sea"), part=Part("wonders/armada/_scene.html", ranking(events)))


def news(faces: Faces, events: tuple[Event, ...], names: Names) -> News | None:
    """Taxes and pirates of the last turn."""
    found = losses(faces, events, names)
    if not found.causes and not found.lost:
        return None
    return News(template="wonders/armada/_losses.html", value=found, words=" ".join(found.sentences))


def losses(faces: Faces, events: tuple[Event, ...], names: dict[int, str]) -> Losses:
    """Who levied a tax or sent pirates, and who lost coins."""
    w, causes = faces.words, []
    for event in events:
        name = names.get(event.seat if event.seat is not None else -1, "")
        if event.kind == "sailed" and event.ship == "yellow" and (tax := _tax(faces, event.space)):
            causes.append(w.say("{name} levies a tax of {n}", name=name, n=tax))
        if event.kind in ("built", "settled") and _sends_pirates(faces, event):
            causes.append(w.say("{name} sends pirates", name=name))
    lost = tuple((event.seat or 0, event.coins) for event in events if event.kind == "taxed")
    said = [w.say("{name} loses {coins}.", name=names[seat], coins=things.coins(w, coins)) for seat, coins in lost]
    return Losses(tuple(causes), lost, tuple(said), are_added_up(faces))


def _tax(faces: Faces, space: int) -> int:
    return box_of(faces).lanes["yellow"][space].tax


def _sends_pirates(faces: Faces, event: Event) -> bool:
    if event.kind == "built":
        does = faces.catalog.card(event.card or "").effects
    else:
        does = next(one.effects for one in box_of(faces).islands if one.id == event.island)
    return any(effect.kind == "pirates" for effect in does)


def ranking(events: tuple[Event, ...]) -> tuple[Rank, ...]:
    """The naval conflict, strongest first, those who stayed out at the end (ARMADA-CONFLICT-1)."""
    fought = [event for event in events if event.kind == "naval"]
    fought.sort(key=lambda event: (-event.strength, event.seat or 0))
    ranks = [
        Rank(one.seat or 0, one.strength, signed(one.token) if one.token else "", css_of(one.token), abstains=False)
        for one in fought
    ]
    return tuple(
        ranks + [Rank(one.seat or 0, 0, "", "even", abstains=True) for one in events if one.kind == "abstained"]
    )
