"""What boxes add to the features of a position: numbers of each, one box after the other."""

from argosy.rules.kernel import kernel
from argosy.search.duel.agora.features import AGORA_FEATURES, list_agora
from argosy.search.duel.net.listing import blocks
from argosy.search.duel.pantheon.features import (
    CITY_OF_PANTHEON,
    PANTHEON_FEATURES,
    list_city_of_pantheon,
    list_pantheon,
)

OF_AGORA, OF_PANTHEON, MORE_FEATURES = blocks(AGORA_FEATURES, PANTHEON_FEATURES)
MORE_OF_CITY = CITY_OF_PANTHEON


@kernel
def list_more(game, tables, seat, seen, base):
    """Of the table."""
    if tables.has_agora:
        list_agora(game, seat, seen, base + OF_AGORA)
    if tables.has_pantheon:
        list_pantheon(game, seat, seen, base + OF_PANTHEON)


@kernel
def list_more_of_city(city, tables, seen, base):
    """Of a city."""
    if tables.has_pantheon:
        list_city_of_pantheon(city, seen, base)
