"""Features of a seat's view of Edifice: the edifices; pawns and halves of stages of each city."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from argosy.kernelc.kernel import kernel, value_of
from argosy.rules.features import FeatureArrays, Features, copy_numbers, names_by
from argosy.rules.record_class import Numbers
from argosy.rules.records import Record
from argosy.rules.wonders.edifice.play import is_edifice_in_play
from argosy.rules.wonders.state import Game
from argosy.rules.wonders.terms import AGES

if TYPE_CHECKING:
    from argosy.rules.wonders.ruleset import Ruleset

TABLE = FeatureArrays(
    ("left", "edifice_pawns", range(1, AGES + 1)), ("turned", "edifice_turned", range(1, AGES + 1))
)
CITY = Features(
    {
        "edifice_debt": "debt",
        "halves": "halves",
        "half_asked": "half",
        "pawn_asked": "pawns_due",
    }
)


@kernel
def observe_edifices(game: Game, tables: Record, city: int, row: Numbers, at: int) -> int:
    """Append the features of the edifices on the table and their pawns."""
    if not is_edifice_in_play(tables):
        return at
    for kind in range(tables.edifice.kinds):
        row[at + kind] = 0
    for age in range(AGES):
        row[at + game.edifice.edifices[age]] = 1
    at += tables.edifice.kinds
    for numbers in TABLE:
        at = copy_numbers(value_of(game.edifice, numbers), row, at)
    return at


def question_names(ruleset: "Ruleset") -> Iterator[str]:
    """Names of what `observe_edifices` writes."""
    yield from names_by("edifice", ruleset.ids("edifices"))
    yield from TABLE.names


@kernel
def observe_pawns(game: Game, tables: Record, seat: int, row: Numbers, at: int) -> int:
    """Pawns and tokens of a city, halves of its stages, what its board asks."""
    if not is_edifice_in_play(tables):
        return at
    edifice = game.cities[seat].edifice
    at = copy_numbers(edifice.pawns, row, at)
    for value in CITY:
        row[at] = value_of(edifice, value)
        at += 1
    return at


def city_names(_ruleset: "Ruleset") -> Iterator[str]:
    """Names of what `observe_pawns` writes."""
    yield from names_by("pawn", range(1, AGES + 1))
    yield from CITY.names
