"""The hooks of Pantheon in the search."""

from argosy.search.duel.hooks import ExpansionSearch
from argosy.search.duel.pantheon.features import (
    CITY_OF_PANTHEON,
    PANTHEON_FEATURES,
    list_city_of_pantheon,
    list_pantheon,
)
from argosy.search.duel.pantheon.past import forget_pantheon
from argosy.search.duel.pantheon.position_from_view import fill_in_pantheon

HOOKS = ExpansionSearch(
    fill_in=fill_in_pantheon,
    forget=forget_pantheon,
    features=PANTHEON_FEATURES,
    list_features=list_pantheon,
    features_of_city=CITY_OF_PANTHEON,
    list_of_city=list_city_of_pantheon,
)
