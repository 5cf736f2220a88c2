"""The line that Leaders brings to the score pad."""

from argosy.texts import Words

ICONS = {"leaders": ("leader", "white")}


def labels(w: Words) -> dict[str, str]:
    """The name of the line."""
    return {"leaders": w.say("Leaders")}


def reasons(w: Words) -> dict[str, str]:
    """How the points of its lines come about."""
    return {"leaders": w.say("The points of the recruited leaders, for what stands in the cities now.")}


def items(w: Words) -> dict[str, str]:
    """What the accounts name."""
    return {"buried": w.say("buried leaders")}
