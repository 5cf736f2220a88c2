"""Effect texts of stages that only the single boards have. One template per kind."""

from collections.abc import Callable

from argosy.catalog.wonders.effects import Effect
from argosy.texts import Words
from argosy.texts.things import coins, points, resource

Template = Callable[[Words, Effect], str]


def _what(words: Words, effect: Effect) -> str:
    return resource(words, effect.resources[0])


def _whose(words: Words, effect: Effect) -> str:
    return words.say("the left neighbour") if effect.where[0] == "left" else words.say("the right neighbour")


SHORT: dict[str, Template] = {
    "coins_per_source": lambda words, effect: words.say(
        "{coins} per {resource} on brown cards",
        coins=coins(words, effect.amount),
        resource=_what(words, effect),
    ),
    "points_per_source": lambda words, effect: words.say(
        "{points} per {resource} on brown cards",
        points=points(words, effect.amount),
        resource=_what(words, effect),
    ),
    "points_per_marker_color": lambda words, effect: words.say(
        "{points} per neighbours' card of the colour under this stage", points=points(words, effect.amount)
    ),
    "copy_stage": lambda words, effect: words.say(
        "as stage {n} of {neighbor}", n=effect.level, neighbor=_whose(words, effect)
    ),
    "copy_last_stage": lambda words, _: words.say("as a neighbour's last stage"),
}

LONG: dict[str, Template] = {
    "coins_per_source": lambda words, effect: words.say(
        "Take {coins} from the bank at once for each {resource} printed on your brown cards.",
        coins=coins(words, effect.amount),
        resource=_what(words, effect),
    ),
    "points_per_source": lambda words, effect: words.say(
        "At the end of the game {points} for each {resource} printed on your brown cards.",
        points=points(words, effect.amount),
        resource=_what(words, effect),
    ),
    "points_per_marker_color": lambda words, effect: words.say(
        "At the end of the game {points} for each card in both neighbouring cities that has the colour of the card under this stage.",
        points=points(words, effect.amount),
    ),
    "copy_stage": lambda words, effect: words.say(
        "Does what stage {n} of {neighbor} does, even if it is not built there. You pay the cost printed here.",
        n=effect.level,
        neighbor=_whose(words, effect),
    ),
    "copy_last_stage": lambda words, _: words.say(
        "Choose your left or right neighbour when you build this: it does what the last stage of that wonder does, even if it is not built there. You pay the cost printed here."
    ),
}


def things(_: Words) -> dict[str, str]:
    """No things of its own that effects count."""
    return {}
