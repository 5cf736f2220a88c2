"""Random numbers of the search: a generator that is faster than that of the rules.

Xorshift with 32 bits (Marsaglia, "Xorshift RNGs", 2003), seeded from the counter-based stream of the rules.
All numbers stay below 2^63, so that the plain backend agrees with the compiled ones.
"""

import numpy as np

from argosy.kernelc.kernel import kernel
from argosy.rules.chance import STREAM_PLAY, random_bits
from argosy.rules.record_class import Numbers
from argosy.rules.records import Number

MASK = 0xFFFFFFFF
WORD = 32


@kernel
def start_rng(rng: Numbers, seed: Number) -> None:
    """Start a random stream in `rng`, an array of one int64 that is never 0."""
    rng[0] = np.int64(random_bits(seed, STREAM_PLAY, 0) & np.uint64(MASK)) | 1


@kernel
def below(rng: Numbers, bound: int) -> int:
    """A whole number in 0 .. bound - 1."""
    x = rng[0]
    x ^= (x << 13) & MASK
    x ^= x >> 17
    x ^= (x << 5) & MASK
    rng[0] = x
    return (x * bound) >> WORD
