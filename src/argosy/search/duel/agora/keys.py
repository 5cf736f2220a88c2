"""Keys of what comes to light of Agora."""

from argosy.kernelc.kernel import kernel
from argosy.rules.duel.agora.terms import CHAMBERS
from argosy.rules.duel.state import Game
from argosy.rules.records import Record
from argosy.search.duel.keys import mixed


@kernel
def mix_decrees(game: Game, tables: Record, key: int) -> int:
    """AGORA-013: which decrees lie face up, because prices and powers follow from them."""
    if not tables.has_agora:
        return key
    agora = game.agora
    for chamber in range(CHAMBERS):
        for index in range(2):
            decree = agora.decrees[chamber, index]
            if decree >= 0 and agora.turned_up[decree]:
                key = mixed(key, decree)
    return key
