"""Fields that Agora adds to the record of a game; `rules/duel/state.py` says who may see a field.

Agora
  markers          i2[6,2]     influence in each chamber, by seat                                      P
  supply           i2[2]       markers not in the Senate                                               P
  control          i2[6]       controlling seat                                                        P
  decrees          i2[6,2]     decrees of each chamber, by catalog position                            P where
  turned up
  turned_up        u1[16]      1: this decree lies face up                                             P
  stock            i2[16]      conspiracies in the deck, from the top                                  H
  stock_count      i4                                                                                  P
  holder           i2[16]      seat that has this conspiracy, -1 = deck                                O until
  triggered
  order            i2[16]      how many conspiracies were taken before this one                        P
  taken            i4          conspiracies taken from the deck so far                                 P
  prepared         i2[16]      card under this conspiracy                                              P
  shown            u1[16]      1: triggered                                                            P
  hand             i2[2]       conspiracies drawn, one of which is to be kept                          O
  locked           i2          progress token on Obscurantism                                          P
  known_stock      u1[2,16]    1: this seat knows where in the deck this conspiracy lies               O
  saw_removed      u1[2,3]     1: this seat has looked at the cards removed from the deck of this Age  O
  swapped          i2          card that the swap takes                                                P
"""

import numpy as np

from argosy.rules.duel.agora.terms import CHAMBERS, CONSPIRACIES, DECREES
from argosy.rules.duel.terms import AGES

# Chambers, markers, conspiracies (AGORA-010).
GAME = np.dtype(
    [
        ("stock_count", np.int32),
        ("taken", np.int32),
        ("markers", np.int16, (CHAMBERS, 2)),
        ("supply", np.int16, 2),
        ("control", np.int16, CHAMBERS),
        ("decrees", np.int16, (CHAMBERS, 2)),
        ("stock", np.int16, CONSPIRACIES),
        ("holder", np.int16, CONSPIRACIES),
        ("order", np.int16, CONSPIRACIES),
        ("prepared", np.int16, CONSPIRACIES),
        ("hand", np.int16, 2),
        ("locked", np.int16),
        ("swapped", np.int16),
        ("turned_up", np.uint8, DECREES),
        ("shown", np.uint8, CONSPIRACIES),
        ("known_stock", np.uint8, (2, CONSPIRACIES)),
        ("saw_removed", np.uint8, (2, AGES)),
    ],
    align=True,
)
