"""Wrapper through which Python calls a compiled kernel.

Every entry point has an entry wrapper: a function that takes Python's objects for arrays and records, reads
from them where their data are, as NumPy's public C headers lay them out, and calls the kernel. `ctypes` gives
up the interpreter's lock meanwhile.
"""

# pyright: reportUnknownArgumentType=false, reportUnknownMemberType=false
# NumPy's scalars leave their width open.

import ctypes
from collections.abc import Callable
from typing import Any

import numpy as np

from argosy.kernelc.errors import CompileError
from argosy.kernelc.translate import Signature, returned
from argosy.kernelc.types import (
    FLOAT,
    INT64,
    UINT64,
    Array,
    Bool,
    Float,
    Int,
    Nothing,
    Record,
    Several,
    Type,
    of_dtype,
    parts_of,
)

HEAD = object.__basicsize__
"""Bytes of what every object begins with."""
DATA, SHAPE = HEAD, HEAD + 16
"""`PyArrayObject_fields`: data, number of dimensions, dimensions."""
SCALAR_DATA = HEAD + 8
"""`PyVoidScalarObject`: the size of a variable object comes first."""


def check_layout() -> None:
    """Raises CompileError if this NumPy keeps its data elsewhere."""
    array = np.zeros((2, 3), [("a", np.int16), ("b", np.int8)])
    record: Any = array[1, 2]
    data = array.ctypes.data
    shape = _pointer(array, SHAPE)
    is_known = (
        _pointer(array, DATA) == data
        and shape is not None
        and tuple((ctypes.c_ssize_t * 2).from_address(shape)) == array.shape
        and _pointer(record, SCALAR_DATA) == data + 5 * array.itemsize
    )
    if not is_known:
        raise CompileError(
            f"NumPy {np.__version__} lays arrays out in a way that this compiler does not know"
        )


def _pointer(thing: object, offset: int) -> int | None:
    return ctypes.c_void_p.from_address(id(thing) + offset).value


def wrapper_symbol(symbol: str) -> str:
    """Return the name of an entry point's wrapper."""
    return f"entry.{symbol}"


def entry_wrapper(signature: Signature) -> str:
    """Return the wrapper of an entry point in LLVM's language.

    A tuple is written to `%out`, eight bytes for each part.
    """
    lines: list[str] = []
    passed: list[str] = []
    taken = ["ptr %out"]
    for number, kind in enumerate(signature.arguments):
        taken.append(f"{'ptr' if isinstance(kind, Array | Record) else parts_of(kind)[0]} %a{number}")
        match kind:
            case Record():
                lines += _loaded(f"d{number}", "ptr", f"%a{number}", SCALAR_DATA)
                passed.append(f"ptr %d{number}")
            case Array(_, dimensions):
                lines += _loaded(f"d{number}", "ptr", f"%a{number}", DATA)
                lines += _loaded(f"s{number}", "ptr", f"%a{number}", SHAPE)
                passed.append(f"ptr %d{number}")
                for place in range(dimensions):
                    lines += _loaded(f"n{number}.{place}", "i64", f"%s{number}", 8 * place)
                    passed.append(f"i64 %n{number}.{place}")
            case _:
                passed.append(f"{parts_of(kind)[0]} %a{number}")
    kind, parts = returned(signature.result), parts_of(signature.result)
    call = f'call {kind} @"{signature.symbol}"({", ".join(passed)})'
    match parts:
        case ():
            lines += [call, "ret void"]
        case (one,):
            lines += [f"%result = {call}", f"ret {one} %result"]
        case _:
            kind = "void"
            lines += [f"%result = {call}", *_written(signature.result), "ret void"]
    body = "\n".join("  " + line for line in lines)
    return f'define {kind} @"{wrapper_symbol(signature.symbol)}"({", ".join(taken)}) {{\n{body}\n}}'


def _loaded(name: str, part: str, base: str, offset: int) -> list[str]:
    return [
        f"%{name}.at = getelementptr i8, ptr {base}, i64 {offset}",
        f"%{name} = load {part}, ptr %{name}.at",
    ]


def _written(result: Type) -> list[str]:
    lines: list[str] = []
    for number, part in enumerate(parts_of(result)):
        lines += [
            f"%r{number} = extractvalue {returned(result)} %result, {number}",
            f"%r{number}.at = getelementptr i8, ptr %out, i64 {8 * number}",
            f"store {part} %r{number}, ptr %r{number}.at",
        ]
    return lines


PYTHON: dict[Type, Any] = {INT64: ctypes.c_int64, UINT64: ctypes.c_uint64, FLOAT: ctypes.c_double}


def _read(kind: Type, raw: bytes) -> Any:
    """A part of a tuple, from the eight bytes that it was written to."""
    match kind:
        case Bool():
            return bool(raw[0] & 1)
        case Float():
            return float(np.frombuffer(raw, np.float64)[0])
        case Int(_, signed):
            return int.from_bytes(raw, "little", signed=signed)
        case _:
            raise TypeError("a kernel that Python calls gives back tuples of numbers only")


def type_of(thing: Any) -> Type:
    """The type of an argument. Raises TypeError for what kernels do not know."""
    match thing:
        case np.ndarray():
            return Array(of_dtype(thing.dtype), thing.ndim)
        case np.void():
            return of_dtype(thing.dtype)
        case np.integer() if thing.dtype == np.uint64:
            return UINT64
        case bool() | int() | np.integer() | np.bool_():
            return INT64
        case float():
            return FLOAT
        case _:
            raise TypeError(f"kernels take numbers, records and arrays, not a {type(thing).__name__}")


def opened(address: int, signature: Signature, owner: object) -> Callable[..., Any]:
    """An entry point as a function of Python, for arguments of exactly its types.

    owner: what holds the code in memory; the function keeps it alive.
    """
    taken = [PYTHON.get(kind, ctypes.py_object) for kind in signature.arguments]
    result = signature.result
    gives = _given_back(result)
    function: Any = ctypes.CFUNCTYPE(gives, ctypes.c_void_p, *taken)(address)
    function.owner = owner
    if isinstance(result, Several):
        return _with_stack_slot(function, result)
    return lambda *arguments: function(None, *arguments)


def _given_back(result: Type) -> Any:
    match result:
        case Bool():
            return ctypes.c_bool
        case Int(_, signed):
            return ctypes.c_int64 if signed else ctypes.c_uint64
        case Float():
            return ctypes.c_double
        case Nothing() | Several():
            return None
        case _:
            raise TypeError("a kernel that Python calls gives back numbers, not places in memory")


def _with_stack_slot(function: Callable[..., Any], result: Several) -> Callable[..., Any]:
    """A function that writes its results into a place of its own for each call."""
    kinds = tuple(enumerate(result.items))

    def call(*arguments: Any) -> tuple[Any, ...]:
        stack_slot = ctypes.create_string_buffer(8 * len(kinds))
        function(ctypes.addressof(stack_slot), *arguments)
        return tuple(_read(kind, stack_slot.raw[8 * place : 8 * place + 8]) for place, kind in kinds)

    return call


def converting(function: Callable[..., Any], arguments: tuple[Any, ...]) -> Callable[..., Any]:
    """The function for arguments of the same kinds as these: `ctypes` takes numbers of Python only, not
    those of NumPy.
    """
    places = [
        place for place, argument in enumerate(arguments) if isinstance(argument, np.integer | np.bool_)
    ]
    if not places:
        return function

    def call(*given: Any) -> Any:
        taken = list(given)
        for place in places:
            taken[place] = int(taken[place])
        return function(*taken)

    return call
