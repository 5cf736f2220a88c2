"""What Cities adds to the texts of choices: the answer to its question, and by whose right a black card is free.

debt N                  so many of the coins that are lost become debts
free CARD by RIGHT      the wonder or the leader whose right is used, where there are two (`free_builds.py`)
"""

from typing import Any

from argosy.game.wonders.cities.free_builds import leader_of_right, uses_leader
from argosy.rules.wonders.cities.terms import TAKE_DEBTS
from argosy.rules.wonders.ruleset import Ruleset


def choice_fields(ruleset: Ruleset, row: Any) -> dict[str, Any]:
    """Coins that become debts (CITIES-LOSS-3); the leader that makes the card free (LEADERS-CARD-50)."""
    return {
        "debts": int(row.card) if row.verb == TAKE_DEBTS else None,
        "by_leader": leader_of_right(ruleset) if uses_leader(row) else None,
    }


def thing(_ruleset: Ruleset, row: Any) -> str:
    """What an answer names: a number of debts."""
    return str(row.card) if row.verb == TAKE_DEBTS else ""
