"""What Cities asks besides the card of the turn: how many of the coins to lose become debts."""

from typing import Any

from argosy.game.wonders.box import Question


def may_pay(city: Any) -> bool:
    """Does the city lose coins and have some, so that there is a choice (CITIES-LOSS-3)?"""
    return city.black.loss > 0 and city.coins > 0


QUESTIONS = {
    "debt": Question(
        mark="-",
        verbs=("debt",),
        form="'debt N' with the number of coins that become debts",
        listed="the numbers of coins that may become debts: from what cannot be paid to all that is lost",
        step="ask_debts",
        any_turn=True,
        concerns=may_pay,
    ),
}
