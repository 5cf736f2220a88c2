"""What Cities adds to the record of a city. Who may see a field: see `rules/wonders/state.py`.

City
  debts            i2          debts of -1                                                          P
  loss             i2          coins that the city loses at the end of this turn, as far as known   P
  demands          i1[6]       coins that its effects of this turn make every other city lose ...   P
  demands_per      u2[6]       ... for each thing of this bit set that the other city has; 0 = once P
  diplomacy        i1          Diplomacy tokens                                                     P
  masks            i1          masks                                                                P
"""

import numpy as np

DEMANDS = 6
"""Different things that the demands of a city in one turn may count; equal ones are added up."""

# Sums, not pieces: supplies are unlimited (CITIES-SETUP-5).
BLACK_CITY = np.dtype(
    [
        ("debts", np.int16),
        ("loss", np.int16),
        ("demands_per", np.uint16, DEMANDS),
        ("demands", np.int8, DEMANDS),
        ("diplomacy", np.int8),
        ("masks", np.int8),
    ],
    align=True,
)
