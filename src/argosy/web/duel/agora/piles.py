"""The deck of conspiracies beside the structure (AGORA-014)."""

from argosy.texts import Words
from argosy.web.duel.boxes.types import Pile
from argosy.web.duel.faces import DuelFace
from argosy.web.duel.seen import Seen


def piles(one: Seen) -> tuple[Pile, ...]:
    """The deck as the viewer sees it."""
    stock, faces, w = one.view.stock, one.faces, one.faces.words
    known = tuple((n, faces.conspiracies[name]) for n, name in enumerate(stock, 1) if name)
    return (Pile("conspiracies", "conspiracy", len(stock), w.say("conspiracies"), _words(w, len(stock), known), known),)


def _words(w: Words, left: int, known: tuple[tuple[int, DuelFace], ...]) -> str:
    """How many are left, and those that the viewer has put back (AGORA-042)."""
    count = w.count("{n} conspiracy in the deck", "{n} conspiracies in the deck", left)
    told = [w.say("{name} is number {n} from the top", name=face.name, n=n) for n, face in known]
    return w.parts((count, *told))
