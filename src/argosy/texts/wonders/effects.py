"""Effect texts of 7 Wonders: a short line for a card, a whole sentence for its note.

A template per kind.
"""

from collections.abc import Callable

from argosy.catalog.wonders.effects import Effect
from argosy.texts import Words
from argosy.texts.things import GOODS, RAW, coins, place, points, resource, shields, symbol, units
from argosy.texts.wonders.expansions import MORE_SENTENCES, MORE_SHORT, more_things

OWN: frozenset[str] = frozenset({"self"})
NEIGHBOURS: frozenset[str] = frozenset({"left", "right"})


def short(words: Words, effect: Effect) -> str:
    """The line on a card: as few words as say it."""
    if effect.left:
        return words.say(
            "{left}, or {right}", left=short_all(words, effect.left), right=short_all(words, effect.right)
        )
    return SHORT[effect.kind](words, effect)


def sentence(words: Words, effect: Effect) -> str:
    """The whole effect with the moment when it works."""
    if effect.left:
        return words.say(
            "Choose one half for good when you build this. Left: {left} Right: {right}",
            left=sentences(words, effect.left),
            right=sentences(words, effect.right),
        )
    return LONG[effect.kind](words, effect)


def short_all(words: Words, effects: tuple[Effect, ...]) -> str:
    """The lines of all effects of a card or a stage in one."""
    return words.parts(short(words, effect) for effect in effects)


def sentences(words: Words, effects: tuple[Effect, ...]) -> str:
    """Whole sentences for all effects."""
    return " ".join(sentence(words, effect) for effect in effects)


def counted(words: Words, effect: Effect, n: int) -> str:
    """Return the line of a counting effect with its current amount.

    For example `4 coins (2 for each grey card)`.
    """
    amount = (
        coins(words, n * effect.amount) if effect.kind == "coins_per" else points(words, n * effect.amount)
    )
    return words.say(
        "{amount} ({each} for each {thing})", amount=amount, each=effect.amount, thing=_things(words, effect)
    )


def _produce_short(words: Words, effect: Effect) -> str:
    if len(effect.options) == 1:
        return words.say("{units} every turn", units=units(words, effect.options[0], effect.amount))
    if set(effect.options) == RAW:
        return words.say("any raw material")
    if set(effect.options) == GOODS:
        return words.say("any manufactured good")
    return words.either([resource(words, option) for option in effect.options])


def _produce_long(words: Words, effect: Effect) -> str:
    options = [resource(words, option) for option in effect.options]
    if len(options) == 1:
        first = words.say(
            "From the next turn on, it makes {units} every turn.",
            units=units(words, effect.options[0], effect.amount),
        )
    else:
        first = words.say(
            "From the next turn on, it makes one unit every turn: {options}, your choice each time.",
            options=words.either(options),
        )
    if effect.sellable:
        return first + " " + words.say("Your neighbours may buy it.")
    return first + " " + words.say("Your neighbours cannot buy it.")


def _points(words: Words, effect: Effect) -> str:
    return points(words, effect.amount)


def _points_long(words: Words, effect: Effect) -> str:
    return words.say("{points} at the end of the game.", points=points(words, effect.amount))


def _shields(words: Words, effect: Effect) -> str:
    return shields(words, effect.amount)


def _shields_long(words: Words, effect: Effect) -> str:
    return words.say("{shields} in every conflict from now on.", shields=shields(words, effect.amount))


def _science_short(words: Words, effect: Effect) -> str:
    return words.say("Science: {symbol}", symbol=symbol(words, effect.symbol or "any"))


def _science_long(words: Words, effect: Effect) -> str:
    if effect.symbol == "any":
        return words.say(
            "One science symbol. At the end of the game it becomes the one that is best for you."
        )
    if effect.symbol == "most":
        return words.say("At the end of the game one more science symbol of the kind that you have most of.")
    return words.say(
        "One science symbol: {symbol}. Equal symbols score their number times itself; each set of three different ones scores 7 points.",
        symbol=symbol(words, effect.symbol or "any"),
    )


def _coins_short(words: Words, effect: Effect) -> str:
    return words.say("{coins} now", coins=coins(words, effect.amount))


def _coins_long(words: Words, effect: Effect) -> str:
    return words.say("Take {coins} from the bank at once.", coins=coins(words, effect.amount))


def _what_is_cheap(words: Words, effect: Effect) -> str:
    return words.say("raw materials") if set(effect.resources) == RAW else words.say("manufactured goods")


def _from_whom(words: Words, effect: Effect) -> str:
    if set(effect.neighbors) == {"left", "right"}:
        return words.say("from both neighbours")
    return words.say("from the left") if effect.neighbors[0] == "left" else words.say("from the right")


