"""Features of a seat's view of Leaders: own and offered leaders, those of each city."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from argosy.kernelc.kernel import kernel, value_of
from argosy.rules.features import Features, names_by
from argosy.rules.record_class import Numbers
from argosy.rules.records import Record
from argosy.rules.wonders.leaders.setup import is_leaders_in_play
from argosy.rules.wonders.leaders.terms import DRAFT
from argosy.rules.wonders.state import Game

if TYPE_CHECKING:
    from argosy.rules.wonders.ruleset import Ruleset

CITY = Features(
    {
        "leaders_in_hand": "leaders.hand_size",
        "leaders_free": "leaders.free",
        "leader_discount.self": "leaders.discount.0",
        "leader_discount.left": "leaders.discount.1",
        "leader_discount.right": "leaders.discount.2",
        "buried_points": "leaders.bury_points",
        "leaders_sold": "leaders.sales",
        "sends_defeats": "sends_defeats",
        "bank_bonus": "bank_bonus",
        "bonus_taken": "bonus_taken",
        "coins_per_token": "coins_per_token",
        "coins_chained": "leaders.coins_chained",
        "set_bonus": "set_bonus",
        "symbol_changes": "symbol_changes",
        "free_colors": "free_colors",
    }
)


@kernel
def observe_leaders_of_seat(game: Game, tables: Record, city: int, row: Numbers, at: int) -> int:
    """Append the features of the leaders that a seat knows, if Leaders is in play."""
    if is_leaders_in_play(tables):  # asked in a small function, because that costs no call
        at = observe_own_leaders(game, tables, city, row, at)
    return at


@kernel
def observe_own_leaders(game: Game, tables: Record, city: int, row: Numbers, at: int) -> int:
    """The own leaders and those that are drafted from; how many are left in the box (LEADERS-DRAFT-3)."""
    leaders, kinds = game.cities[city].leaders, tables.leaders.kinds
    for leader in range(kinds):
        row[at + leader] = 0
        row[at + kinds + leader] = 0
    for place in range(leaders.hand_size):
        row[at + leaders.hand[place]] += 1
    if game.cities[city].owes == DRAFT:
        for place in range(leaders.packet_size):
            row[at + kinds + leaders.packet[place]] += 1
    at += kinds + kinds
    row[at] = game.leaders.left
    return at + 1


def question_names(ruleset: "Ruleset") -> Iterator[str]:
    """Names of what `observe_own_leaders` writes."""
    yield from names_by("leader_in_hand", ruleset.ids("leaders"))
    yield from names_by("leader_offered", ruleset.ids("leaders"))
    yield "leaders_left"


@kernel
def observe_leaders_of_city(game: Game, tables: Record, seat: int, row: Numbers, at: int) -> int:
    """The leaders of a city, if there are any."""
    if is_leaders_in_play(tables):
        at = observe_recruited(game, tables, seat, row, at)
    return at


@kernel
def observe_recruited(game: Game, tables: Record, seat: int, row: Numbers, at: int) -> int:
    """Everything about leaders that lies open in a city, and what it changes (LEADERS-RECRUIT-5)."""
    city = game.cities[seat]
    leaders, kinds = city.leaders, tables.leaders.kinds
    for leader in range(kinds):
        row[at + leader] = 0
    for place in range(leaders.recruited):
        row[at + leaders.face_up[place]] = leaders.ages[place]
    if leaders.copied >= 0:
        row[at + leaders.copied] += 1
    at += kinds
    for value in CITY:
        row[at] = value_of(city, value)
        at += 1
    return at


def city_names(ruleset: "Ruleset") -> Iterator[str]:
    """Names of what `observe_recruited` writes."""
    yield from names_by("recruited", ruleset.ids("leaders"))
    yield from CITY.names
