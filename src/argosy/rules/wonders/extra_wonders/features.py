"""Features of a seat's view of the single boards: copied stages and tokens of each city."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from argosy.kernelc.kernel import kernel, value_of
from argosy.rules.features import Features, copy_numbers, names_by
from argosy.rules.record_class import Numbers
from argosy.rules.records import Record
from argosy.rules.wonders.state import MAX_STAGES, Game

if TYPE_CHECKING:
    from argosy.rules.wonders.ruleset import Ruleset

CITY = Features({"tokens_of_diplomacy": "black.diplomacy", "copied_symbols": "black.masks"})


@kernel
def observe_extra(game: Game, tables: Record, seat: int, row: Numbers, at: int) -> int:
    """Copied stages, Diplomacy tokens and masks of a city; all of it lies open."""
    if tables.extra_wonders.boards == 0:
        return at
    city = game.cities[seat]
    at = copy_numbers(city.extra_wonders.copies, row, at)
    for value in CITY:
        row[at] = value_of(city, value)
        at += 1
    return at


def question_names(_ruleset: "Ruleset") -> Iterator[str]:
    """Names of questions: there are none."""
    yield from ()


def city_names(_ruleset: "Ruleset") -> Iterator[str]:
    """Names of what `observe_extra` writes."""
    yield from names_by("copied_stage", range(1, MAX_STAGES + 1))
    yield from CITY.names
