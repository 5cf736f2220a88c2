"""What Cities adds to the deal: as many black cards of each Age as there are players (CITIES-SETUP-1, -2)."""

from argosy.rules.chance import STREAM_BOXES, random_below
from argosy.rules.kernel import kernel

STREAM_BLACK = STREAM_BOXES + 12  # 12, 13, 14: which black cards are in an Age


@kernel
def is_cities_in_play(tables):
    """Are black cards mixed into the Ages?"""
    return tables.black.used > 0


@kernel
def choose_black_cards(tables, seed, age, deck, size):
    """Write the black cards of an Age that are in the game behind its deck (CITIES-SETUP-1)."""
    used = 0
    for number in range(tables.black.deck_size[age]):
        left = tables.black.deck_size[age] - number
        if random_below(seed, STREAM_BLACK + age, number, left) < tables.black.used - used:
            deck[size + used] = tables.black.decks[age, number]
            used += 1


@kernel
def mix_in_black_cards(tables, seed, age, deck, size):
    """The same; return the new size of the deck."""
    choose_black_cards(tables, seed, age, deck, size)
    return size + tables.black.used
