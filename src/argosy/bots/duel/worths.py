"""What effects are worth that last or happen once, by their kind: progress tokens, conspiracies, gods, military tokens."""

from collections.abc import Callable

from argosy.bots.duel import boxes
from argosy.bots.duel.scale import COIN
from argosy.catalog.duel import Effect

PER_TOKEN = 1.4
"""Progress tokens that a player still gets."""
DISCOUNT = {"wonder": 1.6, "blue": 1.4}
"""A unit less for each construction: wonders cost most."""
DESTROYED = {"blue": 4.0, "yellow": 2.7, "brown": 2.8, "grey": 2.8}
"""A building that the opponent loses."""
UNLIKE_OTHERS = 1.5
"""An effect of which nothing is known."""


def amount(effect: Effect) -> float:
    """What is printed."""
    return float(effect.amount or 0)


def flat(worth: float) -> Callable[[Effect], float]:
    """The same whatever is printed."""
    return lambda _: worth


WORTHS: dict[str, Callable[[Effect], float]] = {
    "points": amount,
    "coins": lambda effect: COIN * amount(effect),
    "shields": lambda effect: 1.75 * amount(effect),
    "science": flat(3.5),
    "opponent_loses_coins": lambda effect: COIN * amount(effect),
    "resource_discount": lambda effect: DISCOUNT.get(effect.on or "", UNLIKE_OTHERS) * amount(effect),
    "gain_opponent_trade_coins": flat(3.4),
    "points_per_own_progress": lambda effect: amount(effect) * PER_TOKEN,
    "extra_shield_on_red": lambda effect: 3.6 * amount(effect),
    "wonders_play_again": flat(4.0),
    "coins_on_chain_build": lambda effect: 0.71 * amount(effect),
    "build_chained_for_coins": flat(3.2),
    "discard_opponent_building": lambda effect: max(DESTROYED.get(color, 0.0) for color in effect.colors or ("blue",)),
    "build_from_discard": flat(5.0),
    **boxes.WORTHS,
}
"""By kind of effect."""


def worth_of(effect: Effect) -> float:
    """What an effect is worth to whoever has it, as experience says."""
    worth = WORTHS.get(effect.kind)
    return worth(effect) if worth else UNLIKE_OTHERS
