"""Every line of the score pad for a real table has a colour behind its sign."""

import re

from argosy.web.duel.score import ICONS, ICONS_OF_EXPANSIONS
from argosy.web.rendering.assets import FOLDER
from argosy.web.wonders import score


def test_every_line_has_a_colour_on_the_page_of_the_pad():
    sheets = "".join((FOLDER / "css" / f"{name}.css").read_text() for name in ("parts", "pad"))
    used = {color for _, color in [*score.ICONS.values(), *(ICONS | ICONS_OF_EXPANSIONS).values()]}
    assert {"sea-icon", "white", "god"} <= used
    assert [color for color in used if not re.search(rf"\.{color} \{{\s+--c:", sheets)] == []
