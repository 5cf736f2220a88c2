"""Fields that Cities adds to the record of a city; for who may see them `rules/wonders/state.py`.

City
  debts            i2          debts of -1                                                          P
  loss             i2          coins that the city loses at the end of this turn, as far as known   P
  demands          i1[6]       coins that its effects of this turn make every other city lose ...   P
  demands_per      u2[6]       ... for each thing of this bit set that the other city has; 0 = once P
  diplomacy        i1          Diplomacy tokens                                                     P
  masks            i1          masks                                                                P
  free_black       i1          right to one black card free in each Age: `NO_RIGHT`, ...            P
  loss_of_stages   i1          coins that every other city loses when the city builds a stage       P
  defeat_shields   i1          shields that each own defeat token is in conflicts                   P
  lent_shields     i1          shields that the tokens lend while conflicts are resolved            P
"""

import numpy as np

RECORD = "black"
"""What its record is called."""

DEMANDS = 6
"""Different things that the demands of a city in one turn may count; equal ones are added up."""

NO_RIGHT, FRESH, USED = range(3)
"""The right to one black card free in each Age: there is none, it may be used, it has been used in this
Age.
"""

# Sums, not pieces: supplies are unlimited (CITIES-SETUP-5).
CITY = np.dtype(
    [
        ("debts", np.int16),
        ("loss", np.int16),
        ("demands_per", np.uint16, DEMANDS),
        ("demands", np.int8, DEMANDS),
        ("diplomacy", np.int8),
        ("masks", np.int8),
        ("free_black", np.int8),
        ("loss_of_stages", np.int8),
        ("defeat_shields", np.int8),
        ("lent_shields", np.int8),
    ],
    align=True,
)
