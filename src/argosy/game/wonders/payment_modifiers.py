"""Modifiers of a city's payments, read from its record: rebates, free units, waived costs."""

from argosy.catalog import Catalog
from argosy.game.wonders.paying_units import SIDES, Cost, Producers, Terms, Unit
from argosy.game.wonders.view import Modifiers
from argosy.rules.wonders import terms
from argosy.rules.wonders.payments.modifiers import STAGES
from argosy.rules.wonders.state import City

STAGE = "wonder_stage"
"""The word for stages among what costs less; the others are colours."""


def look_at_modifiers(city: City) -> Modifiers | None:
    """As everybody sees it; None where nothing changes payments."""
    if not city.modifiers:
        return None
    words = [(color, number) for number, color in enumerate(terms.COLORS)] + [(STAGE, STAGES)]
    return Modifiers(
        waives=tuple(word for word, bit in words if int(city.waives) >> bit & 1),
        stages_without_resources=bool(city.free_resources_of_stages),
        without_resources=tuple(word for word, bit in words if int(city.without_resources) >> bit & 1),
        more_of_own=int(city.more_of_own),
        more_of_missing=int(city.more_of_missing),
        wild_for_coin=int(city.wild_for_coin),
        rebate_first={side: int(city.rebate_first[index]) for index, side in enumerate(SIDES)},
        rebate_board=int(city.rebate_board),
        pays_buyer=int(city.pays_buyer),
    )


def terms_of(city: City) -> Terms:
    """Return the prices that the city pays its neighbours."""
    return Terms(
        prices=prices_of(city),
        rebate_first={side: int(city.rebate_first[index]) for index, side in enumerate(SIDES)},
        rebate_board=int(city.rebate_board),
    )


def prices_of(city: City) -> dict[str, dict[str, int]]:
    """Coins for a unit by side and class, as in `CityView.prices`."""
    return {
        side: {"raw": int(city.price_raw[index]), "manufactured": int(city.price_made[index])}
        for index, side in enumerate(SIDES)
    }


def waives(city: City, what: str) -> bool:
    """Does a card of a colour, or `STAGE`, cost one unit less (LEADERS-EFFECT-2)?"""
    bit = STAGES if what == STAGE else terms.COLORS.index(what)
    return bool(int(city.waives) >> bit & 1)


def to_be_paid(city: City, what: str, cost: Cost) -> Cost:
    """The printed resources, unless something makes those of stages or of a colour free (CITIES-EFFECT-8,
    BABEL-TILE-2).
    """
    if not what:
        return cost
    bit = STAGES if what == STAGE else terms.COLORS.index(what)
    free = int(city.without_resources) >> bit & 1 or (what == STAGE and city.free_resources_of_stages)
    return {} if free else cost


def with_modifiers(
    producers: Producers, city: City, catalog: Catalog, neighbors: dict[str, str]
) -> Producers:
    """All units that the city may use, with those that are there once a turn; neighbors: wonder by side.

    The board's unit stands apart where it has a price of its own (CITIES-EFFECT-5, -6, LEADERS-EFFECT-4).
    """
    if not city.modifiers:
        return producers
    own = [name for bit, name in enumerate(terms.RESOURCES) if int(city.produced) >> bit & 1]
    others = tuple(name for name in terms.RESOURCES if name not in own)
    units: dict[str, tuple[Unit, ...]] = {
        "more_of_own": (tuple(own),) * int(city.more_of_own) if own else (),
        "more_of_missing": (others,) * int(city.more_of_missing) if others else (),
        "bank": (terms.RESOURCES,) * int(city.wild_for_coin),
    }
    for side, wonder in neighbors.items():
        sold, board = list[Unit](getattr(producers, side)), catalog.wonder(wonder).resource
        if city.rebate_board and board and (board,) in sold:
            sold.remove((board,))
            units[f"{side}_board"] = ((board,),)
        units[side] = tuple(sold)
    return Producers(own=producers.own, far_left=producers.far_left, far_right=producers.far_right, **units)
