"""What Cities adds to the texts of choices: the answer to its question.

debt N        so many of the coins that are lost become debts
"""

from typing import Any

from argosy.rules.wonders.cities.terms import TAKE_DEBTS
from argosy.rules.wonders.ruleset import Ruleset


def choice_fields(_ruleset: Ruleset, row: Any) -> dict[str, Any]:
    """Coins that become debts (CITIES-LOSS-3)."""
    return {"debts": int(row.card) if row.verb == TAKE_DEBTS else None}


def thing(_ruleset: Ruleset, row: Any) -> str:
    """What an answer names: a number of debts."""
    return str(row.card) if row.verb == TAKE_DEBTS else ""
