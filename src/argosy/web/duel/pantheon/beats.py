"""The beats of Pantheon: gods come, are laid on spaces and turned up; Minerva, the snake, military tokens."""

from collections.abc import Iterable

from argosy.game.duel.event import DuelEvent
from argosy.web.beats import BANK, Move, Teller, coins, drop, go, leave, turn
from argosy.web.duel.beats import Tellers


def _activated(event: DuelEvent, _: None) -> Iterable[Move]:
    price = (coins(event.coins, f"coins-{event.seat}", BANK),) if event.coins else ()
    return (leave(f"god-{event.thing}", f"city-{event.seat}"), *price)


def _enshrined(event: DuelEvent, _: None) -> Iterable[Move]:
    """Which god it is, only the player knows; the last word is the space."""
    return (drop(f"space-{(event.number or '').split()[-1]}"),)


def _shown(event: DuelEvent, _: None) -> Iterable[Move]:
    return (turn(f"god-{event.thing}"),)


def _snake(event: DuelEvent, _: None) -> Iterable[Move]:
    return (drop(f"dk-{event.card}"),)


def _struck(event: DuelEvent, _: None) -> Iterable[Move]:
    return (leave(f"place-{event.number}", BANK),)


def _minerva(_event: DuelEvent, _: None) -> Iterable[Move]:
    return (go("minerva"),)


def _sunk(event: DuelEvent, _: None) -> Iterable[Move]:
    return (leave(f"military-{event.number}", BANK),)


def _opened(event: DuelEvent, _: None) -> Iterable[Move]:
    return (drop(f"deck-{event.thing}"),)


def _unbuilt(event: DuelEvent, _: None) -> Iterable[Move]:
    return (turn(f"wo-{event.thing}"),)


TELLERS: Tellers = {
    "activate": Teller("reveal", _activated),
    "enshrine": Teller("reveal", _enshrined),
    "god": Teller("turned_up", _shown),
    "snake": Teller("effects", _snake),
    "strike": Teller("effects", _struck),
    "minerva": Teller("track", _minerva),
    "sink": Teller("track", _sunk),
    "open": Teller("effects", _opened),
    "unbuild": Teller("effects", _unbuilt),
    "guard": None,
    "top": None,
    "use": None,
}
"""Minerva and military tokens that are used have events of their own."""
