"""The Emporiums: units from two seats away (ARMADA-CARD-16, -17, -26)."""

from argosy.rules.kernel import kernel


@kernel
def emporium_units(city, side):
    """Units that the city may buy in a turn; side: 0 left, 1 right."""
    return city.armada.far_units[side]


@kernel
def emporium_price(city, side):
    """Coins for each of them."""
    return city.armada.far_price[side]
