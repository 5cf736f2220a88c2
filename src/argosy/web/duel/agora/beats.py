"""The beats of Agora: senators, markers in chambers, decrees, conspiracies."""

from collections.abc import Iterable

from argosy.game.duel.event import DuelEvent
from argosy.web.beats import BANK, Move, Teller, coins, drop, fly, go, leave, turn
from argosy.web.duel.beats import Tellers


def _price(event: DuelEvent) -> tuple[Move, ...]:
    return (coins(event.coins, f"coins-{event.seat}", BANK),) if event.coins else ()


def _chambers(event: DuelEvent) -> list[str]:
    return [f"chamber-{word}" for word in (event.number or "").split() if word.isdigit()]


def _recruited(event: DuelEvent, _: None) -> Iterable[Move]:
    city = f"city-{event.seat}"
    return (leave(f"dk-{event.card}", f"chip-senators-{event.seat}", city), *_price(event))


def _prepared(event: DuelEvent, _: None) -> Iterable[Move]:
    return (leave(f"dk-{event.card}", f"conspiracies-{event.seat}", f"city-{event.seat}"),)


def _plotted(event: DuelEvent, _: None) -> Iterable[Move]:
    return (drop(f"conspiracies-{event.seat}"),)


def _placed(event: DuelEvent, _: None) -> Iterable[Move]:
    return (fly("influence", 1, f"coins-{event.seat}", _chambers(event)[0]),)


def _shifted(event: DuelEvent, _: None) -> Iterable[Move]:
    one, other = _chambers(event)
    return (fly("influence", 1, one, other),)


def _removed(event: DuelEvent, _: None) -> Iterable[Move]:
    return (fly("influence", 1, _chambers(event)[0], f"coins-{1 - (event.seat or 0)}"),)


def _decree(event: DuelEvent, _: None) -> Iterable[Move]:
    """One that somebody moves, or one that is turned up."""
    if event.seat is None:
        return (turn(f"decrees-{event.chamber}"),)
    one, other = _chambers(event)
    return (fly("decree", 1, one, other),)


def _seized(event: DuelEvent, _: None) -> Iterable[Move]:
    return (go(f"wo-{event.thing}"),)


def _razed(event: DuelEvent, _: None) -> Iterable[Move]:
    return (leave(f"wo-{event.thing}", BANK),)


def _locked(event: DuelEvent, _: None) -> Iterable[Move]:
    return (go(f"pr-{event.thing}"),)


def _freed(event: DuelEvent, _: None) -> Iterable[Move]:
    return (drop(f"dk-{event.card}", f"city-{event.seat}"),)


def _scrapped(event: DuelEvent, _: None) -> Iterable[Move]:
    return (leave(f"dk-{event.card}", "piles"),)


TELLERS: Tellers = {
    "recruit": Teller("reveal", _recruited),
    "prepare": Teller("reveal", _prepared),
    "plot": Teller("reveal", _plotted),
    "trigger": Teller("reveal", _plotted),
    "free": Teller("reveal", _freed),
    "scrap": Teller("reveal", _scrapped),
    "place": Teller("senate", _placed),
    "shift": Teller("senate", _shifted),
    "remove": Teller("senate", _removed),
    "decree": Teller("turned_up", _decree),
    "seize": Teller("effects", _seized),
    "raze": Teller("effects", _razed),
    "lock": Teller("effects", _locked),
    "conspire": None,
    "control": None,
    "give": None,
    "take": None,
}
"""Cards that are taken or given have moved; who controls a chamber follows from the markers in it."""
