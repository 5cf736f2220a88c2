"""Template helpers for small parts: icons, resource tokens, coins, costs, flags, select fields.

Colour never speaks alone: round tokens are raw materials, six-sided ones manufactured goods; each flag has
its own division.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any

import msgspec
from markupsafe import Markup, escape

from argosy.texts import Words, things
from argosy.web.rendering.assets import address

MANUFACTURED = frozenset({"glass", "papyrus", "cloth"})


@cache
def icon(name: str, css: str = "") -> Markup:
    """A symbol of the icon sprite; decoration only, words stand beside it or in a label."""
    css = f"icon {css}".strip()
    return Markup(f'<svg class="{css}" aria-hidden="true"><use href="{address("icons.svg")}#{name}"/></svg>')


@cache
def plate(name: str, css: str = "") -> Markup:
    """An engraving; its colours come from the card colour class around it.

    `cities/mint` is a drawing of the sprite of an expansion, `buildings/well` one of the sprite of buildings;
    a browser loads them when a page shows something of them.
    """
    group, _, drawing = name.rpartition("/")
    sprite = address(f"engravings-{group}.svg" if group else "engravings.svg")
    css = f"art {css}".strip()
    return Markup(
        f'<span class="{css}"><svg aria-hidden="true"><use href="{sprite}#v-{drawing}"/></svg></span>'
    )


@cache
def token(resource: str, css: str = "") -> Markup:
    """One resource unit: round for a raw material, six-sided for a manufactured good."""
    good = "good" if resource in MANUFACTURED else ""
    css = " ".join(word for word in ("resource-token", resource, good, css) if word)
    return Markup('<span class="{}">{}</span>').format(css, icon(resource))


@cache
def cost_token(resource: str) -> Markup:
    """A token on an engraving: manufactured goods get a wrapper that can carry the light rim."""
    return (
        Markup('<span class="hex">{}</span>').format(token(resource))
        if resource in MANUFACTURED
        else token(resource)
    )


@cache
def coin(number: int | str, css: str = "") -> Markup:
    """A coin with a number on it."""
    css = f"coin {css}".strip()
    return Markup('<span class="{}">{}</span>').format(css, number)


@cache
def points(number: int, css: str = "") -> Markup:
    """A laurel with a number of points in it."""
    css = f"victory-points {css}".strip()
    return Markup('<span class="{}">{}<b>{}</b></span>').format(css, icon("vp"), number)


@cache
def flag(seat: int, css: str = "") -> Markup:
    """The signal flag of a seat."""
    number = seat % 8 + 1
    css = f"flag flag-{number} {css}".strip()
    return Markup(
        f'<svg class="{css}" aria-hidden="true"><use href="{address("icons.svg")}#flag-{number}"/></svg>'
    )


def sized_flag(seat: int, size: int) -> Markup:
    """A flag of a fixed size, for drawings."""
    return Markup(str(flag(seat)).replace("<svg ", f'<svg width="{size}" height="{size}" ', 1))


def science(symbol: str) -> Markup:
    """The icon of a science symbol, the open ones included."""
    return icon({"any": "science-any", "most": "science-most"}.get(symbol, symbol))


def signed(number: int) -> str:
    """`+3`, `−1` with a true minus, `0`."""
    return f"+{number}" if number > 0 else minus(number)


def minus(number: int) -> str:
    """A number with a true minus sign."""
    return f"−{-number}" if number < 0 else str(number)


def roman(number: int) -> str:
    """Ages and stages are counted as on the cards: I, II, III, IV."""
    return ("", "I", "II", "III", "IV", "V")[number]


def hidden(text: str) -> Markup:
    """Words for those who hear the page."""
    # Put together by hand here and in accounts.py, because a page has hundreds of them and `Markup.format` is
    # slow.
    return Markup(f'<span class="visually-hidden">{escape(text)}</span>')


def join(parts: list[Markup] | tuple[Markup, ...], between: str = "") -> Markup:
    """Pieces put together."""
    return Markup(escape(between)).join(parts)


def printed_cost(cost: Mapping[Any, int], coins: int, *, on_art: bool = False) -> Markup:
    """A printed cost as tokens."""
    one = cost_token if on_art else token
    parts = [coin(coins)] if coins else []
    return join(parts + [one(name) for name, units in cost.items() for _ in range(units)])


def cost_words(w: Words, cost: Mapping[Any, int], coins: int) -> str:
    """A printed cost in words."""
    parts = [things.units(w, name, n) for name, n in cost.items()] + (
        [things.coins(w, coins)] if coins else []
    )
    return w.either(parts, "and") if parts else w.say("nothing")


class Select(msgspec.Struct, frozen=True):
    """Select field of a form: name, label, options, value."""

    name: str
    label: str
    options: tuple[tuple[str, str], ...]
    chosen: str
