"""Hash keys of revealed information, 31 bits each.

Different information has the same key with a chance of 2^-31.
"""

import numpy as np

from argosy.kernelc.kernel import kernel
from argosy.rules.records import Number

PRIME = 2_147_483_647
FACTOR = 1_103_515_245


@kernel
def mixed(key: int, number: int) -> Number:
    """A key with one more number in it. Nothing exceeds 63 bits."""
    return ((np.int64(key) ^ np.int64(number + 1)) * FACTOR + 12_345) % PRIME
