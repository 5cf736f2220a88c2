"""The effects of Lanterns in words."""

from collections.abc import Callable

from argosy.catalog.wonders.effects import Effect
from argosy.texts import Words

Template = Callable[[Words, Effect], str]

SHORT: dict[str, Template] = {
    "lanterns": lambda w, effect: w.count("{n} lantern", "{n} lanterns", effect.amount),
    "lanterns_of_neighbors": lambda w, effect: w.say("{n} per neighbours' lantern", n=effect.amount),
}
LONG: dict[str, Template] = {
    "lanterns": lambda w, effect: w.count("Light {n} lantern.", "Light {n} lanterns.", effect.amount),
    "lanterns_of_neighbors": lambda w, effect: w.say(
        "At the end of the game {n} points for each lantern next door.", n=effect.amount
    ),
}


def things(_: Words) -> dict[str, str]:
    """No things of its own that effects count."""
    return {}
