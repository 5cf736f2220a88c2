"""What effects of leaders are worth (`search/wonders/worths.py`)."""

from argosy.search.wonders.worths import Worth

WORTHS = {
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
