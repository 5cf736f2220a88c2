"""Losses of coins, debts, Diplomacy and masks: texts and animations that expansions share."""

from collections.abc import Callable, Iterable, Mapping

from argosy.game.types import Event
from argosy.texts import things
from argosy.web.rulebook_pages.glossary import Sign, Writer
from argosy.web.table.animation import BANK, Move, Teller, fly
from argosy.web.wonders.expansions.types import Names
from argosy.web.wonders.faces import Faces
from argosy.web.wonders.live.animation import Look, Tellers, lost

DEBT = "debt"
"""The question how a loss is paid."""


def since_the_last_loss(events: tuple[Event, ...]) -> tuple[Event, ...]:
    """Return the events after the last settled loss.

    The last card of Babylon comes after a settlement of its turn.
    """
    settled = [number for number, event in enumerate(events) if event.kind == "lost"]
    return events[settled[-1] + 1 :] if settled else events


def told(faces: Faces, coins: int, debts: int) -> str:
    """`loses 2 coins, takes 1 debt`."""
    w = faces.words
    parts = [w.say("loses {coins}", coins=things.coins(w, coins))] if coins else []
    parts += [w.say("takes {debts}", debts=w.count("{n} debt", "{n} debts", debts))] if debts else []
    return ", ".join(parts)


NOTES: Mapping[str, Callable[[Faces, Event, Names], str]] = {
    "lost": lambda faces, event, _: told(faces, event.coins, event.debts),
    "diplomacy": lambda faces, _event, _: faces.words.say("takes a Diplomacy token"),
    "stayed_out": lambda faces, _event, _: faces.words.say("stays out of the conflicts by Diplomacy"),
}
"""Kinds of events in words."""

ICONS = {"lost": "coin-loss", "diplomacy": "diplomacy", "stayed_out": "diplomacy"}
"""Their icons."""


def indebted(event: Event, _look: Look) -> Iterable[Move]:
    """Debts come to a city."""
    return (fly("debt", event.debts, BANK, f"debts-{event.seat} coins-{event.seat}"),) if event.debts else ()


def _lost(event: Event, look: Look) -> Iterable[Move]:
    return (*lost(event, look), *indebted(event, look))


def _diplomacy(event: Event, _look: Look) -> Iterable[Move]:
    """A token of Diplomacy comes to a city."""
    return (fly("diplomacy", 1, BANK, f"diplomacy-{event.seat} coins-{event.seat}"),)


TELLERS: Tellers = {
    "lost": Teller("losses", _lost),
    "diplomacy": Teller("effects", _diplomacy),
    "stayed_out": None,
}
"""How a browser shows them."""


def glossary(shown: Faces) -> tuple[Sign, ...]:
    """Losses, Diplomacy, masks, resources that one lacks."""
    w = shown.words
    write = Writer(w)
    return (
        write.sign("coin-loss", w.say("loss of coins"), w.say("Coins lost at the end of the turn: for each, pay it or take a debt."), "CITIES-LOSS-3"),
        write.sign("debt", w.say("debt"), w.say("You take a debt for a coin that you do not pay: −1 point at the end of the game. You cannot pay it back later."), "CITIES-DEBT-1"),
        write.sign("diplomacy", w.say("Diplomacy"), w.say("You take no part in the next land conflicts; your two neighbours fight each other."), "CITIES-DIPLO-2"),
        write.sign("mask", w.say("mask"), w.say("At the end of the game it copies one science symbol of a neighbour’s green card."), "CITIES-MASK-1"),
        write.sign("black-market", w.say("black market"), w.say("Each turn, one unit of a resource that your city does not make.")),
    )  # fmt: skip
