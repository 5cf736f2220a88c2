"""The hooks of Agora in the search."""

from argosy.search.duel.agora.features import AGORA_FEATURES, list_agora
from argosy.search.duel.agora.keys import mix_decrees
from argosy.search.duel.agora.past import forget_agora
from argosy.search.duel.agora.position_from_view import fill_in_agora
from argosy.search.duel.hooks import ExpansionSearch

HOOKS = ExpansionSearch(
    fill_in=fill_in_agora,
    forget=forget_agora,
    mix=mix_decrees,
    features=AGORA_FEATURES,
    list_features=list_agora,
)
