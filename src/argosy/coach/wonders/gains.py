"""Immediate gains of a choice in 7 Wonders: points by score-pad line, coins and payments."""

from collections.abc import Iterator

from argosy.coach.types import Reason
from argosy.coach.wonders import kinds, scale
from argosy.coach.wonders.ahead import After, Ahead
from argosy.coach.wonders.counting import gained
from argosy.game.types import Choice

FEW = 1
"""Coins with which hardly anything can be bought."""
COUNTED = ("commerce", "guilds")
"""Lines of cards that count what stands, which may become more."""
SCIENCE = "science"
SET = ("compass", "gear", "tablet")


def gains(ahead: Ahead, choice: Choice) -> Iterator[Reason]:
    """Yield the reasons from immediate gains of a choice.

    The points of the free city belong to no player (BASE-TWO-14).
    """
    after = ahead.after(choice)
    if ahead.is_own:
        yield from _points(ahead, after)
        yield from _science(ahead, after)
        yield from _coins(ahead, choice, after)
    yield from _payments(ahead, choice)


def _points(ahead: Ahead, after: After) -> Iterator[Reason]:
    found = {
        line: points for line, points in gained(ahead.before.lines, after.lines).items() if line != SCIENCE
    }
    plain = sum(points for line, points in found.items() if line not in COUNTED)
    if plain > 0:
        yield Reason(kind=kinds.POINTS, weight=float(plain), amount=plain)
    for line in COUNTED:
        if (points := found.get(line, 0)) > 0:
            yield Reason(kind=kinds.COUNTS, weight=float(points), thing=line, amount=points)
    lost = -sum(points for points in found.values() if points < 0)
    if lost > 0:
        yield Reason(kind=kinds.LOSES, weight=-float(lost), amount=lost)


def _science(ahead: Ahead, after: After) -> Iterator[Reason]:
    """BASE-SCI-1, -2, -4."""
    points = after.lines[SCIENCE] - ahead.before.lines[SCIENCE]
    was, has = ahead.before.city.science, after.city.science
    new = [symbol for symbol in has if has[symbol] > was[symbol]]
    if points > 0 and _sets(has) > _sets(was):
        yield Reason(kind=kinds.SET, weight=points + scale.SYMBOL[ahead.age], amount=points)
    elif points > 0 and len(new) == 1 and new[0] in SET:
        weight = points + scale.SYMBOL[ahead.age]
        yield Reason(kind=kinds.SCIENCE, weight=weight, thing=new[0], amount=points, total=has[new[0]])
    elif points > 0:
        yield Reason(kind=kinds.COUNTS, weight=float(points), thing=SCIENCE, amount=points)
    elif points < 0:
        yield Reason(kind=kinds.LOSES, weight=float(points), amount=-points)


def _sets(science: dict[str, int]) -> int:
    return min(science[symbol] for symbol in SET)


def _coins(ahead: Ahead, choice: Choice, after: After) -> Iterator[Reason]:
    """Yield the reason from an income, or from the few coins left after a payment."""
    left = after.city.coins
    more = left - ahead.before.city.coins
    if more > 0:
        yield Reason(kind=kinds.COINS, weight=scale.COIN * more, amount=more, total=left)
    elif choice.price.total and left <= FEW:
        yield Reason(kind=kinds.LEAVES, weight=-scale.COIN * choice.price.total, amount=left)


def _payments(ahead: Ahead, choice: Choice) -> Iterator[Reason]:
    """Yield the coins that neighbours get (BASE-TRADE-4, -8).

    The harm is their value to the receiver, shared among all rivals.
    """
    rivals = max(1, ahead.view.players - 1)
    for seat, coins in sellers(ahead, choice).items():
        if seat == ahead.me:
            yield Reason(kind=kinds.EARNS, weight=scale.COIN * coins, seat=seat, amount=coins)
        elif seat == ahead.view.partner:
            yield Reason(kind=kinds.PAYS_PARTNER, weight=scale.COIN * coins, seat=seat, amount=coins)
        elif seat != ahead.free_city:
            yield Reason(kind=kinds.PAYS, weight=-scale.COIN * coins / rivals, seat=seat, amount=coins)


def sellers(ahead: Ahead, choice: Choice) -> dict[int, int]:
    """Coins by the city that gets them."""
    price, count, found = choice.price, len(ahead.view.cities), dict[int, int]()
    for coins, away in ((price.left, 1), (price.right, -1), (price.far_left, 2), (price.far_right, -2)):
        if coins:
            seat = (choice.city + away) % count
            found[seat] = found.get(seat, 0) + coins
    return found
