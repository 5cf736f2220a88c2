"""Old names of public parameters, which still work for one minor version and warn."""

import functools
import os
import warnings
from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar

Parameters = ParamSpec("Parameters")
Result = TypeVar("Result")


def warn_of_old_name(old: str, new: str, stacklevel: int = 3) -> None:
    """Warn that a public name has changed; stacklevel: as in `warnings.warn`."""
    warnings.warn(f"{old} is now {new}", DeprecationWarning, stacklevel=stacklevel)


def renamed_parameter(
    old: str, new: str
) -> Callable[[Callable[Parameters, Result]], Callable[Parameters, Result]]:
    """Return a decorator that passes the keyword argument `old` on as `new`, with a DeprecationWarning.

    Both names in one call are a TypeError.
    """

    def decorate(function: Callable[Parameters, Result]) -> Callable[Parameters, Result]:
        @functools.wraps(function)
        def call(*args: Parameters.args, **named: Parameters.kwargs) -> Result:
            values: dict[str, Any] = named
            if old in values:
                if new in values:
                    raise TypeError(f"{new} and its old name {old} in one call; give {new} alone")
                warn_of_old_name(old, new)
                values[new] = values.pop(old)
            return function(*args, **named)

        return call

    return decorate


def adopt_variable(new: str, old: str) -> None:
    """Set the environment variable `new` to the value of its old name, unless it is set.

    It gives a DeprecationWarning. Called once, when a module is imported: looking a variable up takes a
    microsecond.
    """
    if new not in os.environ and old in os.environ:
        warn_of_old_name(old, new)
        os.environ[new] = os.environ[old]
