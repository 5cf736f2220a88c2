"""Determinization of covered cards, from the game itself: for games to learn from.

A search knows what its seat knows and no more (`information_set.py`). One ply of look-ahead needs a
determinization for every choice, and fast: so only the cards that lie face down are dealt again, in the
record itself.
"""

from argosy.kernelc.kernel import kernel
from argosy.rules.duel.state import Game
from argosy.rules.duel.terms import AWAY, NONE, PLACES, REMOVED
from argosy.rules.fast_rng import below
from argosy.rules.record_class import Numbers
from argosy.rules.records import Record
from argosy.search.duel.places import count_places, place_of


@kernel
def mix_covered(game: Game, tables: Record, rng: Numbers) -> None:
    """Deal the cards again that lie face down in the structure: each changes places with one of the same
    back, there or among those that were removed (DUEL-006, 009).
    """
    age = game.age - 1
    hidden = game.present & ~game.revealed
    count = count_places(hidden)
    for place in range(PLACES):
        if hidden & (1 << place):
            rank = below(rng, count + REMOVED)
            if rank >= count:
                mix_removed(game, tables, age, place, rank - count)
            else:
                mix_places(game, tables, age, place, place_of(hidden, rank))


@kernel
def mix_places(game: Game, tables: Record, age: int, place: int, other: int) -> None:
    """Change two covered cards, if they have the same back."""
    card = game.deck[age, place]
    if is_alike(tables, card, game.deck[age, other]):
        game.deck[age, place] = game.deck[age, other]
        game.deck[age, other] = card


@kernel
def mix_removed(game: Game, tables: Record, age: int, place: int, index: int) -> None:
    """Change a covered card and one of those that were removed, if that one lies there still."""
    card = game.removed[age, index]
    if card != NONE and game.card_place[card] == AWAY and is_alike(tables, card, game.deck[age, place]):
        game.removed[age, index] = game.deck[age, place]
        game.deck[age, place] = card


@kernel
def is_alike(tables: Record, card: int, other: int) -> bool:
    """Have two cards the same back?"""
    return tables.cards[card].back == tables.cards[other].back
