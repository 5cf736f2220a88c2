"""Reasons from printed effects, spare cards and forced losses, and the fallback reason."""

from collections.abc import Iterator

from argosy.coach.types import Reason
from argosy.coach.wonders import kinds, scale
from argosy.coach.wonders.ahead import Ahead
from argosy.coach.wonders.counting import gained
from argosy.game.types import Choice

BUILDS = ("build", "free", "revive")
GIVES_UP = ("penalty", "return", "bury")
"""Questions whose answers all take something away."""


def printed(ahead: Ahead, choice: Choice) -> Iterator[Reason]:
    """The effect of the card or stage, and what speaks for the card that goes."""
    if choice.verb in BUILDS and choice.card:
        yield Reason(kind=kinds.EFFECT, weight=scale.PRINTED, thing=choice.card)
    if choice.verb == "stage":
        wonder = ahead.view.cities[choice.city].wonder
        yield Reason(
            kind=kinds.STAGE,
            weight=2 * scale.PRINTED,
            thing=wonder,
            seat=choice.city,
            amount=choice.stage or 1,
        )
    if choice.verb in ("sell", "stage", "tile") and choice.card and not _can_build(ahead, choice.card):
        yield Reason(kind=kinds.SPARES, weight=scale.SPARES, thing=choice.card)
    if ahead.view.asked in GIVES_UP:
        yield from _least(ahead, choice)


def _can_build(ahead: Ahead, card: str) -> bool:
    return any(one.card == card and one.verb in BUILDS for one in ahead.choices)


def _least(ahead: Ahead, choice: Choice) -> Iterator[Reason]:
    """Points lost, where no other answer costs fewer."""
    lost = {one.number: _lost(ahead, one) for one in ahead.choices}
    if lost[choice.number] == min(lost.values()) < max(lost.values()):
        yield Reason(kind=kinds.LEAST, weight=1.0, amount=max(0, lost[choice.number]))


def _lost(ahead: Ahead, choice: Choice) -> int:
    return -sum(gained(ahead.before.lines, ahead.after(choice).lines).values())


def fallback(ahead: Ahead, choice: Choice) -> Iterator[Reason]:
    """Yield the reason for a choice that has no other."""
    if choice.verb in ("pass", "abstain"):
        coins = ahead.before.city.coins
        yield Reason(kind=kinds.NOTHING, weight=scale.NOTHING, amount=coins)
    else:
        yield Reason(kind=kinds.LATER, weight=scale.NOTHING)
