"""Choices that Edifice adds: taking part with a stage, answers, refusals, costs.

stage with CARD + edifice   the cost of the edifice is paid in the same sum
half left, half right       the half of a stage of Carthage that works
pawn N                      the Age of the pawn that a stage of Ur gives

Codes of its own: no_edifice, no_pawns, has_pawn.
"""

from argosy.catalog.wonders.edifice.facts import Edifice
from argosy.catalog.wonders.works.facts import Project
from argosy.game.types import Choice, Fields, Refusal, RulesBehind
from argosy.game.wonders.choice_query import ChoiceQuery, CityQuestion
from argosy.game.wonders.hooks import Extra, Question
from argosy.rules.wonders.edifice.ruleset import facts_of
from argosy.rules.wonders.edifice.tables import SIDES
from argosy.rules.wonders.edifice.terms import TAKE_HALF, TAKE_PAWN, WITH_EDIFICE
from argosy.rules.wonders.records import ChoiceRow, City, Game
from argosy.rules.wonders.ruleset import Ruleset
from argosy.rules.wonders.terms import STAGE

ADD_ONS = (r" \+ edifice",)


def choice_fields(_ruleset: Ruleset, row: ChoiceRow) -> Fields:
    """Whether the city takes part."""
    return {"joins": joins(row)}


def joins(row: ChoiceRow) -> bool:
    """Does the city take part in the edifice of the Age?"""
    return row.verb == STAGE and bool(row.add_on & WITH_EDIFICE)


def thing(_ruleset: Ruleset, row: ChoiceRow) -> str:
    """Return the object of an answer in words: a half of a stage, the Age of a pawn."""
    if row.verb == TAKE_HALF:
        return SIDES[row.card]
    return str(row.card + 1) if row.verb == TAKE_PAWN else ""


def add_on(_ruleset: Ruleset, _city: City, row: ChoiceRow) -> str:
    """Return the add-on of a stage in words."""
    return " + edifice" if joins(row) else ""


def has_halves(city: City) -> bool:
    """Has the city built a stage in two halves in this turn?"""
    return bool(city.edifice.half)


def has_pawn_to_take(city: City) -> bool:
    """Does a stage give the city a pawn of more than one Age?"""
    return bool(city.edifice.pawns_due)


QUESTIONS = {
    "half": Question(
        mark="/",
        verbs=("half",),
        form="'half left' or 'half right'",
        listed="the two halves of the stage",
        step="ask_boards",
        any_turn=True,
        concerns=has_halves,
    ),
    "pawn": Question(
        mark="o",
        verbs=("pawn",),
        form="'pawn N' with the number of an Age",
        listed="the Ages whose pawn can still be had",
        step="ask_boards",
        any_turn=True,
        concerns=has_pawn_to_take,
    ),
}


def edifice_of(ruleset: Ruleset, game: Game, age: int = 0) -> Project:
    """The edifice of an Age, of this one if none is named."""
    return facts_of(ruleset.catalog).edifices[game.edifice.edifices[(age or int(game.age)) - 1]]


def refuse_add_on(asked: CityQuestion, query: ChoiceQuery) -> Refusal | None:
    """Taking part that this action cannot have (EDIFICE-2, -4)."""
    if asked.ruleset.catalog.of(Edifice) is None or query.verb != "stage":
        return Refusal(code="no_edifice", text="a city takes part in an edifice when it builds a stage")
    edifice, age = edifice_of(asked.ruleset, asked.game).id, int(asked.game.age) - 1
    if asked.city.edifice.pawns[age]:
        return Refusal(
            code="has_pawn", text=f"{edifice}: this city has its pawn of this Age", values={"what": edifice}
        )
    if asked.game.edifice.turned[age]:
        return Refusal(code="no_pawns", text=f"{edifice}: all pawns are taken", values={"what": edifice})
    return None


def queried_extra(asked: CityQuestion, query: ChoiceQuery) -> Extra | None:  # noqa: ARG001
    """Return the cost of taking part in the edifice."""
    return _extra(edifice_of(asked.ruleset, asked.game))


def listed_extra(ruleset: Ruleset, game: Game, choice: Choice) -> Extra | None:
    """Return the cost of taking part in the edifice by a listed choice."""
    return _extra(edifice_of(ruleset, game)) if choice.joins and choice.verb == "stage" else None


def _extra(edifice: Project) -> Extra:
    return Extra(words=" + edifice", cost={}, coins=edifice.coins, saves_one=False, shown_as="project_cost")


RULES: RulesBehind = {
    ("no_edifice", ""): ("EDIFICE-2",),
    ("no_pawns", ""): ("EDIFICE-4",),
    ("has_pawn", ""): ("EDIFICE-2",),
    ("not_asked", "half"): ("EDIFICE-8",),
    ("no_such_answer", "half"): ("EDIFICE-8",),
    ("not_asked", "pawn"): ("EDIFICE-6",),
    ("no_such_answer", "pawn"): ("EDIFICE-6",),
}
"""The rules behind its refusals: code, and the first word of the choice where it matters -> ids."""
