"""What effects of single boards are worth (`search/wonders/worths.py`)."""

from argosy.search.wonders.worths import Worth

WORTHS = {
    "coins_per_source": Worth(each=0.8),
    "points_per_source": Worth(each=2.0),
    "points_per_marker_color": Worth(each=2.0),
    "copy_stage": Worth(flat=3.5),
    "copy_last_stage": Worth(flat=4.5),
}
"""By kind of effect."""
