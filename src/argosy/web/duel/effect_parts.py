"""Parts of effect pictures: counted things, discounts, prices, losses."""

from collections.abc import Callable
from typing import TypeAlias

from markupsafe import Markup

from argosy.catalog.duel import Effect
from argosy.web.rendering.parts import coin, icon, join, minus, token

Pictures: TypeAlias = dict[str, Callable[[Effect], Markup]]
"""By kind of effect."""
RAW: frozenset[str] = frozenset({"wood", "stone", "clay"})
GOODS: frozenset[str] = frozenset({"glass", "papyrus"})


def amount_of(effect: Effect) -> int:
    """Return the amount of an effect."""
    return effect.amount or 0


def number(amount: int) -> Markup:
    """A bonus or a discount beside the thing that it changes: `+2`, `−1`."""
    return Markup('<b class="amount">{}</b>').format(f"+{amount}" if amount > 0 else minus(amount))


def mark(what: str) -> Markup:
    """Return the sign of the counted thing: a colour of cards, or wonders."""
    return icon("wonder" if what == "wonder" else f"mark-{what}", "of")


def marks(names: tuple[str, ...]) -> Markup:
    """Several of them."""
    marks = [icon("coins", "of") if name == "coins_by_3" else mark(name) for name in names]
    return Markup('<span class="per">{}</span>').format(join(marks))


def resources(effect: Effect) -> Markup:
    """The tokens that a price is about; whole groups by their common symbol."""
    names: tuple[str, ...] = effect.resources or effect.options or ()
    group = frozenset(names)
    if group == RAW:
        return icon("any-raw")
    return icon("any-good") if group == GOODS else join([token(name) for name in names])


def duo(what: Markup, price: int | str) -> Markup:
    """Something with its price."""
    return Markup('<span class="duo">{}{}</span>').format(what, coin(price, "size-16"))


def lost(amount: int | None) -> Markup:
    """Coins that are lost."""
    return coin(minus(-(amount or 0)), "minus")
