"""Score-pad line of Cities with debts and masks, and its fields of the position editor."""

from collections.abc import Iterator, Mapping
from typing import Any

from argosy.texts import Words, things
from argosy.web.position_editor.fields import Field, Number
from argosy.web.wonders.expansions.types import ExpansionScore
from argosy.web.wonders.faces import Faces

ICONS = {"cities": ("mark-black", "black")}


def labels(w: Words) -> dict[str, str]:
    """The name of the line."""
    return {"cities": w.say("Black cards")}


def reasons(w: Words) -> dict[str, str]:
    """Return the explanation of each score-pad line of the expansion."""
    return {"cities": w.say("The points of the black cards, minus 1 for each debt.")}


def items(w: Words) -> dict[str, str]:
    """Return names for the items in score breakdowns."""
    return {"debts": w.say("debts")}


def notes(w: Words, what: str) -> dict[str, str]:
    """Return the note on the symbols that masks copy."""
    symbols = [things.symbol(w, one) for one in what.replace(",", " ").split()] if _are_symbols(what) else []
    return {"mask": w.say("copied by masks: {symbols}", symbols=w.either(symbols, "and"))} if symbols else {}


def _are_symbols(what: str) -> bool:
    return set(what.replace(",", " ").split()) <= {"compass", "gear", "tablet"}


def fields_of_city(shown: Faces, _position: Mapping[str, Any], seat: int) -> Iterator[Field]:
    """Debts and Diplomacy tokens; losses of a turn stand in the text alone."""
    w, at = shown.words, f"cities.{seat}.cities"
    yield Number(path=f"{at}.debts", label=w.say("debts"), icon="debt")
    yield Number(path=f"{at}.diplomacy", label=w.say("Diplomacy tokens"), icon="diplomacy")


SCORE = ExpansionScore(
    icons=ICONS,
    labels=labels,
    reasons=reasons,
    signs={"debts": "debt"},
    items=items,
    notes=notes,
    fields_of_city=fields_of_city,
)
