"""The buffer for the features of a position, and the sizes of the net."""

from typing import Any

import numpy as np

from argosy.kernelc.kernel import kernel
from argosy.rules.records import Record
from argosy.rules.wonders.state import SEATS
from argosy.rules.wonders.terms import LINES

MOST_OBSERVED = 4_096
"""Numbers of an observation (`rules.wonders.features`): 3,025 with 7 players and five expansions."""
MOST_FEATURES = 320
"""Features of a position that are listed; what comes after them is left out."""
BUCKETS = 32
"""Kinds of numbers that a feature distinguishes."""
COLUMNS = 12_288
"""Room for columns of the first layer."""
ROWS = 1_536
"""Room for rows of the policy."""
UNITS = 64
"""Units of the hidden layer."""
HEADS = 2
"""Values of a position: how likely it is won, and how far ahead it ends."""

_FIELDS = {
    "row": (np.int16, MOST_OBSERVED),
    "count": (np.int32, ()),
    "number": (np.int16, MOST_FEATURES),
    "sums": (np.int16, UNITS),  # the first layer, in 1/SCALE (`inference.py`)
    "points": (np.int64, len(LINES)),
    "totals": (np.int64, SEATS),
    "stamp": (np.int64, ()),  # which position the sums of rows below are of
    "stamps": (np.int64, ROWS),
    "said": (np.float64, ROWS),  # what the hidden layer says of a row of the policy
}
_PLAIN = np.dtype([(name, *kind) for name, kind in _FIELDS.items()], align=True)
_PLACES: Any = _PLAIN.fields
SEEN = np.dtype(
    {
        "names": [*_FIELDS, "four"],  # the numbers of `row` once more, four in one: most of them are 0
        "formats": [*_FIELDS.values(), (np.int64, MOST_OBSERVED // 4)],
        "offsets": [*(offset for _, offset in _PLACES.values()), 0],
        "itemsize": _PLAIN.itemsize,
    },
    align=True,
)


@kernel
def add_feature(seen: Record, number: int) -> None:
    """One more feature, if the net has a column for it."""
    if number >= 0 and seen.count < MOST_FEATURES:
        seen.number[seen.count] = number
        seen.count += 1
