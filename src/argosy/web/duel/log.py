"""The log of Duel: one line for each choice, with everything open that followed. What nobody may see is not in the events."""

from collections.abc import Callable
from typing import NamedTuple

from argosy.game.duel.event import DuelEvent
from argosy.texts import Words, things
from argosy.texts.duel import things as duel_things
from argosy.web.duel.effects import MYTHOLOGIES
from argosy.web.duel.faces import DuelFaces
from argosy.web.log import Entry, Line
from argosy.web.models import LogTurn
from argosy.web.parts import roman, signed

Events = tuple[DuelEvent, ...]

FOLLOWS = (
    "coins", "pawn", "military_token", "minerva", "progress", "moved", "lost_wonder", "turned_up", "control", "decree",
    "god", "age_began", "over",
)  # fmt: skip
"""Kinds of events that come from a choice; all other kinds are the choice itself."""


def is_choice(event: DuelEvent) -> bool:
    """`decree` is both: a decree that somebody moves (Insider Influence) has a seat, one that is turned up has none."""
    return event.kind not in FOLLOWS or (event.kind == "decree" and event.seat is not None)


class Told(NamedTuple):
    """What a line is made from."""

    faces: DuelFaces
    names: dict[int, str]
    chosen: DuelEvent

    @property
    def words(self) -> Words:
        """The language."""
        return self.faces.words

    def name(self, seat: int | None) -> str:
        """A player."""
        return self.names.get(seat if seat is not None else -1, "")

    @property
    def other(self) -> int:
        """Who did not choose."""
        return 1 - (self.chosen.seat or 0)

    @property
    def card(self) -> str:
        """The card of the choice by name."""
        return self.faces.cards[self.chosen.card].name if self.chosen.card else ""

    @property
    def numbers(self) -> list[str]:
        """Chambers, a space, a place."""
        return (self.chosen.number or "").split()


def entry(faces: DuelFaces, turn: LogTurn, names: dict[int, str]) -> Entry:
    """One moment, from its events."""
    events = tuple(event for event in turn.events if isinstance(event, DuelEvent))
    return Entry(turn.age, turn.turn, turn.moment, lines(faces, events, names))


def lines(faces: DuelFaces, events: Events, names: dict[int, str]) -> tuple[Line, ...]:
    """One line for each choice, with the notes of what it brought."""
    starts = [number for number, event in enumerate(events) if is_choice(event)]
    ends = [*starts[1:], len(events)] if starts else []
    return tuple(
        _line(Told(faces, names, events[start]), events[start + 1 : end])
        for start, end in zip(starts, ends, strict=True)
    )


def summary(shown: tuple[Line, ...], names: dict[int, str]) -> str:
    """The choices in sentences, for those who hear them."""
    return " ".join(f"{names[line.seat]}: {', '.join((line.text, *line.notes))}." for line in shown)


def _line(told: Told, followed: Events) -> Line:
    event = told.chosen
    icon, color, text = CHOICES[event.kind](told)
    paid = (told.words.say("{coins} paid", coins=things.coins(told.words, event.coins)),) if event.coins else ()
    first = FIRST_NOTES[event.kind](told) if event.kind in FIRST_NOTES else ()
    return Line(event.seat or 0, icon, color, text, (*first, *paid, *notes(told, followed)))


def notes(told: Told, followed: Events) -> tuple[str, ...]:
    """What followed, without what the choice has said already."""
    said = [NOTES[event.kind](told, event) for event in followed if not _is_said(told.chosen, event)]
    shown = [event for event in followed if event.kind == "turned_up" and event.card]
    if shown:
        cards = [told.faces.cards[event.card or ""].name for event in shown]
        said.append(told.words.say("turned up: {cards}", cards=told.words.either(cards, "and")))
    return tuple(filter(None, said))


def _is_said(chosen: DuelEvent, event: DuelEvent) -> bool:
    """Does the choice itself name this already?"""
    return {
        "progress": chosen.kind == "token" and chosen.thing == event.thing,
        "moved": chosen.kind in ("destroy", "take", "give") and chosen.card == event.card,
        "lost_wonder": chosen.kind in ("raze", "unbuild") and chosen.thing == event.thing,
        "military_token": chosen.kind in ("sink", "use") and chosen.number == event.thing,
        "minerva": chosen.kind == "guard",
        "turned_up": True,  # because all cards turned up are told together
    }.get(event.kind, False)


# --- choices --------------------------------------------------------------------------------------------------------

Shown = tuple[str, str, str]
"""Icon, colour of the card or nothing, text."""


