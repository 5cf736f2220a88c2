"""Questions and card actions of Edifice: taking part in an edifice with a stage (EDIFICE-2)."""

from typing import ClassVar

from argosy.game.types import Choice
from argosy.game.wonders.view import WondersView
from argosy.web.models import ChoiceOffer, WonderRequest
from argosy.web.table.price_tags import clause
from argosy.web.wonders.edifice import boards
from argosy.web.wonders.edifice.table import edifice_of, edifices_of, left_words, of_table
from argosy.web.wonders.expansions.types import CardsByQuestion, ExpansionPages
from argosy.web.wonders.faces import Faces
from argosy.web.wonders.live.hand import HandMaker
from argosy.web.wonders.live.question_cards import box_in_hands_place, query_for_stage
from argosy.web.wonders.live.questions import AnswerButton
from argosy.web.wonders.works import hand as works
from argosy.web.wonders.works.hand import PENALTY, Joining, WorkActions, given_up
from argosy.web.wonders.works.table import penalty_picture

WITH_EDIFICE = "+ edifice"
DONE = ("has_pawn", "no_pawns")
"""Reasons for which nothing is left to say in the dock: the edifice of the Age is behind this city."""


def _joining(maker: HandMaker, *, is_possible: bool) -> Joining | None:
    """The switch, while the city has no pawn of this Age and there are some."""
    one = next((one for one in edifices_of(maker.view) if one.age == maker.view.age), None)
    if one is None or maker.offers is None:
        return None
    known = maker.offers.refusals
    refusal = next((known[text] for text in known if text.endswith(WITH_EDIFICE)), None)
    if not is_possible and (refusal is None or refusal.code in DONE):
        return None
    return Joining(
        face=maker.faces.more[one.id],
        icon="edifice-join",
        verb="stage",
        words=left_words(maker.w, one.pawns),
        reward=maker.faces.more[one.id].picture,
        penalty=penalty_picture(edifice_of(maker.faces, one.id)),
        is_possible=is_possible,
        reason="" if is_possible else clause(maker.w, refusal),
        is_on_at_first=False,
    )


class EdificeHand(works.WorksHand):
    """Edifice in the hand: questions and card actions."""

    questions = (PENALTY, *boards.QUESTIONS)
    cards: ClassVar[CardsByQuestion] = {PENALTY: lambda view: works.buildings(of_table(view).penalty)}
    """What lies in the hand's place."""

    def question(self, shown: Faces, view: WondersView) -> tuple[str, str]:
        """Return the title of the question, and the sentence below it."""
        if view.asked in boards.QUESTIONS:
            return boards.question(shown, view)
        return works.question(shown.words, of_table(view).penalty)

    def answer(self, shown: Faces, view: WondersView, choice: Choice) -> AnswerButton | None:
        """An answer as a button."""
        if view.asked in boards.QUESTIONS:
            return boards.answer(shown, view, choice)
        return works.answer(shown.words, choice)

    def chosen(self, shown: Faces, text: str) -> dict[str, str]:
        """The viewer's own secret answer in words, by verb."""
        verb, *rest = text.split()
        if verb == "stage" and rest[-1] == "edifice" and "+" in rest:
            said = shown.words.say("You build a stage of the wonder and take part in the edifice.")
            return {verb: said}
        return works.chosen(shown, text) or boards.chosen(shown, text)

    def is_own(self, choice: Choice) -> bool:
        """Does an edifice go with a stage?"""
        return choice.joins and choice.verb == "stage"

    def ways(self, expansion: ExpansionPages, maker: HandMaker, name: str) -> WorkActions:
        """Return the expansion's actions for a thing in the hand or in its place."""
        legal = maker.offers.legal if maker.offers else ()
        if maker.view.asked == PENALTY:
            asks = box_in_hands_place(maker.view, maker.expansions) is expansion
            return WorkActions(named=given_up(maker.w, name, legal)) if asks else WorkActions()
        found = maker.legal(("stage",), name, expansion)
        action = maker.action("stage", found, "") if found else None
        return WorkActions(joining=_joining(maker, is_possible=bool(found)), action=action)

    def queries(
        self, view: WondersView, legal: tuple[ChoiceOffer, ...], cards: tuple[str, ...], prefix: str
    ) -> dict[str, WonderRequest]:
        """A stage with it, once for all cards, if none can be built (EDIFICE-2)."""
        if (
            view.edifice is None
            or not cards
            or any(offer.choice.joins for offer in legal if offer.choice.verb == "stage")
        ):
            return {}
        with_edifice = f"with {cards[0]} {WITH_EDIFICE}"
        return {f"{prefix}stage {with_edifice}": query_for_stage(view, with_edifice, prefix)}
