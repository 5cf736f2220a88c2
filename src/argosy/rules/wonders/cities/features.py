"""Features of a seat's view of Cities: coins to lose; debts, tokens and rights of each city."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from argosy.kernelc.kernel import kernel, value_of
from argosy.rules.features import Features
from argosy.rules.record_class import Numbers
from argosy.rules.records import Record
from argosy.rules.wonders.cities.play import is_cities_in_play
from argosy.rules.wonders.cities.state import BlackCityFields
from argosy.rules.wonders.cities.terms import DEBT
from argosy.rules.wonders.interactions.cities_and_leaders import are_leaders_dealt
from argosy.rules.wonders.state import Game

if TYPE_CHECKING:
    from argosy.rules.wonders.ruleset import Ruleset

CITY = Features({"debts": "debts", "diplomacy": "diplomacy", "masks": "masks"})
RIGHTS = Features(
    {
        "free_black": "free_black",
        "loss_of_stages": "loss_of_stages",
        "defeat_shields": "defeat_shields",
    }
)


@kernel
def observe_loss(game: Game, tables: Record, city: int, row: Numbers, at: int) -> int:
    """Of how many coins a city is asked how many become debts."""
    if not is_cities_in_play(tables):
        return at
    asked = game.cities[city]
    row[at] = asked.black.loss if asked.owes == DEBT else 0
    return at + 1


def question_names(_ruleset: "Ruleset") -> Iterator[str]:
    """Names of what `observe_loss` writes."""
    yield "coins_to_lose"


@kernel
def observe_debts(game: Game, tables: Record, seat: int, row: Numbers, at: int) -> int:
    """Debts, Diplomacy tokens and masks of a city; all of it lies open."""
    if not is_cities_in_play(tables):
        return at
    black = game.cities[seat].black
    for value in CITY:
        row[at] = value_of(black, value)
        at += 1
    return observe_rights_by_leaders(tables, black, row, at)


@kernel
def observe_rights_by_leaders(tables: Record, black: BlackCityFields, row: Numbers, at: int) -> int:
    """Append the features of rights by leaders that come with Cities, if there are leaders."""
    if not are_leaders_dealt(tables):
        return at
    for value in RIGHTS:
        row[at] = value_of(black, value)
        at += 1
    return at


def city_names(ruleset: "Ruleset") -> Iterator[str]:
    """Names of what `observe_debts` writes."""
    yield from CITY.names
    if ruleset.ids("leaders"):
        yield from RIGHTS.names
