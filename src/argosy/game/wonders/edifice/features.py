"""Names of the features of Edifice, in the order of `argosy.rules.wonders.edifice.features`."""

from collections.abc import Iterator

from argosy.rules.wonders.ruleset import Ruleset
from argosy.rules.wonders.state import AGES


def question_names(ruleset: Ruleset) -> Iterator[str]:
    """Names of what everybody knows of the edifices."""
    yield from (f"edifice.{edifice}" for edifice in ruleset.ids("edifices"))
    yield from (f"edifice_pawns.{age}" for age in range(1, AGES + 1))
    yield from (f"edifice_turned.{age}" for age in range(1, AGES + 1))


def city_names(ruleset: Ruleset) -> Iterator[str]:  # noqa: ARG001
    """Names of what lies open in one city."""
    yield from (f"pawn.{age}" for age in range(1, AGES + 1))
    yield "edifice_debt"
    yield from ("halves", "half_asked", "pawn_asked")
