"""Incursions: conflicts on land with cities two seats away (ARMADA-LAND-1 to -12)."""

import numpy as np

from argosy.rules.kernel import kernel

ONE = np.uint8(1)


@kernel
def incursion_tokens(game, one, other):
    """One token moves where a city makes an incursion on the other one, whoever began (ARMADA-LAND-5, -6, -8, -10,
    -11, ARMADA-TEAM-11, -12); a city that is kept from its other conflicts fights this one (ARMADA-LAND-9, ARMADA-MIX-5,
    CITIES-DIPLO-7, LEADERS-MIX-4).
    """
    return 1 if attacks(game, one, other) or attacks(game, other, one) else 0


@kernel
def attacks(game, seat, target):
    """Does a city make an incursion on another one in this Age (ARMADA-LAND-2, -3)?"""
    return (game.cities[seat].armada.attacks >> np.uint8(target)) & ONE != 0


@kernel
def end_incursions(game):
    """An incursion is for one Age (ARMADA-LAND-6, -11)."""
    for seat in range(game.seats):
        game.cities[seat].armada.attacks = 0
