"""What in a city of Duel has effects: cards, constructed wonders, tokens, and what boxes bring. Everything in here is public."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from argosy.catalog.duel import Effect
from argosy.game.duel.view import DuelView
from argosy.web.accounts import Line
from argosy.web.duel.boxes.in_play import in_play
from argosy.web.duel.faces import DuelFaces


class Giver(NamedTuple):
    """Something with effects, by its name."""

    name: str
    effects: tuple[Effect, ...]
    color: str = ""
    """Of a card."""


def givers(faces: DuelFaces, view: DuelView, seat: int) -> tuple[Giver, ...]:
    """All of a city."""
    city, catalog = view.cities[seat], faces.catalog
    cards = frozenset(city.cards)
    built = frozenset(one.wonder for one in city.wonders if one.is_built)
    have = frozenset(city.progress)
    return (
        *(Giver(faces.cards[one.id].name, one.effects, str(one.color)) for one in catalog.cards if one.id in cards),
        *(Giver(faces.wonders[one.id].name, one.effects) for one in catalog.wonders if one.id in built),
        *(Giver(faces.progress[one.id].name, one.effects) for one in catalog.progress if one.id in have),
        *(Giver(*one) for box in in_play(view.boxes) for one in box.gives(faces, view, seat)),
    )


def lines(have: tuple[Giver, ...], amount: Callable[[Effect], int]) -> tuple[Line, ...]:
    """What gives something, and how much; what gives nothing is left out."""
    found = (Line(one.name, sum(amount(effect) for effect in one.effects)) for one in have)
    return tuple(line for line in found if line.n)


def price_lines(faces: DuelFaces, view: DuelView, seat: int, resource: str, base: str) -> Iterator[Line]:
    """What a unit of a resource costs a city, part by part (DUEL-032 to 034, AGORA-104); `base` names the first part."""
    economy, mine = faces.catalog.economy, givers(faces, view, seat)
    fixed = next((line for line in lines(mine, lambda one: _price(one, resource)) if line.n), None)
    parts = [Line(base, economy.resource_price), *_raised(faces, view, 1 - seat, resource)]
    yield from [fixed] if fixed else parts
    price = fixed.n if fixed else sum(line.n for line in parts)
    for one in mine:
        for effect in one.effects:
            if effect.kind == "trade_discount" and resource in (effect.resources or ()):
                less = min(effect.amount or 0, max(0, price - (effect.lowest or 0)))
                if less:
                    yield Line(one.name, -less)


def _price(effect: Effect, resource: str) -> int:
    is_fixed = effect.kind == "fixed_trade_price" and resource in (effect.resources or ())
    return (effect.price or 0) if is_fixed else 0


def _raised(faces: DuelFaces, view: DuelView, other: int, resource: str) -> tuple[Line, ...]:
    """Cards of the opponent that make it."""
    raise_it = tuple(one for one in givers(faces, view, other) if one.color in faces.catalog.economy.price_raised_by)
    return lines(raise_it, lambda effect: made(effect, resource))


def made(effect: Effect, resource: str) -> int:
    """Units of a resource that an effect certainly makes."""
    return (effect.amount or 0) if effect.kind == "produce" and effect.resource == resource else 0
