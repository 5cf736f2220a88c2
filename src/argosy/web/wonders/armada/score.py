"""The lines that Armada brings to the score pad."""

from argosy.texts import Words

ICONS = {"naval": ("naval-shield", "seac"), "islands": ("island", "isle"), "fleet": ("ship-blue", "blue")}


def labels(w: Words) -> dict[str, str]:
    """The names of the lines."""
    return {"naval": w.say("Naval conflicts"), "islands": w.say("Islands"), "fleet": w.say("Blue fleet")}


def items(w: Words) -> dict[str, str]:
    """What the accounts name."""
    return {"blue": w.say("blue ship")}
