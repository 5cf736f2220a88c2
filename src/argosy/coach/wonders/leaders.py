"""Reasons from leaders kept, recruited, buried or copied: printed effects and prices."""

from collections.abc import Iterator

from argosy.coach.types import Reason
from argosy.coach.wonders import kinds as base
from argosy.coach.wonders import scale
from argosy.coach.wonders.ahead import Ahead
from argosy.game.types import Choice
from argosy.rules.wonders.leaders.choices import leader_cost

PRICE = "leader_price"
"""Recruiting `thing` costs `amount` coins; the city has `total`."""
PRICE_SHORT = "leader_price_short"
"""`amount` coins are missing to recruit `thing` now."""


WORKS = ("draft", "recruit", "copy")
"""Verbs after which the effect is the city's, at once or later."""


def reasons(ahead: Ahead, choice: Choice) -> Iterator[Reason]:
    """The effect of the leader; in the draft what it will cost (LEADERS-DRAFT-2, LEADERS-RECRUIT-5)."""
    if choice.leader is None:
        return
    if choice.verb in WORKS:
        yield Reason(kind=base.EFFECT, weight=2 * scale.PRINTED, thing=choice.leader)
    if choice.verb == "draft":
        yield _price(ahead, choice.leader)
    if choice.verb in ("sell", "stage") and not _can_recruit(ahead, choice.leader):
        yield Reason(kind=base.SPARES, weight=scale.SPARES, thing=choice.leader)


def _can_recruit(ahead: Ahead, leader: str) -> bool:
    return any(one.verb == "recruit" and one.leader == leader for one in ahead.choices)


def _price(ahead: Ahead, leader: str) -> Reason:
    number = ahead.ruleset.ids("leaders").index(leader)
    costs = int(leader_cost(ahead.before.state, ahead.ruleset.tables, ahead.me, number))
    has = ahead.before.city.coins
    if costs > has:
        return Reason(kind=PRICE_SHORT, weight=-scale.COIN * (costs - has), thing=leader, amount=costs - has)
    weight = scale.COIN * (has - costs) / 2
    return Reason(kind=PRICE, weight=weight, thing=leader, amount=costs, total=has)
