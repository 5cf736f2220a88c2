"""The heuristic for ships, islands and sea conflicts, and the worth of effects of Armada."""

from typing import Any

from argosy.kernelc.kernel import kernel
from argosy.rules.records import Record
from argosy.rules.wonders.armada.terms import FIGHT_AT_SEA, KEEP_ISLAND, LANES
from argosy.rules.wonders.state import ChoiceRow, Game
from argosy.search.wonders.evaluation.effect_heuristic import effects_worth
from argosy.search.wonders.evaluation.effect_values import Worth

LANE_COUNT = len(LANES)
EXPLORING: Any = (0.0, 3.2, 4.6, 6.2)
"""Points of a good island, by level."""
ON_THE_WAY = 0.45
"""Part of an island's worth that the step before it is worth."""
NAVAL_SHIELD = 1.2
COMMERCE = 0.8
COIN = 0.42
TAX = 0.12
"""Points that a coin less for another city is worth."""
PROGRESS = 0.03
"""Points of a step for each play to come, because it brings the next space nearer."""
FIGHTING = 1.0
"""A conflict at sea that need not be fought."""

EFFECT_VALUES = {
    "naval_shields": Worth(each=1.3),
    "incursion": Worth(flat=1.2),
    "free_ship": Worth(each=2.5),
    "pirates": Worth(flat=1.0),
    "emporium": Worth(a_play=0.10),
    "top_island": Worth(unit=2.2),
    "safe_from_losses": Worth(a_play=0.15),
    "naval_discount": Worth(a_play=0.20),
    "coins_per_naval_construction": Worth(a_play=0.12),
    "free_stage_ship": Worth(a_play=0.12),
    "any_stage_ship": Worth(a_play=0.04),
    "naval_conflict_optional": Worth(flat=1.0, an_age=1.0),
    "points_per_chosen_color": Worth(each=3.5, each_a_play=0.1),
}
"""By kind of effect."""


@kernel
def look_at_ships(game: Game, tables: Record, evaluation: Record, seat: int, weights: Record) -> None:
    """Note the worth of moving each ship by one space."""
    if tables.armada.last_space > 0:
        for lane in range(LANE_COUNT):
            weights.ship[lane] = ship_worth(game, tables, seat, weights, lane)


@kernel
def ship_worth(game: Game, tables: Record, seat: int, weights: Record, lane: int) -> float:
    """The next space of a lane, compared with the one where the ship is."""
    at = game.cities[seat].armada.ships[lane]
    if at >= tables.armada.last_space:
        return 0.0
    before, after = tables.armada.spaces[lane, at], tables.armada.spaces[lane, at + 1]
    worth = after.points - before.points + COMMERCE * (after.commercial_level - before.commercial_level)
    worth += NAVAL_SHIELD * (after.naval_shields - before.naval_shields) + COIN * after.coins
    worth += TAX * after.tax * (game.seats - 1) + PROGRESS * weights.plays
    if after.explore > 0:
        return worth + EXPLORING[after.explore]
    if at + 2 <= tables.armada.last_space and weights.plays > 0:
        worth += ON_THE_WAY * EXPLORING[tables.armada.spaces[lane, at + 2].explore]
    return worth


@kernel
def evaluate_ships(weights: Record, ships: int) -> float:
    """All ships of a bit set."""
    worth = 0.0
    for lane in range(LANE_COUNT):
        if ships >> lane & 1:
            worth += weights.ship[lane]
    return worth


@kernel
def evaluate_naval_answer(
    game: Game, tables: Record, evaluation: Record, weights: Record, seat: int, choice: ChoiceRow
) -> float:
    """An island that is kept, a conflict; ships that move stand in the add-on."""
    if choice.verb == KEEP_ISLAND:
        island = tables.armada.islands[choice.card]
        return effects_worth(game, tables, evaluation, weights, seat, island.first_effect, island.effects)
    return FIGHTING if choice.verb == FIGHT_AT_SEA else 0.0
