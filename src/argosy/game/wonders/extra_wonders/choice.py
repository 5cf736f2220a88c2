"""What single boards add to the texts of choices: `imitate left`, `imitate right`, whose stage is copied."""

from typing import Any

from argosy.rules.wonders.extra_wonders.terms import IMITATE_STAGE
from argosy.rules.wonders.ruleset import Ruleset

SIDES = ("left", "right")


def thing(_ruleset: Ruleset, row: Any) -> str:
    """The neighbour whose stage is copied."""
    return SIDES[row.card] if row.verb == IMITATE_STAGE else ""
