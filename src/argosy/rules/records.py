"""Games as structured records: how they are made, copied and hashed.

A record is always reached through a record array, because then `game.cities[seat].coins` is ordinary attribute
access with and without the compiler.
"""

import hashlib
from typing import Any

import numpy as np

Record = Any
"""One game (or one set of tables): a `numpy.record` that is a view into its array."""

Records = Any
"""A one-dimensional `numpy.recarray` of such records."""


def new_records(dtype: np.dtype, count: int) -> Records:
    """`count` zeroed records as a record array of shape (count,)."""
    return np.zeros(count, dtype=as_record_dtype(dtype)).view(np.recarray)


def as_record_dtype(dtype: np.dtype) -> np.dtype:
    """The same dtype whose scalars are `numpy.record`, so that fields are attributes."""
    return np.dtype((np.record, dtype))


def copy_record(array: Records) -> Records:
    """An independent copy of records: one memcpy.

    As raw bytes, because NumPy copies such records field by field and leaves whatever was in memory in the gaps
    between the fields, and then equal games had different hashes.
    """
    raw = array.view(np.ndarray).view(f"V{array.dtype.itemsize}").copy()
    return raw.view(array.dtype).view(np.recarray)


def state_hash(array: Records) -> str:
    """Twelve hexadecimal digits that are equal only for equal states (for golden games and replays)."""
    return hashlib.sha256(array.tobytes()).hexdigest()[:12]
