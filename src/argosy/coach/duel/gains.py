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
    forecast = ahead.forecast(choice)
    if forecast.winners == (ahead.me,):
        yield Reason(kind=kinds.WINS, weight=scale.VICTORY, thing=forecast.result or "")
    if forecast.again:
        yield Reason(kind=kinds.AGAIN, weight=scale.AGAIN)
    yield from _points(ahead, forecast)
    yield from _science(ahead, forecast)
    yield from _conflict(ahead, forecast)
    yield from _coins(ahead, choice, forecast)


def _points(ahead: Ahead, forecast: DuelForecast) -> Iterator[Reason]:
    gained, lost = (
        points(ahead, ahead.view, forecast, ahead.me),
        points(ahead, ahead.view, forecast, ahead.foe),
    )
    if gained > 0:
        yield Reason(kind=kinds.POINTS, weight=float(gained), amount=gained)
    if lost < 0:
        yield Reason(kind=kinds.TAKES_POINTS, weight=float(-lost), amount=-lost)


def _science(ahead: Ahead, forecast: DuelForecast) -> Iterator[Reason]:
    """DUEL-080, 081."""
    if forecast.is_pair and ahead.view.asked != "progress":
        yield Reason(kind=kinds.PAIR, weight=scale.PAIR)
    if forecast.symbols > len(ahead.mine.symbols):
        needed = ahead.catalog.science.supremacy
        yield Reason(
            kind=kinds.SYMBOL, weight=scale.symbol(forecast.symbols), amount=forecast.symbols, total=needed
        )


def _conflict(ahead: Ahead, forecast: DuelForecast) -> Iterator[Reason]:
    """DUEL-070, 071."""
    after = lead(forecast.pawn, ahead.me)
    steps, lost = after - lead(ahead.view.pawn, ahead.me), _lost(ahead, forecast)
    if steps > 0 and forecast.tokens and lost > 0:
        weight = scale.shields(steps, after) + scale.COIN * lost
        yield Reason(kind=kinds.PAWN_TOKEN, weight=weight, amount=steps, total=lost)
    elif steps > 0:
        yield Reason(kind=kinds.PAWN, weight=scale.shields(steps, after), amount=steps, total=after)
    elif lost > 0:
        yield Reason(kind=kinds.TAKES_COINS, weight=scale.COIN * lost, amount=lost)


def _lost(ahead: Ahead, forecast: DuelForecast) -> int:
    """Coins that the opponent loses."""
    return funds(ahead.view.cities[ahead.foe]) - forecast.coins[ahead.foe]


def _coins(ahead: Ahead, choice: DuelChoice, forecast: DuelForecast) -> Iterator[Reason]:
    """Yield the reason from an income, or from the few coins left after a payment."""
    left = forecast.coins[ahead.me]
    gained = left - funds(ahead.mine)
    if gained > 0:
        yield Reason(kind=kinds.COINS, weight=scale.COIN * gained, amount=gained, total=left)
    elif choice.price.total and left <= FEW:
        yield Reason(kind=kinds.LEAVES, weight=-scale.COIN * choice.price.total, amount=left)
