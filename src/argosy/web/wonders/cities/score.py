"""The line that Cities brings to the score pad, its debts and its masks."""

from argosy.texts import Words, things

ICONS = {"cities": ("mark-black", "black")}


def labels(w: Words) -> dict[str, str]:
    """The name of the line."""
    return {"cities": w.say("Black cards")}


def reasons(w: Words) -> dict[str, str]:
    """How the points of its lines come about."""
    return {"cities": w.say("The points of the black cards, minus 1 for each debt.")}


def items(w: Words) -> dict[str, str]:
    """What the accounts name."""
    return {"debts": w.say("debts")}


def notes(w: Words, what: str) -> dict[str, str]:
    """What the masks copy."""
    symbols = [things.symbol(w, one) for one in what.replace(",", " ").split()] if _are_symbols(what) else []
    return {"mask": w.say("copied by masks: {symbols}", symbols=w.either(symbols, "and"))} if symbols else {}


def _are_symbols(what: str) -> bool:
    return set(what.replace(",", " ").split()) <= {"compass", "gear", "tablet"}
