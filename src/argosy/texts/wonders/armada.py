"""Effect texts of the Armada expansion: ships, islands, taxes, pirates.

One template per kind, as in `effects`.
"""

from collections.abc import Callable

from argosy.catalog.wonders.armada.facts import Space
from argosy.catalog.wonders.effects import Effect
from argosy.texts import Words
from argosy.texts.things import coins, points

Template = Callable[[Words, Effect], str]


def ship(words: Words, lane: str) -> str:
    """The ship of a lane, e.g. `red ship`."""
    return {
        "red": words.say("red ship"),
        "yellow": words.say("yellow ship"),
        "blue": words.say("blue ship"),
        "green": words.say("green ship"),
    }[lane]


def lane(words: Words, name: str) -> str:
    """Return the purpose of the lane of a colour (ARMADA-TERM-3)."""
    return {
        "red": words.say("Red fleet: naval strength"),
        "yellow": words.say("Yellow fleet: commercial level, coins and taxes"),
        "blue": words.say("Blue fleet: points"),
        "green": words.say("Green fleet: explorations"),
    }[name]


def space(words: Words, one: Space) -> str:
    """Return the benefits of a space of a lane in one line; totals, not steps (ARMADA-TERM-3, -4)."""
    parts = [text for number, text in _space_parts(words, one) if number]
    return words.parts(parts) if parts else words.say("no effect")


def _space_parts(words: Words, one: Space) -> list[tuple[int, str]]:
    return [
        (one.commercial_level, words.say("commercial level {n}", n=one.commercial_level)),
        (one.naval_shields, words.say("naval strength {n}", n=one.naval_shields)),
        (one.coins, words.say("{coins} when it arrives", coins=coins(words, one.coins))),
        (one.tax, words.say("tax of {n}: the others lose coins", n=one.tax)),
        (one.points, words.say("{points} at the end", points=points(words, one.points))),
        (one.explore, words.say("explore an island of level {n}", n=one.explore)),
    ]


def _naval_shields(words: Words, effect: Effect) -> str:
    return words.count("{n} naval shield", "{n} naval shields", effect.amount)


def _whom(words: Words, effect: Effect) -> str:
    if effect.direction == "left":
        return words.say("the second city to the left")
    return words.say("the second city to the right")


def _free_ship(words: Words, effect: Effect) -> str:
    if len(effect.colors) == 1:
        return words.say("{ship} one space free", ship=ship(words, effect.colors[0]))
    return words.count("{n} ship one space free", "{n} ships one space free", effect.amount)


def _free_ship_long(words: Words, effect: Effect) -> str:
    if len(effect.colors) == 1:
        return words.say("Move your {ship} one space at once, for free.", ship=ship(words, effect.colors[0]))
    if effect.amount == 1:
        return words.say("Move one ship of your choice one space at once, for free.")
    return words.say(
        "Move {n} different ships of your choice one space each at once, for free.", n=effect.amount
    )


SHORT: dict[str, Template] = {
    "naval_shields": _naval_shields,
    "incursion": lambda words, effect: words.say("landing at {city}", city=_whom(words, effect)),
    "free_ship": _free_ship,
    "pirates": lambda words, _: words.say("pirates: the others lose coins"),
    "emporium": lambda words, effect: words.count(
        "buy {n} unit for {coins} from afar",
        "buy {n} units for {coins} each from afar",
        effect.units,
        coins=coins(words, effect.price),
    ),
    "top_island": lambda words, effect: words.say("top island of level {n}", n=effect.level),
    "safe_from_losses": lambda words, _: words.say("no losses to taxes and pirates"),
    "naval_discount": lambda words, effect: words.count(
        "naval construction: {n} unit less", "naval construction: {n} units less", effect.amount
    ),
    "coins_per_naval_construction": lambda words, effect: words.say(
        "{coins} per naval construction", coins=coins(words, effect.amount)
    ),
    "free_stage_ship": lambda words, _: words.say("ships sail free with stages"),
    "any_stage_ship": lambda words, _: words.say("any ship sails with a stage"),
    "naval_conflict_optional": lambda words, _: words.say("may stay out of naval conflicts"),
    "points_per_chosen_color": lambda words, effect: words.say(
        "{points} per card of one colour", points=points(words, effect.amount)
    ),
}

LONG: dict[str, Template] = {
    "naval_shields": lambda words, effect: words.say(
        "{shields} in every naval conflict from now on.", shields=_naval_shields(words, effect)
    ),
    "incursion": lambda words, effect: words.say(
        "At the end of this Age you also fight a land conflict against {city}, shields against shields.",
        city=_whom(words, effect),
    ),
    "free_ship": _free_ship_long,
    "pirates": lambda words, _: words.say(
        "At the end of this turn every other city loses 1 coin for each commercial level it has."
    ),
    "emporium": lambda words, effect: words.count(
        "From the next turn on, you may buy {n} unit a turn from {city} for {coins}.",
        "From the next turn on, you may buy up to {n} units a turn from {city} for {coins} each.",
        effect.units,
        coins=coins(words, effect.price),
        city=_whom(words, effect),
    ),
    "top_island": lambda words, effect: words.say(
        "Take the top island of level {n} at once, without looking at others.", n=effect.level
    ),
    "safe_from_losses": lambda words, _: words.say("You lose no coins to taxes and pirates from now on."),
    "naval_discount": lambda words, effect: words.count(
        "Whenever you pay to sail a ship, you pay {n} resource less.",
        "Whenever you pay to sail a ship, you pay {n} resources less.",
        effect.amount,
    ),
    "coins_per_naval_construction": lambda words, effect: words.say(
        "From now on, take {coins} from the bank for each naval construction, paid or free.",
        coins=coins(words, effect.amount),
    ),
    "free_stage_ship": lambda words, _: words.say(
        "The space that you sail with a wonder stage costs nothing."
    ),
    "any_stage_ship": lambda words, _: words.say("With a wonder stage any one of your ships may sail."),
    "naval_conflict_optional": lambda words, _: words.say(
        "At the end of each Age you may stay out of the naval conflict: you neither win nor lose."
    ),
    "points_per_chosen_color": lambda words, effect: words.say(
        "At the end of the game {points} for each card of one colour in your city: the colour that brings you most.",
        points=points(words, effect.amount),
    ),
}


def things(words: Words) -> dict[str, str]:
    """One thing of those that effects count."""
    return {"commercial_level": words.say("commercial level"), "island": words.say("island")}


def clauses(words: Words) -> dict[str, str]:
    """Return the refusal clauses of Armada by code."""
    return {
        "no_ships": words.say("no ship sails with this"),
        "no_ship_for_card": words.say("no fleet of this colour"),
        "ship_at_end": words.say("ship on its last space"),
    }
