"""Types of values in kernels, and the LLVM types that stand for each.

Int      a whole number; it travels in 64 bits, whatever the width that it is kept in
Bool     yes or no
Float    a number with a fraction, 64 bits
Record   one NumPy record, by address
Array    an array in C order, by address and shape; its elements are numbers or records
Several  a tuple of these
Nothing  no value: what a kernel without a result gives back
"""

import hashlib
from functools import cache
from typing import Any, NamedTuple, TypeAlias

import numpy as np


class Int(NamedTuple):
    """A whole number. Signed and small unsigned ones compute as int64, see `values.py`."""

    bits: int = 64
    signed: bool = True

    @property
    def is_wide(self) -> bool:
        """Is it a uint64, whose arithmetic is that of unsigned numbers?"""
        return self == UINT64


class Bool(NamedTuple):
    """Yes or no."""

    name: str = "bool"


class Float(NamedTuple):
    """A number with a fraction."""

    name: str = "float"


class Nothing(NamedTuple):
    """No value."""

    name: str = "nothing"


class Field(NamedTuple):
    """A field of a record: a single value, or an array of a fixed shape."""

    offset: int
    item: "Item"
    shape: tuple[int, ...]


class Layout:
    """The memory layout of a record; equal for dtypes with the same fields at the same offsets."""

    def __init__(self, size: int, fields: dict[str, Field], *, is_aligned: bool) -> None:
        self.size = size
        self.fields = fields
        self.is_aligned = is_aligned
        told = "".join(f"{name} {at.offset} {at.shape} {key_of(at.item)};" for name, at in fields.items())
        self.key = hashlib.sha256(f"{size} {is_aligned} {told}".encode()).hexdigest()[:12]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Layout) and self.key == other.key

    def __hash__(self) -> int:
        return hash(self.key)


class Record(NamedTuple):
    """One record, by address."""

    layout: Layout


Item: TypeAlias = Int | Bool | Float | Record
"""What stands in a field or in an array."""


class Array(NamedTuple):
    """An array of so many dimensions, by address and shape."""

    item: Item
    dimensions: int


class Several(NamedTuple):
    """A tuple."""

    items: "tuple[Type, ...]"


Type: TypeAlias = Int | Bool | Float | Record | Array | Several | Nothing

INT64 = Int()
UINT64 = Int(64, signed=False)
BOOL = Bool()
FLOAT = Float()
NOTHING = Nothing()


def of_dtype(dtype: np.dtype[Any]) -> Item:
    """The type of an element of an array. Raises TypeError for what kernels do not know."""
    if dtype.fields is not None:
        return Record(_layout(dtype))
    if not dtype.isnative:
        raise TypeError(f"kernels know no {dtype}: its bytes stand the other way round")
    if dtype.kind in "iu":
        return Int(dtype.itemsize * 8, signed=dtype.kind == "i")
    if dtype.kind == "b":
        return BOOL
    if dtype == np.float64:
        return FLOAT
    raise TypeError(f"kernels know no {dtype}: whole numbers, bool, float64 and records")


@cache
def _layout(dtype: np.dtype[Any]) -> Layout:
    fields = {
        name: Field(offset, of_dtype(kind.base), kind.shape)
        for name, (kind, offset, *_) in (dtype.fields or {}).items()
    }
    return Layout(dtype.itemsize, fields, is_aligned=dtype.isalignedstruct)


def size_of(item: Item) -> int:
    """Bytes of an element in memory."""
    match item:
        case Int(bits, _):
            return bits // 8
        case Bool():
            return 1
        case Float():
            return 8
        case Record(layout):
            return layout.size


def parts_of(kind: Type) -> tuple[str, ...]:
    """The LLVM types of the values that a value of this type travels as."""
    match kind:
        case Int():
            return ("i64",)
        case Bool():
            return ("i1",)
        case Float():
            return ("double",)
        case Record():
            return ("ptr",)
        case Array(_, dimensions):
            return ("ptr", *["i64"] * dimensions)
        case Several(items):
            return tuple(part for item in items for part in parts_of(item))
        case Nothing():
            return ()


def key_of(kind: Type) -> str:
    """A short name: equal for equal types only."""
    match kind:
        case Int(bits, signed):
            return f"{'i' if signed else 'u'}{bits}"
        case Record(layout):
            return f"r{layout.key}"
        case Array(item, dimensions):
            return f"{key_of(item)}[{dimensions}]"
        case Several(items):
            return f"({','.join(map(key_of, items))})"
        case Bool() | Float() | Nothing():
            return kind.name


def as_argument(kind: Type) -> Type:
    """The type with which a kernel receives such a value: one instance of a kernel serves all widths.

    A tuple arrives as an array.
    """
    match kind:
        case Int() if not kind.is_wide:
            return INT64
        case Bool():
            return INT64
        case Several(items):
            return Array(_element(items), 1)
        case _:
            return kind


def _element(items: tuple[Type, ...]) -> Item:
    kinds = {as_argument(item) for item in items}
    if kinds == {INT64}:
        return INT64
    if kinds <= {INT64, FLOAT}:
        return FLOAT
    raise TypeError("only tuples of numbers can be passed on or indexed")


def joined(one: Type | None, other: Type) -> Type:
    """The type of a variable that is given values of both types. Raises TypeError where there is none."""
    if one is None or one == other:
        return other
    match one, other:
        case (Int() | Bool(), Int() | Bool()):
            wide = UINT64 in {one, other}
            if wide and any(isinstance(kind, Int) and kind.signed for kind in (one, other)):
                raise TypeError("a variable is a uint64 here and a signed number there")
            return UINT64 if wide else INT64
        case (Int() | Bool() | Float(), Int() | Bool() | Float()):
            return FLOAT
        case (Several(some), Several(more)) if len(some) == len(more):
            return Several(tuple(joined(*pair) for pair in zip(some, more, strict=True)))
        case _:
            raise TypeError(f"a variable is a {key_of(one)} here and a {key_of(other)} there")


def result_of(key: str) -> Type:
    """The type that has this key; for what a kernel gives back to Python: numbers, tuples of numbers,
    nothing.
    """
    if key.startswith("("):
        return Several(tuple(result_of(part) for part in key[1:-1].split(",")))
    named: dict[str, Type] = {kind.name: kind for kind in (BOOL, FLOAT, NOTHING)}
    if key in named:
        return named[key]
    return Int(int(key[1:]), signed=key[0] == "i")
