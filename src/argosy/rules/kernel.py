"""The mark that a function belongs to the part of the rules that compiles.

`kernel` only takes note of the function and gives it back unchanged, so that the rules can be read, imported and
stepped through with a debugger without a compiler. `argosy.rules.gears` makes the compiled twins.

What a kernel may contain: integers, arrays and records that are passed in, other kernels called by their bare
name, and module constants. What it may not contain, because the GPU cannot do it: new arrays, exceptions, strings,
keyword arguments, Python objects.
"""

from collections.abc import Callable
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
