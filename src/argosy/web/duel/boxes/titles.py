"""What Duel is called with boxes."""

from argosy.texts import Words
from argosy.web.duel.boxes.in_play import BOXES


def game_words(w: Words, boxes: tuple[str, ...]) -> str:
    """`Duel with Agora and Pantheon`."""
    named = {frozenset[str](): w.say("Duel")}
    for box in BOXES.values():
        named |= box.called(w)
    return named[frozenset(boxes)]
