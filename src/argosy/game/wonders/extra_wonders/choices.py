"""Choices that single boards add: `imitate left`, `imitate right`, the stage to copy."""

from argosy.game.types import RulesBehind
from argosy.game.wonders.hooks import Question
from argosy.rules.wonders.extra_wonders.terms import IMITATE_STAGE
from argosy.rules.wonders.records import ChoiceRow, City
from argosy.rules.wonders.ruleset import Ruleset

SIDES = ("left", "right")


def thing(_ruleset: Ruleset, row: ChoiceRow) -> str:
    """The neighbour whose stage is copied."""
    return SIDES[row.card] if row.verb == IMITATE_STAGE else ""


def copies_now(city: City) -> bool:
    """Has the city to copy a stage of a neighbour?"""
    return bool(city.extra_wonders.copy_due)


QUESTIONS = {
    "imitate": Question(
        mark="%",
        verbs=("imitate",),
        form="'imitate left' or 'imitate right'",
        listed="the two neighbours",
        step="ask_copies",
        any_turn=True,
        concerns=copies_now,
    ),
}


RULES: RulesBehind = {
    ("not_asked", "imitate"): ("EXTRA-PIS-2",),
    ("no_such_answer", "imitate"): ("EXTRA-PIS-2",),
}
"""The rules behind its refusals: code, and the first word of the choice where it matters -> ids."""
