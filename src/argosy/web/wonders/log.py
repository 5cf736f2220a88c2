"""The log: by age and turn one line for each city, and the conflicts at the end of an Age."""

import msgspec

from argosy.game.types import Event
from argosy.texts import things
from argosy.web.log import Entry, Line, Part
from argosy.web.models import LogTurn
from argosy.web.parts import roman, signed
from argosy.web.wonders.boxes.types import Boxes, BoxPages
from argosy.web.wonders.faces import Faces


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


def entry(faces: Faces, turn: LogTurn, names: dict[int, str], boxes: Boxes) -> Entry:
    """One moment, from its events."""
    events = tuple(event for event in turn.events if isinstance(event, Event))
    parts = (Part("wonders/_conflicts_log.html", conflicts(events)), *(box.log_part(events) for box in boxes))
    shown = tuple(dict.fromkeys(part for part in parts if part.rows))  # boxes that say the same say it once
    titles = (box.log_title(faces.words, events) for box in reversed(boxes))
    title = "" if turn.turn else next(filter(None, titles), "")
    return Entry(turn.age, turn.turn, turn.moment, lines(faces, events, names, boxes), shown, title)


def lines(faces: Faces, events: tuple[Event, ...], names: dict[int, str], boxes: Boxes) -> tuple[Line, ...]:
    """One line for each play, in the order of the events, with what followed for the same city."""
    kinds = {"built", "staged", "sold", *(kind for box in boxes for kind in box.plays)}
    plays = [event for event in events if event.kind in kinds]
    seen: set[int] = set()
    found = []
    for play in plays:
        first = play.seat not in seen
        seen.add(play.seat or 0)
        found.append(_line(faces, play, events if first else (), names, boxes))
    for box in boxes:
        later = dict.fromkeys(event.seat for event in events if event.kind in box.notes and event.seat not in seen)
        found += [_later_line(faces, seat, events, names, box, boxes) for seat in later if seat is not None]
        seen.update(seat for seat in later if seat is not None)
    return tuple(found)


def _later_line(
    faces: Faces, seat: int, events: tuple[Event, ...], names: dict[int, str], box: BoxPages, boxes: Boxes
) -> Line:
    """A city that plays nothing at this moment: what a box lets happen to it."""
    notes = tuple(_notes(faces, seat, events, names, boxes))
    return Line(seat, box.mark, "", notes[0] if notes else box.something(faces.words), notes[1:])


def _line(faces: Faces, play: Event, events: tuple[Event, ...], names: dict[int, str], boxes: Boxes) -> Line:
    w, seat = faces.words, play.seat or 0
    notes = tuple(_notes(faces, seat, events, names, boxes))
    for box in boxes:
        if play.kind in box.plays:
            icon, color, text = box.plays[play.kind](faces, play)
            return Line(seat, icon, color, text, notes)
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
    sold = next(filter(None, (box.sold(w) for box in boxes)), "") if play.how == "no_card" else ""
    return Line(seat, "sell", "", sold or w.say("sold a card"), notes)


def _notes(faces: Faces, seat: int, events: tuple[Event, ...], names: dict[int, str], boxes: Boxes) -> list[str]:
    w, notes = faces.words, list[str]()
    for event in events:
        if event.seat != seat:
            continue
        told = next((box.notes[event.kind] for box in boxes if event.kind in box.notes), None)
        notes += [told(faces, event, names)] if told else []
        if not event.coins:
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
    """The pairs that were compared, incursions included."""
    return tuple(_conflict(event) for event in events if event.kind == "conflict")


def _conflict(event: Event) -> Conflict:
    return Conflict(
        event.seat or 0,
        event.other or 0,
        event.shields,
        event.other_shields,
        _tokens(event.token, event.tokens),
        _tokens(event.other_token, event.tokens),
        css_of(event.token),
        css_of(event.other_token),
    )


def _tokens(points: int, n: int) -> str:
    """`+3`; in team games two tokens at a time, `2 × +3`."""
    return f"{n} × {signed(points)}" if n > 1 and points else signed(points)


def css_of(points: int) -> str:
    """The colour of a token."""
    return "gain" if points > 0 else "loss" if points < 0 else "even"


def summary(shown: tuple[Line, ...], names: dict[int, str]) -> str:
    """A turn in one sentence, for those who hear it."""
    return " ".join(f"{names[line.seat]}: {line.text}." for line in shown)
