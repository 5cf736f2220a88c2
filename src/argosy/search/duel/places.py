"""Bit sets of places of a structure, and queries about the cards there."""

from argosy.kernelc.kernel import kernel
from argosy.rules.duel.state import Game
from argosy.rules.duel.terms import NONE, PLACES
from argosy.rules.fast_rng import below
from argosy.rules.record_class import Numbers


@kernel
def count_places(places: int) -> int:
    """Return the number of places in a bit set."""
    count = 0
    for place in range(PLACES):
        count += (places >> place) & 1
    return count


@kernel
def place_of(places: int, rank: int) -> int:
    """The place of a bit set that has so many before it."""
    for place in range(PLACES):
        if places & (1 << place):
            if rank == 0:
                return place
            rank -= 1
    return NONE


@kernel
def free_card(game: Game, rng: Numbers) -> int:
    """Any card that may be taken."""
    return game.deck[game.age - 1, place_of(game.open, below(rng, count_places(game.open)))]
