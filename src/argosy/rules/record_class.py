"""Classes that declare a record once: its layout, its type for checkers and its table in the docs.

    class City(RecordClass):
        coins: int = field(np.int16, "treasury")
        hand: Numbers = field(np.int16, "cards, sorted, -1 = empty", shape=9, seen_by=OWNER)

    CITY = dtype_of(City)

The order of the fields is the order in memory. A field holds a NumPy number or an array of them; what leaves
the game as a view or an event is made a plain number first. Functions are annotated with these classes, but
no game is an object of one: what they get is a row of a `RecordArray`.
"""

from collections.abc import Iterable, Iterator
from enum import Enum
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeVar, overload

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[Any]
"""Several numbers: a field of a record, or an array of any shape."""

Row_co = TypeVar("Row_co", covariant=True)


class Visibility(Enum):
    """Players who see a field while the game runs (`knowledge.py` of each game holds that border)."""

    PUBLIC = "all"
    OWNER = "owner"
    HIDDEN = "nobody"


PUBLIC, OWNER, HIDDEN = Visibility


class Field(NamedTuple):
    """The declaration of one field."""

    kind: Any
    """The type of its numbers, or the class or dtype of the records in it."""
    meaning: str
    shape: int | tuple[int, ...]
    """The number of them; an empty tuple for a single one."""
    seen_by: Visibility
    note: str
    """An exception to `seen_by`."""


class FieldsOfExpansions(NamedTuple):
    """The place in a record of the fields that expansions add."""

    fields: tuple[tuple[Any, ...], ...]


class RecordClass:
    """Base of the classes that declare a record."""

    if TYPE_CHECKING:

        @property
        def dtype(self) -> Any:
            """The layout of the record."""
            ...

        def __getitem__(self, name: str) -> Any:
            """A field by name."""

        def __setitem__(self, name: str, value: Any) -> None:
            """Write a field by name."""


class ExtensibleRecordClass(RecordClass):
    """Base of the classes to which expansions add fields."""

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> Any:
            """A field that an expansion adds."""

        def __setattr__(self, name: str, value: Any) -> None:
            """Write that."""


class Rows(Protocol[Row_co]):
    """Several records: a field of a record, or an array."""

    @overload
    def __getitem__(self, key: int) -> Row_co: ...
    @overload
    def __getitem__(self, key: tuple[int, ...]) -> Any: ...
    @overload
    def __getitem__(self, key: slice) -> "Rows[Row_co]": ...
    @overload
    def __getitem__(self, key: str) -> Numbers: ...
    def __setitem__(self, key: int, value: Any) -> None: ...
    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[Row_co]: ...
    def tobytes(self) -> bytes: ...


def field(
    kind: Any,
    meaning: str = "",
    *,
    shape: int | tuple[int, ...] = (),
    seen_by: Visibility = PUBLIC,
    note: str = "",
) -> Any:
    """Declare a field in the body of a record class."""
    return Field(kind, meaning, shape, seen_by, note)


def fields_of_expansions(fields: Iterable[tuple[Any, ...]]) -> Any:
    """Place the fields that expansions add: (name, type) or (name, type, shape) each."""
    return FieldsOfExpansions(tuple(fields))


def fields_of(record: type[RecordClass]) -> dict[str, Field | FieldsOfExpansions]:
    """The declarations of a record class in the order of their memory, those of its bases first."""
    return {
        name: one
        for part in reversed(record.__mro__)
        for name, one in vars(part).items()
        if isinstance(one, Field | FieldsOfExpansions)
    }


def layout_of(record: type[RecordClass]) -> list[tuple[Any, ...]]:
    """(name, type, shape) of each field, as NumPy takes them."""
    found: list[tuple[Any, ...]] = []
    for name, one in fields_of(record).items():
        if isinstance(one, FieldsOfExpansions):
            found += one.fields
        else:
            kind: Any = one.kind
            found.append((name, dtype_of(kind) if _is_record(kind) else kind, one.shape))
    return found


def _is_record(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, RecordClass)


def dtype_of(record: type[RecordClass]) -> np.dtype[Any]:
    """The aligned dtype of a record class."""
    return np.dtype(layout_of(record), align=True)