def _card(icon: str) -> Callable[[Told], Shown]:
    """A card that comes into a city: its colour and its name. Grand temples are purple cards."""

    def shown(told: Told) -> Shown:
        face = told.faces.cards[told.chosen.card or ""]
        return icon, {"temple": "purple"}.get(face.color, face.color), face.name

    return shown


def _thing(icon: str) -> Callable[[Told], Shown]:
    """A wonder, token, god: its name."""

    def shown(told: Told) -> Shown:
        face = told.faces.thing(told.chosen.thing or "")
        return icon, "", face.name if face else ""

    return shown


def _god(told: Told) -> Shown:
    face = told.faces.gods[told.chosen.thing or ""]
    return face.mark, "", face.name


def _words(icon: str, say: Callable[[Told], str]) -> Callable[[Told], Shown]:
    return lambda told: (icon, "", say(told))


def _thing_name(told: Told) -> str:
    face = told.faces.thing(told.chosen.thing or "")
    return face.name if face else ""


def _opened(told: Told) -> Shown:
    name = told.chosen.thing or ""
    return (
        MYTHOLOGIES.get(name, "deck"),
        "",
        told.words.say("looks at a deck: {mythology}", mythology=duel_things.mythology(told.words, name)),
    )


def _begins(told: Told) -> str:
    chosen = told.chosen.seat if told.chosen.number == "me" else told.other
    return told.words.say("{name} begins", name=told.name(chosen))


CHOICES: dict[str, Callable[[Told], Shown]] = {
    "pick": _thing("wonder"),
    "build": _card("build"),
    "recruit": _card("influence"),
    "discard": _words("sell", lambda told: told.words.say("discards: {card}", card=told.card)),
    "wonder": _thing("wonder"),
    "prepare": _words("conspiracy", lambda told: told.words.say("prepares a conspiracy")),
    "trigger": _words(
        "conspiracy", lambda told: told.words.say("conspiracy: {conspiracy}", conspiracy=_thing_name(told))
    ),
    "activate": _god,
    "first": _words("play", _begins),
    "token": _thing("progress"),
    "destroy": _words(
        "discard-building",
        lambda told: told.words.say("discards of {name}: {card}", name=told.name(told.other), card=told.card),
    ),
    "revive": _card("replay"),
    "free": _card("free"),
    "scrap": _words("sell", lambda told: told.words.say("throws away: {card}", card=told.card)),
    "strike": _words("deck", lambda told: told.words.say("throws a card of the structure away")),
    "take": _words(
        "down", lambda told: told.words.say("takes of {name}: {card}", name=told.name(told.other), card=told.card)
    ),
    "give": _words("up", lambda told: told.words.say("gives: {card}", card=told.card)),
    "place": _words("influence-add", lambda told: told.words.say("marker into chamber {n}", n=told.numbers[0])),
    "shift": _words(
        "influence-move",
        lambda told: told.words.say("marker from chamber {n} to {m}", n=told.numbers[0], m=told.numbers[1]),
    ),
    "remove": _words(
        "influence-remove",
        lambda told: told.words.say(
            "marker of {name} out of chamber {n}", name=told.name(told.other), n=told.numbers[0]
        ),
    ),
    "conspire": _words("conspiracy", lambda told: told.words.say("conspires")),
    "plot": _words("conspiracy", lambda told: told.words.say("keeps a conspiracy")),
    "seize": _words(
        "wonder",
        lambda told: told.words.say("takes of {name}: {card}", name=told.name(told.other), card=_thing_name(told)),
    ),
    "lock": _words("lock", lambda told: told.words.say("locks away: {token}", token=_thing_name(told))),
    "decree": _words(
        "decree",
        lambda told: told.words.say("decree from chamber {n} to {m}", n=told.numbers[0], m=told.numbers[1]),
    ),
    "raze": _words("no", lambda told: told.words.say("removes: {wonder}", wonder=_thing_name(told))),
    "unbuild": _words("undo", lambda told: told.words.say("empties: {wonder}", wonder=_thing_name(told))),
    "enshrine": _words("back-temple", lambda told: told.words.say("lays a god on space {n}", n=told.numbers[0])),
    "snake": _words("snake", lambda told: told.words.say("snake on {card}", card=told.card)),
    "guard": _words(
        "owl", lambda told: told.words.say("sets Minerva: {space}", space=_space(told, int(told.numbers[0])))
    ),
    "sink": _words("no", lambda told: told.words.say("removes a military token")),
    "use": _words("shield", lambda told: told.words.say("uses a military token")),
    "open": _opened,
    "top": _words("back-temple", lambda told: told.words.say("puts the other gods back")),
    "pass": _words("close", lambda told: told.words.say("leaves it")),
}


