"""Glossary pages: an entry for each sign, and the links from signs to their entries.

Signs are symbols of the icon sprite. A game defines the groups of its signs, an expansion its own signs in
its package; a sign that several of them use is explained where it comes first.
"""

import re
from collections.abc import Iterable, Iterator
from functools import cache

import msgspec
from markupsafe import Markup

from argosy import rulebook
from argosy.texts import Words, things
from argosy.web.rendering.parts import MANUFACTURED, coin, flag, icon, points, token
from argosy.web.rulebook_pages.rules import way_to

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
    """Signs under a heading: those of a game, of an expansion, of one kind."""

    id: str
    title: str
    signs: tuple[Sign, ...]
    is_in_play: bool = True
    """False for what the table that was asked about does not have; it stands at the end."""


class Writer:
    """Builder of glossary entries in one language."""

    def __init__(self, w: Words) -> None:
        self.w = w

    def sign(
        self,
        symbols: str,
        name: str,
        text: str,
        rule: str = "",
        picture: Markup | None = None,
        color: str = "",
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
    """Yield the groups, those in play first, each sign in the first group that has it.

    Empty groups are left out.
    """
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
    """Return the attributes of a link from a picture to the entry of its first sign.

    A script shows the entries of all its signs.
    """
    found = symbols_in(picture)
    anchor = f"#sign-{found[0]}" if found else ""
    return Markup('href="{}{}" data-learn data-signs="{}"').format(address, anchor, " ".join(found))


def resources(w: Words, names: Iterable[str]) -> tuple[Sign, ...]:
    """The resources of a game, and the signs for any of them."""
    write = Writer(w)
    raw = w.say("A raw material: its sign is round. Brown cards make it.")
    good = w.say("A manufactured good: its sign is six-sided. Grey cards make it.")
    return (
        *(
            write.resource(name, things.resource(w, name), good if name in MANUFACTURED else raw)
            for name in sorted(names, key=lambda name: name in MANUFACTURED)
        ),
        write.sign("any-raw", w.say("any raw material"), w.say("Any raw material. On a card that makes it: one of your choice each turn. On a card that makes trade cheaper: all of them.")),
        write.sign("any-good", w.say("any manufactured good"), w.say("Any manufactured good. On a card that makes it: one of your choice each turn. On a card that makes trade cheaper: all of them.")),
    )  # fmt: skip


def money(w: Words) -> tuple[Sign, ...]:
    """Coins and points."""
    write = Writer(w)
    return (
        write.coin(
            w.say(
                "The number on a coin says how many coins. At the end of the game 3 coins are worth 1 point."
            )
        ),
        write.points(
            w.say("The number in the laurel says how many points something is worth at the end of the game.")
        ),
    )


def colors(w: Words) -> tuple[Sign, ...]:
    """The marks of the cards that both games have."""
    write = Writer(w)
    return (
        write.mark("brown", w.say("brown cards"), w.say("They make raw materials.")),
        write.mark("grey", w.say("grey cards"), w.say("They make manufactured goods.")),
        write.mark("blue", w.say("blue cards"), w.say("They are worth points.")),
        write.mark("yellow", w.say("yellow cards"), w.say("They bring coins, cheaper trade or goods for you alone; late ones points too.")),
        write.mark("green", w.say("green cards"), w.say("They bring science symbols.")),
        write.mark("red", w.say("red cards"), w.say("They bring shields.")),
        write.mark("purple", w.say("purple cards"), w.say("Guilds of Age III: they score points for what stands in the cities.")),
    )  # fmt: skip


def actions(w: Words) -> tuple[Sign, ...]:
    """Return the signs of actions with cards, and of their states on the table."""
    write = Writer(w)
    return (
        write.sign("build", w.say("build"), w.say("The card goes into your city and works from now on.")),
        write.sign("free", w.say("for free"), w.say("You may build this without paying resources or coins.")),
        write.sign("chain", w.say("chain"), w.say("Two buildings with the same sign are a chain: if the first stands in your city, the second is free.")),
        write.sign("trade", w.say("trade"), w.say("Resources that are bought because you do not make them.")),
        write.sign("deck", w.say("cards"), w.say("Cards of a hand, a deck or the discard pile; the sentence beside it says which.")),
        write.sign("replay", w.say("from the discard pile"), w.say("Build a card of the discard pile for free.")),
        write.sign("copy", w.say("copy"), w.say("Copies another effect.")),
        write.sign("lock", w.say("for the owner alone"), w.say("Nobody else can use, buy or take it.")),
        write.sign("no", w.say("not possible"), w.say("Something is missing or forbidden; the words beside it say what.")),
        write.sign("check", w.say("done, or free of cost"), w.say("On a price tag: it costs nothing. Elsewhere: built or chosen.")),
        write.sign("wait", w.say("waiting"), w.say("This player has not chosen yet.")),
        write.sign("eye", w.say("open"), w.say("You may look at this. Beside a name: somebody who only watches.")),
        write.sign(" ".join(f"flag-{n}" for n in range(1, 9)), w.say("flags"), w.say("Each player has a signal flag; you see it wherever that player is meant."), picture=flag(0) + flag(1)),
    )  # fmt: skip


def ages(w: Words) -> Sign:
    """The signs of the Ages."""
    return Writer(w).sign(
        "age-1 age-2 age-3",
        w.say("Age"),
        w.say("I, II or III: the Age of a card, or the Age in which something applies."),
    )
