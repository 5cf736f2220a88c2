"""Reasons from the Armada expansion: ships, naval strength, islands."""

from collections.abc import Iterator

from argosy.coach.types import Reason
from argosy.coach.wonders import kinds as base
from argosy.coach.wonders import scale
from argosy.coach.wonders.ahead import After, Ahead
from argosy.game.types import Choice
from argosy.game.wonders.armada.views import CityArmada
from argosy.rules.records import copy_record
from argosy.rules.wonders.armada.conflicts import resolve_naval_conflict
from argosy.rules.wonders.armada.terms import LANES

SAILS = "sails"
"""The ship `thing` comes to space `amount`."""
NAVAL = "naval"
"""The naval conflict of this Age then brings `amount` points more as it stands, with naval strength
`total`.
"""
NAVAL_LESS = "naval_less"
"""The same, `amount` points fewer."""
STRENGTH = "strength"
"""Naval strength `total` then, which changes no prize yet."""
LEVEL = "level"
"""The commercial level is `amount` then."""
EXPLORES = "explores"
"""Islands of level `amount` are explored."""
NO_FIGHT = "no_fight"
"""Staying out of the naval conflict; fighting would bring `amount` points as it stands."""


SAIL, A_LEVEL, ISLAND = 0.7, 1.2, 1.5


def reasons(ahead: Ahead, choice: Choice) -> Iterator[Reason]:
    """Yield the reasons from ships and naval strength, and from the island that is kept."""
    if choice.island:
        yield Reason(kind=base.EFFECT, weight=2 * scale.PRINTED, thing=choice.island)
    if choice.verb in ("fight", "abstain"):
        yield from _answer(ahead, choice)
        return
    was, then = (one.city.armada for one in (ahead.before, ahead.after(choice)))
    if was and then and ahead.is_own:
        yield from _ships(ahead, was, then)
        yield from _strength(ahead, ahead.after(choice), was, then)


def _ships(ahead: Ahead, was: CityArmada, then: CityArmada) -> Iterator[Reason]:
    """ARMADA-NAVAL-2, -3, ARMADA-TERM-6, ARMADA-EXPLORE-1."""
    for ship, space in then.ships.items():
        if space > was.ships[ship]:
            yield Reason(kind=SAILS, weight=SAIL, thing=ship, amount=space)
            level = int(ahead.ruleset.tables.armada.spaces[LANES.index(ship), space].explore)
            if level:
                yield Reason(kind=EXPLORES, weight=ISLAND + level, amount=level)
    if then.level > was.level:
        yield Reason(kind=LEVEL, weight=A_LEVEL, amount=then.level)


def _strength(ahead: Ahead, after: After, was: CityArmada, then: CityArmada) -> Iterator[Reason]:
    more = prize_of(ahead, after) - prize_of(ahead, ahead.before)
    weight = scale.conflict(more, ahead.view.turn, ahead.view.turns)
    if more > 0:
        yield Reason(kind=NAVAL, weight=weight, amount=more, total=then.strength)
    elif more < 0:
        yield Reason(kind=NAVAL_LESS, weight=weight, amount=-more)
    elif then.strength > was.strength:
        weight = 0.6 * (then.strength - was.strength)
        yield Reason(kind=STRENGTH, weight=weight, total=then.strength)


def prize_of(ahead: Ahead, at: After) -> int:
    """Return the naval token's points for the seat, if all cities fought now.

    See ARMADA-CONFLICT-3 to -11. It runs in plain Python, as land conflicts do.
    """
    copy = copy_record(at.game)
    for seat in range(copy[0].seats):
        copy[0].cities[seat].armada.tokens[ahead.age] = 0
    resolve_naval_conflict(copy[0], ahead.ruleset.tables)
    return int(copy[0].cities[ahead.me].armada.tokens[ahead.age])


def _answer(ahead: Ahead, choice: Choice) -> Iterator[Reason]:
    """ARMADA-CONFLICT-12: what fighting brings, if everybody else who may stay out fights."""
    points = prize_of(ahead, ahead.before)
    sea = ahead.before.city.armada
    strength = sea.strength if sea else 0
    if choice.verb == "abstain":
        yield Reason(kind=NO_FIGHT, weight=0.5 - points, amount=points)
    elif points >= 0:
        yield Reason(kind=NAVAL, weight=points + 0.5, amount=points, total=strength)
    else:
        yield Reason(kind=NAVAL_LESS, weight=float(points), amount=-points)
