"""Log lines and animation steps of Pantheon."""

from collections.abc import Iterable

from argosy.game.duel.view import DuelEvent
from argosy.texts.duel.pantheon import mythology
from argosy.web.duel.live.animation import Tellers
from argosy.web.duel.live.log_parts import Choices, FirstNotes, LogInput, Notes, Shown, line
from argosy.web.duel.pantheon.effects import MYTHOLOGIES
from argosy.web.table.animation import BANK, Move, Teller, coins, drop, go, leave, turn


def is_said(chosen: DuelEvent, event: DuelEvent) -> bool:
    """Does the choice itself name this already?"""
    return {
        "lost_wonder": chosen.kind == "unbuild" and chosen.thing == event.thing,
        "military_token": chosen.kind in ("sink", "use") and chosen.number == event.thing,
        "minerva": chosen.kind == "guard",
    }.get(event.kind, False)


def _god(told: LogInput) -> Shown:
    face = told.faces.of_expansions["god"][told.chosen.thing or ""]
    return face.mark, "", face.name


def _opened(told: LogInput) -> Shown:
    name = told.chosen.thing or ""
    return (
        MYTHOLOGIES.get(name, "deck"),
        "",
        told.words.say("looks at a deck: {mythology}", mythology=mythology(told.words, name)),
    )


CHOICES: Choices = {
    "activate": _god,
    "strike": line("deck", lambda told: told.words.say("throws a card of the structure away")),
    "unbuild": line("undo", lambda told: told.words.say("empties: {wonder}", wonder=told.thing)),
    "enshrine": line(
        "back-temple", lambda told: told.words.say("lays a god on space {n}", n=told.numbers[0])
    ),
    "snake": line("snake", lambda told: told.words.say("snake on {card}", card=told.card)),
    "guard": line(
        "owl", lambda told: told.words.say("sets Minerva: {space}", space=told.space(int(told.numbers[0])))
    ),
    "sink": line("no", lambda told: told.words.say("removes a military token")),
    "use": line("shield", lambda told: told.words.say("uses a military token")),
    "open": _opened,
    "top": line("back-temple", lambda told: told.words.say("puts the other gods back")),
}


def _offerings(told: LogInput) -> tuple[str, ...]:
    given = [word for word in told.numbers if word.isdigit()]
    return (
        (told.words.say("offering {offerings}", offerings=told.words.either(given, "and")),) if given else ()
    )


FIRST_NOTES: FirstNotes = {
    "sink": lambda told: (told.space(int(told.numbers[0])),),
    "use": lambda told: (told.space(int(told.numbers[0])),),
    "activate": _offerings,
}


def _minerva(told: LogInput, event: DuelEvent) -> str:
    """Gone, when the pawn ran into her (PANTHEON-028)."""
    is_on_track = event.pawn is not None and abs(event.pawn) < told.faces.catalog.capital
    return "" if is_on_track else told.words.say("Minerva goes")


def _god_shown(told: LogInput, event: DuelEvent) -> str:
    return told.words.say(
        "space {n}: {god}", n=event.space, god=told.faces.of_expansions["god"][event.thing or ""].name
    )


NOTES: Notes = {
    "minerva": _minerva,
    "god": _god_shown,
}


# --- beats


def _activated(event: DuelEvent, _: None) -> Iterable[Move]:
    price = (coins(event.coins, f"coins-{event.seat}", BANK),) if event.coins else ()
    return (leave(f"god-{event.thing}", f"city-{event.seat}"), *price)


def _enshrined(event: DuelEvent, _: None) -> Iterable[Move]:
    """Return the move of a god to its space, the last word; only the player knows the god."""
    return (drop(f"space-{(event.number or '').split()[-1]}"),)


def _shown(event: DuelEvent, _: None) -> Iterable[Move]:
    return (turn(f"god-{event.thing}"),)


def _snake(event: DuelEvent, _: None) -> Iterable[Move]:
    return (drop(f"dk-{event.card}"),)


def _struck(event: DuelEvent, _: None) -> Iterable[Move]:
    return (leave(f"place-{event.number}", BANK),)


def _minerva_walks(_event: DuelEvent, _: None) -> Iterable[Move]:
    return (go("minerva"),)


def _sunk(event: DuelEvent, _: None) -> Iterable[Move]:
    return (leave(f"military-{event.number}", BANK),)


def _deck_opens(event: DuelEvent, _: None) -> Iterable[Move]:
    return (drop(f"deck-{event.thing}"),)


def _unbuilt(event: DuelEvent, _: None) -> Iterable[Move]:
    return (turn(f"wo-{event.thing}"),)


TELLERS: Tellers = {
    "activate": Teller("reveal", _activated),
    "enshrine": Teller("reveal", _enshrined),
    "god": Teller("turned_up", _shown),
    "snake": Teller("effects", _snake),
    "strike": Teller("effects", _struck),
    "minerva": Teller("track", _minerva_walks),
    "sink": Teller("track", _sunk),
    "open": Teller("effects", _deck_opens),
    "unbuild": Teller("effects", _unbuilt),
    "guard": None,
    "top": None,
    "use": None,
}
"""Minerva and military tokens that are used have events of their own."""
