"""Base of the classes that expansions fill in; a name that such a class does not know is refused.

class GameExpansion(ExpansionClass): ...  # declares what an expansion may say
class LanternsExpansion(GameExpansion): ...  # says it, under the same names
"""

from abc import ABC
from difflib import get_close_matches
from inspect import get_annotations


class ExpansionClass(ABC):  # noqa: B024  because the classes that declare have the abstract methods
    """Base of a class that declares what an expansion may say in one layer."""

    def __init_subclass__(cls) -> None:
        """Refuse a public name of an expansion that no base declares: base code would never ask for it."""
        super().__init_subclass__()
        if ExpansionClass in cls.__bases__:
            return
        known = {name for base in cls.__mro__[1:] for name in (*vars(base), *get_annotations(base))}
        for name in vars(cls):
            if name.startswith("_") or name in known:
                continue
            close = get_close_matches(name, known, n=1)
            hint = f": is it {close[0]}?" if close else ""
            raise TypeError(f"{cls.__module__}.{cls.__qualname__}: no base class has {name!r}{hint}")
