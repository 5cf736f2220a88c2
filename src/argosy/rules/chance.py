"""Chance: a counter-based stream of random numbers, Philox 2x32 with ten rounds.

Source of the algorithm and of its test values: Salmon, Moraes, Dror, Shaw, "Parallel random numbers: as easy
as 1, 2, 3" (SC 2011). A number depends only on (seed, stream, counter): asking one more question in one
stream never shifts another stream, and any backend, thread or machine gives the same number. Products are 32
bit times 32 bit, so nothing wraps and the plain backend agrees with the compiled ones without a warning.
"""

import numpy as np

from argosy.kernelc.kernel import kernel
from argosy.rules.record_class import Numbers
from argosy.rules.records import Number

MULTIPLIER = np.uint64(0xD256D193)
WEYL = np.uint64(0x9E3779B9)
LOW = np.uint64(0xFFFFFFFF)
HALF = np.uint64(32)
ROUNDS = 10

# Streams: one number for each thing that is decided by chance. Never reuse a number.
STREAM_PLAY = 0
STREAM_WONDERS = 1
STREAM_SIDES = 2
STREAM_GUILDS = 3
STREAM_AGE = 4  # 4, 5, 6, 7: the decks of Ages I to III (and a fourth)
STREAM_EXPANSIONS = (
    8  # 8 to 31: expansions of 7 Wonders number their own, each from where the one before it ends
)
STREAM_DUEL = 32  # 32 to 63: the two-player game numbers its own


@kernel
def philox(key: Number, counter_low: Number, counter_high: Number) -> Number:
    """One block of Philox-2x32-10: two 32-bit words, joined into one 64-bit number (first word low)."""
    low, high = counter_low & LOW, counter_high & LOW
    bump = key & LOW
    for _ in range(ROUNDS):
        product = MULTIPLIER * low
        low = (product >> HALF) ^ bump ^ high
        high = product & LOW
        bump = (bump + WEYL) & LOW
    return low | (high << HALF)


@kernel
def random_bits(seed: Number, stream: int, counter: int) -> Number:
    """64 random bits for a 64-bit seed, a stream below 2^8 and a counter below 2^24.

    The block's 64-bit counter is (counter and stream, high half of the seed); its key is the low half of the
    seed.
    """
    place = (np.uint64(counter) << np.uint64(8)) | np.uint64(stream)
    return philox(np.uint64(seed), place, np.uint64(seed) >> HALF)


@kernel
def random_below(seed: Number, stream: int, counter: int, bound: int) -> Number:
    """A whole number in 0 .. bound - 1.

    The bias is below bound / 2^32, which no number of games can notice.
    """
    return np.int64(((random_bits(seed, stream, counter) & LOW) * np.uint64(bound)) >> HALF)


@kernel
def shuffle(seed: Number, stream: int, array: Numbers, count: int) -> None:
    """Shuffle the first `count` entries of an array in place (Fisher and Yates).

    The stream is read from its counter 0 on.
    """
    for last in range(count - 1, 0, -1):
        other = random_below(seed, stream, last, last + 1)
        kept = array[last]
        array[last] = array[other]
        array[other] = kept
