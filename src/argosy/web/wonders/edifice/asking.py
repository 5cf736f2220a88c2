"""What Edifice asks: what a penalty takes, in the words of Babel (EDIFICE-5); what its boards ask (EDIFICE-6, -8)."""

from collections.abc import Callable

from argosy.game.types import Choice
from argosy.game.wonders.view import WondersView
from argosy.web.wonders.asking import Answer
from argosy.web.wonders.babel import asking as babel
from argosy.web.wonders.edifice import boards
from argosy.web.wonders.faces import Faces

QUESTIONS = (babel.PENALTY, *boards.QUESTIONS)

CARDS: dict[str | None, Callable[[WondersView], tuple[str, ...]]] = {babel.PENALTY: babel.buildings_to_give_up}
"""What lies in the hand's place."""


def question(shown: Faces, view: WondersView) -> tuple[str, str]:
    """What is asked, and how it is answered."""
    return boards.question(shown, view) if view.asked in boards.QUESTIONS else babel.question(shown, view)


def answer(shown: Faces, view: WondersView, choice: Choice) -> Answer | None:
    """An answer as a button."""
    return boards.answer(shown, view, choice) if view.asked in boards.QUESTIONS else babel.answer(shown, view, choice)


def chosen(shown: Faces, text: str) -> dict[str, str]:
    """The viewer's own secret answer in words, by verb."""
    verb, *rest = text.split()
    if verb == "stage" and rest[-1] == "edifice" and "+" in rest:
        said = shown.words.say("You build a stage of the wonder and take part in the edifice.")
        return {verb: said}
    return babel.chosen(shown, text) if verb == "discard" else boards.chosen(shown, text)
