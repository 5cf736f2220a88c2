"""The lines that Armada brings to the score pad."""

from argosy.texts import Words

ICONS = {"naval": ("naval-shield", "seac"), "islands": ("island", "isle"), "fleet": ("ship-blue", "blue")}


def labels(w: Words) -> dict[str, str]:
    """The names of the lines."""
    return {"naval": w.say("Naval conflicts"), "islands": w.say("Islands"), "fleet": w.say("Blue fleet")}


def reasons(w: Words) -> dict[str, str]:
    """How the points of its lines come about."""
    return {
        "naval": w.say("The points of the naval tokens; those of the weakest are negative."),
        "islands": w.say("The points that are printed on the islands."),
        "fleet": w.say("The points of the space that the blue ship has reached."),
    }


def items(w: Words) -> dict[str, str]:
    """What the accounts name."""
    return {"blue": w.say("blue ship")}
