"""Immediate gains of a choice in Duel: victories, points, symbols, the pawn, coins, extra turns."""

from collections.abc import Iterator

from argosy.coach.duel import kinds, scale
from argosy.coach.duel.ahead import Ahead, funds, lead, points
from argosy.coach.types import Reason
from argosy.game.duel.choice import DuelChoice
from argosy.game.duel.forecast import DuelForecast

FEW = 2
"""Coins with which hardly anything can be bought."""


def gains(ahead: Ahead, choice: DuelChoice) -> Iterator[Reason]:
    """Yield the reasons from immediate gains of a choice."""
    told = ahead.told(choice)
    if told.winners == (ahead.me,):
        yield Reason(kind=kinds.WINS, weight=scale.VICTORY, thing=told.result or "")
    if told.again:
        yield Reason(kind=kinds.AGAIN, weight=scale.AGAIN)
    yield from _points(ahead, told)
    yield from _science(ahead, told)
    yield from _conflict(ahead, told)
    yield from _coins(ahead, choice, told)


def _points(ahead: Ahead, told: DuelForecast) -> Iterator[Reason]:
    gained, lost = points(ahead, ahead.view, told, ahead.me), points(ahead, ahead.view, told, ahead.foe)
    if gained > 0:
        yield Reason(kind=kinds.POINTS, weight=float(gained), amount=gained)
    if lost < 0:
        yield Reason(kind=kinds.TAKES_POINTS, weight=float(-lost), amount=-lost)


def _science(ahead: Ahead, told: DuelForecast) -> Iterator[Reason]:
    """DUEL-080, 081."""
    if told.is_pair and ahead.view.asked != "progress":
        yield Reason(kind=kinds.PAIR, weight=scale.PAIR)
    if told.symbols > len(ahead.mine.symbols):
        needed = ahead.catalog.science.supremacy
        yield Reason(kind=kinds.SYMBOL, weight=scale.symbol(told.symbols), amount=told.symbols, total=needed)


def _conflict(ahead: Ahead, told: DuelForecast) -> Iterator[Reason]:
    """DUEL-070, 071."""
    after = lead(told.pawn, ahead.me)
    steps, lost = after - lead(ahead.view.pawn, ahead.me), _lost(ahead, told)
    if steps > 0 and told.tokens and lost > 0:
        weight = scale.shields(steps, after) + scale.COIN * lost
        yield Reason(kind=kinds.PAWN_TOKEN, weight=weight, amount=steps, total=lost)
    elif steps > 0:
        yield Reason(kind=kinds.PAWN, weight=scale.shields(steps, after), amount=steps, total=after)
    elif lost > 0:
        yield Reason(kind=kinds.TAKES_COINS, weight=scale.COIN * lost, amount=lost)


def _lost(ahead: Ahead, told: DuelForecast) -> int:
    """Coins that the opponent loses."""
    return funds(ahead.view.cities[ahead.foe]) - told.coins[ahead.foe]


def _coins(ahead: Ahead, choice: DuelChoice, told: DuelForecast) -> Iterator[Reason]:
    """Yield the reason from an income, or from the few coins left after a payment."""
    left = told.coins[ahead.me]
    gained = left - funds(ahead.mine)
    if gained > 0:
        yield Reason(kind=kinds.COINS, weight=scale.COIN * gained, amount=gained, total=left)
    elif choice.price.total and left <= FEW:
        yield Reason(kind=kinds.LEAVES, weight=-scale.COIN * choice.price.total, amount=left)
