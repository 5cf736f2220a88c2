"""The glossary: what each sign of the pages means, and the way from a sign to its entry.

Signs are symbols of the icon sprite. A game says which groups it has, a box its own signs in its room; a sign that several
of them use is explained where it comes first.
"""

import re
from collections.abc import Iterable, Iterator
from functools import cache

import msgspec
from markupsafe import Markup

from argosy import rulebook
from argosy.texts import Words
from argosy.web.parts import coin, icon, points, token
from argosy.web.rulebook import way_to

DRAWN = re.compile(r'icons\.svg#([\w-]+)|class="(coin)\b')
"""A symbol of the sprite, or a coin, which is drawn by the style sheet."""


class Sign(msgspec.Struct, frozen=True, kw_only=True):
    """An entry of the glossary."""

    symbols: tuple[str, ...]
    """The symbols of the sprite that it explains; the first names the entry."""
    picture: Markup
    color: str = ""
    """The class of a colour, for marks."""
    name: str
    text: str
    rule: Markup = Markup("")
    """The way to the rule behind it."""


class SignGroup(msgspec.Struct, frozen=True, kw_only=True):
    """Signs under a heading: those of a game, of a box, of one kind."""

    id: str
    title: str
    signs: tuple[Sign, ...]
    is_in_play: bool = True
    """False for what the table that was asked about does not have; it stands at the end."""


class Writer:
    """Writes entries in one language."""

    def __init__(self, w: Words) -> None:
        self.w = w

    def sign(
        self, symbols: str, name: str, text: str, rule: str = "", picture: Markup | None = None, color: str = ""
    ) -> Sign:
        """An entry; without another picture it shows its first symbol."""
        named = tuple(symbols.split())
        found = rulebook.find(rule, self.w.language) if rule else None
        return Sign(
            symbols=named,
            picture=icon(named[0]) if picture is None else picture,
            color=color,
            name=name[:1].upper() + name[1:],
            text=text,
            rule=way_to(self.w, found) if found else Markup(""),
        )

    def resource(self, name: str, title: str, text: str) -> Sign:
        """A resource, on its token."""
        return self.sign(name, title, text, picture=token(name))

    def mark(self, color: str, title: str, text: str) -> Sign:
        """The mark of a colour of cards."""
        return self.sign(f"mark-{color}", title, text, color=color)

    def coin(self, text: str) -> Sign:
        """Money."""
        return self.sign("coin coins", self.w.say("coins"), text, picture=coin(3))

    def points(self, text: str) -> Sign:
        """Points."""
        return self.sign("vp points", self.w.say("points"), text, picture=points(3))


def listed_once(groups: Iterable[SignGroup]) -> Iterator[SignGroup]:
    """The groups, those in play first; a sign stands in the first group that has it, and no group is empty."""
    seen: set[str] = set()
    for group in sorted(groups, key=lambda group: not group.is_in_play):
        fresh = tuple(sign for sign in group.signs if sign.symbols[0] not in seen)
        seen.update(symbol for sign in fresh for symbol in sign.symbols)
        if fresh:
            yield msgspec.structs.replace(group, signs=fresh)


@cache
def symbols_in(picture: Markup) -> tuple[str, ...]:
    """The symbols that a picture is made of, each once."""
    return tuple(dict.fromkeys(symbol or drawn for symbol, drawn in DRAWN.findall(picture)))


def sign_link(address: str, picture: Markup) -> Markup:
    """Attributes of the link that a picture is: to the entry of its first sign; a script shows those of all."""
    found = symbols_in(picture)
    anchor = f"#sign-{found[0]}" if found else ""
    return Markup('href="{}{}" data-learn data-signs="{}"').format(address, anchor, " ".join(found))
