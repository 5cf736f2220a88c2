"""Fields that Pantheon adds to the record of a game; for who may see them `rules/duel/state.py`.

City
  protected        i4          coins on Astarte                                                        P
  mythology        i2[5]       mythology tokens                                                        P
  offerings        i4          bit set of offering tokens                                              P

Pantheon
  decks            i2[5,3]     divinities of each mythology, from the top                              H
  deck_count       i2[5]                                                                               P
  space            i2[6]       god on each space                                                       P from
  Age II on
  owner            i2[16]      seat that has activated this god                                        P
  mythology_at     i2[25]      mythology token on each place of Age I                                  P
  offering_at      i2[25]      offering token on each place of Age II                                  P
  snake            i2          green card under the snake                                              P
  snake_owner      i2                                                                                  P
  minerva          i4          space of the Minerva pawn, 99 = not on the track                        P
  choice           i2[5]       gods that are laid open for a choice                                    O
  (theater), P (gate)
  choice_count     i4                                                                                  P
  known            u1[2,16]    1: this seat knows where this god lies face down                        O
"""

import numpy as np

from argosy.rules.duel.pantheon.terms import GODS, MYTHOLOGIES, MYTHOLOGY_CARDS, SPACES
from argosy.rules.duel.terms import PLACES

NO_MINERVA = 99

# Fields of a city: those of 32 bits stand among others of that size.
WIDE_FIELDS_OF_CITY = (("protected", np.int32), ("offerings", np.int32))
FIELDS_OF_CITY = (("mythology", np.int16, MYTHOLOGIES),)

GAME = np.dtype(
    [
        ("minerva", np.int32),
        ("choice_count", np.int32),
        ("decks", np.int16, (MYTHOLOGIES, MYTHOLOGY_CARDS)),
        ("deck_count", np.int16, MYTHOLOGIES),
        ("space", np.int16, SPACES),
        ("owner", np.int16, GODS),
        ("mythology_at", np.int16, PLACES),
        ("offering_at", np.int16, PLACES),
        ("snake", np.int16),
        ("snake_owner", np.int16),
        ("choice", np.int16, MYTHOLOGIES),
        ("known", np.uint8, (2, GODS)),
    ],
    align=True,
)
