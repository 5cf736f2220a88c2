"""Every line of the score pad for a real table has a colour behind its sign."""

import re

from argosy.web.assets import FOLDER
from argosy.web.duel import pad
from argosy.web.wonders import score


def test_every_line_has_a_colour_on_the_page_of_the_pad():
    sheets = "".join((FOLDER / "css" / f"{name}.css").read_text() for name in ("parts", "pad"))
    used = {color for _, color in [*score.ICONS.values(), *(pad.ICONS | pad.ICONS_OF_BOXES).values()]}
    assert {"seac", "white", "god"} <= used
    assert [color for color in used if not re.search(rf"\.{color} \{{\s+--c:", sheets)] == []
