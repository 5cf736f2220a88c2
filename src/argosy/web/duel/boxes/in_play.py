"""The boxes that have pages, and which of them a table has: one line for each box."""

from collections.abc import Container
from typing import Any

from argosy.rules.duel.boxes import in_play as rules
from argosy.web.duel.agora.pages import AGORA
from argosy.web.duel.boxes.types import Boxes
from argosy.web.duel.pantheon.pages import PANTHEON
from argosy.web.duel.seen import Seen

BOXES = {"agora": AGORA, "pantheon": PANTHEON}


def in_play(boxes: Container[str]) -> Boxes:
    """The boxes of a table."""
    return rules.in_play(BOXES, boxes)


def more_of_board(one: Seen) -> dict[str, Any]:
    """Values of all boxes for the templates, which show those that are there."""
    return {name: value for box in BOXES.values() for name, value in box.board(one).items()}
