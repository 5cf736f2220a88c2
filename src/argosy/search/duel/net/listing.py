"""The buffer for the features of a position, and the numbering of features in blocks."""

from collections.abc import Iterator

import numpy as np

from argosy.kernelc.kernel import kernel
from argosy.rules.records import Record

MOST_UNITS = 256
"""Units of the hidden layer at most; a net says how many it has."""
MOST_SEEN = 256
"""More features than a position ever has: each card, wonder and token is in one place."""

SEEN = np.dtype(
    [
        ("count", np.int32),
        ("number", np.int16, MOST_SEEN),
        ("sums", np.int16, MOST_UNITS),  # the first layer, in 1/SCALE (`weights.py`)
    ],
    align=True,
)


def blocks(*sizes: int) -> Iterator[int]:
    """The first number of each block, and at last how many numbers there are."""
    first = 0
    for size in sizes:
        yield first
        first += size
    yield first


@kernel
def add_feature(seen: Record, number: int) -> None:
    """One more feature."""
    seen.number[seen.count] = number
    seen.count += 1
