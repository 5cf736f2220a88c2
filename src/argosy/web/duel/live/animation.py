"""Animation steps of one choice in Duel: cards, coins, the pawn, tokens, freed cards."""

from collections.abc import Iterable, Mapping
from typing import TypeAlias

from argosy.game.duel.view import DuelEvent
from argosy.web.table.animation import (
    BANK,
    AnimationStep,
    Move,
    Teller,
    coins,
    drop,
    go,
    in_steps,
    leave,
    turn,
)

ORDER = ("reveal", "pay", "effects", "track", "senate", "losses", "turned_up", "pass")

Tellers: TypeAlias = Mapping[str, Teller[DuelEvent, None] | None]
"""By kind of event how it is shown; None where it moves nothing of its own."""


def animation_steps(events: Iterable[DuelEvent], more: Iterable[Tellers]) -> tuple[AnimationStep, ...]:
    """Return the animation steps of a choice, as both players see them."""
    tellers = dict(TELLERS)
    for one in more:
        tellers |= one
    return in_steps(events, None, tellers, ORDER)


def _price(event: DuelEvent) -> tuple[Move, ...]:
    """Return the moves of a payment. Coins that the opponent gets of it are an event of their own."""
    return (coins(event.coins, f"coins-{event.seat}", BANK),) if event.coins else ()


def _into_city(event: DuelEvent, _: None) -> Iterable[Move]:
    return (leave(f"dk-{event.card}", f"dk-{event.card}", f"city-{event.seat}"), *_price(event))


def _away(event: DuelEvent, _: None) -> Iterable[Move]:
    return (leave(f"dk-{event.card}", "piles"),)


def _wonder(event: DuelEvent, _: None) -> Iterable[Move]:
    wonder = f"wo-{event.thing}"
    return (leave(f"dk-{event.card}", wonder, f"city-{event.seat}"), drop(wonder), *_price(event))


def _picked(event: DuelEvent, _: None) -> Iterable[Move]:
    return (go(f"wo-{event.thing}"),)


def _revived(event: DuelEvent, _: None) -> Iterable[Move]:
    return (drop(f"dk-{event.card}", f"city-{event.seat}"),)


def token(event: DuelEvent, _: None) -> Iterable[Move]:
    """A progress token goes where it belongs now."""
    return (go(f"pr-{event.thing}"),)


def _coins(event: DuelEvent, _: None) -> Iterable[Move]:
    seat = f"coins-{event.seat}"
    return (coins(event.coins, BANK, seat) if event.coins > 0 else coins(-event.coins, seat, BANK),)


def _pawn(_event: DuelEvent, _: None) -> Iterable[Move]:
    return (go("pawn"),)


def _military_token(event: DuelEvent, _: None) -> Iterable[Move]:
    return (leave(f"military-{event.thing}", BANK),)


def _moved(event: DuelEvent, _: None) -> Iterable[Move]:
    card = f"dk-{event.card}"
    return (leave(card, "piles") if event.seat is None else go(card),)


def _turned_up(event: DuelEvent, _: None) -> Iterable[Move]:
    return (turn(f"dk-{event.card}"),)


def _dealt(_event: DuelEvent, _: None) -> Iterable[Move]:
    return (Move(do="deal", at="structure"),)


TELLERS: Tellers = {
    "pick": Teller("reveal", _picked),
    "build": Teller("reveal", _into_city),
    "discard": Teller("reveal", _away),
    "wonder": Teller("reveal", _wonder),
    "revive": Teller("reveal", _revived),
    "token": None,
    "progress": Teller("effects", token),
    "coins": Teller("effects", _coins),
    "pawn": Teller("track", _pawn),
    "military_token": Teller("track", _military_token),
    "moved": Teller("losses", _moved),
    "turned_up": Teller("turned_up", _turned_up),
    "age_began": Teller("pass", _dealt),
    "destroy": None,
    "first": None,
    "lost_wonder": None,
    "over": None,
    "pass": None,
}
"""Choices and what follows them.

What is destroyed has moved, a token that is chosen is one of progress, and a wonder is lost by the choice of
somebody, which shows it.
"""
