"""Log of 7 Wonders: by age and turn a line for each city, then the conflicts of the Age.

A turn may be revealed in several moments: cards, effects of expansions, builds from the discard pile. All of
them belong to it.
"""

from collections.abc import Callable, Iterable
from itertools import takewhile

import msgspec

from argosy.game.types import Event
from argosy.texts import Words, things
from argosy.web.models import LogTurn
from argosy.web.rendering.parts import roman, signed
from argosy.web.table.log import Entry, LogLine, LogPart
from argosy.web.wonders.expansions.types import ExpansionPages, Expansions
from argosy.web.wonders.faces import Faces
from argosy.web.wonders.live.ring import Ring

TOKENS: dict[str, tuple[str, Callable[[Words, Event], str]]] = {
    "token": (
        "victory",
        lambda w, event: w.say("takes a victory token: {points}", points=signed(event.token)),
    ),
    "lost_token": (
        "victory",
        lambda w, event: w.say("gives back a victory token: {points}", points=signed(event.token)),
    ),
    "defeats_returned": (
        "defeat-return",
        lambda w, event: w.say("defeat tokens given back: {n}", n=event.tokens),
    ),
}
"""Icons and words for tokens that move without a conflict."""


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


def entry(faces: Faces, turn: LogTurn, names: dict[int, str], expansions: Expansions) -> Entry:
    """One moment, from its events."""
    events = tuple(event for event in turn.events if isinstance(event, Event))
    parts = (
        LogPart("wonders/_conflicts_log.html", conflicts(events)),
        *(expansion.log.part(events) for expansion in expansions),
    )
    shown = tuple(
        dict.fromkeys(part for part in parts if part and part.rows)
    )  # expansions that say the same say it once
    titles = (expansion.log.title(faces.words, events) for expansion in reversed(expansions))
    title = "" if turn.turn else next(filter(None, titles), "")
    return Entry(turn.age, turn.turn, turn.moment, lines(faces, events, names, expansions), shown, title)


def lines(
    faces: Faces, events: tuple[Event, ...], names: dict[int, str], expansions: Expansions
) -> tuple[LogLine, ...]:
    """One line for each play, in the order of the events, with what followed for the same city."""
    kinds = {"built", "staged", "sold", *(kind for expansion in expansions for kind in expansion.log.plays)}
    plays = [event for event in events if event.kind in kinds]
    seen: set[int] = set()
    found: list[LogLine] = []
    for play in plays:
        first = play.seat not in seen
        seen.add(play.seat or 0)
        found.append(_line(faces, play, events if first else (), names, expansions))
    for expansion in expansions:
        later = dict.fromkeys(
            event.seat for event in events if event.kind in expansion.log.notes and event.seat not in seen
        )
        found += [
            _later_line(faces, seat, events, names, expansion, expansions)
            for seat in later
            if seat is not None
        ]
        seen.update(seat for seat in later if seat is not None)
    tokens = dict.fromkeys(event.seat for event in events if event.kind in TOKENS and event.seat not in seen)
    for seat in (seat for seat in tokens if seat is not None):
        (sign, text), *more = _notes(faces, seat, events, names, expansions)
        found.append(_with_notes(LogLine(seat, sign, "", text, ()), more))
    return tuple(found)


Note = tuple[str, str]
"""An icon, and what followed in words."""


def _later_line(
    faces: Faces,
    seat: int,
    events: tuple[Event, ...],
    names: dict[int, str],
    expansion: ExpansionPages,
    expansions: Expansions,
) -> LogLine:
    """A city that plays nothing at this moment: what an expansion lets happen to it."""
    notes = _notes(faces, seat, events, names, expansions)
    sign, text = notes[0] if notes else (expansion.log.mark, expansion.log.something(faces.words))
    return _with_notes(LogLine(seat, sign or expansion.log.mark, "", text, ()), notes[1:])


def _line(
    faces: Faces, play: Event, events: tuple[Event, ...], names: dict[int, str], expansions: Expansions
) -> LogLine:
    seat = play.seat or 0
    how = _how(faces, play)
    first = [("chain" if play.how == "chain" else "", how)] if how else []
    return _with_notes(
        _played(faces, play, seat, expansions), first + _notes(faces, seat, events, names, expansions)
    )


def _with_notes(line: LogLine, notes: list[Note]) -> LogLine:
    said, signs = tuple(text for _, text in notes), tuple(sign for sign, _ in notes)
    return msgspec.structs.replace(line, notes=said, signs=signs)


