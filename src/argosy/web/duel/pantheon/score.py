"""What Pantheon changes on the score pad (PANTHEON-005, 019, 023, 024)."""

from argosy.texts import Words

ICONS = {"gods": ("gate", "god")}


def labels(w: Words) -> dict[str, str]:
    """Grand temples count in the line of the guilds."""
    return {"purple": w.say("Guilds and temples"), "gods": w.say("Divinities")}


def reasons(w: Words) -> dict[str, str]:
    """How the points of its lines come about."""
    return {
        "purple": w.say("The points of purple cards and grand temples; each temple is worth more beside others."),
        "gods": w.say("The points of gods that have been called on."),
    }


def items(w: Words) -> dict[str, str]:
    """What its accounts name."""
    return {"grand_temples": w.say("grand temples"), "coins": w.say("coins on Astarte")}
