"""The line that Edifice brings to the score pad."""

from argosy.texts import Words

ICONS = {"edifice": ("edifice", "gold")}


def labels(w: Words) -> dict[str, str]:
    """The name of the line."""
    return {"edifice": w.name("box", "edifice")}


def items(_w: Words) -> dict[str, str]:
    """Its accounts name edifices, and debts as other boxes do."""
    return {}
