"""What Edifice adds to the texts of choices.

stage with CARD + edifice   the cost of the edifice is paid in the same sum
half left, half right       the half of a stage of Carthage that works
pawn N                      the Age of the pawn that a stage of Ur gives
"""

from typing import Any

from argosy.catalog.wonders.babel.facts import Babel
from argosy.game.wonders.babel.choice import joins, thing_to_give_up
from argosy.rules.wonders.edifice.tables import SIDES
from argosy.rules.wonders.edifice.terms import TAKE_HALF, TAKE_PAWN, WITH_EDIFICE
from argosy.rules.wonders.ruleset import Ruleset
from argosy.rules.wonders.terms import STAGE

RIDERS = (r" \+ edifice",)


def choice_fields(_ruleset: Ruleset, row: Any) -> dict[str, Any]:
    """Whether the city takes part."""
    return {"joins": joins(row)}


def thing(ruleset: Ruleset, row: Any) -> str:
    """What a penalty takes, a half of a stage, the Age of a pawn."""
    if row.verb == TAKE_HALF:
        return SIDES[row.card]
    if row.verb == TAKE_PAWN:
        return str(row.card + 1)
    return "" if ruleset.catalog.of(Babel) else thing_to_give_up(ruleset, row)


def rider(_ruleset: Ruleset, _city: Any, row: Any) -> str:
    """What is done together with a stage."""
    return " + edifice" if row.verb == STAGE and row.rider & WITH_EDIFICE else ""
