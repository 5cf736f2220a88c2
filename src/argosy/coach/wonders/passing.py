"""Reasons from hand passing: the card denied to the next city, and the best one left to it."""

from collections.abc import Iterator

from argosy.coach.types import Reason
from argosy.coach.wonders import kinds, scale
from argosy.coach.wonders.ahead import Ahead, Use
from argosy.coach.wonders.counting import conflicts_of, gained
from argosy.game.types import Choice

LITTLE = 2
"""Fewer points are not worth a word."""


def passing(ahead: Ahead, choice: Choice) -> Iterator[Reason]:
    """Yield reasons for the card that is denied, if it is their best, and for the best that stays.

    A card that is in the hand twice stays.
    """
    if ahead.following is None or choice.card is None:
        return
    rest = list(ahead.hand)
    rest.remove(choice.card)
    stays = max(
        (use for use in ahead.uses if use.card in rest), key=lambda use: _worth(ahead, use), default=None
    )
    taken = next((use for use in ahead.uses if use.card == choice.card and use.card not in rest), None)
    if taken and ahead.following != ahead.view.partner:
        yield from _denied(ahead, taken, _worth(ahead, stays) if stays else 0.0)
    if stays:
        yield from _passed(ahead, stays)


def _worth(ahead: Ahead, use: Use) -> float:
    return points(ahead, use) + scale.conflict(-_lost(ahead, use), ahead.view.turn, ahead.view.turns)


def points(ahead: Ahead, use: Use) -> int:
    """Return the points that the other city would gain at once, without coins and later conflicts."""
    assert ahead.there is not None
    return sum(gained(ahead.there.lines, use.after.lines).values())


def _lost(ahead: Ahead, use: Use) -> int:
    """Points of the conflict between the two that the seat would lose: below 0."""
    assert ahead.following is not None
    before, after = (conflicts_of(ahead.ruleset, game, ahead.me) for game in (ahead.game, use.after.game))
    return after.get(ahead.following, 0) - before.get(ahead.following, 0)


def _denied(ahead: Ahead, use: Use, next_best: float) -> Iterator[Reason]:
    """Yield the reason for a denied card, by its lead over the next best card.

    Many rivals share the harm.
    """
    if _worth(ahead, use) <= next_best:
        return
    share = 1.6 / max(1, ahead.view.players - 1) if ahead.view.players > 2 else 0.8
    weight = min(1.0, share) * (_worth(ahead, use) - next_best)
    seat, gain, lost = ahead.following or 0, points(ahead, use), -_lost(ahead, use)
    if gain > LITTLE:
        yield Reason(kind=kinds.DENIES, weight=weight, thing=use.card, seat=seat, amount=gain)
    if lost > 0:
        yield Reason(kind=kinds.DENIES_SHIELDS, weight=weight, thing=use.card, seat=seat, amount=lost)


def _passed(ahead: Ahead, use: Use) -> Iterator[Reason]:
    """Yield the reason for the best card passed on, where another choice could keep it.

    With two players, the player who still chooses for the free city can take it then (BASE-TWO-5).
    """
    gain, seat = points(ahead, use), ahead.following or 0
    if gain <= LITTLE or (ahead.view.asked == "card" and ahead.view.controller == ahead.me):
        return
    if seat == ahead.view.partner:
        yield Reason(kind=kinds.HANDS, weight=0.3 * gain, thing=use.card, seat=seat, amount=gain)
    else:
        weight = -0.5 * gain / max(1, ahead.view.players - 1)
        yield Reason(kind=kinds.PASSES, weight=weight, thing=use.card, seat=seat, amount=gain)
