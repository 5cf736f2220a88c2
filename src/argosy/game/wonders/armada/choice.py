"""What Armada adds to the texts of choices: ships that move with a card or stage, answers to its questions.

    build CARD + ship | free CARD + ship | stage with CARD + ship [COLOUR] | sell CARD for ship
    move COLOUR [COLOUR [COLOUR]] | keep ISLAND | fight | abstain

COLOUR with a stage only where the lane is free to choose (Lost Island).
"""

from typing import Any

from argosy.rules.wonders import terms
from argosy.rules.wonders.armada.terms import KEEP_ISLAND, LANES, MOVE_SHIPS
from argosy.rules.wonders.ruleset import Ruleset

RIDERS = (r" \+ ship(?: [a-z]+)?", " for ship")


def choice_fields(ruleset: Ruleset, row: Any) -> dict[str, Any]:
    """Ships that move (ARMADA-UI-1), the island that is kept."""
    return {"ships": _ships(row), "island": ruleset.ids("islands")[row.card] if row.verb == KEEP_ISLAND else None}


def thing(ruleset: Ruleset, row: Any) -> str:
    """What an answer names: an island, or ships."""
    if row.verb == KEEP_ISLAND:
        return ruleset.ids("islands")[row.card]
    return " ".join(_ships(row)) if row.verb == MOVE_SHIPS else ""


def rider(_ruleset: Ruleset, city: Any, row: Any) -> str:
    """The ship that moves with a card or stage, or for which a card is sold."""
    if not _ships(row) or row.verb == MOVE_SHIPS:
        return ""
    if row.verb == terms.SELL:
        return " for ship"
    named = row.verb == terms.STAGE and city.armada.any_stage_ship
    return f" + ship {_ships(row)[0]}" if named else " + ship"


def _ships(row: Any) -> tuple[str, ...]:
    return tuple(name for lane, name in enumerate(LANES) if row.rider >> lane & 1)
