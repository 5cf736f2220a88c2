"""What lies beside the structure: the discard pile, which both may look through, and the deck of conspiracies (DUEL-023, AGORA-014)."""

import msgspec

from argosy.catalog.duel import COLORS
from argosy.texts import Words
from argosy.web.duel.faces import DuelFace, DuelFaces
from argosy.web.duel.holds import Hold, hold
from argosy.web.duel.seen import Seen


class Discarded(msgspec.Struct, frozen=True):
    """A card of the discard pile."""

    face: DuelFace
    hold: Hold


class Piles(msgspec.Struct, frozen=True):
    """All piles of the table."""

    discard: tuple[Discarded, ...]
    discard_words: str
    conspiracies: int | None
    """Cards left in the deck; None without Agora."""
    conspiracies_words: str
    known: tuple[tuple[int, DuelFace], ...]
    """Conspiracies in the deck that the viewer knows, with their place from the top."""


def values(one: Seen) -> Piles:
    """The piles as the viewer sees them."""
    view, faces, w = one.view, one.faces, one.faces.words
    known = tuple((n, faces.conspiracies[name]) for n, name in enumerate(view.stock, 1) if name)
    return Piles(
        discard=tuple(
            Discarded(face, hold(one.targets, f"discard:{face.id}")) for face in _sorted(faces, view.discard)
        ),
        discard_words=w.count("{n} card discarded", "{n} cards discarded", len(view.discard)),
        conspiracies=len(view.stock) if "agora" in view.boxes else None,
        conspiracies_words=_conspiracies(w, len(view.stock), known),
        known=known,
    )


def _sorted(faces: DuelFaces, cards: tuple[str, ...]) -> list[DuelFace]:
    """By colour, as in a city; senators last."""
    order = {color: n for n, color in enumerate(COLORS)}
    return sorted((faces.cards[card] for card in cards), key=lambda face: order.get(face.color, len(order)))


def _conspiracies(w: Words, left: int, known: tuple[tuple[int, DuelFace], ...]) -> str:
    """How many are left, and those that the viewer has put back (AGORA-042)."""
    count = w.count("{n} conspiracy in the deck", "{n} conspiracies in the deck", left)
    told = [w.say("{name} is number {n} from the top", name=face.name, n=n) for n, face in known]
    return "; ".join((count, *told))
