"""The log: by age and turn one line for each city, and the conflicts at the end of an Age."""

import msgspec

from argosy.game.types import Event
from argosy.texts import Words, things
from argosy.web.faces import Faces
from argosy.web.models import LogTurn
from argosy.web.parts import roman, signed


class Line(msgspec.Struct, frozen=True):
    """What one city did at one moment."""

    seat: int
    icon: str
    color: str
    text: str
    """What was done, e.g. the name of the building."""
    notes: tuple[str, ...]
    """What followed: coins paid, gained."""


class Conflict(msgspec.Struct, frozen=True):
    """One pair of neighbours: shields and the tokens that both take (BASE-CONFLICT-3)."""

    seat: int
    other: int
    shields: int
    other_shields: int
    token: str
    other_token: str
    css: str
    other_css: str


class Entry(msgspec.Struct, frozen=True):
    """One moment in the log."""

    age: int
    turn: int
    moment: int
    lines: tuple[Line, ...]
    conflicts: tuple[Conflict, ...]


def entry(faces: Faces, turn: LogTurn, names: dict[int, str]) -> Entry:
    """One moment, from its events."""
    return Entry(turn.age, turn.turn, turn.moment, lines(faces, turn.events, names), conflicts(turn.events))


def lines(faces: Faces, events: tuple[Event, ...], names: dict[int, str]) -> tuple[Line, ...]:
    """One line for each play, in the order of the events, with what followed for the same city."""
    plays = [event for event in events if event.kind in ("built", "staged", "sold")]
    seen: set[int] = set()
    found = []
    for play in plays:
        first = play.seat not in seen
        seen.add(play.seat or 0)
        found.append(_line(faces, play, events if first else (), names))
    return tuple(found)


def _line(faces: Faces, play: Event, events: tuple[Event, ...], names: dict[int, str]) -> Line:
    w, seat = faces.words, play.seat or 0
    notes = tuple(_notes(w, seat, events, names))
    if play.kind == "built" and play.card:
        face = faces.cards[play.card]
        how = {
            "chain": w.say("free by a chain"),
            "right": w.say("free by a right"),
            "discard": w.say("from the discard pile"),
        }.get(play.how or "")
        return Line(seat, "build", face.color, face.name, ((how,) if how else ()) + notes)
    if play.kind == "staged":
        return Line(seat, "stage", "", w.say("wonder stage {n}", n=roman(play.stage or 1)), notes)
    return Line(seat, "sell", "", w.say("sold a card"), notes)


def _notes(w: Words, seat: int, events: tuple[Event, ...], names: dict[int, str]) -> list[str]:
    notes = []
    for event in events:
        if event.seat != seat or not event.coins:
            continue
        amount = things.coins(w, event.coins)
        if event.kind == "paid":
            notes.append(
                w.say("{coins} to {name}", coins=amount, name=names[event.other])
                if event.other is not None
                else w.say("{coins} to the bank", coins=amount)
            )
        if event.kind == "gained" and event.source != "trade":
            notes.append(signed(event.coins))
    return notes


def conflicts(events: tuple[Event, ...]) -> tuple[Conflict, ...]:
    """The pairs that were compared."""
    return tuple(_conflict(event) for event in events if event.kind == "conflict")


def _conflict(event: Event) -> Conflict:
    return Conflict(
        event.seat or 0,
        event.other or 0,
        event.shields,
        event.other_shields,
        signed(event.token),
        signed(event.other_token),
        _css(event.token),
        _css(event.other_token),
    )


def _css(points: int) -> str:
    return "gain" if points > 0 else "loss" if points < 0 else "even"


def summary(shown: tuple[Line, ...], names: dict[int, str]) -> str:
    """A turn in one sentence, for those who hear it."""
    return " ".join(f"{names[line.seat]}: {line.text}." for line in shown)
