"""Card actions of common works, and the question of a penalty (BABEL-PROJECT-3, EDIFICE-5)."""

import msgspec
from markupsafe import Markup

from argosy.game.types import Choice
from argosy.texts import Words
from argosy.web.models import ChoiceOffer
from argosy.web.rendering.parts import icon, signed
from argosy.web.wonders.expansions.types import ExpansionHand
from argosy.web.wonders.faces import Face, Faces
from argosy.web.wonders.live.hand import Action
from argosy.web.wonders.live.questions import AnswerButton

PENALTY = "penalty"
"""The question what a penalty takes."""


def buildings(penalty: tuple[str, ...]) -> tuple[str, ...]:
    """Return the buildings among the options of a penalty.

    The other options are points of victory tokens.
    """
    return tuple(thing for thing in penalty if not thing.isdigit())


def question(w: Words, penalty: tuple[str, ...]) -> tuple[str, str]:
    """Return the title of the question of a penalty, and the sentence below it."""
    if buildings(penalty):
        return (
            w.say("Penalty: which building do you discard?"),
            w.say("Discard it: it gives your city nothing any more, and no chain starts from it."),
        )
    return w.say("Penalty: which victory token do you give back?"), ""


def answer(w: Words, choice: Choice) -> AnswerButton | None:
    """A victory token as a button; a building is chosen in the dock instead."""
    thing = choice.text.split()[-1]
    if choice.verb != "discard" or not thing.isdigit():
        return None
    return AnswerButton(choice.text, signed(int(thing)), w.say("victory token"), icon("lose-victory"))


def chosen(shown: Faces, text: str) -> dict[str, str]:
    """Return the viewer's secret answer to a penalty in words."""
    w, (verb, *rest) = shown.words, text.split()
    if verb != "discard":
        return {}
    if rest[0].isdigit():
        return {verb: w.say("You give back a victory token: {points}.", points=signed(int(rest[0])))}
    return {verb: w.say("You give up {card}.", card=shown.cards[rest[0]].name)}


class NamedWork(msgspec.Struct, frozen=True):
    """An answer as a button: its text, label and icon."""

    text: str
    label: str
    icon: str


def given_up(w: Words, name: str, legal: tuple[ChoiceOffer, ...]) -> NamedWork | None:
    """The answer that names a building."""
    text = next((one.choice.text for one in legal if one.choice.text.split()[-1] == name), None)
    return NamedWork(text, w.say("Give it up"), "close") if text is not None else None


class Joining(msgspec.Struct, frozen=True, kw_only=True):
    """Switch for taking part in a work: the work, its cost, or the reason why not."""

    face: Face
    icon: str
    verb: str
    """What it goes with: build or stage."""
    words: str
    """How many tokens or pawns are left."""
    reward: Markup
    penalty: Markup
    is_possible: bool
    reason: str
    is_on_at_first: bool
    """It adds no coins."""


class WorkActions(msgspec.Struct, frozen=True, kw_only=True):
    """Card actions that the expansion adds to those of the base game."""

    joining: Joining | None = None
    action: Action | None = None
    """Build or stage, with what taking part costs."""
    named: NamedWork | None = None


class WorksHand(ExpansionHand):
    """Common works in the hand: the title of what lies in its place."""

    def title(self, w: Words) -> str:
        """Return the title of the things shown in place of the hand."""
        return w.say("Tiles and buildings")
