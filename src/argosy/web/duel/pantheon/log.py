"""Log lines and animation steps of Pantheon."""

from collections.abc import Iterable
from typing import ClassVar

from argosy.game.duel.view import DuelEvent
from argosy.texts.duel.pantheon import mythology
from argosy.web.duel.expansions.types import ExpansionLog
from argosy.web.duel.live.animation import Tellers
from argosy.web.duel.live.log_parts import Choices, FirstNotes, LogInput, Notes, Shown, line
from argosy.web.duel.pantheon.effects import MYTHOLOGIES
from argosy.web.table.animation import BANK, Move, Teller, coins, drop, go, leave, turn


def _god(log_input: LogInput) -> Shown:
    face = log_input.faces.of_expansions["god"][log_input.chosen.thing or ""]
    return face.mark, "", face.name


def _opened(log_input: LogInput) -> Shown:
    name = log_input.chosen.thing or ""
    return (
        MYTHOLOGIES.get(name, "deck"),
        "",
        log_input.words.say("looks at a deck: {mythology}", mythology=mythology(log_input.words, name)),
    )


def _offerings(log_input: LogInput) -> tuple[str, ...]:
    given = [word for word in log_input.numbers if word.isdigit()]
    return (
        (log_input.words.say("offering {offerings}", offerings=log_input.words.either(given, "and")),)
        if given
        else ()
    )


def _minerva(log_input: LogInput, event: DuelEvent) -> str:
    """Gone, when the pawn ran into her (PANTHEON-028)."""
    is_on_track = event.pawn is not None and abs(event.pawn) < log_input.faces.catalog.capital
    return "" if is_on_track else log_input.words.say("Minerva goes")


def _god_shown(log_input: LogInput, event: DuelEvent) -> str:
    return log_input.words.say(
        "space {n}: {god}", n=event.space, god=log_input.faces.of_expansions["god"][event.thing or ""].name
    )


# --- animation steps


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


class PantheonLog(ExpansionLog):
    """Pantheon in the log and the animations."""

    choices: ClassVar[Choices] = {
        "activate": _god,
        "strike": line("deck", lambda log_input: log_input.words.say("throws a card of the structure away")),
        "unbuild": line(
            "undo", lambda log_input: log_input.words.say("empties: {wonder}", wonder=log_input.thing)
        ),
        "enshrine": line(
            "back-temple",
            lambda log_input: log_input.words.say("lays a god on space {n}", n=log_input.numbers[0]),
        ),
        "snake": line("snake", lambda log_input: log_input.words.say("snake on {card}", card=log_input.card)),
        "guard": line(
            "owl",
            lambda log_input: log_input.words.say(
                "sets Minerva: {space}", space=log_input.space(int(log_input.numbers[0]))
            ),
        ),
        "sink": line("no", lambda log_input: log_input.words.say("removes a military token")),
        "use": line("shield", lambda log_input: log_input.words.say("uses a military token")),
        "open": _opened,
        "top": line("back-temple", lambda log_input: log_input.words.say("puts the other gods back")),
    }
    first_notes: ClassVar[FirstNotes] = {
        "sink": lambda log_input: (log_input.space(int(log_input.numbers[0])),),
        "use": lambda log_input: (log_input.space(int(log_input.numbers[0])),),
        "activate": _offerings,
    }
    notes: ClassVar[Notes] = {
        "minerva": _minerva,
        "god": _god_shown,
    }
    tellers: ClassVar[Tellers] = {
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

    def is_said(self, chosen: DuelEvent, event: DuelEvent) -> bool:
        """Does the choice itself name this already?"""
        return {
            "lost_wonder": chosen.kind == "unbuild" and chosen.thing == event.thing,
            "military_token": chosen.kind in ("sink", "use") and chosen.number == event.thing,
            "minerva": chosen.kind == "guard",
        }.get(event.kind, False)
