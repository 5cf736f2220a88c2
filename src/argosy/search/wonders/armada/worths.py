"""What effects of Armada are worth (`search/wonders/worths.py`)."""

from argosy.search.wonders.worths import Worth

WORTHS = {
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
