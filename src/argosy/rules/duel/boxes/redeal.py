"""What boxes hide."""

from random import Random

from argosy.rules.duel.agora.redeal import mix_senators, redeal_agora
from argosy.rules.duel.pantheon.redeal import redeal_pantheon
from argosy.rules.records import Record


def mix_more(game: Record, tables: Record, chance: Random) -> None:
    """Unseen cards of boxes in the decks change places."""
    mix_senators(game, tables, chance)


def redeal_more(game: Record, tables: Record, viewer: int, chance: Random) -> None:
    """Deal again what the viewer does not know of boxes."""
    redeal_agora(game, tables, viewer, chance)
    redeal_pantheon(game, tables, viewer, chance)
