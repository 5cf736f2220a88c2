"""Nouns for resources, colours, neighbours and science symbols."""

from collections.abc import Callable

from argosy.texts import Words

RAW = {"wood", "stone", "clay", "ore"}
GOODS = {"glass", "papyrus", "cloth"}


def resource(words: Words, name: str) -> str:
    """A resource, e.g. `wood`."""
    return {
        "wood": words.say("wood"),
        "stone": words.say("stone"),
        "clay": words.say("clay"),
        "ore": words.say("ore"),
        "glass": words.say("glass"),
        "papyrus": words.say("papyrus"),
        "cloth": words.say("cloth"),
    }[name]


def units(words: Words, name: str, n: int) -> str:
    """A number of units in the form that the language wants after a number: `2 stone`, `2 камня`."""
    return {
        "wood": lambda: words.count("{n} wood", "{n} wood", n),
        "stone": lambda: words.count("{n} stone", "{n} stone", n),
        "clay": lambda: words.count("{n} clay", "{n} clay", n),
        "ore": lambda: words.count("{n} ore", "{n} ore", n),
        "glass": lambda: words.count("{n} glass", "{n} glass", n),
        "papyrus": lambda: words.count("{n} papyrus", "{n} papyrus", n),
        "cloth": lambda: words.count("{n} cloth", "{n} cloth", n),
    }[name]()


def bill(words: Words, cost: dict[str, int]) -> str:
    """Resources as a list: `2 stone and 1 glass`."""
    return words.either([units(words, name, n) for name, n in cost.items()], "and")


def missing(words: Words, cost: dict[str, int]) -> str:
    """Resources in the form that stands beside `short`: `не хватает 2 камней и 1 стекла`."""
    texts: dict[str, Callable[[int], str]] = {
        "wood": lambda n: words.count_in("short", "{n} wood", "{n} wood", n),
        "stone": lambda n: words.count_in("short", "{n} stone", "{n} stone", n),
        "clay": lambda n: words.count_in("short", "{n} clay", "{n} clay", n),
        "ore": lambda n: words.count_in("short", "{n} ore", "{n} ore", n),
        "glass": lambda n: words.count_in("short", "{n} glass", "{n} glass", n),
        "papyrus": lambda n: words.count_in("short", "{n} papyrus", "{n} papyrus", n),
        "cloth": lambda n: words.count_in("short", "{n} cloth", "{n} cloth", n),
    }
    return words.say("{units} short", units=words.either([texts[name](n) for name, n in cost.items()], "and"))


def missing_coins(words: Words, n: int) -> str:
    """`3 coins short`."""
    return words.say("{coins} short", coins=words.count_in("short", "{n} coin", "{n} coins", n))


def coins(words: Words, n: int) -> str:
    """`1 coin`, `4 coins`."""
    return words.count("{n} coin", "{n} coins", n)


def points(words: Words, n: int) -> str:
    """`1 point`, `4 points`."""
    return words.count("{n} point", "{n} points", n)


def shields(words: Words, n: int) -> str:
    """`1 shield`, `2 shields`."""
    return words.count("{n} shield", "{n} shields", n)


def color(words: Words, name: str) -> str:
    """A colour of cards, as it stands after the name of a card."""
    return {
        "brown": words.say("brown"),
        "grey": words.say("grey"),
        "blue": words.say("blue"),
        "yellow": words.say("yellow"),
        "green": words.say("green"),
        "red": words.say("red"),
        "purple": words.say("purple"),
        "black": words.say("black"),
    }[name]


def color_kind(words: Words, name: str) -> str:
    """Return the kind of the cards of a colour (BASE-SETUP-9; the word for black is not printed)."""
    return {
        "brown": words.say("raw materials"),
        "grey": words.say("manufactured goods"),
        "blue": words.say("civil building"),
        "yellow": words.say("commerce"),
        "green": words.say("science"),
        "red": words.say("military"),
        "purple": words.say("guild"),
        "black": words.say("intrigue"),
    }[name]


def colors_kind(words: Words, name: str) -> str:
    """All cards of a colour, as the head of a row that counts them."""
    return {
        "brown": words.say("raw materials"),
        "grey": words.say("manufactured goods"),
        "blue": words.say("civil buildings"),
        "yellow": words.say("commercial buildings"),
        "green": words.say("scientific buildings"),
        "red": words.say("military buildings"),
        "purple": words.say("guilds"),
        "black": words.say("intrigues"),
    }[name]


def symbol(words: Words, name: str) -> str:
    """A science symbol."""
    return {
        "compass": words.say("compass"),
        "gear": words.say("gear"),
        "tablet": words.say("tablet"),
        "any": words.say("symbol of your choice"),
        "most": words.say("copies your most frequent symbol"),
    }[name]


def symbols(words: Words, name: str) -> str:
    """All science symbols of a kind, as the head of a row that counts them."""
    return {
        "compass": words.say("compasses"),
        "gear": words.say("gears"),
        "tablet": words.say("tablets"),
    }[name]


def place(words: Words, where: tuple[str, ...]) -> str:
    """Return the cities that an effect counts in, in words."""
    return {
        frozenset({"self"}): words.say("in your city"),
        frozenset({"left", "right"}): words.say("in both neighbouring cities"),
        frozenset({"self", "left", "right"}): words.say("in your city and both neighbouring cities"),
    }.get(frozenset(where), words.say("in neighbouring cities"))


def side(words: Words, name: str, edition: int) -> str:
    """`side A` of the first edition, `day` of the second."""
    if edition >= 2020:
        return words.say("day") if name == "a" else words.say("night")
    return words.say("side A") if name == "a" else words.say("side B")
