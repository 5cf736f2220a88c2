"""The line that Leaders brings to the score pad."""

from argosy.texts import Words

ICONS = {"leaders": ("leader", "white")}


def labels(w: Words) -> dict[str, str]:
    """The name of the line."""
    return {"leaders": w.say("Leaders")}


def items(w: Words) -> dict[str, str]:
    """What the accounts name."""
    return {"buried": w.say("buried leaders")}
