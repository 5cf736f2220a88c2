"""What a box prints, as faces: for pages that show something of each box without naming a card."""

from argosy.web.wonders.drawings import DRAWINGS
from argosy.web.wonders.face import Face
from argosy.web.wonders.faces import Faces


def first_card(shown: Faces, part: str, color: str) -> Face:
    """The first card of a colour that a box mixes into the Ages."""
    return next(shown.cards[one.id] for one in shown.catalog.cards if one.part == part and one.color == color)


def boards(shown: Faces, part: str) -> list[str]:
    """The drawings of the wonders that a box brings."""
    ids = {box.id for box in shown.catalog.boxes if box.part == part}
    return [DRAWINGS.wonder(wonder.id) for wonder in shown.catalog.wonders if wonder.box in ids]
