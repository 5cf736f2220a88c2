"""Why a city cannot take part in the edifice of the Age, and what taking part costs."""

from typing import Any

from argosy.catalog.wonders.edifice.facts import Edifice
from argosy.catalog.wonders.works.facts import Project
from argosy.game.types import Choice, Refusal
from argosy.game.wonders.asked import Asked, Wish
from argosy.game.wonders.box import Extra
from argosy.rules.wonders.edifice.ruleset import facts_of
from argosy.rules.wonders.ruleset import Ruleset


def edifice_of(ruleset: Ruleset, game: Any, age: int = 0) -> Project:
    """The edifice of an Age, of this one if none is named."""
    return facts_of(ruleset.catalog).edifices[game.edifice.edifices[(age or int(game.age)) - 1]]


def refuse_rider(asked: Asked, wish: Wish) -> Refusal | None:
    """Taking part that this action cannot have (EDIFICE-2, -4)."""
    if asked.ruleset.catalog.of(Edifice) is None or wish.verb != "stage":
        return Refusal(code="no_edifice", text="a city takes part in an edifice when it builds a stage")
    edifice, age = edifice_of(asked.ruleset, asked.game).id, int(asked.game.age) - 1
    if asked.city.edifice.pawns[age]:
        return Refusal(code="has_pawn", text=f"{edifice}: this city has its pawn of this Age", values={"what": edifice})
    if asked.game.edifice.turned[age]:
        return Refusal(code="no_pawns", text=f"{edifice}: all pawns are taken", values={"what": edifice})
    return None


def wished_extra(asked: Asked, wish: Wish) -> Extra | None:  # noqa: ARG001
    """What taking part costs."""
    return _extra(edifice_of(asked.ruleset, asked.game))


def listed_extra(ruleset: Ruleset, game: Any, choice: Choice) -> Extra | None:
    """What taking part in a listed choice costs."""
    return _extra(edifice_of(ruleset, game)) if choice.joins and choice.verb == "stage" else None


def _extra(edifice: Project) -> Extra:
    return Extra(words=" + edifice", cost={}, coins=edifice.coins, saves_one=False, shown_as="project_cost")
