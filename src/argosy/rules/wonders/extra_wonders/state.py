"""Fields that single boards add to a city's record; for who may see them `rules/wonders/state.py`.

City
  copies           i2[4]       for each own stage the one that it copies, counted as `stages.own_stage` does,
  + 1; 0 = none  P
  copy_due         i1          number of the own stage that is to copy another one now; 0 = none    P
"""

import numpy as np

STAGES = 4

CITY = np.dtype([("copies", np.int16, STAGES), ("copy_due", np.int8)], align=True)
