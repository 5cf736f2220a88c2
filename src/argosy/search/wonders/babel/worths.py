"""What rewards, penalties and tiles of Babel are worth (`search/wonders/worths.py`). A tile works for everybody, so only
the moment that its owner chooses is worth something.
"""

from argosy.catalog.wonders.babel.words import FIELDS
from argosy.search.wonders.worths import Worth

WORTHS = {
    **dict.fromkeys(FIELDS, Worth(a_play=0.03)),
    "free_stage_once": Worth(flat=2.5),
    "free_card_once": Worth(flat=2.0),
    "any_color_once": Worth(an_age=0.5),
    "lose_card": Worth(flat=-2.0),
    "lose_all_coins": Worth(flat=-2.0),
    "lose_coins": Worth(each=-0.35),
    "lose_victory_tokens": Worth(each=-2.0),
    "board_rests": Worth(a_play=-0.3),
}
"""By kind of effect."""
