"""Games as structured records: create, copy and hash them.

A record is always reached through a `RecordArray`, because then `game.cities[seat].coins` is ordinary
attribute access with and without the compiler. NumPy's own record arrays do the same, but look every
attribute up by name and make a new dtype for every nested record: that took twenty times as long, and was
most of the time of rules that are not compiled.
"""

import hashlib
from collections.abc import Callable, Sequence
from functools import cache
from operator import itemgetter
from typing import Any

import numpy as np

Record = Any
"""One game (or one set of tables): a view into its array whose fields are attributes."""

Records = Any
"""A one-dimensional `RecordArray`."""

Number = Any
"""A whole number that may be one of NumPy's, which checkers do not take for an `int`."""


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

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        """Raw bytes, because the scalars of these dtypes have classes that only this process knows."""
        return _from_bytes, (as_plain_dtype(self.dtype), self.shape, self.tobytes())

    def __copy__(self) -> "RecordArray":
        return copy_record(self)

    def __deepcopy__(self, memo: Any) -> "RecordArray":
        return copy_record(self)


def _from_bytes(dtype: np.dtype, shape: tuple[int, ...], raw: bytes) -> Records:
    """Records as they were when `RecordArray.__reduce__` wrote them down."""
    return np.frombuffer(bytearray(raw), as_record_dtype(dtype)).view(RecordArray).reshape(shape)


def records_of(dtype: np.dtype, raw: bytes) -> Records:
    """Records whose bytes were kept, shape (count,)."""
    return _from_bytes(dtype, (-1,), raw)


def new_records(dtype: np.dtype, count: int) -> Records:
    """`count` zeroed records as an array of shape (count,)."""
    return np.zeros(count, dtype=as_record_dtype(dtype)).view(RecordArray)


@cache
def as_record_dtype(dtype: np.dtype) -> np.dtype:
    """The same dtype whose scalars have their fields as attributes, nested ones too."""
    item, shape = dtype.base, dtype.shape
    if item.fields is None:
        return dtype
    scalar = type("Record", (np.void,), {name: _field(name) for name in item.fields})
    made = np.dtype((scalar, _laid_out(item, as_record_dtype)))
    return np.dtype((made, shape)) if shape else made


def as_plain_dtype(dtype: np.dtype) -> np.dtype:
    """The same dtype with NumPy's own scalars, as any process knows them."""
    item, shape = dtype.base, dtype.shape
    if item.fields is None:
        return dtype
    made = _laid_out(item, as_plain_dtype)
    return np.dtype((made, shape)) if shape else made


def _laid_out(item: np.dtype, form: Callable[[np.dtype], np.dtype]) -> np.dtype:
    """A dtype with the same fields at the same places, each in another form."""
    fields: Any = item.fields
    places = {name: (form(kind), offset) for name, (kind, offset, *_) in fields.items()}
    laid_out: Any = {
        "names": list(places),
        "formats": [kind for kind, _ in places.values()],
        "offsets": [offset for _, offset in places.values()],
        "itemsize": item.itemsize,
        "aligned": item.isalignedstruct,
    }
    return np.dtype(laid_out)


def _field(name: str) -> property:
    """A field as an attribute.

    Read without a function of Python's: rules that are not compiled do little else.
    """
    return property(itemgetter(name), lambda record, value: record.__setitem__(name, value))


def copy_record(array: Records) -> Records:
    """Return an independent copy of records.

    As raw bytes, because NumPy copies records that do not lie side by side field by field and leaves whatever
    was in memory in the gaps between the fields, and then equal games had different hashes.
    """
    raw = array if array.flags.c_contiguous else array.view(np.ndarray).view(f"V{array.dtype.itemsize}")
    return RecordArray(array.shape, array.dtype, bytearray(raw.tobytes()))


def join_records(parts: Sequence[Records]) -> Records:
    """Return the records of several arrays of one dtype as one array, byte for byte."""
    raw = bytearray(b"".join(part.tobytes() for part in parts))
    dtype = parts[0].dtype
    return RecordArray((len(raw) // dtype.itemsize,), dtype, raw)


def state_hash(array: Records) -> str:
    """Twelve hexadecimal digits that are equal only for equal states (for golden games and replays)."""
    return hashlib.sha256(array.tobytes()).hexdigest()[:12]
