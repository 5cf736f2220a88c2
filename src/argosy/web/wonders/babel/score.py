"""The lines that Babel brings to the score pad: own tiles in the tower, rewards and tokens of projects."""

from argosy.texts import Words

ICONS = {"tower": ("babel", "tile"), "projects": ("project", "gold")}


def labels(w: Words) -> dict[str, str]:
    """The names of the lines."""
    return {"tower": w.say("Tower of Babel"), "projects": w.say("Great Projects")}


def reasons(w: Words) -> dict[str, str]:
    """How the points of its lines come about."""
    return {
        "tower": w.say("Count your own tiles in the tower: the more there are, the more each is worth."),
        "projects": w.say("The points of rewards, minus penalties that could not be paid."),
    }


def items(w: Words) -> dict[str, str]:
    """What the accounts name."""
    return {"tiles": w.say("own tiles in the tower")}