def _how(faces: Faces, play: Event) -> str:
    """Return the reason why a building cost nothing."""
    w = faces.words
    free = {
        "chain": w.say("free by a chain"),
        "right": w.say("free by an ability"),
        "discard": w.say("from the discard pile"),
    }
    return free.get(play.how or "", "") if play.kind == "built" else ""


def _played(faces: Faces, play: Event, seat: int, expansions: Expansions) -> LogLine:
    """Return the log line of a play, without its consequences."""
    w = faces.words
    for expansion in expansions:
        if play.kind in expansion.log.plays:
            icon, color, text = expansion.log.plays[play.kind](faces, play)
            thing = faces.more.get(play.leader or "")
            return LogLine(
                seat,
                icon,
                color,
                text,
                (),
                plate=thing.plate if thing else "",
                about=thing.note if thing else "",
            )
    if play.kind == "built" and play.card:
        face = faces.cards[play.card]
        return LogLine(seat, "build", face.color, face.name, (), plate=face.plate, about=face.note)
    if play.kind == "staged":
        return LogLine(seat, "stage", "", w.say("wonder stage {n}", n=roman(play.stage or 1)), ())
    sold = (
        next(filter(None, (expansion.hand.sold(w) for expansion in expansions)), "")
        if play.how == "no_card"
        else ""
    )
    return LogLine(seat, "sell", "", sold or w.say("sold a card"), ())


def _notes(
    faces: Faces, seat: int, events: tuple[Event, ...], names: dict[int, str], expansions: Expansions
) -> list[Note]:
    w, notes = faces.words, list[Note]()
    for event in events:
        if event.seat != seat:
            continue
        expansion = next((expansion for expansion in expansions if event.kind in expansion.log.notes), None)
        if expansion:
            notes.append(
                (
                    expansion.log.signs.get(event.kind, expansion.log.mark),
                    expansion.log.notes[event.kind](faces, event, names),
                )
            )
        if event.kind in TOKENS:
            sign, told = TOKENS[event.kind]
            notes.append((sign, told(w, event)))
        if not event.coins:
            continue
        amount = things.coins(w, event.coins)
        if event.kind == "paid":
            paid = (
                w.say("{coins} to {name}", coins=amount, name=names[event.other])
                if event.other is not None
                else w.say("{coins} to the bank", coins=amount)
            )
            notes.append(("coins", paid))
        if event.kind == "gained" and event.source != "trade":
            notes.append(("coins", signed(event.coins)))
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
        _tokens(event.other_token, event.other_tokens),
        css_of(event.token),
        css_of(event.other_token),
    )


def _tokens(points: int, n: int) -> str:
    """`+3`; in team games two tokens at a time, `2 × +3`."""
    return f"{n} × {signed(points)}" if n > 1 and points else signed(points)


def css_of(points: int) -> str:
    """The colour of a token."""
    return "gain" if points > 0 else "loss" if points < 0 else "even"


def summary(shown: tuple[LogLine, ...], names: dict[int, str]) -> str:
    """A turn in one sentence, for those who hear it."""
    return " ".join(f"{names[line.seat]}: {line.text}." for line in shown)


class Deed(msgspec.Struct, frozen=True):
    """Actions of one city in a turn, in the order of their reveals."""

    seat: int
    lines: tuple[LogLine, ...]


def moments(turns: tuple[LogTurn, ...]) -> tuple[LogTurn, ...]:
    """The moments of the newest turn, oldest first."""
    if not turns:
        return ()
    newest = (turns[-1].age, turns[-1].turn)
    return tuple(reversed(tuple(takewhile(lambda one: (one.age, one.turn) == newest, reversed(turns)))))


def events_of(turns: Iterable[LogTurn]) -> tuple[Event, ...]:
    """Their events in one row."""
    return tuple(event for turn in turns for event in turn.events if isinstance(event, Event))


def deeds(
    faces: Faces, turns: tuple[LogTurn, ...], names: dict[int, str], around: Ring, expansions: Expansions
) -> tuple[Deed, ...]:
    """A line for each city that did something, the viewer's own first, then around the table."""
    shown = [line for turn in turns for line in lines(faces, events_of((turn,)), names, expansions)]
    by_seat = {
        seat: tuple(line for line in shown if line.seat == seat) for seat in (around.center, *around.others)
    }
    return tuple(Deed(seat, lines) for seat, lines in by_seat.items() if lines)
