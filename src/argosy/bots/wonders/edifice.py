# ruff: noqa: ARG001  because all worths share one signature
"""The boards of Edifice: halves of stages and pawns of other Ages. What edifices are worth stands with those of Babel."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from argosy.bots.wonders.babel import PER_COIN, SUCCESS, pain
from argosy.bots.wonders.extra_wonders import effects_of_stage
from argosy.bots.wonders.gain import Gain
from argosy.catalog import Effect
from argosy.catalog.wonders.edifice.types import Edifice
from argosy.game.types import Choice
from argosy.game.wonders.view import CityView

if TYPE_CHECKING:
    from argosy.bots.wonders.outlook import Outlook


def of_effects(outlook: "Outlook", effects: Sequence[Effect]) -> float:
    """Points that effects bring, coins turned into points."""
    return outlook.net(outlook.effects_gain(effects), 0)


def choose_half(outlook: "Outlook", effect: Effect, card: str | None) -> float:
    """The better half."""
    return max(of_effects(outlook, effect.left), of_effects(outlook, effect.right))


def pawn(outlook: "Outlook", effect: Effect, card: str | None) -> float:
    """The best Age whose pawn can still be had."""
    return max((of_pawn(outlook, age) for age in effect.ages), default=0.0)


def of_pawn(outlook: "Outlook", age: int) -> float:
    """The reward if the edifice is finished, the penalty that is not suffered if it is not, the coins that are not paid."""
    view, mine = outlook.view.edifice, outlook.city.edifice
    facts = outlook.facts.catalog.of(Edifice)
    if view is None or mine is None or facts is None:
        return 0.0
    shown = view.edifices[age - 1]
    if age < outlook.view.age or shown.turned or mine.pawns[age - 1]:
        return 0.0
    edifice = next(one for one in facts.edifices if one.id == shown.id)
    reward = SUCCESS * outlook.effects_gain(edifice.effects).points
    return reward + (1 - SUCCESS) * pain(outlook, edifice.penalty) + PER_COIN * edifice.coins


def take_half(outlook: "Outlook", choice: Choice) -> Gain:
    """What the half brings."""
    taken = {stage for stage, _ in outlook.city.edifice.halves} if outlook.city.edifice else set[int]()
    for stage in outlook.city.stages:
        for effect in effects_of_stage(outlook, stage) if stage not in taken else ():
            if effect.left:
                return outlook.effects_gain(effect.left if choice.text == "half left" else effect.right)
    return Gain(0, 0)


def take_pawn(outlook: "Outlook", choice: Choice) -> Gain:
    """What the pawn of this Age brings."""
    return Gain(of_pawn(outlook, int(choice.text.split()[-1])), 0)


def more_gain(outlook: "Outlook", choice: Choice) -> Gain:
    """Taking part is judged with Babel."""
    return Gain(0, 0)


WORTHS = {"choose_half": choose_half, "pawn": pawn}
"""By kind of effect."""

ANSWERS = {"half": take_half, "pawn": take_pawn}
"""What a choice brings by its verb, where it plays no card."""

COUNTED: dict[str, Callable[[CityView], int]] = {}
"""Nothing that only this box lets effects count."""
