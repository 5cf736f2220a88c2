"""Question of Manneken Pis: the neighbour whose last stage it copies (EXTRA-PIS-2)."""

from argosy.game.types import Choice
from argosy.game.wonders.view import WondersView
from argosy.web.rendering.parts import icon
from argosy.web.wonders.expansions.types import ExpansionHand
from argosy.web.wonders.faces import Faces, StageFace
from argosy.web.wonders.live.questions import AnswerButton


def last_stage(shown: Faces, view: WondersView, text: str) -> tuple[str, StageFace]:
    """The board of a neighbour and its last stage."""
    seat = view.seat or 0
    other = view.cities[(seat + (1 if text.endswith("left") else -1)) % len(view.cities)]
    return shown.city(other.wonder), shown.stages(other.wonder, other.side)[-1]


class ExtraWondersHand(ExpansionHand):
    """The single boards in the hand: questions and card actions."""

    questions = ("imitate",)

    def question(self, shown: Faces, view: WondersView) -> tuple[str, str]:
        """Return the title of the question, and the sentence below it."""
        w = shown.words
        return (
            w.say("Whose last stage does yours copy?"),
            w.say("You get all that it does, even if it is not built there."),
        )

    def answer(self, shown: Faces, view: WondersView, choice: Choice) -> AnswerButton:
        """The last stage of one neighbour, in words."""
        w, (name, stage) = shown.words, last_stage(shown, view, choice.text)
        said = w.say("As {wonder}: {effect}", wonder=name, effect=stage.text)
        return AnswerButton(choice.text, said, "", icon(choice.text.split()[-1], "dir") + stage.picture)

    def chosen(self, shown: Faces, text: str) -> dict[str, str]:
        """The viewer's own secret answer in words, by verb."""
        w, (verb, *rest) = shown.words, text.split()
        if verb != "imitate":
            return {}
        left = rest == ["left"]
        return {
            verb: w.say("You copy the left neighbour.") if left else w.say("You copy the right neighbour.")
        }
