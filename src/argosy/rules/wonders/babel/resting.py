"""Cards that stop working, and work again: for a while by a tile (BABEL-TILE-4), for good when they are lost."""

import numpy as np

from argosy.rules.kernel import kernel
from argosy.rules.wonders.babel.rests import card_rests
from argosy.rules.wonders.city import ONE, has_built
from argosy.rules.wonders.lasting import add_units
from argosy.rules.wonders.terms import PRODUCE


@kernel
def rest_and_wake(tables, city, named, double_brown):
    """Let exactly those cards of a city rest that the tiles say: the ones that a tile names, brown cards with two
    symbols or a choice.
    """
    for kind in range(tables.kinds):
        should = has_built(city, kind) and must_rest(tables, kind, named, double_brown)
        if should != card_rests(city, kind):
            change_units(tables, city, kind, -1 if should else 1)
            city.babel.resting[kind >> 6] ^= ONE << np.uint64(kind & 63)


@kernel
def must_rest(tables, kind, named, double_brown):
    """Is it one of the cards that rest?"""
    word, bit = kind >> 6, np.uint64(kind & 63)
    if named and (tables.babel.rests[word] >> bit) & ONE != 0:
        return True
    return double_brown and (tables.babel.brown_rests[word] >> bit) & ONE != 0


@kernel
def change_units(tables, city, kind, sign):
    """Take away or give back the units that a card produces."""
    card = tables.cards[kind]
    for number in range(card.first_effect, card.first_effect + card.effects):
        if tables.effects[number].kind == PRODUCE:
            add_units(city, tables.effects[number], sign)


@kernel
def wake_card(tables, city, kind):
    """A card that rests leaves the city: the units that are gone already come back before it takes them along."""
    if card_rests(city, kind):
        change_units(tables, city, kind, 1)
        city.babel.resting[kind >> 6] ^= ONE << np.uint64(kind & 63)
