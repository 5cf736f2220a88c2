"""Features of a seat's view of Armada: the question about ships and islands, the harbour of each city."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from argosy.kernelc.kernel import kernel, value_of
from argosy.rules.features import FeatureArrays, Features, copy_numbers, names_by
from argosy.rules.record_class import Numbers
from argosy.rules.records import Record
from argosy.rules.wonders.armada.setup import is_armada_in_play
from argosy.rules.wonders.armada.terms import KEEP, LANES, LEVELS, MOVE
from argosy.rules.wonders.state import Game
from argosy.rules.wonders.terms import AGES

if TYPE_CHECKING:
    from argosy.rules.wonders.ruleset import Ruleset

LANE_COUNT = len(LANES)
SIDES = ("left", "right")
HARBOR = Features(
    {
        "shipyard": "shipyard",
        "naval_shields": "naval",
        "naval_discount": "discount",
        "coins_per_move": "coins_per_move",
        "free_stage_ship": "free_stage_ship",
        "any_stage_ship": "any_stage_ship",
        "safe": "safe",
        "may_abstain": "may_abstain",
    }
)
HARBOR_ARRAYS = FeatureArrays(
    ("ships", "ships", LANES),
    ("tokens", "naval_tokens", range(1, AGES + 1)),
    ("far_units", "far_units", SIDES),
    ("far_price", "far_price", SIDES),
)


@kernel
def observe_question(game: Game, tables: Record, city: int, row: Numbers, at: int) -> int:
    """Append the features of a city's question about ships and islands, if Armada is in play."""
    if is_armada_in_play(tables):  # asked in a small function, because that costs no call
        at = observe_naval_question(game, tables, city, row, at)
    return at


@kernel
def observe_naval_question(game: Game, tables: Record, city: int, row: Numbers, at: int) -> int:
    """Lanes that may move, how many of them, the islands drawn, the sizes of the decks."""
    asked = game.cities[city]
    moves = asked.owes == MOVE
    for lane in range(LANE_COUNT):
        row[at + lane] = moves and (asked.armada.moves[0] >> lane & 1)
    row[at + LANE_COUNT] = asked.armada.moves_many[0] if moves else 0
    at += LANE_COUNT + 1
    for island in range(tables.armada.island_kinds):
        row[at + island] = 0
    if asked.owes == KEEP:
        for place in range(asked.armada.drawn.shape[0]):
            if asked.armada.drawn[place] >= 0:
                row[at + asked.armada.drawn[place]] += 1
    at += tables.armada.island_kinds
    for level in range(game.armada.left.shape[0]):
        row[at + level] = game.armada.left[level]
    return at + game.armada.left.shape[0]


def question_names(ruleset: "Ruleset") -> Iterator[str]:
    """Names of what `observe_naval_question` writes."""
    yield from names_by("may_move", LANES)
    yield "ships_to_move"
    yield from names_by("drawn", ruleset.ids("islands"))
    yield from names_by("islands_left", range(1, LEVELS + 1))


@kernel
def observe_ships(game: Game, tables: Record, seat: int, row: Numbers, at: int) -> int:
    """The harbour of a city, if it has one."""
    if is_armada_in_play(tables):
        at = observe_harbor(game, tables, seat, row, at)
    return at


@kernel
def observe_harbor(game: Game, tables: Record, seat: int, row: Numbers, at: int) -> int:
    """Everything that lies open in a harbour (ARMADA-TERM-2 to -4)."""
    armada = game.cities[seat].armada
    for value in HARBOR:
        row[at] = value_of(armada, value)
        at += 1
    for numbers in HARBOR_ARRAYS:
        at = copy_numbers(value_of(armada, numbers), row, at)
    for step in range(game.seats):
        row[at + step] = armada.attacks >> (seat + step) % game.seats & 1
    at += game.seats
    for island in range(tables.armada.island_kinds):
        row[at + island] = armada.islands >> island & 1
    return at + tables.armada.island_kinds


def city_names(ruleset: "Ruleset") -> Iterator[str]:
    """Names of what `observe_harbor` writes."""
    yield from (*HARBOR.names, *HARBOR_ARRAYS.names)
    yield from names_by("lands_on", range(ruleset.seats))
    yield from names_by("islands", ruleset.ids("islands"))
