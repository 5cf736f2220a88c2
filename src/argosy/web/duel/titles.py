"""How a game of Duel ended, in a few words: for lists, top bars and score sheets."""

from argosy.texts import Words
from argosy.web.duel.boxes.in_play import of_all


def supremacy(w: Words, result: str | None) -> str:
    """The name of an immediate victory (DUEL-072, DUEL-082, AGORA-080); nothing for a game that points decided."""
    named = {
        "military": w.say("military supremacy"),
        "science": w.say("scientific supremacy"),
        "science_shared": w.say("scientific supremacy"),
        **of_all(lambda box: box.supremacies(w)),
    }
    return named.get(result or "", "")


def way(w: Words, result: str | None) -> str:
    """By what a game was won; nothing while it runs."""
    return supremacy(w, result) or (w.say("civilian victory") if result else "")


def outcome(w: Words, place: int | None, result: str | None) -> str:
    """What the viewer has made of a finished game; nothing for somebody who only watched."""
    if place is None:
        return ""
    if result in ("shared", "science_shared"):
        return w.say("shared victory")
    return w.say("won") if place == 1 else w.say("lost")
