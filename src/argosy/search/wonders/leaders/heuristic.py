"""The heuristic for leaders, by their effects, and the worth of effects about leaders."""

from argosy.kernelc.kernel import kernel
from argosy.rules.records import Record
from argosy.rules.wonders.leaders.terms import BURY_ONE, DRAFT_LEADER, RETURN_TOKEN
from argosy.rules.wonders.state import ChoiceRow, Game
from argosy.search.wonders.evaluation.effect_heuristic import COIN, effects_worth
from argosy.search.wonders.evaluation.effect_values import Worth

BURIED = 2.0
"""Points for each coin of a buried leader's cost."""

EFFECT_VALUES = {
    "waive_resource": Worth(a_play=0.14),
    "bank_unit": Worth(a_play=0.16),
    "leaders_free": Worth(an_age=1.1),
    "leader_discount": Worth(an_age=0.5),
    "free_color": Worth(a_play=0.15),
    "coins_when_built": Worth(each_a_play=0.08),
    "coins_when_chained": Worth(each_a_play=0.05),
    "coins_when_bought": Worth(a_play=0.12),
    "coins_per_token": Worth(each_a_play=0.06),
    "more_from_bank": Worth(a_play=0.10),
    "revive": Worth(flat=4.0),
    "take_token": Worth(flat=3.0),
    "drop_defeats": Worth(flat=1.0),
    "others_return_token": Worth(flat=1.0),
    "defeats_to_winner": Worth(flat=1.0, an_age=1.0),
    "more_per_science_set": Worth(each=0.8),
    "change_symbol": Worth(flat=2.0),
    "points_per_set": Worth(each=0.6, each_a_play=0.05),
    "points_if_most": Worth(each=0.4),
    "points_without_defeats": Worth(each=0.35),
    "points_per_token_pair": Worth(flat=3.0),
    "points_if_only_leader": Worth(each=0.4),
    "draw_leaders": Worth(each=0.5),
    "recruit_extra": Worth(flat=2.5),
    "bury_leader": Worth(flat=3.0),
    "copy_leader": Worth(flat=2.5),
}
"""By kind of effect."""


@kernel
def evaluate_leader(
    game: Game, tables: Record, evaluation: Record, weights: Record, seat: int, choice: ChoiceRow
) -> float:
    """A leader that is drafted, recruited, copied or buried; a token that is given back."""
    if choice.verb == RETURN_TOKEN:
        return -1.0 * tables.victory[choice.card]
    leader = tables.leaders.leaders[choice.card]
    worth = effects_worth(game, tables, evaluation, weights, seat, leader.first_effect, leader.effects)
    if choice.verb == DRAFT_LEADER:
        return worth - COIN * leader.cost[1]
    if choice.verb == BURY_ONE:
        return BURIED * leader.cost[game.age - 1] - worth
    return worth
