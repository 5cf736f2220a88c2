"""Reasons from the Cities expansion: coins that others lose, debts, masks.

Diplomacy shows in the conflicts that are not fought.
"""

from collections.abc import Iterator

from argosy.coach.types import Reason
from argosy.coach.wonders import scale
from argosy.coach.wonders.ahead import After, Ahead
from argosy.game.types import Choice
from argosy.rules.wonders.cities.play import demanded_of

OTHERS_LOSE = "others_lose"
"""All other cities together lose `amount` coins, or take debts for them."""
NO_DEBT = "no_debt"
"""All is paid: no debt; `amount` coins are left."""
DEBTS = "debts"
"""`amount` debts, each a point less; `total` coins are left."""
MASK = "mask"
"""One more science symbol of a neighbour is copied at the end: `amount` in all."""


A_MASK = 1.5


def reasons(ahead: Ahead, choice: Choice) -> Iterator[Reason]:
    """Yield the reasons from losses of others, debts and masks."""
    after = ahead.after(choice)
    if choice.debts is not None:
        yield _debts(after, choice.debts)
    lost = demanded(ahead, after) - demanded(ahead, ahead.before)
    if lost > 0:
        weight = scale.COIN * lost / max(1, ahead.view.players - 1) + 0.4
        yield Reason(kind=OTHERS_LOSE, weight=weight, amount=lost)
    was, then = (one.city.cities for one in (ahead.before, after))
    if was and then and then.masks > was.masks:
        yield Reason(kind=MASK, weight=A_MASK, amount=then.masks)


def demanded(ahead: Ahead, at: After) -> int:
    """Return the coins that all opponents have to give this turn (CITIES-LOSS-1, -6)."""
    others = [seat for seat in ahead.others if seat != ahead.view.partner]
    return sum(int(demanded_of(at.state, ahead.ruleset.tables, seat)) for seat in others)


def _debts(after: After, debts: int) -> Reason:
    """CITIES-LOSS-3, CITIES-DEBT-2."""
    coins = after.city.coins
    if debts == 0:
        return Reason(kind=NO_DEBT, weight=1.0, amount=coins)
    return Reason(kind=DEBTS, weight=scale.COIN * debts, amount=debts, total=coins)
