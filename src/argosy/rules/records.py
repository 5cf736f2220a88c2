"""Games as structured records: how they are made, copied and hashed.

A record is always reached through a `RecordArray`, because then `game.cities[seat].coins` is ordinary attribute access with
and without the compiler. NumPy's own record arrays do the same, but look every attribute up by name and make a new dtype
for every nested record: that took twenty times as long, and was most of the time of rules that are not compiled.
"""

import hashlib
from functools import cache
from operator import itemgetter
from typing import Any

import numpy as np

Record = Any
"""One game (or one set of tables): a view into its array whose fields are attributes."""

Records = Any
"""A one-dimensional `RecordArray`."""


class RecordArray(np.ndarray):
    """An array of records whose fields are attributes: `games.cities` is `games["cities"]`."""

    def __getattr__(self, name: str) -> Any:
        if name in (self.dtype.names or ()):
            return self[name]
        raise AttributeError(f"there is no field {name!r} in these records")

    def __setattr__(self, name: str, value: Any) -> None:
        if name in (self.dtype.names or ()):
            self[name] = value
        else:
            super().__setattr__(name, value)


def new_records(dtype: np.dtype, count: int) -> Records:
    """`count` zeroed records as an array of shape (count,)."""
    return np.zeros(count, dtype=as_record_dtype(dtype)).view(RecordArray)


@cache
def as_record_dtype(dtype: np.dtype) -> np.dtype:
    """The same dtype whose scalars have their fields as attributes, nested ones too."""
    item, shape = dtype.base, dtype.shape
    if item.fields is None:
        return dtype
    places = {name: (as_record_dtype(kind), offset) for name, (kind, offset, *_) in item.fields.items()}
    laid_out: Any = {
        "names": list(places),
        "formats": [kind for kind, _ in places.values()],
        "offsets": [offset for _, offset in places.values()],
        "itemsize": item.itemsize,
        "aligned": item.isalignedstruct,
    }
    scalar = type("Record", (np.void,), {name: _field(name) for name in places})
    made = np.dtype((scalar, np.dtype(laid_out)))
    return np.dtype((made, shape)) if shape else made


def _field(name: str) -> property:
    """A field as an attribute. Read without a function of Python's: rules that are not compiled do little else."""
    return property(itemgetter(name), lambda record, value: record.__setitem__(name, value))


def copy_record(array: Records) -> Records:
    """An independent copy of records: one memcpy.

    As raw bytes, because NumPy copies such records field by field and leaves whatever was in memory in the gaps
    between the fields, and then equal games had different hashes.
    """
    raw = array.view(np.ndarray).view(f"V{array.dtype.itemsize}").copy()
    return raw.view(array.dtype).view(RecordArray)


def state_hash(array: Records) -> str:
    """Twelve hexadecimal digits that are equal only for equal states (for golden games and replays)."""
    return hashlib.sha256(array.tobytes()).hexdigest()[:12]
