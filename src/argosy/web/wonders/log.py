"""The log: by age and turn one line for each city, and the conflicts at the end of an Age."""

import msgspec

from argosy.game.types import Event
from argosy.texts import things
from argosy.texts.wonders import armada as naval
from argosy.web.log import Entry, Line, Part
from argosy.web.models import LogTurn
from argosy.web.parts import roman, signed
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


def entry(faces: Faces, turn: LogTurn, names: dict[int, str]) -> Entry:
    """One moment, from its events."""
    events = tuple(event for event in turn.events if isinstance(event, Event))
    parts = (Part("wonders/_conflicts_log.html", conflicts(events)), Part("wonders/armada/_log.html", ranking(events)))
    return Entry(
        turn.age, turn.turn, turn.moment, lines(faces, events, names), tuple(part for part in parts if part.rows)
    )


def lines(faces: Faces, events: tuple[Event, ...], names: dict[int, str]) -> tuple[Line, ...]:
    """One line for each play, in the order of the events, with what followed for the same city."""
    plays = [event for event in events if event.kind in ("built", "staged", "sold")]
    seen: set[int] = set()
    found = []
    for play in plays:
        first = play.seat not in seen
        seen.add(play.seat or 0)
        found.append(_line(faces, play, events if first else (), names))
    later = dict.fromkeys(event.seat for event in events if event.kind in AT_SEA and event.seat not in seen)
    found += [_sea_line(faces, seat, events, names) for seat in later if seat is not None]
    return tuple(found)


AT_SEA = ("sailed", "settled", "landing", "explored", "taxed")


def _sea_line(faces: Faces, seat: int, events: tuple[Event, ...], names: dict[int, str]) -> Line:
    """A city to which only something at sea happens: a free movement, an island, a loss."""
    notes = tuple(_notes(faces, seat, events, names))
    return Line(seat, "ship", "", notes[0] if notes else faces.words.say("at sea"), notes[1:])


def _line(faces: Faces, play: Event, events: tuple[Event, ...], names: dict[int, str]) -> Line:
    w, seat = faces.words, play.seat or 0
    notes = tuple(_notes(faces, seat, events, names))
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


def _notes(faces: Faces, seat: int, events: tuple[Event, ...], names: dict[int, str]) -> list[str]:
    w, notes = faces.words, []
    for event in events:
        if event.seat != seat:
            continue
        if event.kind in AT_SEA:
            notes.append(_at_sea(faces, event, names))
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


def _at_sea(faces: Faces, event: Event, names: dict[int, str]) -> str:
    w = faces.words
    if event.kind == "sailed":
        return w.say("{ship} to space {n}", ship=naval.ship(w, event.ship or ""), n=event.space)
    if event.kind == "settled":
        return w.say("settles {island}", island=faces.islands[event.island or ""].name)
    if event.kind == "landing":
        return w.say("lands at {name}", name=names[event.other or 0])
    if event.kind == "explored":
        return w.count("explores {n} island", "explores {n} islands", event.cards)
    return w.say("loses {coins}", coins=things.coins(w, event.coins))


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
    return Losses(tuple(causes), lost, tuple(said))


def _tax(faces: Faces, space: int) -> int:
    box = faces.catalog.armada
    return box.lanes["yellow"][space].tax if box else 0


def _sends_pirates(faces: Faces, event: Event) -> bool:
    if event.kind == "built":
        does = faces.catalog.card(event.card or "").effects
    else:
        does = next(one.effects for one in faces.catalog.armada.islands if one.id == event.island)  # type: ignore[union-attr]
    return any(effect.kind == "pirates" for effect in does)


def ranking(events: tuple[Event, ...]) -> tuple[Rank, ...]:
    """The naval conflict, strongest first, those who stayed out at the end (ARMADA-CONFLICT-1)."""
    fought = [event for event in events if event.kind == "naval"]
    fought.sort(key=lambda event: (-event.strength, event.seat or 0))
    ranks = [
        Rank(one.seat or 0, one.strength, signed(one.token) if one.token else "", _css(one.token), abstains=False)
        for one in fought
    ]
    return tuple(
        ranks + [Rank(one.seat or 0, 0, "", "even", abstains=True) for one in events if one.kind == "abstained"]
    )


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
        _css(event.token),
        _css(event.other_token),
    )


def _tokens(points: int, n: int) -> str:
    """`+3`; in team games two tokens at a time, `2 × +3` (ARMADA-TEAM-7)."""
    return f"{n} × {signed(points)}" if n > 1 and points else signed(points)


def _css(points: int) -> str:
    return "gain" if points > 0 else "loss" if points < 0 else "even"


def summary(shown: tuple[Line, ...], names: dict[int, str]) -> str:
    """A turn in one sentence, for those who hear it."""
    return " ".join(f"{names[line.seat]}: {line.text}." for line in shown)
