"""Effects of a choice on later payments: resources, trade prices, chains, the next stage."""

from collections.abc import Iterator

from argosy.coach.types import Reason
from argosy.coach.wonders import kinds, scale
from argosy.coach.wonders.ahead import After, Ahead
from argosy.game.types import Choice
from argosy.game.wonders.view import CityView
from argosy.rules.records import copy_record
from argosy.rules.wonders import terms
from argosy.rules.wonders.rows import total_price
from argosy.rules.wonders.tables import copies

Unit = tuple[str, ...]
"""The resources of which a producing unit gives one each turn."""
RICH = 99
"""Coins that pay for any stage."""


def trade(ahead: Ahead, choice: Choice) -> Iterator[Reason]:
    """Yield the reasons from later payments."""
    after = ahead.after(choice)
    if not ahead.is_own:
        yield from _of_the_free_city(ahead, after)
        return
    yield from _resources(ahead, after)
    yield from _prices(ahead, after)
    yield from _next_stage(ahead, choice, after)
    if choice.verb in ("build", "free", "revive"):
        yield from _chains(ahead, choice)


# --- resources ----------------------------------------------------------------------------------------------


def units(city: CityView, *, all_of_them: bool = True) -> dict[Unit, int]:
    """Return the number of each producing unit of a city, for sale or not."""
    found: dict[Unit, int] = {}
    for options, count in (*city.sells, *(city.keeps if all_of_them else ())):
        found[options] = found.get(options, 0) + count
    return found


def _new_units(before: CityView, after: CityView, *, all_of_them: bool = True) -> Iterator[tuple[Unit, int]]:
    had = units(before, all_of_them=all_of_them)
    for options, count in units(after, all_of_them=all_of_them).items():
        if count > had.get(options, 0):
            yield options, count - had.get(options, 0)


def _resources(ahead: Ahead, after: After) -> Iterator[Reason]:
    """BASE-RES-1 to -3: units that the city lacked, or more of what it has."""
    worth = scale.UNIT[ahead.age]
    for options, more in _new_units(ahead.before.city, after.city):
        lacked = tuple(name for name in options if not _makes(ahead.before.city, name))
        prices = [price for name in lacked if (price := price_of(ahead, name)) is not None]
        if not lacked:
            total = sum(count for made, count in units(after.city).items() if made == options)
            yield Reason(kind=kinds.MAKES_MORE, weight=worth * more, things=options, total=total)
        elif len(prices) < len(lacked):
            missing = tuple(name for name in lacked if price_of(ahead, name) is None)
            weight = scale.NEW_UNIT * worth * more
            yield Reason(kind=kinds.MAKES_NEW, weight=weight, things=missing)
        else:
            yield Reason(kind=kinds.MAKES, weight=worth * more, things=lacked, amount=min(prices))


def _makes(city: CityView, name: str) -> bool:
    return any(name in options for options in units(city))


def price_of(ahead: Ahead, name: str) -> int | None:
    """Return the lowest price of a unit from a neighbour now; None if no neighbour sells it."""
    kind = "raw" if name in terms.RAW else "manufactured"
    prices = ahead.before.city.prices
    sides = ahead.neighbours(ahead.city).items()
    selling = [
        side for side, seat in sides if any(name in options for options, _ in ahead.before.seen(seat).sells)
    ]
    return min((prices[side][kind] for side in selling), default=None)


def _prices(ahead: Ahead, after: After) -> Iterator[Reason]:
    """BASE-CARD-8, -9: cheaper from then on next door."""
    before, then = ahead.before.city.prices, after.city.prices
    for kind in ("raw", "manufactured"):
        cheaper = [side for side in then if then[side][kind] < before[side][kind]]
        if cheaper:
            was, costs = before[cheaper[0]][kind], then[cheaper[0]][kind]
            seat = ahead.neighbours(ahead.city)[cheaper[0]] if len(cheaper) == 1 else -1
            weight = 0.6 * scale.UNIT[ahead.age] * len(cheaper)
            yield Reason(kind=kinds.CHEAPER, weight=weight, thing=kind, seat=seat, amount=costs, total=was)


def _of_the_free_city(ahead: Ahead, after: After) -> Iterator[Reason]:
    """BASE-TWO-7: the free city is a neighbour of both players, and sells."""
    for options, more in _new_units(ahead.before.city, after.city, all_of_them=False):
        lacked = tuple(name for name in options if not _makes(ahead.before.seen(ahead.me), name))
        if lacked:
            weight = 0.5 * scale.UNIT[ahead.age] * more
            yield Reason(kind=kinds.FREE_CITY_MAKES, weight=weight, things=lacked)


# --- the next stage -----------------------------------------------------------------------------------------


def _next_stage(ahead: Ahead, choice: Choice, after: After) -> Iterator[Reason]:
    """BASE-WONDER-1: can the next stage be paid then, which a choice for a stage changes itself?"""
    if choice.verb == "stage" or not ahead.goes_on or len(after.city.stages) != len(ahead.before.city.stages):
        return
    was, costs = (price_of_stage(ahead, one) for one in (ahead.before, after))
    had, has = ahead.before.city.coins, after.city.coins
    could, can = was is not None and was <= had, costs is not None and costs <= has
    if could and costs is not None and not can:
        yield Reason(kind=kinds.SHORT, weight=-scale.STAGE, amount=costs - has)
    elif can and not could:
        yield Reason(kind=kinds.ENOUGH, weight=scale.STAGE)
    elif was is not None and costs is not None and costs < was:
        weight = scale.COIN * (was - costs)
        yield Reason(kind=kinds.STAGE_PRICE, weight=weight, amount=costs, total=was)


def price_of_stage(ahead: Ahead, at: After) -> int | None:
    """Return the fewest coins for which a city can build its next stage.

    None where it lacks something that no neighbour sells, or where all stages are built.
    """
    copy = copy_record(at.game)
    city = copy[0].cities[at.number]
    if city.hand_size == 0:
        return None
    city.coins, city.owes = RICH, terms.CARD
    rows = ahead.listed(copy, at.number)
    return min((int(total_price(row)) for row in rows if row.verb == terms.STAGE), default=None)


# --- chains -------------------------------------------------------------------------------------------------


def _chains(ahead: Ahead, choice: Choice) -> Iterator[Reason]:
    """BASE-CHAIN-1: a card that is free now, and one that will be."""
    catalog, card = ahead.ruleset.catalog, choice.card or ""
    standing = ahead.before.city.cards
    parents = [parent for parent in catalog.card(card).chain_from if parent in standing]
    if choice.verb == "build" and parents and not choice.price.total:
        yield Reason(kind=kinds.BY_CHAIN, weight=scale.CHAIN, thing=parents[0])
    elif choice.verb == "free":
        yield Reason(kind=kinds.BY_RIGHT, weight=scale.RIGHT)
    for child in catalog.leads_to(card):
        if child not in standing and _may_come(ahead, child):
            yield Reason(kind=kinds.CHAIN, weight=scale.CHAIN, thing=child)


def _may_come(ahead: Ahead, card: str) -> bool:
    """Is it dealt in an Age to come, with so many players?"""
    ages = range(ahead.view.age + 1, terms.AGES + 1)
    return any(copies(ahead.ruleset.catalog.card(card), age, ahead.ruleset.seats) for age in ages)
