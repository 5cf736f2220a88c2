"""Questions to the viewer, and the answers that need no card: pass, and those of expansions."""

import msgspec
from markupsafe import Markup

from argosy.game.types import Choice
from argosy.game.wonders.view import WondersView
from argosy.web.models import Offers
from argosy.web.rendering.parts import icon
from argosy.web.wonders.expansions.types import Expansions
from argosy.web.wonders.faces import Faces
from argosy.web.wonders.live.question_cards import box_in_hands_place


class AnswerButton(msgspec.Struct, frozen=True):
    """A choice without a card, as a button."""

    text: str
    """Canonical text."""
    label: str
    detail: str
    icon: Markup
    is_main: bool = False


def question(shown: Faces, view: WondersView, expansions: Expansions) -> tuple[str, str]:
    """Return the title of the question, and the sentence below it."""
    w, asked = shown.words, view.asked
    for expansion in expansions:
        if asked in expansion.hand.questions:
            return expansion.hand.question(shown, view)
    return {
        None: ("", ""),
        "card": (
            w.say("Choose a card"),
            w.say("Build it, build a stage of your wonder with it, or sell it."),
        ),
        "city_card": (
            w.say("Now a card for the free city"),
            w.say("It pays from its own treasury. It sells only when nothing else is possible."),
        ),
        "last_card": (w.say("One more: your last card"), w.say("Your wonder lets you play it too.")),
        "revive": (
            w.say("Build from the discard pile"),
            w.say("Choose one discarded card. It costs nothing."),
        ),
    }.get(asked, (w.say("Choose"), ""))


def hand_label(shown: Faces, view: WondersView, expansions: Expansions) -> str:
    """Return the title of the things shown in place of the hand."""
    w = shown.words
    expansion = box_in_hands_place(view, expansions)
    if expansion:
        return expansion.hand.title(w)
    return w.say("The discard pile") if view.asked == "revive" else w.say("Your hand")


def answers(
    shown: Faces, view: WondersView, offers: Offers | None, expansions: Expansions
) -> list[AnswerButton]:
    """Choices that need no card."""
    legal = offers.legal if offers else ()
    found = [_answer(shown, view, offer.choice, expansions) for offer in legal if offer.choice.card is None]
    return [answer for answer in found if answer is not None]


def _answer(shown: Faces, view: WondersView, choice: Choice, expansions: Expansions) -> AnswerButton | None:
    for expansion in expansions:
        if view.asked in expansion.hand.questions:
            return expansion.hand.answer(shown, view, choice)
    return AnswerButton(choice.text, shown.words.say("Build nothing"), "", icon("close"))
