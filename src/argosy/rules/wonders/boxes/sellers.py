"""Sellers that are no neighbours: how many units may be bought of them, and for how much."""

from argosy.rules.kernel import kernel
from argosy.rules.wonders.armada.sellers import emporium_price, emporium_units


@kernel
def far_units(city, side):
    """Units that the city may buy in a turn two seats away; side: 0 left, 1 right."""
    return emporium_units(city, side)


@kernel
def far_price(city, side):
    """Coins for each of them."""
    return emporium_price(city, side)
