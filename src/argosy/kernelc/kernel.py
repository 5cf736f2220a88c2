"""The decorator that marks functions as kernels, the compiled part of the rules.

`kernel` only takes note of the function and gives it back unchanged, so that the rules can be read, imported
and stepped through with a debugger without a compiler.

What a kernel may contain: integers, arrays and records that are passed in, other kernels called by their bare
name, loops over `Kernels`, `value_of` in such a loop, and module constants. The compiler does not know new
arrays, exceptions, strings, keyword arguments and Python objects, so a kernel may not contain them.
"""

from collections.abc import Callable, Iterable, Iterator
from functools import cache, cached_property
from typing import Any, TypeVar

Function = TypeVar("Function", bound=Callable[..., Any])

_KERNELS: dict[Callable[..., Any], None] = {}


def kernel(function: Function) -> Function:
    """Mark a function as a kernel."""
    _KERNELS[function] = None
    return function


def is_kernel(thing: object) -> bool:
    """Is this object a function marked with `kernel`?"""
    try:
        return thing in _KERNELS
    except TypeError:  # because unhashable things, such as arrays, stand in module globals too
        return False


def kernels() -> tuple[Callable[..., Any], ...]:
    """Every kernel of the modules imported so far, in the order of their definition."""
    return tuple(_KERNELS)


class Kernels:
    """Kernels that another kernel calls one after the other, each alone or in a tuple with numbers:

        for deal in DEALS:
            deal(game, tables, seed)

    They may also be values of a record, for `value_of`.

    They are looked for when the loop first runs or is compiled, so whoever loops over them need not import
    them. A compiled loop is laid out flat (`argosy.kernelc.unrolling`).
    """

    def __init__(self, find: Callable[[], Iterable[Any]]) -> None:
        self._find = find

    @cached_property
    def items(self) -> tuple[Any, ...]:
        """Return the kernels that a loop goes through."""
        return tuple(self._find())

    def __iter__(self) -> Iterator[Any]:
        return iter(self.items)


def value_of(record: Any, value: str | Callable[..., Any], *more: Any) -> Any:
    """Value of a record in a loop over `Kernels`: a field by its path, or the result of a kernel.

        for value in VALUES:
            row[at] = value_of(city, value, tables)

    "coins" is `city.coins`, "harbor.price.0" is `city.harbor.price[0]`; a kernel is called with the record
    and `more`. Compilers never meet this function: an unrolled loop has the field or the call in its place.
    """
    if callable(value):
        return value(record, *more)
    for part in path_of(value):
        record = record[part] if isinstance(part, int) else getattr(record, part)
    return record


@cache
def path_of(value: str) -> tuple[str | int, ...]:
    """The fields and indices of a path."""
    return tuple(int(part) if part.isdigit() else part for part in value.split("."))
