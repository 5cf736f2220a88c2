"""The line that Edifice brings to the score pad."""

from argosy.texts import Words
from argosy.web.wonders.edifice import boards

ICONS = {"edifice": ("edifice", "gold")}


def labels(w: Words) -> dict[str, str]:
    """The name of the line."""
    return {"edifice": w.name("box", "edifice")}


def reasons(w: Words) -> dict[str, str]:
    """How the points of its lines come about."""
    return {"edifice": w.say("The points of rewards, minus penalties that could not be paid.")}


def items(w: Words) -> dict[str, str]:
    """Its accounts name edifices, debts as other boxes do, and halves of stages."""
    return boards.items(w)
