"""Coins that others lose, debts, masks. Diplomacy shows in the conflicts that are not fought."""

from collections.abc import Iterator

from argosy.coach.types import Reason
from argosy.coach.wonders import scale
from argosy.coach.wonders.ahead import After, Ahead
from argosy.coach.wonders.cities import kinds
from argosy.game.types import Choice
from argosy.rules.wonders.cities.play import demanded_of

MASK = 1.5


def reasons(ahead: Ahead, choice: Choice) -> Iterator[Reason]:
    """All of it."""
    after = ahead.after(choice)
    if choice.debts is not None:
        yield _debts(after, choice.debts)
    lost = demanded(ahead, after) - demanded(ahead, ahead.before)
    if lost > 0:
        weight = scale.COIN * lost / max(1, ahead.view.players - 1) + 0.4
        yield Reason(kind=kinds.OTHERS_LOSE, weight=weight, amount=lost)
    was, then = (one.city.cities for one in (ahead.before, after))
    if was and then and then.masks > was.masks:
        yield Reason(kind=kinds.MASK, weight=MASK, amount=then.masks)


def demanded(ahead: Ahead, at: After) -> int:
    """Coins that all cities but the seat's own and its partner's have to give this turn (CITIES-LOSS-1, -6)."""
    others = [seat for seat in ahead.others if seat != ahead.view.partner]
    return sum(int(demanded_of(at.state, ahead.ruleset.tables, seat)) for seat in others)


def _debts(after: After, debts: int) -> Reason:
    """CITIES-LOSS-3, CITIES-DEBT-2."""
    coins = after.city.coins
    if debts == 0:
        return Reason(kind=kinds.NO_DEBT, weight=1.0, amount=coins)
    return Reason(kind=kinds.DEBTS, weight=scale.COIN * debts, amount=debts, total=coins)
