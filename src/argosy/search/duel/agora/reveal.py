"""Decrees that come to light."""

from argosy.rules.duel.agora.terms import CHAMBERS
from argosy.rules.kernel import kernel
from argosy.search.duel.keys import mixed


@kernel
def mix_decrees(game, key):
    """AGORA-013: which decrees lie face up, because prices and powers follow from them."""
    agora = game.agora
    for chamber in range(CHAMBERS):
        for index in range(2):
            decree = agora.decrees[chamber, index]
            if decree >= 0 and agora.turned_up[decree]:
                key = mixed(key, decree)
    return key
