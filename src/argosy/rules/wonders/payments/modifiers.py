"""Fields of a city that change its payments, and the flag that says whether any of them is set.

Expansions write the fields and then call `note_modifiers`; a city without the flag is paid for as in the base
game.
"""

from argosy.kernelc.kernel import kernel
from argosy.rules.wonders.state import City
from argosy.rules.wonders.terms import COLORS

# Bits of `waives`: the number of a colour for a card of it, and this one.
STAGES = 15
assert len(COLORS) <= STAGES


@kernel
def note_modifiers(city: City) -> None:
    """Bring the flag up to date after one of the fields has changed."""
    units = city.more_of_own + city.more_of_missing + city.wild_for_coin
    rebates = city.rebate_first[0] + city.rebate_first[1] + city.rebate_board
    lasting = city.waives > 0 or city.free_resources_of_stages > 0 or city.pays_buyer > 0
    free = city.without_resources > 0 or costs_nothing(city)
    city.modifiers = 1 if units > 0 or rebates > 0 or lasting or free else 0


@kernel
def costs_nothing(city: City) -> bool:
    """Does a unit of some class cost nothing from a neighbour?"""
    for side in range(2):
        if city.price_raw[side] < 1 or city.price_made[side] < 1:
            return True
    return False
