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
    return Entry(turn.age, turn.turn, turn.moment, lines(faces, events, names), events=len(events))


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


def _line(log_input: LogInput, followed: Events) -> LogLine:
    event = log_input.chosen
    icon, color, text = CHOICES[event.kind](log_input)
    paid = (
        (log_input.words.say("{coins} paid", coins=things.coins(log_input.words, event.coins)),)
        if event.coins
        else ()
    )
    first = FIRST_NOTES[event.kind](log_input) if event.kind in FIRST_NOTES else ()
    return LogLine(event.seat or 0, icon, color, text, (*first, *paid, *notes(log_input, followed)))


def notes(log_input: LogInput, followed: Events) -> tuple[str, ...]:
    """Return notes on the events after a choice, without those that its line names."""
    said = [
        NOTES[event.kind](log_input, event) for event in followed if not _is_said(log_input.chosen, event)
    ]
    shown = [event for event in followed if event.kind == "turned_up" and event.card]
    if shown:
        cards = [log_input.faces.cards[event.card or ""].name for event in shown]
        said.append(log_input.words.say("turned up: {cards}", cards=log_input.words.either(cards, "and")))
    return tuple(filter(None, said))


def is_choice(event: DuelEvent) -> bool:
    """Is it a choice itself? All other events come from one."""
    return event.kind not in FOLLOWS or any(
        expansion.log.is_choice(event) for expansion in EXPANSIONS.values()
    )


def _is_said(chosen: DuelEvent, event: DuelEvent) -> bool:
    """Does the choice itself name this already?"""
    of_base = {
        "progress": chosen.kind == "token" and chosen.thing == event.thing,
        "moved": chosen.kind == "destroy" and chosen.card == event.card,
        "turned_up": True,  # because all cards turned up are told together
    }
    return of_base.get(event.kind, False) or any(
        expansion.log.is_said(chosen, event) for expansion in EXPANSIONS.values()
    )


# --- choices ------------------------------------------------------------------------------------------------


def _begins(log_input: LogInput) -> str:
    chosen = log_input.chosen.seat if log_input.chosen.number == "me" else log_input.other
    return log_input.words.say("{name} begins", name=log_input.name(chosen))


CHOICES: Choices = {
    "pick": thing_line("wonder"),
    "build": card_line("build"),
    "discard": line("sell", lambda log_input: log_input.words.say("discards: {card}", card=log_input.card)),
    "wonder": thing_line("wonder"),
    "first": line("play", _begins),
    "token": thing_line("progress"),
    "destroy": line(
        "discard-building",
        lambda log_input: log_input.words.say(
            "discards of {name}: {card}", name=log_input.name(log_input.other), card=log_input.card
        ),
    ),
    "revive": card_line("replay"),
    "pass": line("close", lambda log_input: log_input.words.say("ends the Senate actions")),
    **of_all(lambda expansion: expansion.log.choices),
}


FIRST_NOTES: FirstNotes = {
    "pick": lambda log_input: (log_input.words.say("in the draft"),),
    "wonder": lambda log_input: (log_input.words.say("with {card}", card=log_input.card),),
    "revive": lambda log_input: (log_input.words.say("from the discard pile"),),
    **of_all(lambda expansion: expansion.log.first_notes),
}


# --- what follows -------------------------------------------------------------------------------------------


def _coins(log_input: LogInput, event: DuelEvent) -> str:
    """A change of coins; with the name where it is not the chooser's."""
    if event.seat == log_input.chosen.seat:
        return signed(event.coins)
    return log_input.words.say("{name} {coins}", name=log_input.name(event.seat), coins=signed(event.coins))


def _pawn(log_input: LogInput, event: DuelEvent) -> str:
    return log_input.words.say("pawn: {space}", space=log_input.space(event.pawn or 0))


def _military_token(log_input: LogInput, event: DuelEvent) -> str:
    return log_input.words.say("military token: {space}", space=log_input.space(int(event.thing or 0)))


def _progress(log_input: LogInput, event: DuelEvent) -> str:
    return log_input.words.say("takes {token}", token=log_input.faces.progress[event.thing or ""].name)


def _moved(log_input: LogInput, event: DuelEvent) -> str:
    w, card = log_input.words, log_input.faces.cards[event.card or ""].name
    if event.seat is None:
        return w.say("{card} to the discard pile", card=card)
    return w.say("{card} to {name}", card=card, name=log_input.name(event.seat))


def _lost_wonder(log_input: LogInput, event: DuelEvent) -> str:
    return log_input.words.say(
        "{wonder} is no longer built", wonder=log_input.faces.wonders[event.thing or ""].name
    )


def _age(log_input: LogInput, event: DuelEvent) -> str:
    return log_input.words.say("Age {n} begins", n=roman(event.age))


def _over(log_input: LogInput, event: DuelEvent) -> str:
    w = log_input.words
    how = result_words(w, event.result)
    if len(event.winners) != 1:
        return w.say("the game is over: {how}", how=how)
    return w.say("{name} wins: {how}", name=log_input.name(event.winners[0]), how=how)


def result_words(w: Words, result: str | None) -> str:
    """Return the ending of a game of Duel in words (DUEL-100, 102)."""
    named = {
        "military": w.say("military supremacy"),
        "science": w.say("scientific supremacy"),
        **of_all(lambda expansion: expansion.table.supremacies(w)),
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
    **of_all(lambda expansion: expansion.log.notes),
}

FOLLOWS = (*NOTES, "turned_up")
"""Kinds of events that come from a choice; all other kinds are the choice itself."""
