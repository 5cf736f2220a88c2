"""The hooks of Edifice in the search; everything lies open.

Edifices, pawns and halves of stages are judged by their effects.
"""

from typing import Any

from argosy.game.wonders.edifice.position import EdificeCityData, EdificeTableData
from argosy.game.wonders.view import CityView
from argosy.kernelc.kernel import kernel
from argosy.rules.records import Record
from argosy.rules.wonders import terms
from argosy.rules.wonders.edifice.terms import CHOOSE_HALF, GIVE_PAWN, TAKE_HALF
from argosy.rules.wonders.state import ChoiceRow, Game
from argosy.search.wonders.evaluation.effect_heuristic import effects_worth
from argosy.search.wonders.evaluation.effect_values import Worth
from argosy.search.wonders.hidden_information.viewed_table import ViewedTable
from argosy.search.wonders.hooks import ExpansionSearch
from argosy.search.wonders.interactions.copied_stages import effects_of_stages
from argosy.search.wonders.works.heuristic import joining
from argosy.search.wonders.works.position_from_view import loss_of

EFFECT_VALUES = {
    "points_per_color": Worth(each=5.0),
    "double_guild": Worth(flat=4.0),
    "choose_half": Worth(flat=3.0),
    "pawn": Worth(flat=2.5),
}
"""By kind of effect."""


def city_of_edifice(table: ViewedTable, city: CityView) -> dict[str, Any]:
    """Pawns, halves, and what the board asks now."""
    seen = city.edifice
    assert seen is not None
    halves = dict(seen.halves)
    asks = city.seat == table.seat
    penalty = table.view.edifice.penalty if table.view.edifice and asks else ()
    return {
        "edifice": EdificeCityData(
            pawns=list(seen.pawns),
            debt=seen.debt,
            loss=loss_of(table, penalty),
            halves=[halves.get(stage, "") for stage in range(1, max(halves, default=0) + 1)],
            half=_half_due(table, city, halves) if asks and table.view.asked == "half" else 0,
            pawns_due=_pawns_due(table, city) if asks and table.view.asked == "pawn" else [],
        )
    }


def _half_due(table: ViewedTable, city: CityView, halves: dict[int, str]) -> int:
    """The stage whose half is to be chosen."""
    return next(
        stage
        for stage, kind, _ in effects_of_stages(table, city)
        if kind == CHOOSE_HALF and stage not in halves
    )


def _pawns_due(table: ViewedTable, city: CityView) -> list[int]:
    """The Ages of the pawn that is to be chosen: those of all stages that give pawns; of past ones none is
    left.
    """
    ages = [units for _, kind, units in effects_of_stages(table, city) if kind == GIVE_PAWN]
    return [age for age in range(1, terms.AGES + 1) if any(units >> age - 1 & 1 for units in ages)]


def table_of_edifice(table: ViewedTable) -> dict[str, Any]:
    """The edifices and their pawns."""
    seen = table.view.edifice
    assert seen is not None
    return {
        "edifice": EdificeTableData(
            edifices=[one.id for one in seen.edifices],
            left=[one.pawns for one in seen.edifices],
            turned=[one.turned for one in seen.edifices],
        )
    }


@kernel
def look_at_edifice(game: Game, tables: Record, evaluation: Record, seat: int, weights: Record) -> None:
    """Note the worth of a pawn of the edifice of this Age."""
    weights.joins += pawn_worth(game, tables, evaluation, seat, weights, game.age - 1)


@kernel
def pawn_worth(game: Game, tables: Record, evaluation: Record, seat: int, weights: Record, age: int) -> float:
    """A pawn of an Age (from 0)."""
    if tables.edifice.pawns == 0 or game.edifice.edifices[age] < 0:
        return 0.0
    return joining(
        game, tables, evaluation, seat, weights, tables.edifice.edifices[game.edifice.edifices[age]]
    )


@kernel
def evaluate_board_answer(
    game: Game, tables: Record, evaluation: Record, weights: Record, seat: int, choice: ChoiceRow
) -> float:
    """A half of a stage, the Age of a pawn."""
    if choice.verb != TAKE_HALF:
        return pawn_worth(game, tables, evaluation, seat, weights, choice.card)
    half = tables.edifice.halves[game.cities[seat].edifice.half - 1]
    side = choice.card
    return effects_worth(game, tables, evaluation, weights, seat, half.first_effect[side], half.effects[side])


HOOKS = ExpansionSearch(
    effect_values=EFFECT_VALUES,
    city=city_of_edifice,
    table=table_of_edifice,
    look=look_at_edifice,
    evaluate_answer=evaluate_board_answer,
)
