# ruff: noqa: ARG001  because all worths share one signature
"""Single boards: sources of a resource, the colour under a stage, copied stages."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from argosy.bots.wonders.facts import stage_effects
from argosy.bots.wonders.gain import Gain
from argosy.catalog import Effect
from argosy.game.types import Choice
from argosy.game.wonders.view import CityView

if TYPE_CHECKING:
    from argosy.bots.wonders.outlook import Outlook

TO_COME = 0.06
"""Sources that a city gets with a play of Age I or II."""


def sources(outlook: "Outlook", effect: Effect) -> int:
    """The signs of the resource on the brown cards of the city."""
    cards = [outlook.facts.cards[card] for card in outlook.city.cards]
    made = [one for card in cards if card.color == "brown" for one in card.effects if one.kind == "produce"]
    return sum(one.amount for one in made if set(effect.resources) & set(one.options))


def coins_per_source(outlook: "Outlook", effect: Effect, card: str | None) -> float:
    """What the coins of now are worth."""
    coins = effect.amount * sources(outlook, effect)
    return outlook.purse(outlook.city.coins + coins) - outlook.purse(outlook.city.coins)


def points_per_source(outlook: "Outlook", effect: Effect, card: str | None) -> float:
    """Sources that are there, and those to come."""
    return effect.amount * (sources(outlook, effect) + TO_COME * sum(outlook.plays[:2]))


def points_per_marker_color(outlook: "Outlook", effect: Effect, card: str | None) -> float:
    """Nothing by itself: the card under the stage says what is counted (`more_gain`)."""
    return 0.0


def copy_stage(outlook: "Outlook", effect: Effect, card: str | None) -> float:
    """What the neighbour's stage would bring here, the better one where there are two."""
    return max(of_copy(outlook, effect, side) for side in effect.where)


def of_copy(outlook: "Outlook", effect: Effect, side: str) -> float:
    """Points of the stage of one neighbour."""
    city = outlook.left if side == "left" else outlook.right
    return outlook.net(outlook.effects_gain(copied_effects(outlook, effect, city)), 0)


def copied_effects(outlook: "Outlook", effect: Effect, city: CityView) -> Sequence[Effect]:
    """The effects of the stage of a board that is copied; those that copy again do nothing."""
    stages = outlook.facts.catalog.wonder(city.wonder).sides[city.side].stages
    number = effect.level or len(stages)
    effects = stages[number - 1].effects if number <= len(stages) else ()
    return tuple(one for one in effects if one.kind not in COPIES)


def effects_of_stage(outlook: "Outlook", stage: int) -> Sequence[Effect]:
    """What a built stage of the city does, also where it copies another one."""
    extra = outlook.city.extra_wonders
    for copied in extra.copies if extra else ():
        if copied.stage == stage:
            return stage_effects(outlook.facts, copied.wonder, copied.side, copied.number)
    return stage_effects(outlook.facts, outlook.city.wonder, outlook.city.side, stage)


def imitate(outlook: "Outlook", choice: Choice) -> Gain:
    """What the last stage of this neighbour brings."""
    newest = outlook.city.stages[-1]
    for effect in stage_effects(outlook.facts, outlook.city.wonder, outlook.city.side, newest):
        if effect.kind in COPIES:
            return Gain(of_copy(outlook, effect, choice.text.split()[-1]), 0)
    return Gain(0, 0)


def more_gain(outlook: "Outlook", choice: Choice) -> Gain:
    """Cards next door of the colour of the card that goes under a stage."""
    if choice.verb != "stage" or choice.card not in outlook.facts.cards or choice.stage is None:
        return Gain(0, 0)
    color = outlook.facts.cards[choice.card].color
    effects = stage_effects(outlook.facts, outlook.city.wonder, outlook.city.side, choice.stage)
    return Gain(
        float(
            sum(
                effect.amount * sum(city.colors.get(color, 0) for city in outlook.neighbors)
                for effect in effects
                if effect.kind == "points_per_marker_color"
            )
        ),
        0,
    )


COPIES = ("copy_stage", "copy_last_stage")

WORTHS = {
    "coins_per_source": coins_per_source,
    "points_per_source": points_per_source,
    "points_per_marker_color": points_per_marker_color,
    "copy_stage": copy_stage,
    "copy_last_stage": copy_stage,
}
"""By kind of effect."""

ANSWERS = {"imitate": imitate}
"""What a choice brings by its verb, where it plays no card."""

COUNTED: dict[str, Callable[[CityView], int]] = {}
"""Nothing that only these boards let effects count."""
