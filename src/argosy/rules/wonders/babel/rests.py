"""Does a card or the board of a city rest now?"""

import numpy as np

from argosy.rules.kernel import kernel
from argosy.rules.wonders.city import ONE


@kernel
def card_rests(city, kind):
    """Does a tile forbid the card to work (BABEL-TILE-4)?"""
    return (city.babel.resting[kind >> 6] >> np.uint64(kind & 63)) & ONE != 0


@kernel
def resource_rests(city):
    """Can the resource of the board no longer be used (AMB-100)?"""
    return city.babel.board_rests != 0