def _discount_short(words: Words, effect: Effect) -> str:
    return words.say(
        "{goods} {side} for {coins}",
        goods=_what_is_cheap(words, effect),
        side=_from_whom(words, effect),
        coins=coins(words, effect.price),
    )


def _discount_long(words: Words, effect: Effect) -> str:
    return words.say(
        "From the next turn on, {goods} that you buy {side} cost {coins} a unit. A second discount of this kind changes nothing.",
        goods=_what_is_cheap(words, effect),
        side=_from_whom(words, effect),
        coins=coins(words, effect.price),
    )


def each(words: Words, name: str) -> str:
    """One thing of those that an effect counts: `brown card`, `wonder stage`."""
    return {
        "brown": words.say("brown card"),
        "grey": words.say("grey card"),
        "blue": words.say("blue card"),
        "yellow": words.say("yellow card"),
        "green": words.say("green card"),
        "red": words.say("red card"),
        "purple": words.say("guild"),
        "wonder_stage": words.say("wonder stage"),
        "defeat_token": words.say("defeat token"),
    }.get(name) or more_things(words).get(name, name)


def _things(words: Words, effect: Effect) -> str:
    return words.either([each(words, thing) for thing in effect.of], "and")


def _place_short(words: Words, effect: Effect) -> str:
    where: frozenset[str] = frozenset(effect.where)
    if where == OWN:
        return words.say("here")
    return words.say("left, right") if where == NEIGHBOURS else words.say("here, left, right")


def _coins_per_short(words: Words, effect: Effect) -> str:
    return words.say(
        "{coins} per {thing}: {where}",
        coins=coins(words, effect.amount),
        thing=_things(words, effect),
        where=_place_short(words, effect),
    )


def _coins_per_long(words: Words, effect: Effect) -> str:
    return words.say(
        "Take {coins} from the bank for each {thing} {where}. Cards built this turn count too.",
        coins=coins(words, effect.amount),
        thing=_things(words, effect),
        where=place(words, effect.where),
    )


def _points_per_short(words: Words, effect: Effect) -> str:
    return words.say(
        "{points} per {thing}: {where}",
        points=points(words, effect.amount),
        thing=_things(words, effect),
        where=_place_short(words, effect),
    )


def _points_per_long(words: Words, effect: Effect) -> str:
    return words.say(
        "At the end of the game {points} for each {thing} {where}.",
        points=points(words, effect.amount),
        thing=_things(words, effect),
        where=place(words, effect.where),
    )


Template = Callable[[Words, Effect], str]

SHORT: dict[str, Template] = {
    "produce": _produce_short,
    "points": _points,
    "shields": _shields,
    "science": _science_short,
    "coins": _coins_short,
    "discount": _discount_short,
    "coins_per": _coins_per_short,
    "points_per": _points_per_short,
    "points_if_wonder_complete": lambda words, effect: words.say(
        "{points} for a complete wonder", points=points(words, effect.amount)
    ),
    "free_build_once_per_age": lambda words, _: words.say("one building free in each Age"),
    "build_from_discard": lambda words, _: words.say("build a discarded card free"),
    "play_last_card": lambda words, _: words.say("play the last card of each Age too"),
    "copy_guild": lambda words, _: words.say("score a neighbour's guild"),
    "free_first_of_color": lambda words, _: words.say("first card of each colour free"),
    "free_first_of_age": lambda words, _: words.say("first card of each Age free"),
    "free_last_of_age": lambda words, _: words.say("last card of each Age free"),
    **MORE_SHORT,
}

LONG: dict[str, Template] = {
    "produce": _produce_long,
    "points": _points_long,
    "shields": _shields_long,
    "science": _science_long,
    "coins": _coins_long,
    "discount": _discount_long,
    "coins_per": _coins_per_long,
    "points_per": _points_per_long,
    "points_if_wonder_complete": lambda words, effect: words.say(
        "{points} at the end of the game if every stage of your wonder is built.",
        points=points(words, effect.amount),
    ),
    "free_build_once_per_age": lambda words, _: words.say(
        "From the next turn on, you may build one card of your hand for free in each Age."
    ),
    "build_from_discard": lambda words, _: words.say(
        "At the end of the turn, look through the discard pile and build one card of it for free."
    ),
    "play_last_card": lambda words, _: words.say(
        "In the last turn of each Age, also play your last card, which the others discard: build it at its cost, use it for a stage, or sell it."
    ),
    "copy_guild": lambda words, _: words.say(
        "At the end of the game one guild of a neighbour also scores for you, as if it stood in your city: the best one for you."
    ),
    "free_first_of_color": lambda words, _: words.say(
        "The first card of each colour that you build is free."
    ),
    "free_first_of_age": lambda words, _: words.say(
        "If you build the first card that you play in an Age, it is free."
    ),
    "free_last_of_age": lambda words, _: words.say(
        "If you build the last card that you play in an Age, it is free."
    ),
    **MORE_SENTENCES,
}
