"""The hooks of Agora in the search."""

from argosy.search.duel.agora.features import AGORA_FEATURES, list_agora
from argosy.search.duel.agora.hidden import (
    determinization_agora,
    hide_agora,
    hide_held,
    hide_looks,
    mix_decrees,
    put_agora,
)
from argosy.search.duel.hooks import ExpansionSearch

HOOKS = ExpansionSearch(
    determinization=determinization_agora,
    hide_determinization=hide_held,
    hide=hide_agora,
    note_looks=hide_looks,
    put=put_agora,
    mix=mix_decrees,
    features=AGORA_FEATURES,
    list_features=list_agora,
)
