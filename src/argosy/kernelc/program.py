"""A program: all kernels that a set of entry points calls, cut into units of compilation.

A unit is what stands in one file. Short kernels of other files that it calls come along as copies that may be
inlined and leave no code behind (`available_externally`); everything else is called by its symbol. So a
changed line builds the units again that hold or copy its kernel, and no others.
"""

# pyright: reportUnknownArgumentType=false
# NumPy leaves the fields of a dtype open.

import hashlib
import sys
from collections.abc import Callable, Generator
from contextlib import contextmanager
from typing import Any, NamedTuple

import numpy as np

from argosy.kernelc import calling
from argosy.kernelc.errors import CompileError
from argosy.kernelc.translate import INTRINSICS, Signature, Translated, symbol_of, translate
from argosy.kernelc.types import Array, Type, of_dtype

Kernel = Callable[..., Any]

SHORT = 80
"""Lines of a kernel that is copied to where it is called: about what LLVM would inline."""


class Entry(NamedTuple):
    """A kernel that Python calls, with the types of its arguments."""

    kernel: Kernel
    arguments: tuple[Type, ...]

    @property
    def symbol(self) -> str:
        """The name of its instance."""
        return symbol_of(self.kernel, self.arguments)


def entry(kernel: Kernel, *arguments: Any) -> Entry:
    """An entry point: each argument is a dtype, for a record or a number, or a type of `types.py`."""
    kinds = (of_dtype(np.dtype(one)) if isinstance(one, type | np.dtype) else one for one in arguments)
    return Entry(kernel, tuple(kinds))


def array(dtype: Any, dimensions: int = 1) -> Array:
    """An array as an argument."""
    return Array(of_dtype(np.dtype(dtype)), dimensions)


class Unit(NamedTuple):
    """A unit of compilation: the functions that are built into one object file."""

    name: str
    text: str
    callees: frozenset[str]
    """Units whose symbols it calls."""

    @property
    def key(self) -> str:
        """Equal for equal texts only."""
        return hashlib.sha256(self.text.encode()).hexdigest()[:24]


class CompiledProgram:
    """Entry points and everything below them.

    base: a program whose units are there as well; what it holds is not translated again.
    """

    def __init__(self, name: str, entries: tuple[Entry, ...], base: "CompiledProgram | None" = None) -> None:
        self.name = name
        self.base = base
        self.functions: dict[str, Translated] = {}
        self.unit_of: dict[str, str] = {}
        self.entries: dict[str, Signature] = {}
        self._underway: set[str] = set()
        with _deep_recursion():
            for entry in entries:
                self.entries[entry.symbol] = self.signature(entry.kernel, entry.arguments)

    def signature(self, kernel: Kernel, arguments: tuple[Type, ...]) -> Signature:
        """Return the signature of a kernel for arguments of these types; the first request translates it."""
        symbol = symbol_of(kernel, arguments)
        found = self.find(symbol)
        if found is None:
            if symbol in self._underway:
                raise CompileError(f"{kernel.__module__}.{kernel.__name__} calls itself; kernels may not")
            self._underway.add(symbol)
            found = self.functions[symbol] = translate(kernel, arguments, self)
            self._underway.remove(symbol)
            self.unit_of[symbol] = f"{self.name}: {kernel.__module__}"
        return found.signature

    def find(self, symbol: str) -> Translated | None:
        """A translated kernel, of this program or of the one that it stands on."""
        found = self.functions.get(symbol)
        return self.base.find(symbol) if found is None and self.base is not None else found

    def home(self, symbol: str) -> str:
        """The unit that a symbol is defined in."""
        found = self.unit_of.get(symbol)
        if found is None:
            assert self.base is not None
            return self.base.home(symbol)
        return found

    def units(self) -> dict[str, Unit]:
        """Every unit of this program by name; not those of its base."""
        held: dict[str, list[str]] = {}
        for symbol, unit in self.unit_of.items():
            held.setdefault(unit, []).append(symbol)
        return {name: self._unit(name, sorted(symbols)) for name, symbols in sorted(held.items())}

    def _unit(self, name: str, owned: list[str]) -> Unit:
        defined = self._with_copies(owned)
        called = {callee for symbol in defined for callee in self._found(symbol).calls}
        entry_points = [self.entries[symbol] for symbol in owned if symbol in self.entries]
        tables = {key: text for symbol in defined for key, text in self._found(symbol).constants.items()}
        text = "\n".join(
            [
                INTRINSICS,
                *(f"@{key} = private unnamed_addr constant {table}" for key, table in sorted(tables.items())),
                *(self._found(symbol).signature.declaration() for symbol in sorted(called - set(defined))),
                *(self._definition(symbol, is_copy=symbol not in owned) for symbol in defined),
                *(calling.entry_wrapper(signature) for signature in entry_points),
            ]
        )
        callees = frozenset(self.home(symbol) for symbol in {*called, *defined}) - {name}
        return Unit(name, text, callees)

    def _found(self, symbol: str) -> Translated:
        found = self.find(symbol)
        assert found is not None
        return found

    def _definition(self, symbol: str, *, is_copy: bool) -> str:
        return f"define {'available_externally ' if is_copy else ''}{self._found(symbol).text}"

    def _with_copies(self, owned: list[str]) -> list[str]:
        """Return the functions of a unit and the short kernels that it calls.

        Those that it calls through other short kernels are among them.
        """
        seen = dict.fromkeys(owned)
        waiting = list(owned)
        while waiting:
            for callee in self._found(waiting.pop()).calls:
                if callee not in seen and self._found(callee).size <= SHORT:
                    seen[callee] = None
                    waiting.append(callee)
        return [*owned, *sorted(set(seen) - set(owned))]


@contextmanager
def _deep_recursion() -> Generator[None, None, None]:
    """Kernels are translated below those that call them, so a long chain of calls is a deep stack."""
    before = sys.getrecursionlimit()
    sys.setrecursionlimit(max(before, 20_000))
    try:
        yield
    finally:
        sys.setrecursionlimit(before)
