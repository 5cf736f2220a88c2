"""What it is worth that a card changes its place: shared by the base game and the boxes."""

from typing import TYPE_CHECKING

from argosy.bots.duel.scale import RIVALRY
from argosy.game.duel.choice import DuelChoice

if TYPE_CHECKING:
    from argosy.bots.duel.judge import Judge


def gain_card(judge: "Judge", choice: DuelChoice) -> float:
    """A card that comes into the own city for free."""
    return judge.value(judge.me, choice.card or "")


def lose_card(judge: "Judge", choice: DuelChoice) -> float:
    """A card that the opponent loses."""
    return RIVALRY * judge.value(judge.foe, choice.card or "")


def take_card(judge: "Judge", choice: DuelChoice) -> float:
    """A card of the opponent that comes into the own city."""
    return gain_card(judge, choice) + lose_card(judge, choice)
