"""What Edifice asks: what a penalty takes, in the words of Babel (EDIFICE-5)."""

from collections.abc import Callable

from argosy.game.wonders.view import WondersView
from argosy.web.wonders.babel import asking as babel
from argosy.web.wonders.faces import Faces

QUESTIONS = (babel.PENALTY,)

CARDS: dict[str | None, Callable[[WondersView], tuple[str, ...]]] = {babel.PENALTY: babel.buildings_to_give_up}
"""What lies in the hand's place."""


def chosen(shown: Faces, text: str) -> dict[str, str]:
    """The viewer's own secret answer in words, by verb."""
    verb, *rest = text.split()
    if verb == "stage" and rest[-1] == "edifice" and "+" in rest:
        said = shown.words.say("You build a stage of the wonder and take part in the edifice.")
        return {verb: said}
    return babel.chosen(shown, text) if verb == "discard" else {}
