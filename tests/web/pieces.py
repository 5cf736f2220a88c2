"""Pieces named by animation steps, and pieces that a page has."""

import json
import re

from argosy.web.rendering.assets import FOLDER
from argosy.web.table.animation import BANK, CHOSEN

ICONS = set(re.findall(r'id="([\w-]+)"', (FOLDER / "icons.svg").read_text()))
DOES = {"turn", "go", "leave", "fly", "drop", "play", "pass", "deal", "finish"}


def sent(reading):
    """The reveals that a page sends, oldest first."""
    return json.loads(reading.scripts[-1])


def newest(reading):
    """The moves of the newest reveal."""
    reveals = sent(reading)
    return (
        [move for animation_step in reveals[-1]["steps"] for move in animation_step["moves"]]
        if reveals
        else []
    )


def assert_sound(move):
    """A move that the browser knows, of pieces and icons that there can be."""
    assert move["do"] in DOES
    assert move["at"]
    assert move["do"] not in ("play", "pass") or move["from"]
    assert re.fullmatch(r"[\w+-]+( [\w+-]+)*", move["at"])
    if move["do"] == "fly":
        assert move["icon"] in ICONS, move
        assert move["from"], move
        assert move.get("count", 1) > 0, move


def on(reading):
    """All names of pieces on a page, and its faces: `face baths`."""
    names = {
        name for _, attrs in reading.elements for name in (attrs.get("data-piece"), attrs.get("id")) if name
    }
    return names | {f"face {attrs['data-face']}" for _, attrs in reading.elements if "data-face" in attrs}


def missing(move, before, after):
    """The ends of a move for which no page has a piece; what leaves stood on the page before, and what is
    turned over needs its face on the page after.
    """
    if move["do"] == "deal":
        return []
    ends = [(move["at"], after)] + (
        [(move["from"], before if move["do"] == "leave" else after)] if "from" in move else []
    )
    faces = [move["face"]] if "face" in move and f"face {move['face']}" not in after else []
    return faces + [names for names, page in ends if not {BANK, CHOSEN, *page} & set(names.split())]
