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


@kernel
def leaves_one_out(city):
    """Need one unit of a naval construction not be paid: 0 or 1 (the Ancient Harbor, ARMADA-ISLAND-17, AMB-35)?"""
    return 1 if city.armada.discount > 0 else 0
