"""What effects of edifices and their boards are worth (`search/wonders/worths.py`)."""

from argosy.search.wonders.worths import Worth

WORTHS = {
    "points_per_color": Worth(each=5.0),
    "double_guild": Worth(flat=4.0),
    "choose_half": Worth(flat=3.0),
    "pawn": Worth(flat=2.5),
}
"""By kind of effect."""
