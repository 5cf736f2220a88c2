"""What edifices give that nothing else gives, in plain words; penalties are those of `babel`. One template per kind."""

from collections.abc import Callable

from argosy.catalog.wonders.effects import Effect
from argosy.texts import Words
from argosy.texts.things import points

Template = Callable[[Words, Effect], str]

SHORT: dict[str, Template] = {
    "points_per_color": lambda words, effect: words.say(
        "{points} per colour in the city", points=points(words, effect.amount)
    ),
    "double_guild": lambda words, _: words.say("one guild counts twice"),
}

LONG: dict[str, Template] = {
    "points_per_color": lambda words, effect: words.say(
        "At the end of the game {points} for each different colour among the cards of your city.",
        points=points(words, effect.amount),
    ),
    "double_guild": lambda words, _: words.say(
        "At the end of the game one guild of your city counts twice; the best one is taken."
    ),
}


def things(_: Words) -> dict[str, str]:
    """No things of its own that effects count."""
    return {}
