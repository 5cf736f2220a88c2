"""Nouns of Duel in the grammatical forms that sentences need.

Catalogues put `each ...` and `a ...` into the accusative (`за каждую синюю карту`), the plural into the
genitive (`стоимость синих карт`): sentences use them only where that case fits.
"""

from collections.abc import Callable
from typing import TypeAlias

from argosy.catalog.duel import DuelCatalog, Effect
from argosy.texts import Words
from argosy.texts.things import GOODS, RAW, resource

DUEL_RAW = RAW - {"ore"}
DUEL_GOODS = GOODS - {"cloth"}

Template: TypeAlias = Callable[[Words, Effect, DuelCatalog], str]
"""An effect in words."""


def amount_of(effect: Effect) -> int:
    """Return the amount of an effect."""
    return effect.amount or 0


def each(words: Words, what: str) -> str:
    """`each blue card`, after "for": what coins and points are counted by."""
    return {
        "brown": words.say("each brown card"),
        "grey": words.say("each grey card"),
        "blue": words.say("each blue card"),
        "green": words.say("each green card"),
        "yellow": words.say("each yellow card"),
        "red": words.say("each red card"),
        "purple": words.say("each purple card"),
        "wonder": words.say("each constructed wonder"),
    }[what]


def one(words: Words, what: str) -> str:
    """`a blue card`, as the object of a verb."""
    return {
        "brown": words.say("a brown card"),
        "grey": words.say("a grey card"),
        "blue": words.say("a blue card"),
        "green": words.say("a green card"),
        "yellow": words.say("a yellow card"),
        "red": words.say("a red card"),
        "purple": words.say("a purple card"),
        "wonder": words.say("a wonder"),
    }[what]


def one_of(words: Words, colors: tuple[str, ...]) -> str:
    """`a brown card or a grey card`."""
    return words.either([one(words, color) for color in colors])


def many(words: Words, what: str) -> str:
    """`blue cards`, after "of"."""
    return {
        "brown": words.say("brown cards"),
        "grey": words.say("grey cards"),
        "blue": words.say("blue cards"),
        "green": words.say("green cards"),
        "yellow": words.say("yellow cards"),
        "red": words.say("red cards"),
        "purple": words.say("purple cards"),
        "wonder": words.say("wonders"),
    }[what]


def goods(words: Words, names: tuple[str, ...]) -> str:
    """Resources by name; a whole group by its own word."""
    if set(names) == DUEL_RAW:
        return words.say("raw materials")
    if set(names) == DUEL_GOODS:
        return words.say("manufactured goods")
    return words.either([resource(words, name) for name in names], "and")


def symbol(words: Words, name: str) -> str:
    """A science symbol (DUEL-080)."""
    return {
        "quill": words.say("quill"),
        "mortar": words.say("mortar"),
        "plumb": words.say("plumb line"),
        "wheel": words.say("wheel"),
        "sundial": words.say("sundial"),
        "sphere": words.say("armillary sphere"),
        "scales": words.say("scales"),
    }.get(name, name)


def chamber(words: Words, number: int) -> str:
    """`Chamber 3`."""
    return words.say("Chamber {n}", n=number)


def expansion(words: Words, name: str) -> str:
    """The name of an expansion, as printed."""
    return words.name("duel_term", {"duel": "game"}.get(name, name))


def back(words: Words, name: str) -> str:
    """Return the kind of card that the back of a face-down card shows (DUEL-009, AGORA-003)."""
    return {
        "age_1": words.say("face-down card of Age I"),
        "age_2": words.say("face-down card of Age II"),
        "age_3": words.say("face-down card of Age III"),
        "guild": words.say("face-down guild"),
        "grand_temple": words.say("face-down grand temple"),
        "senator": words.say("face-down senator"),
    }.get(name, words.say("face-down card"))
