"""Question of Cities: the number of lost coins that become debts (CITIES-LOSS-3)."""

from argosy.game.types import Choice
from argosy.game.wonders.view import WondersView
from argosy.texts import Words, things
from argosy.web.rendering.parts import coin, icon
from argosy.web.wonders.cities.table import of_city
from argosy.web.wonders.expansions.types import ExpansionHand
from argosy.web.wonders.faces import Faces
from argosy.web.wonders.live.losses import DEBT
from argosy.web.wonders.live.questions import AnswerButton


def _loss(view: WondersView) -> int:
    return of_city(view.cities[view.seat or 0]).loss


class CitiesHand(ExpansionHand):
    """Cities in the hand: questions and card actions."""

    questions = (DEBT,)

    def question(self, shown: Faces, view: WondersView) -> tuple[str, str]:
        """Return the title of the question, and a sentence about debts.

        The causes of the loss stand beside it (`loss_causes.py`).
        """
        w = shown.words
        return (
            w.say(
                "You lose {coins}: how many of them do you take as debts?", coins=things.coins(w, _loss(view))
            ),
            w.say("Each coin that you do not pay is a debt: one point less at the end."),
        )

    def answer(self, shown: Faces, view: WondersView, choice: Choice) -> AnswerButton:
        """So many coins are paid, so many become debts."""
        w, debts = shown.words, choice.debts or 0
        paid = _loss(view) - debts
        coins, owed = things.coins(w, paid), w.count("{n} debt", "{n} debts", debts)
        label = (
            w.say("Pay {coins}", coins=coins)
            if not debts
            else w.say("Pay {coins}, take {debts}", coins=coins, debts=owed)
            if paid
            else w.say("Take {debts}", debts=owed)
        )
        picture = (coin(paid, "size-24") if paid else icon("debt")) + (icon("debt") if paid and debts else "")
        return AnswerButton(choice.text, label, "", picture, is_main=not debts)

    def chosen(self, shown: Faces, text: str) -> dict[str, str]:
        """The viewer's own secret answer in words, by verb."""
        w, parts = shown.words, text.split()
        if parts[0] != "debt":
            return {}
        debts = int(parts[1])
        return {
            "debt": w.count("You take {n} debt.", "You take {n} debts.", debts)
            if debts
            else w.say("You pay it all.")
        }

    def label(self, w: Words, choice: Choice) -> str:
        """Return the right by which a card is free, where there are two (AMB-93)."""
        if choice.by_leader:
            return w.name("leader", choice.by_leader)
        return w.say("ability of the wonder") if choice.verb == "free" else ""