def _offerings(told: Told) -> tuple[str, ...]:
    given = [word for word in told.numbers if word.isdigit()]
    return (told.words.say("offering {offerings}", offerings=told.words.either(given, "and")),) if given else ()


def _space(told: Told, lead: int) -> str:
    """A space of the track by whose capital it lies towards."""
    if lead == 0:
        return told.words.say("the middle space")
    return told.words.count(
        "space {n} towards {name}", "space {n} towards {name}", abs(lead), name=told.name(1 if lead > 0 else 0)
    )


FIRST_NOTES: dict[str, Callable[[Told], tuple[str, ...]]] = {
    "pick": lambda told: (told.words.say("in the draft"),),
    "wonder": lambda told: (told.words.say("with {card}", card=told.card),),
    "prepare": lambda told: (told.words.say("with {card}", card=told.card),),
    "revive": lambda told: (told.words.say("from the discard pile"),),
    "free": lambda told: (told.words.say("free"),),
    "plot": lambda told: (
        told.words.say("the other one on top of the deck")
        if told.chosen.number == "top"
        else told.words.say("the other one under the deck"),
    ),
    "sink": lambda told: (_space(told, int(told.numbers[0])),),
    "use": lambda told: (_space(told, int(told.numbers[0])),),
    "activate": _offerings,
}


# --- what follows ---------------------------------------------------------------------------------------------------


def _coins(told: Told, event: DuelEvent) -> str:
    """A change of coins; with the name where it is not the chooser's."""
    if event.seat == told.chosen.seat:
        return signed(event.coins)
    return told.words.say("{name} {coins}", name=told.name(event.seat), coins=signed(event.coins))


def _pawn(told: Told, event: DuelEvent) -> str:
    return told.words.say("pawn: {space}", space=_space(told, event.pawn or 0))


def _military_token(told: Told, event: DuelEvent) -> str:
    return told.words.say("military token: {space}", space=_space(told, int(event.thing or 0)))


def _minerva(told: Told, event: DuelEvent) -> str:
    """Gone, when the pawn ran into her (PANTHEON-028)."""
    is_on_track = event.pawn is not None and abs(event.pawn) < told.faces.catalog.capital
    return "" if is_on_track else told.words.say("Minerva goes")


def _progress(told: Told, event: DuelEvent) -> str:
    return told.words.say("takes {token}", token=told.faces.progress[event.thing or ""].name)


def _moved(told: Told, event: DuelEvent) -> str:
    w, card = told.words, told.faces.cards[event.card or ""].name
    if event.seat is None:
        return w.say("{card} to the discard pile", card=card)
    return w.say("{card} to {name}", card=card, name=told.name(event.seat))


def _lost_wonder(told: Told, event: DuelEvent) -> str:
    return told.words.say("{wonder} no longer stands", wonder=told.faces.wonders[event.thing or ""].name)


def _control(told: Told, event: DuelEvent) -> str:
    w = told.words
    if event.seat is None:
        return w.say("nobody controls chamber {n}", n=event.chamber)
    return w.say("{name} controls chamber {n}", name=told.name(event.seat), n=event.chamber)


def _decree(told: Told, event: DuelEvent) -> str:
    return told.words.say(
        "decree in chamber {n}: {decree}", n=event.chamber, decree=told.faces.decrees[event.thing or ""].name
    )


def _god_shown(told: Told, event: DuelEvent) -> str:
    return told.words.say("space {n}: {god}", n=event.space, god=told.faces.gods[event.thing or ""].name)


def _age(told: Told, event: DuelEvent) -> str:
    return told.words.say("Age {n} begins", n=roman(event.age))


def _over(told: Told, event: DuelEvent) -> str:
    w = told.words
    how = result_words(w, event.result)
    if len(event.winners) != 1:
        return w.say("the game is over: {how}", how=how)
    return w.say("{name} wins: {how}", name=told.name(event.winners[0]), how=how)


def result_words(w: Words, result: str | None) -> str:
    """How a game of Duel ended (DUEL-100, 102)."""
    return {
        "military": w.say("military supremacy"),
        "science": w.say("scientific supremacy"),
        "political": w.say("political supremacy"),
        "civilian": w.say("more points"),
        "blue": w.say("equal points, more on blue cards"),
        "shared": w.say("shared victory"),
        "science_shared": w.say("both have six symbols"),
    }.get(result or "", "")


NOTES: dict[str, Callable[[Told, DuelEvent], str]] = {
    "coins": _coins,
    "pawn": _pawn,
    "military_token": _military_token,
    "minerva": _minerva,
    "progress": _progress,
    "moved": _moved,
    "lost_wonder": _lost_wonder,
    "control": _control,
    "decree": _decree,
    "god": _god_shown,
    "age_began": _age,
    "over": _over,
}
