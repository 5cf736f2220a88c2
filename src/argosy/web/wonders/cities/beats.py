"""The beats of Cities: losses and debts, Diplomacy, tokens of cards."""

from collections.abc import Iterable

from argosy.game.types import Event
from argosy.web.beats import BANK, Move, Teller, fly
from argosy.web.wonders.beats import Look, Tellers, lost


def indebted(event: Event, _look: Look) -> Iterable[Move]:
    """Debts come to a city."""
    return (fly("debt", event.debts, BANK, f"debts-{event.seat} coins-{event.seat}"),) if event.debts else ()


def _lost(event: Event, look: Look) -> Iterable[Move]:
    return (*lost(event, look), *indebted(event, look))


def diplomacy(event: Event, _look: Look) -> Iterable[Move]:
    """A token of Diplomacy comes to a city."""
    return (fly("diplomacy", 1, BANK, f"diplomacy-{event.seat} coins-{event.seat}"),)


TELLERS: Tellers = {
    "lost": Teller("losses", _lost),
    "indebted": Teller("losses", indebted),
    "diplomacy": Teller("effects", diplomacy),
    "stayed_out": None,
}
