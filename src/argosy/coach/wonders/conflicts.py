"""Reasons from land conflicts at the end of the Age (BASE-CONFLICT-1 to -4)."""

from collections.abc import Iterator

from argosy.coach.types import Reason
from argosy.coach.wonders import kinds, scale
from argosy.coach.wonders.ahead import After, Ahead
from argosy.coach.wonders.counting import conflicts_of
from argosy.game.types import Choice


def conflicts(ahead: Ahead, choice: Choice) -> Iterator[Reason]:
    """Yield the reasons from the conflicts of the own city, or from shields of the free city."""
    after = ahead.after(choice)
    for seat in (ahead.me, *_rivals(ahead)):
        before, then = (conflicts_of(ahead.ruleset, one.game, seat) for one in (ahead.before, after))
        if seat != ahead.me:
            yield from _of_the_guard(ahead, seat, before, then)
        elif before and not then:
            yield _out(ahead, before)
        else:
            yield from _turned(ahead, after, before, then)
    if ahead.is_own and after.city.shields > ahead.before.city.shields:
        yield _shields(ahead, after)


def _rivals(ahead: Ahead) -> tuple[int, ...]:
    """The other player, while the seat chooses for the free city."""
    return () if ahead.is_own else (3 - ahead.me,)


def _out(ahead: Ahead, before: dict[int, int]) -> Reason:
    points = sum(before.values())
    weight = 1 - scale.conflict(points, ahead.view.turn, ahead.view.turns)
    return Reason(kind=kinds.STAYS_OUT, weight=weight, amount=-points)


def _turned(ahead: Ahead, after: After, before: dict[int, int], then: dict[int, int]) -> Iterator[Reason]:
    """Each conflict that goes another way."""
    for other, points in then.items():
        more = points - before.get(other, 0)
        weight = scale.conflict(more, ahead.view.turn, ahead.view.turns)
        if more > 0:
            kind = kinds.BEATS if points > 0 else kinds.DRAWS
            yield Reason(
                kind=kind, weight=weight, seat=other, amount=more, total=after.seen(ahead.me).shields
            )
        elif more < 0:
            yield Reason(kind=kinds.YIELDS, weight=weight, seat=other, amount=-more)


def _of_the_guard(ahead: Ahead, seat: int, before: dict[int, int], then: dict[int, int]) -> Iterator[Reason]:
    """Yield the other player's loss from the free city's shields."""
    lost = sum(before.values()) - sum(then.values())
    if lost > 0:
        weight = scale.conflict(lost, ahead.view.turn, ahead.view.turns)
        yield Reason(kind=kinds.GUARD_BEATS, weight=weight, seat=seat, amount=lost)


def _shields(ahead: Ahead, after: After) -> Reason:
    """Return the number of shields against the strongest opponent."""
    opponents = [seat for seat in ahead.others if seat in conflicts_of(ahead.ruleset, after.game, ahead.me)]
    foe = max(opponents, key=lambda seat: after.seen(seat).shields, default=-1)
    new = after.city.shields - ahead.before.city.shields
    return Reason(
        kind=kinds.SHIELDS, weight=scale.SHIELD[ahead.age] * new, seat=foe, total=after.city.shields
    )
