"""The hooks of Cities in the search: hidden black cards, and the heuristic for debts.

A seat knows everything but which black cards are in the game (CITIES-SETUP-1); debts are judged by the worth
of the coins that they save, losses of others count a little as gains.
"""

from typing import Any

from argosy.game.wonders.cities.position import CitiesCityData
from argosy.game.wonders.view import CityView
from argosy.kernelc.kernel import kernel
from argosy.rules.records import Record
from argosy.rules.wonders.cities.state import FRESH, USED
from argosy.rules.wonders.demands import forget_demands
from argosy.rules.wonders.state import ChoiceRow, Game
from argosy.search.wonders.evaluation.effect_heuristic import coins_worth
from argosy.search.wonders.evaluation.effect_values import Worth
from argosy.search.wonders.hidden_information.pool_builder import add_pool, count_of_pool
from argosy.search.wonders.hidden_information.viewed_table import ViewedTable
from argosy.search.wonders.hooks import ExpansionSearch

EFFECT_VALUES = {
    "loss": Worth(each=0.32),
    "loss_per": Worth(each=0.5),
    "coins_to_neighbors": Worth(each=-0.15),
    "coins_to_others": Worth(each=-0.23),
    "debts_to_neighbors": Worth(each=0.5),
    "victory_token": Worth(unit=1.0),
    "points_per_victory_token": Worth(each=1.5),
    "diplomacy": Worth(flat=1.5),
    "mask": Worth(flat=3.0),
    "rebate_first": Worth(a_play=0.08),
    "rebate_board": Worth(a_play=0.08),
    "more_of_own": Worth(a_play=0.16),
    "more_of_missing": Worth(a_play=0.24),
    "stages_without_resources": Worth(a_play=0.15),
    "free_black_once_per_age": Worth(flat=1.4, an_age=1.4),
    "loss_when_stage_built": Worth(each_a_play=0.05),
    "loss_by_age": Worth(flat=0.6),
    "shields_per_defeat": Worth(each=1.5),
}
"""By kind of effect."""


def pool_of_cities(tables: Record, age: int) -> tuple[list[int], int]:
    """The black cards of an Age (from 1), and how many of them are in the game."""
    black, row = tables.black, age - 1
    return [int(kind) for kind in black.decks[row, : black.deck_size[row]]], int(black.used)


def city_of_cities(_table: ViewedTable, city: CityView) -> dict[str, Any]:
    """Debts, tokens, and what is being lost."""
    seen = city.cities
    assert seen is not None
    return {"cities": CitiesCityData(debts=seen.debts, diplomacy=seen.diplomacy, loss=seen.loss)}


def mend_cities(table: ViewedTable, state: Record) -> None:
    """The right to a free black card that has been used in this Age."""
    for city in table.view.cities:
        black = state.cities[city.seat].black
        if city.cities is not None and black.free_black == FRESH and not city.cities.free_black:
            black.free_black = USED


@kernel
def evaluate_debts(
    game: Game, tables: Record, evaluation: Record, weights: Record, seat: int, choice: ChoiceRow
) -> float:
    """A point less for each debt; the other coins are paid."""
    city = game.cities[seat]
    return coins_worth(weights, city.coins, choice.card - city.black.loss) - choice.card


@kernel
def hide_losses(game: Game, tables: Record, seat: int) -> None:
    """Remove what cities demand of others in a turn that is under way."""
    for other in range(game.seats):
        forget_demands(game.cities[other])


@kernel
def count_black_pool(tables: Record, hidden: Record, age: int) -> int:
    """Of how many black cards only some are in the game, so that they are unseen (CITIES-SETUP-1)."""
    black = tables.black
    return count_of_pool(hidden, black.decks[age - 1], black.deck_size[age - 1], black.used)


@kernel
def add_black_pool(tables: Record, hidden: Record, age: int, place: int) -> int:
    """A pool of these cards."""
    black = tables.black
    return add_pool(hidden, black.decks[age - 1], black.deck_size[age - 1], black.used, place)


HOOKS = ExpansionSearch(
    effect_values=EFFECT_VALUES,
    city=city_of_cities,
    mend=mend_cities,
    pool=pool_of_cities,
    hide_turn=hide_losses,
    count_pool=count_black_pool,
    add_pool=add_black_pool,
    evaluate_answer=evaluate_debts,
)
