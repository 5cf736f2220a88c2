"""Log of Duel: one line for each choice, with the public events that followed it.

Events that nobody may see are not among them.
"""

from argosy.game.duel.view import DuelEvent
from argosy.texts import Words, things
from argosy.web.duel.expansions.in_play import EXPANSIONS, of_all
from argosy.web.duel.faces import DuelFaces
from argosy.web.duel.live.log_parts import Choices, FirstNotes, LogInput, Notes, card_line, line, thing_line
from argosy.web.models import LogTurn
from argosy.web.rendering.parts import roman, signed
from argosy.web.table.log import Entry, LogLine

Events = tuple[DuelEvent, ...]


def entry(faces: DuelFaces, turn: LogTurn, names: dict[int, str]) -> Entry:
    """One moment, from its events."""
    events = tuple(event for event in turn.events if isinstance(event, DuelEvent))
    return Entry(turn.age, turn.turn, turn.moment, lines(faces, events, names))


def lines(faces: DuelFaces, events: Events, names: dict[int, str]) -> tuple[LogLine, ...]:
    """One line for each choice, with the notes of what it brought."""
    starts = [number for number, event in enumerate(events) if is_choice(event)]
    ends = [*starts[1:], len(events)] if starts else []
    return tuple(
        _line(LogInput(faces, names, events[start]), events[start + 1 : end])
        for start, end in zip(starts, ends, strict=True)
    )


def summary(shown: tuple[LogLine, ...], names: dict[int, str]) -> str:
    """The choices in sentences, for those who hear them."""
    return " ".join(f"{names[line.seat]}: {', '.join((line.text, *line.notes))}." for line in shown)


def _line(told: LogInput, followed: Events) -> LogLine:
    event = told.chosen
    icon, color, text = CHOICES[event.kind](told)
    paid = (
        (told.words.say("{coins} paid", coins=things.coins(told.words, event.coins)),) if event.coins else ()
    )
    first = FIRST_NOTES[event.kind](told) if event.kind in FIRST_NOTES else ()
    return LogLine(event.seat or 0, icon, color, text, (*first, *paid, *notes(told, followed)))


def notes(told: LogInput, followed: Events) -> tuple[str, ...]:
    """Return notes on the events after a choice, without those that its line names."""
    said = [NOTES[event.kind](told, event) for event in followed if not _is_said(told.chosen, event)]
    shown = [event for event in followed if event.kind == "turned_up" and event.card]
    if shown:
        cards = [told.faces.cards[event.card or ""].name for event in shown]
        said.append(told.words.say("turned up: {cards}", cards=told.words.either(cards, "and")))
    return tuple(filter(None, said))


def is_choice(event: DuelEvent) -> bool:
    """Is it a choice itself? All other events come from one."""
    return event.kind not in FOLLOWS or any(expansion.is_choice(event) for expansion in EXPANSIONS.values())


def _is_said(chosen: DuelEvent, event: DuelEvent) -> bool:
    """Does the choice itself name this already?"""
    of_base = {
        "progress": chosen.kind == "token" and chosen.thing == event.thing,
        "moved": chosen.kind == "destroy" and chosen.card == event.card,
        "turned_up": True,  # because all cards turned up are told together
    }
    return of_base.get(event.kind, False) or any(
        expansion.is_said(chosen, event) for expansion in EXPANSIONS.values()
    )


# --- choices ------------------------------------------------------------------------------------------------


def _begins(told: LogInput) -> str:
    chosen = told.chosen.seat if told.chosen.number == "me" else told.other
    return told.words.say("{name} begins", name=told.name(chosen))


CHOICES: Choices = {
    "pick": thing_line("wonder"),
    "build": card_line("build"),
    "discard": line("sell", lambda told: told.words.say("discards: {card}", card=told.card)),
    "wonder": thing_line("wonder"),
    "first": line("play", _begins),
    "token": thing_line("progress"),
    "destroy": line(
        "discard-building",
        lambda told: told.words.say("discards of {name}: {card}", name=told.name(told.other), card=told.card),
    ),
    "revive": card_line("replay"),
    "pass": line("close", lambda told: told.words.say("leaves it")),
    **of_all(lambda expansion: expansion.choices),
}


FIRST_NOTES: FirstNotes = {
    "pick": lambda told: (told.words.say("in the draft"),),
    "wonder": lambda told: (told.words.say("with {card}", card=told.card),),
    "revive": lambda told: (told.words.say("from the discard pile"),),
    **of_all(lambda expansion: expansion.first_notes),
}


# --- what follows -------------------------------------------------------------------------------------------


def _coins(told: LogInput, event: DuelEvent) -> str:
    """A change of coins; with the name where it is not the chooser's."""
    if event.seat == told.chosen.seat:
        return signed(event.coins)
    return told.words.say("{name} {coins}", name=told.name(event.seat), coins=signed(event.coins))


def _pawn(told: LogInput, event: DuelEvent) -> str:
    return told.words.say("pawn: {space}", space=told.space(event.pawn or 0))


def _military_token(told: LogInput, event: DuelEvent) -> str:
    return told.words.say("military token: {space}", space=told.space(int(event.thing or 0)))


def _progress(told: LogInput, event: DuelEvent) -> str:
    return told.words.say("takes {token}", token=told.faces.progress[event.thing or ""].name)


def _moved(told: LogInput, event: DuelEvent) -> str:
    w, card = told.words, told.faces.cards[event.card or ""].name
    if event.seat is None:
        return w.say("{card} to the discard pile", card=card)
    return w.say("{card} to {name}", card=card, name=told.name(event.seat))


def _lost_wonder(told: LogInput, event: DuelEvent) -> str:
    return told.words.say("{wonder} no longer stands", wonder=told.faces.wonders[event.thing or ""].name)


def _age(told: LogInput, event: DuelEvent) -> str:
    return told.words.say("Age {n} begins", n=roman(event.age))


def _over(told: LogInput, event: DuelEvent) -> str:
    w = told.words
    how = result_words(w, event.result)
    if len(event.winners) != 1:
        return w.say("the game is over: {how}", how=how)
    return w.say("{name} wins: {how}", name=told.name(event.winners[0]), how=how)


def result_words(w: Words, result: str | None) -> str:
    """Return the ending of a game of Duel in words (DUEL-100, 102)."""
    named = {
        "military": w.say("military supremacy"),
        "science": w.say("scientific supremacy"),
        **of_all(lambda expansion: expansion.supremacies(w)),
        "civilian": w.say("more points"),
        "blue": w.say("equal points, more on blue cards"),
        "shared": w.say("shared victory"),
        "science_shared": w.say("both have six symbols"),
    }
    return named.get(result or "", "")


NOTES: Notes = {
    "coins": _coins,
    "pawn": _pawn,
    "military_token": _military_token,
    "progress": _progress,
    "moved": _moved,
    "lost_wonder": _lost_wonder,
    "age_began": _age,
    "over": _over,
    **of_all(lambda expansion: expansion.notes),
}

FOLLOWS = (*NOTES, "turned_up")
"""Kinds of events that come from a choice; all other kinds are the choice itself."""
