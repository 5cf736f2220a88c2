"""Taxes and pirates that take coins from the viewer, where it is asked how they are paid (ARMADA-TAX-1 to -6, ARMADA-PIRATE-1 to -3)."""

from collections.abc import Iterator

from argosy.game.types import Event
from argosy.game.wonders.view import WondersView
from argosy.web.parts import icon
from argosy.web.wonders.armada.shipyard import box_of
from argosy.web.wonders.boxes.types import Names
from argosy.web.wonders.causes import Came, Cause, came, whose
from argosy.web.wonders.cities.causes import DEBT, since_the_last_loss
from argosy.web.wonders.faces import Faces


def causes(shown: Faces, view: WondersView, events: tuple[Event, ...], names: Names) -> tuple[Cause, ...]:
    """Pirates, one after the other, then the tax: one at most. It is Cities that asks (ARMADA-MIX-3)."""
    if view.asked != DEBT or _is_safe(shown, view):
        return ()
    events, level = since_the_last_loss(events), _level(view)
    pirates = [one for one in (*came(shown, view, events), *settled(shown, view, events)) if _are_pirates(one)]
    found = [
        Cause(seat=one.seat, name=whose(one.name, one.seat, names), coins=level, sign=icon("tax"))
        for one in pirates
        if level
    ]
    return (*found, *_tax(shown, view, events, names))


def settled(shown: Faces, view: WondersView, events: tuple[Event, ...]) -> Iterator[Came]:
    """Islands that other cities have kept in this turn."""
    islands = {one.id: one for one in box_of(shown).islands}
    for event in events:
        if event.kind == "settled" and event.island and event.seat not in (None, view.seat):
            name = shown.more[event.island].name
            yield Came(seat=event.seat or 0, name=name, effects=islands[event.island].effects)


def _tax(shown: Faces, view: WondersView, events: tuple[Event, ...], names: Names) -> tuple[Cause, ...]:
    """The highest tax, by those who levy it; who levies it too pays for the others' (ARMADA-TAX-3, -4)."""
    levied = [(_tax_of(shown, event), event.seat) for event in events if event.kind == "sailed"]
    highest = max((tax for tax, _ in levied), default=0)
    leviers = {seat for tax, seat in levied if tax == highest and seat is not None}
    coins, others = highest - _level(view), sorted(leviers - {view.seat})
    is_exempt = view.seat in leviers and view.options.get("equal_taxes") == "leviers_exempt"
    if coins <= 0 or not others or is_exempt:
        return ()
    w = shown.words
    who, tax = w.either([names[seat] for seat in others], "and"), w.say("tax of {n}", n=highest)
    return (Cause(seat=others[0], name=f"{tax} ({who})", coins=coins, sign=icon("tax")),)


def _tax_of(shown: Faces, event: Event) -> int:
    return box_of(shown).lanes["yellow"][event.space].tax if event.ship == "yellow" else 0


def _level(view: WondersView) -> int:
    sea = view.cities[view.seat or 0].armada
    return sea.level if sea else 0


def _is_safe(shown: Faces, view: WondersView) -> bool:
    """Foggy Island: neither taxes nor pirates (ARMADA-PIRATE-3)."""
    sea = view.cities[view.seat or 0].armada
    kept = sea.islands if sea else ()
    return any(
        effect.kind == "safe_from_losses" for one in box_of(shown).islands if one.id in kept for effect in one.effects
    )


def _are_pirates(one: Came) -> bool:
    return any(effect.kind == "pirates" for effect in one.effects)
