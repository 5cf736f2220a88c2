"""The hooks of Agora in the search."""

from argosy.search.duel.agora.features import AGORA_FEATURES, list_agora
from argosy.search.duel.agora.hidden import (
    forget_agora,
    forget_held,
    forget_looks,
    guess_agora,
    mix_decrees,
    put_agora,
)
from argosy.search.duel.hooks import ExpansionSearch

HOOKS = ExpansionSearch(
    guess=guess_agora,
    forget_guess=forget_held,
    forget=forget_agora,
    note_looks=forget_looks,
    put=put_agora,
    mix=mix_decrees,
    features=AGORA_FEATURES,
    list_features=list_agora,
)
