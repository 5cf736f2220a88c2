"""View models of the piles beside the structure: the discard pile and those of expansions.

Both players may look through the discard pile (DUEL-023).
"""

import msgspec

from argosy.catalog.duel import COLORS
from argosy.web.duel.expansions.in_play import in_play
from argosy.web.duel.expansions.types import Pile
from argosy.web.duel.faces import DuelFace, DuelFaces
from argosy.web.duel.part_maker import Hold, Seen, hold


class Discarded(msgspec.Struct, frozen=True):
    """A card of the discard pile."""

    face: DuelFace
    hold: Hold


class Piles(msgspec.Struct, frozen=True):
    """All piles of the table."""

    discard: tuple[Discarded, ...]
    discard_words: str
    more: tuple[Pile, ...]


def values(one: Seen) -> Piles:
    """The piles as the viewer sees them."""
    view, faces, w = one.view, one.faces, one.faces.words
    return Piles(
        discard=tuple(
            Discarded(face, hold(one.targets, f"discard:{face.id}")) for face in _sorted(faces, view.discard)
        ),
        discard_words=w.count("{n} card discarded", "{n} cards discarded", len(view.discard)),
        more=tuple(pile for expansion in in_play(view.expansions) for pile in expansion.table.piles(one)),
    )


def _sorted(faces: DuelFaces, cards: tuple[str, ...]) -> list[DuelFace]:
    """By colour, as in a city; senators last."""
    order = {color: n for n, color in enumerate(COLORS)}
    return sorted((faces.cards[card] for card in cards), key=lambda face: order.get(face.color, len(order)))
