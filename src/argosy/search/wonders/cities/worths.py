"""What effects of Cities are worth (`search/wonders/worths.py`): losses of others count a little as gains."""

from argosy.search.wonders.worths import Worth

WORTHS = {
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
