"""What a choice opens in the structure, and for whom."""

from collections.abc import Iterator

from argosy.coach.duel import kinds, scale
from argosy.coach.duel.ahead import Ahead
from argosy.coach.duel.threats import about, worths
from argosy.coach.types import Reason
from argosy.game.duel.choice import DuelChoice


def openings(ahead: Ahead, choice: DuelChoice) -> Iterator[Reason]:
    """DUEL-011: cards that become free for the opponent, the best one; cards that are turned up."""
    after = ahead.after(choice)
    if not ahead.is_turn or choice.card is None or not after.goes_on or ahead.told(choice).again:
        return
    if not after.opened and not after.turned_up:
        yield from _none(ahead, choice)
    if after.turned_up:
        yield Reason(kind=kinds.TURNS_UP, weight=-scale.CARD_TURNED_UP * after.turned_up, amount=after.turned_up)
    if best := max(_opened(ahead, choice), key=lambda one: -one.weight, default=None):
        yield best


def _none(ahead: Ahead, choice: DuelChoice) -> Iterator[Reason]:
    """Worth a word where another card would open something."""
    others = {one.card: one for one in ahead.choices if one.card not in (None, choice.card)}
    following = [ahead.after(one) for one in others.values()]
    if any(one.opened or one.turned_up for one in following):
        yield Reason(kind=kinds.OPENS_NONE, weight=scale.OPENS_NONE)


def _opened(ahead: Ahead, choice: DuelChoice) -> Iterator[Reason]:
    """What the opponent would gain with each card."""
    after = ahead.after(choice)
    for reply in after.replies:
        if reply.choice.card in after.opened and reply.choice.verb in ("build", "recruit"):
            gains = list(worths(ahead, reply))
            amount = max((one.amount for one in gains if one.kind == kinds.DENIES), default=0)
            weight = sum(one.weight for one in gains)
            if weight >= 1:
                yield Reason(kind=kinds.OPENS, weight=-weight, thing=about(reply.choice), amount=amount)
