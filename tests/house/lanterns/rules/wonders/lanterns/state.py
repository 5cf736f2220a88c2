"""Fields of Lanterns in the record of a city.

lit              i1          lanterns that burn                                                   P
"""

import numpy as np

CITY = np.dtype([("lit", np.int8)], align=True)
