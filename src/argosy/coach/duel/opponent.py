"""Effects of a choice on the opponent in Duel: threats, denied cards and freed cards."""

from collections.abc import Iterable, Iterator

from argosy.coach.duel import kinds, scale
from argosy.coach.duel.ahead import Ahead, Reply, lead, points
from argosy.coach.types import Reason
from argosy.game.duel.choice import DuelChoice
from argosy.game.duel.view import DuelView

SUPREMACIES = ("military", "science", "political")
LITTLE = 2
"""Fewer points are not worth a word."""


def threats(ahead: Ahead, choice: DuelChoice) -> Iterator[Reason]:
    """Victories that are prevented or made possible, and what is denied with the card."""
    if not ahead.is_turn:
        return
    before, after = _victories(ahead.otherwise), _victories(ahead.after(choice).replies)
    goes_on = not ahead.after(choice).view.is_over and not ahead.forecast(choice).again
    if after:
        yield Reason(kind=kinds.EXPOSES, weight=-scale.THREAT, thing=after[0])
    elif before and goes_on:
        yield Reason(kind=kinds.SAVES, weight=scale.THREAT, thing=before[0])
    yield from _denied(ahead, choice)


def _victories(replies: Iterable[Reply]) -> list[str]:
    """With what the opponent would win before the end of the last Age."""
    wins = (reply for reply in replies if reply.forecast.winners == (reply.choice.seat,))
    return [about(reply.choice) for reply in wins if reply.forecast.result in SUPREMACIES]


def about(choice: DuelChoice) -> str:
    """The thing that a choice is about."""
    return choice.thing or choice.card or ""


def _denied(ahead: Ahead, choice: DuelChoice) -> Iterator[Reason]:
    """The opponent would have constructed the card that is taken away."""
    for reply in ahead.otherwise:
        if reply.choice.card == choice.card and reply.choice.verb in ("build", "recruit"):
            yield from (reason for reason in opponent_gains(ahead, reply) if abs(reason.weight) >= 1)


def opponent_gains(ahead: Ahead, reply: Reply) -> Iterator[Reason]:
    """Yield the benefits of a reply to the opponent, as reasons to deny it."""
    thing, forecast, seat = about(reply.choice), reply.forecast, reply.choice.seat
    before = reply.before.cities[seat]
    gained = points(ahead, reply.before, forecast, seat)
    if gained > LITTLE:
        yield Reason(kind=kinds.DENIES, weight=0.8 * gained, thing=thing, amount=gained)
    if forecast.is_pair:
        yield Reason(kind=kinds.DENIES_PAIR, weight=0.8 * scale.PAIR, thing=thing)
    if forecast.symbols > len(before.symbols):
        weight, needed = scale.symbol(forecast.symbols), ahead.catalog.science.supremacy
        yield Reason(
            kind=kinds.DENIES_SYMBOL, weight=weight, thing=thing, amount=forecast.symbols, total=needed
        )
    if steps := _steps(reply.before, reply):
        weight = 0.8 * scale.shields(steps, lead(forecast.pawn, seat))
        yield Reason(kind=kinds.DENIES_SHIELDS, weight=weight, thing=thing, amount=steps)


def _steps(before: DuelView, reply: Reply) -> int:
    return lead(reply.forecast.pawn, reply.choice.seat) - lead(before.pawn, reply.choice.seat)


def openings(ahead: Ahead, choice: DuelChoice) -> Iterator[Reason]:
    """DUEL-011: cards that become free for the opponent, the best one; cards that are turned up."""
    after = ahead.after(choice)
    if not ahead.is_turn or choice.card is None or not after.goes_on or ahead.forecast(choice).again:
        return
    if not after.opened and not after.turned_up:
        yield from _none(ahead, choice)
    if after.turned_up:
        yield Reason(
            kind=kinds.TURNS_UP, weight=-scale.CARD_TURNED_UP * after.turned_up, amount=after.turned_up
        )
    if best := max(_opened(ahead, choice), key=lambda one: -one.weight, default=None):
        yield best


def _none(ahead: Ahead, choice: DuelChoice) -> Iterator[Reason]:
    """Worth a word where another card would open something."""
    others = {one.card: one for one in ahead.choices if one.card not in (None, choice.card)}
    following = [ahead.after(one) for one in others.values()]
    if any(one.opened or one.turned_up for one in following):
        yield Reason(kind=kinds.OPENS_NONE, weight=scale.OPENS_NONE)


def _opened(ahead: Ahead, choice: DuelChoice) -> Iterator[Reason]:
    """Yield the opponent's gain with each freed card."""
    after = ahead.after(choice)
    for reply in after.replies:
        if reply.choice.card in after.opened and reply.choice.verb in ("build", "recruit"):
            gains = list(opponent_gains(ahead, reply))
            amount = max((one.amount for one in gains if one.kind == kinds.DENIES), default=0)
            weight = sum(one.weight for one in gains)
            if weight >= 1:
                yield Reason(kind=kinds.OPENS, weight=-weight, thing=about(reply.choice), amount=amount)
